import { dayFromDays, daysFromDay, type Day } from "../calendar.ts";

export type TimeUnit = "hour" | "day" | "week" | "month" | "year";

/** Local times are counted as instants are, in milliseconds since 1970, as if the local clock were one of UTC. */
export interface Unit {
  startOf(localTime: number): number;
  /** Where the next one starts. */
  endOf(localStart: number): number;
}

export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;
export const weekMilliseconds = 7 * dayMilliseconds;

/** The Monday of the week in which 1970 began. */
const firstMonday = -3 * dayMilliseconds;

export const dayAt = (localTime: number): Day => dayFromDays(Math.floor(localTime / dayMilliseconds));
/** Of the first day of a month. */
export const startOfMonth = (year: number, month: number): number =>
  daysFromDay({ year, month, day: 1 }) * dayMilliseconds;

export const units: Readonly<Record<TimeUnit, Unit>> = {
  hour: {
    startOf: (time) => Math.floor(time / hourMilliseconds) * hourMilliseconds,
    endOf: (start) => start + hourMilliseconds,
  },
  day: {
    startOf: (time) => Math.floor(time / dayMilliseconds) * dayMilliseconds,
    endOf: (start) => start + dayMilliseconds,
  },
  week: {
    startOf: (time) => Math.floor((time - firstMonday) / weekMilliseconds) * weekMilliseconds + firstMonday,
    endOf: (start) => start + weekMilliseconds,
  },
  month: {
    startOf(time) {
      const { year, month } = dayAt(time);
      return startOfMonth(year, month);
    },
    endOf(start) {
      const { year, month } = dayAt(start);
      return month === 12 ? startOfMonth(year + 1, 1) : startOfMonth(year, month + 1);
    },
  },
  year: {
    startOf: (time) => startOfMonth(dayAt(time).year, 1),
    endOf: (start) => startOfMonth(dayAt(start).year + 1, 1),
  },
};
