/** A day of the proleptic Gregorian calendar: the one that CQL's `date`, JavaScript and ISO 8601 count in. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Days since 1970-01-01. */
export function daysFromDay({ year, month, day }: Day): number {
  // Years begin in March, so that the leap day is the last of its year; 400 years repeat after 146,097 days.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

export function dayFromDays(days: number): Day {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** `2026-12-01`; a year outside of 0 to 9999 has its sign: `+12026-12-01`, `-0044-03-15`. */
export function printDay({ year, month, day }: Day): string {
  const yearDigits = String(Math.abs(year)).padStart(4, "0");
  const sign = year < 0 ? "-" : year > 9999 ? "+" : "";
  return `${sign}${yearDigits}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Undefined for what is no day: `2026-02-30`. */
export function parseDay(text: string): Day | undefined {
  const end = text.length;
  if (!/^[+-]?\d{4,7}-\d\d-\d\d$/.test(text)) return undefined;
  const year = text[0] === "-" ? -digits(text, 1, end - 6) : digits(text, text[0] === "+" ? 1 : 0, end - 6);
  const [month, day] = [digits(text, end - 5, end - 3), digits(text, end - 2, end)];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

/** The number that stands in a part of a text. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + text.charCodeAt(i) - 48;
  return value;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));
