import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";
import { date, timestamp } from "./date-and-time.ts";
import { bigint } from "./numbers.ts";
import { varint } from "./varint.ts";

/*
 * Other TypeScript types for some CQL types, where the configuration asks for them. The bytes are the same.
 */

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)$/;

/** A point in time as text, to the millisecond; what comes back is in UTC: `"2026-12-01T12:00:00.000Z"`. */
export const timestampAsText: Codec<string> = {
  ...timestamp,
  encode(value) {
    const parsed = typeof value === "string" && instant.test(value) ? new Date(value) : undefined;
    if (parsed === undefined || Number.isNaN(parsed.getTime())) {
      const expected = 'a point in time such as "2026-12-01T12:00:00.000Z"';
      throw new InvalidValueError({ type: "timestamp", value, expected });
    }
    return timestamp.encode(parsed);
  },
  decode: (fromDriver) => timestamp.decode(fromDriver).toISOString(),
};

/** A day as the Date at its beginning in UTC. */
export const dateAsDate: Codec<Date> = {
  type: "date",
  encode(value) {
    const isDay = value instanceof Date && !Number.isNaN(value.getTime()) && value.getTime() % 86_400_000 === 0;
    if (!isDay) {
      const expected = 'the beginning of a day in UTC, such as new Date("2026-12-01")';
      throw new InvalidValueError({ type: "date", value, expected });
    }
    return date.encode(value.toISOString().slice(0, value.toISOString().indexOf("T")));
  },
  decode: (fromDriver) => new Date(date.decode(fromDriver)),
};

/** Whole numbers as decimal digits. */
const asText = (codec: Codec<bigint>): Codec<string> => ({
  ...codec,
  encode(value) {
    if (typeof value !== "string" || !/^-?\d+$/.test(value)) {
      throw new InvalidValueError({ type: codec.type, value, expected: 'decimal digits such as "9007199254740993"' });
    }
    return codec.encode(BigInt(value));
  },
  decode: (fromDriver) => codec.decode(fromDriver).toString(),
});

export const bigintAsText = asText(bigint);
export const varintAsText = asText(varint);
