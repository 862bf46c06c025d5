import { expect, test } from "vitest";
import {
  ascii,
  bigint,
  blob,
  boolean,
  counter,
  date,
  decimal,
  double,
  duration,
  encodeTtl,
  float,
  inet,
  int,
  InvalidValueError,
  keyColumn,
  list,
  map,
  optionalColumn,
  PerqueryError,
  requiredColumn,
  set,
  smallint,
  text,
  time,
  timestamp,
  timeuuid,
  tinyint,
  tuple,
  udt,
  uuid,
  varint,
  vector,
  type Codec,
} from "../../src/runtime/index.ts";

const address = udt("address", { street: ["street", text], state_or_province: ["stateOrProvince", text] });

/** From application code without types, or with a cast. */
function error(codec: unknown, value: unknown): InvalidValueError {
  try {
    (codec as Codec<unknown>).encode(value);
  } catch (thrown) {
    if (thrown instanceof InvalidValueError) return thrown;
    throw thrown;
  }
  throw new Error(`${String(value)} was taken`);
}

const refused: readonly (readonly [codec: { readonly type: string }, ...values: unknown[]])[] = [
  [text, 1, Buffer.from("a"), new Date(0), null, undefined, "half \ud83e of a pair", "\udd8a"],
  [ascii, "é", 1, "\x80"],
  [int, 2 ** 31, -(2 ** 31) - 1, 1.5, Number.NaN, Infinity, "1", 1n],
  [smallint, 32_768, -32_769, 0.5],
  [tinyint, 128, -129],
  [bigint, 1, "1", 2n ** 63n, -(2n ** 63n) - 1n],
  [counter, 1, 2n ** 63n],
  [varint, 1, "1"],
  [float, "1", 1n],
  [double, "1", null],
  [boolean, 1, "true", 0],
  [decimal, 1, "", ".", "-", "1,5", "1e", "0x1", "1e99999999999", "NaN", "1e-2147483648", " 1"],
  [uuid, "", "8d6c4b0e-7a1f-4c52-9a3e-2f1d5b6a7c8", "8d6c4b0e7a1f4c529a3e2f1d5b6a7c80", "g".repeat(36), 1],
  [timeuuid, "8d6c4b0e-7a1f-4c52-9a3e-2f1d5b6a7c80"],
  [
    date,
    "2026-02-30",
    "2026-13-01",
    "2026-00-01",
    "26-01-01",
    "2025-02-29",
    "2026-12-01T00:00:00Z",
    new Date(0),
    0,
    "+5881580-07-12",
  ],
  [time, "24:00:00", "12:60:00", "12:00:60", "12:34:56.1234567890", "1:00", "12", 0],
  [timestamp, new Date(Number.NaN), 0, "2026-12-01T00:00:00Z"],
  [duration, "", "P", "PT", "-", "1d1mo", "1d1d", "3", "1.5h", "200000000y", "9223372037s", "P1H", "2147483648d"],
  [blob, "ff", [1], new ArrayBuffer(1)],
  [
    inet,
    "256.0.0.1",
    "1.2.3",
    "01.2.3.4",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1::2::3",
    "fe80::1%eth0",
    "::g",
    "",
    "localhost",
    ":::",
    "1:2:3:4:5:6:7::8:9",
  ],
  [list(int), new Set([1]), "1", [1, null], [undefined], {}],
  [set(int), [1], new Map(), new Set([1, null])],
  [map(int, text), { 1: "a" }, new Set(), new Map([[1, null]]), new Map([[null, "a"]])],
  [
    map(timestamp, int),
    new Map([
      [new Date(0), 1],
      [new Date(0), 2],
    ]),
  ],
  [tuple(int, text), [1], [1, "a", 2], "1", ["1", "a"]],
  [address, "street", null, [], { street: 1 }],
  [vector(float, 3), [1, 2], new Float32Array(4), [1, 2, "3"], [1, 2, null], "123", new Float64Array(3)],
  [vector(text, 2), ["a"], ["a", null], ["a", 1]],
];

for (const [codec, ...values] of refused) {
  test(`${codec.type} refuses what it can't hold`, () => {
    for (const value of values) expect(error(codec, value)).toBeInstanceOf(PerqueryError);
  });
}

test("a message names the type, the value and what is expected", () => {
  expect(error(int, "111").message).toBe('expected an integer from -2147483648 to 2147483647 (int), got "111"');
  expect(error(bigint, 42).message).toBe("expected a bigint from -2^63 to 2^63 - 1, such as 42n (bigint), got 42");
  expect(error(date, new Date(0)).message).toBe(
    'expected a day such as "2026-12-01" (date), got Date 1970-01-01T00:00:00.000Z',
  );
  expect(error(text, Buffer.from("a")).message).toBe("expected a string (text), got a value of class Buffer");
  expect(error(ascii, "é".repeat(100)).message).toContain(`"${"é".repeat(60)}…"`);
});

test("an error in a column names it, and where in the value it is", () => {
  const addresses = optionalColumn("addresses", map(text, address));
  const thrown = error(addresses, new Map([["home", { street: 5 }]]));
  expect(thrown.message).toBe('addresses["home"].street: expected a string (text), got 5');
  expect(thrown).toMatchObject({ column: "addresses", path: '["home"].street', type: "text", value: 5 });
  expect(
    error(keyColumn("at", list(tuple(int, text))), [
      [1, "a"],
      [2, 3],
    ]).message,
  ).toBe("at[1][1]: expected a string (text), got 3");
  expect(error(keyColumn("tags", set(text)), new Set([1])).message).toBe(
    "tags[element]: expected a string (text), got 1",
  );
});

test("a key column refuses null and undefined, which a key can't have", () => {
  const guestId = keyColumn("guest_id", uuid);
  expect(error(guestId, undefined).message).toBe("guest_id: expected a value (uuid), got undefined");
  expect(error(guestId, null).message).toBe("guest_id: expected a value (uuid), got null");
});

test("undefined leaves a column alone, null deletes where it may", () => {
  const phone = optionalColumn("phone", text);
  const roomNumber = requiredColumn("room_number", smallint);
  expect(phone.encode(undefined)).toBeUndefined();
  expect(phone.encode(null)).toBeNull();
  expect(phone.encode("")).toEqual(Buffer.alloc(0));
  expect(roomNumber.encode(undefined)).toBeUndefined();
  expect(error(roomNumber, null).message).toBe("room_number: expected a value (smallint), got null");
  expect([phone.decode(null), phone.decode("1")]).toEqual([null, "1"]);
});

test("a time to live is in whole seconds, up to twenty years", () => {
  expect(encodeTtl(undefined)).toBeUndefined();
  expect(encodeTtl(60)).toEqual(Buffer.of(0, 0, 0, 60));
  expect(encodeTtl(0)).toEqual(Buffer.alloc(4));
  for (const seconds of [-1, 1.5, 630_720_001, Number.NaN]) expect(() => encodeTtl(seconds)).toThrow(InvalidValueError);
});
