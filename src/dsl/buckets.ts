import { bucketMeta, calendarBucket, namedBucket, type CalendarBucket, type NamedBucket } from "./bucket.ts";
import type { KeyPath } from "./path-types.ts";

/*
 * A bucket's source is a `date`, a `timestamp`, a `timeuuid`, or a `bigint` of milliseconds; of a hash, any attribute that may
 * be in a key.
 */

/**
 * Keeps the rows of one hour in a partition.
 *
 * ```ts
 * query("Q10", "Find reservations by the hour they were booked in")
 *   .find(Reservation).given(hour(Reservation.bookedAt));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((hour), confirm_number)    -- hour timestamp
 * ```
 */
export function hour<TEntity extends string>(
  path: KeyPath<TEntity>,
): CalendarBucket<TEntity, "timestamp" | "bigint" | "text"> {
  return calendarBucket(bucketMeta("hour", path));
}

/**
 * Keeps the rows of one day in a partition.
 *
 * ```ts
 * query("Q10", "Find reservations of a hotel booked on a day")
 *   .find(Reservation).given(Reservation.room.hotel, day(Reservation.bookedAt));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((hotel_id, day), confirm_number)    -- day date
 * ```
 */
export function day<TEntity extends string>(
  path: KeyPath<TEntity>,
): CalendarBucket<TEntity, "date" | "timestamp" | "bigint" | "int" | "text"> {
  return calendarBucket(bucketMeta("day", path));
}

/**
 * Keeps the rows of one ISO week, Monday to Sunday, in a partition.
 *
 * ```ts
 * query("Q4", "Find available rooms by hotel / date")
 *   .find(Availability).given(Availability.room.hotel).range(Availability.date).bucketBy(week(Availability.date));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((hotel_id, week), date, room_number)    -- week date, a Monday
 * ```
 */
export function week<TEntity extends string>(
  path: KeyPath<TEntity>,
): CalendarBucket<TEntity, "date" | "timestamp" | "bigint" | "text"> {
  return calendarBucket(bucketMeta("week", path));
}

/**
 * Keeps the rows of one month in a partition.
 *
 * ```ts
 * query("Q4", "Find available rooms by hotel / date")
 *   .find(Availability).given(Availability.room.hotel).range(Availability.date).bucketBy(month(Availability.date));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((hotel_id, month), date, room_number)    -- month date, its first day
 * ```
 */
export function month<TEntity extends string>(
  path: KeyPath<TEntity>,
): CalendarBucket<TEntity, "date" | "timestamp" | "bigint" | "int" | "text"> {
  return calendarBucket(bucketMeta("month", path));
}

/**
 * Keeps the rows of one year in a partition.
 *
 * ```ts
 * query("Q4", "Find available rooms by hotel / date")
 *   .find(Availability).given(Availability.room.hotel).range(Availability.date).bucketBy(year(Availability.date));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((hotel_id, year), date, room_number)    -- year int
 * ```
 */
export function year<TEntity extends string>(
  path: KeyPath<TEntity>,
): CalendarBucket<TEntity, "date" | "timestamp" | "bigint" | "int" | "text"> {
  return calendarBucket(bucketMeta("year", path));
}

/**
 * Keeps the rows of so many milliseconds in a partition, counted from the epoch.
 *
 * ```ts
 * query("Q10", "Find reservations of a hotel by the time they were booked")
 *   .find(Reservation).given(Reservation.room.hotel, every(6 * 3_600_000, Reservation.bookedAt));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((hotel_id, bucket), confirm_number)    -- bucket bigint
 * ```
 */
export function every<TEntity extends string>(
  milliseconds: number,
  path: KeyPath<TEntity>,
): NamedBucket<TEntity, "bigint" | "timestamp"> {
  return namedBucket(bucketMeta("every", path, milliseconds));
}

/**
 * Spreads rows over so many partitions, by the hash of an attribute.
 *
 * ```ts
 * query("Q10", "Find hotels in a country").find(Hotel).given(Hotel.address.country).bucketBy(hash(Hotel.id, 16));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((address_country, bucket), id)    -- bucket int
 * ```
 */
export function hash<TEntity extends string>(path: KeyPath<TEntity>, buckets: number): NamedBucket<TEntity, "int"> {
  return namedBucket(bucketMeta("hash", path, buckets));
}
