import { nativeAttribute, type Attribute } from "./attribute.ts";

/**
 * A `date`: a day without a time zone.
 *
 * ```ts
 * attributes: { startDate: date() }
 * ```
 *
 * ```sql
 * start_date date
 * ```
 */
export function date(): Attribute<"key"> {
  return nativeAttribute("date", "key", date);
}

/**
 * A `time`: a time of day in nanoseconds.
 *
 * ```ts
 * attributes: { checkInFrom: time() }
 * ```
 *
 * ```sql
 * check_in_from time
 * ```
 */
export function time(): Attribute<"key"> {
  return nativeAttribute("time", "key", time);
}

/**
 * A `timestamp`: an instant in milliseconds.
 *
 * ```ts
 * attributes: { bookedAt: timestamp() }
 * ```
 *
 * ```sql
 * booked_at timestamp
 * ```
 */
export function timestamp(): Attribute<"key"> {
  return nativeAttribute("timestamp", "key", timestamp);
}

/**
 * A `duration`: months, days and nanoseconds. It has no order, so it can't be in a key.
 *
 * ```ts
 * attributes: { stay: duration() }
 * ```
 *
 * ```sql
 * stay duration
 * ```
 */
export function duration(): Attribute<"duration"> {
  return nativeAttribute("duration", "duration", duration);
}
