import { dayAt, dayMilliseconds, hourMilliseconds, startOfMonth, weekMilliseconds, type TimeUnit } from "./units.ts";
import { printDay, twoDigits, type Day } from "../calendar.ts";
import { InvalidValueError } from "../errors.ts";
import { utc, type TimeZone } from "./time-zone.ts";

/** By CQL type, the values that a bucket can be called by. */
export interface BucketForms {
  readonly date: string;
  readonly timestamp: Date;
  readonly bigint: bigint;
  readonly int: number;
  readonly text: string;
}

/** One bucket: where it starts on the local clock, and how far that is ahead of UTC there. */
export interface Stretch {
  readonly localStart: number;
  readonly offset: number;
  readonly zone: TimeZone;
}

export type Printers = { readonly [TForm in keyof BucketForms]?: (stretch: Stretch) => BucketForms[TForm] };

/** Whole days and longer start where the local clock first shows midnight, or what it shows instead. */
const startInstant = ({ localStart, zone }: Stretch): number => zone.firstInstantOf(localStart);

/** A clock that is set back shows an hour twice: they are two, and start an hour apart. */
const hourStart = ({ localStart, offset }: Stretch): number => localStart - offset;

export const printTimestamp = (stretch: Stretch): Date => new Date(hourStart(stretch));
export const printBigint = (stretch: Stretch): bigint => BigInt(hourStart(stretch));

export function printers(unit: TimeUnit): Printers {
  if (unit === "hour") {
    return {
      timestamp: printTimestamp,
      bigint: printBigint,
      text(stretch) {
        const hour = twoDigits(
          Math.floor(stretch.localStart / hourMilliseconds) - Math.floor(stretch.localStart / dayMilliseconds) * 24,
        );
        return `${printDay(writableDay(stretch))}T${hour}${printOffset(stretch)}`;
      },
    };
  }
  return {
    date: (stretch) => printDay(dayAt(stretch.localStart)),
    timestamp: (stretch) => new Date(startInstant(stretch)),
    bigint: (stretch) => BigInt(startInstant(stretch)),
    ...written[unit],
  };
}

/** As numbers and as text. A week has no number: 202649 would be a month as well as a week. */
const written: Readonly<Record<Exclude<TimeUnit, "hour">, Pick<Printers, "int" | "text">>> = {
  day: {
    int(stretch) {
      const { year, month, day } = writableDay(stretch);
      return year * 10_000 + month * 100 + day;
    },
    text: (stretch) => printDay(writableDay(stretch)),
  },
  week: {
    text(stretch) {
      // A week belongs to the year of its Thursday.
      const thursday = stretch.localStart + 3 * dayMilliseconds;
      const { year } = writableDay({ ...stretch, localStart: thursday });
      const week = Math.floor((thursday - startOfMonth(year, 1)) / weekMilliseconds) + 1;
      return `${String(year).padStart(4, "0")}-W${twoDigits(week)}`;
    },
  },
  month: {
    int(stretch) {
      const { year, month } = writableDay(stretch);
      return year * 100 + month;
    },
    text: (stretch) => printDay(writableDay(stretch)).slice(0, 7),
  },
  year: {
    int: (stretch) => writableDay(stretch).year,
    text: (stretch) => printDay(writableDay(stretch)).slice(0, 4),
  },
};

/** Numbers and text have room for four digits of a year. */
function writableDay({ localStart }: Stretch): Day {
  const day = dayAt(localStart);
  if (day.year >= 0 && day.year <= 9999) return day;
  throw new InvalidValueError({ type: "bucket", value: printDay(day), expected: "a time in the years 0 to 9999" });
}

/** `Z` in UTC; elsewhere the offset, since an hour may come twice. */
function printOffset({ offset, zone }: Stretch): string {
  if (zone === utc) return "Z";
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(Math.floor(minutes % 60))}`;
}
