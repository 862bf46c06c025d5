import { dayFromDays, daysFromDay, parseDay, printDay, type Day } from "../calendar.ts";
import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/** A day without a time zone, as a string: `"2026-12-01"`. It never moves with the zone of the process. */
export const date: Codec<string> = {
  type: "date",
  encode(value) {
    const day = typeof value === "string" ? parseDay(value) : undefined;
    const days = day && daysFromDay(day);
    if (days === undefined || (days | 0) !== days) {
      throw new InvalidValueError({ type: "date", value, expected: 'a day such as "2026-12-01"' });
    }
    const buffer = Buffer.allocUnsafe(4);
    buffer.writeUInt32BE(days + 2 ** 31);
    return buffer;
  },
  decode(fromDriver) {
    // A `LocalDate` has them as numbers, and NaN beyond what a Date can hold.
    const { year, month, day: dayOfMonth } = fromDriver as { readonly [TPart in keyof Day]?: unknown };
    if (isNumber(year) && isNumber(month) && isNumber(dayOfMonth)) return printedDay({ year, month, day: dayOfMonth });
    const text = String(fromDriver);
    // `LocalDate` gives days since 1970 beyond what a Date can hold, and no plus sign before a year over 9999.
    if (/^-?\d+$/.test(text)) return printDay(dayFromDays(Number(text)));
    const day = parseDay(text);
    return day === undefined ? text : printDay(day);
  },
};

/** The texts of days that were printed lately: many rows share few days. */
const printed: { packed: number; text: string }[] = [];

function printedDay(day: Day): string {
  const packed = (day.year * 16 + day.month) * 32 + day.day;
  const place = (printed[packed & 1023] ??= { packed: Number.NaN, text: "" });
  if (place.packed !== packed) {
    place.text = printDay(day);
    place.packed = packed;
  }
  return place.text;
}

const isNumber = (part: unknown): part is number => typeof part === "number" && !Number.isNaN(part);

const clock = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/;

/** A time of day as a string, to the nanosecond: `"12:34:56.123456789"`; what comes back has no trailing zeros. */
export const time: Codec<string> = {
  type: "time",
  encode(value) {
    const [matched, hours, minutes, seconds = "0", fraction = ""] =
      (typeof value === "string" && clock.exec(value)) || [];
    if (matched === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) {
      throw new InvalidValueError({ type: "time", value, expected: 'a time of day such as "12:34:56.123456789"' });
    }
    const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    const nanoseconds = wholeSeconds * 1e9 + Number(fraction.padEnd(9, "0"));
    const buffer = Buffer.allocUnsafe(8);
    buffer.writeUInt32BE(Math.floor(nanoseconds / 2 ** 32), 0);
    buffer.writeUInt32BE(nanoseconds % 2 ** 32, 4);
    return buffer;
  },
  decode: String,
};

/** A point in time, to the millisecond. */
export const timestamp: Codec<Date> = {
  type: "timestamp",
  encode(value) {
    const milliseconds = value instanceof Date ? value.getTime() : Number.NaN;
    if (Number.isNaN(milliseconds)) {
      throw new InvalidValueError({ type: "timestamp", value, expected: "a valid Date" });
    }
    const buffer = Buffer.allocUnsafe(8);
    buffer.writeInt32BE(Math.floor(milliseconds / 2 ** 32), 0);
    buffer.writeUInt32BE(((milliseconds % 2 ** 32) + 2 ** 32) % 2 ** 32, 4);
    return buffer;
  },
  decode: (fromDriver) => new Date((fromDriver as Date).getTime()),
  fixedLength: 8,
};
