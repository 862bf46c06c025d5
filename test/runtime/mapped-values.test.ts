import fc from "fast-check";
import { expect, it } from "vitest";
import {
  bigint,
  bigintAsText,
  date,
  dateAsDate,
  InvalidValueError,
  timestamp,
  timestampAsText,
  varint,
  varintAsText,
} from "../../src/runtime/index.ts";

it("writes the bytes that the value of perquery's own type has", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") }), (at) => {
      expect(timestampAsText.encode(at.toISOString())).toEqual(timestamp.encode(at));
      const day = at.toISOString().slice(0, 10);
      expect(dateAsDate.encode(new Date(day))).toEqual(date.encode(day));
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (number) => {
      expect(bigintAsText.encode(String(number))).toEqual(bigint.encode(number));
      expect(varintAsText.encode(String(number ** 3n))).toEqual(varint.encode(number ** 3n));
    }),
  );
});

it("reads what the driver gives as the other type", () => {
  expect(timestampAsText.decode(new Date("2026-12-01T12:00:00.5Z"))).toBe("2026-12-01T12:00:00.500Z");
  expect(dateAsDate.decode("2026-12-01")).toEqual(new Date("2026-12-01"));
  expect(bigintAsText.decode(9007199254740993n)).toBe("9007199254740993");
});

it.each([
  [timestampAsText, "2026-12-01"],
  [timestampAsText, "tomorrow"],
  [timestampAsText, "2026-13-01T00:00:00Z"],
  [timestampAsText, new Date()],
  [dateAsDate, new Date("2026-12-01T12:00:00Z")],
  [dateAsDate, "2026-12-01"],
  [dateAsDate, new Date(Number.NaN)],
  [bigintAsText, 1n],
  [bigintAsText, "1.5"],
  [bigintAsText, ""],
  [bigintAsText, "9223372036854775808"],
  [varintAsText, "ten"],
] as const)("refuses %o the value %s", ({ encode }, value) => {
  expect(() => encode(value as never)).toThrow(InvalidValueError);
});
