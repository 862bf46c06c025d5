import type { BucketUnit } from "../queries/definition.ts";
import { seal, type definition } from "./definition-symbol.ts";
import type { BucketMeta } from "./model.ts";

/** A computed column of the partition key, for `given` and `bucketBy`. */
export interface Bucket<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly inKey: "as a bucket"; readonly returned: "no: a bucket" };
}

/** A bucket that can be named; `TType` are the CQL types that its unit has a form for. */
export interface NamedBucket<TEntity extends string, TType extends string> extends Bucket<TEntity> {
  /**
   * Names the column, and its type where it is not the unit's own.
   *
   * ```ts
   * query("Q4", "Find available rooms by hotel / date")
   *   .find(Availability).given(Availability.room.hotel).range(Availability.date).bucketBy(month(Availability.date).as("year_month", "int"));
   * ```
   *
   * ```sql
   * PRIMARY KEY ((hotel_id, year_month), date, room_number)
   * ```
   */
  as(column: string, type?: TType): NamedBucket<TEntity, TType>;
}

/** A bucket of the calendar. */
export interface CalendarBucket<TEntity extends string, TType extends string> extends NamedBucket<TEntity, TType> {
  as(column: string, type?: TType): CalendarBucket<TEntity, TType>;

  /**
   * Says in which time zone it begins and ends, by its IANA name; UTC unless said.
   *
   * ```ts
   * query("Q10", "Find reservations booked on a day").find(Reservation).given(day(Reservation.bookedAt).zone("Europe/Paris"));
   * ```
   *
   * ```sql
   * PRIMARY KEY ((day), confirm_number)
   * ```
   */
  zone(zone: string): CalendarBucket<TEntity, TType>;

  /**
   * Says since when there is anything: a read that has no lower end goes back to there, and no read goes further.
   *
   * ```ts
   * query("Q4", "Find available rooms by hotel / date")
   *   .find(Availability).given(Availability.room.hotel).range(Availability.date).bucketBy(month(Availability.date).since("2024-01-01"));
   * ```
   *
   * ```sql
   * PRIMARY KEY ((hotel_id, month), date, room_number)
   * ```
   */
  since(time: string): CalendarBucket<TEntity, TType>;
}

/** What each unit's column is called and has for a type unless said. */
const defaults = {
  hour: { column: "hour", type: "timestamp" },
  day: { column: "day", type: "date" },
  week: { column: "week", type: "date" },
  month: { column: "month", type: "date" },
  year: { column: "year", type: "int" },
  every: { column: "bucket", type: "bigint" },
  hash: { column: "bucket", type: "int" },
  singleton: { column: "bucket", type: "text" },
} as const satisfies Record<BucketUnit, { column: string; type: string }>;

export function bucketMeta(unit: BucketUnit, source?: unknown, size?: number): BucketMeta {
  const { column, type } = defaults[unit];
  return {
    kind: "bucket",
    unit,
    column,
    type,
    ...(source === undefined ? {} : { source }),
    ...(size === undefined ? {} : { size }),
  };
}

export function namedBucket<TEntity extends string, TType extends string>(
  meta: BucketMeta,
): NamedBucket<TEntity, TType> {
  return {
    ...seal<Bucket<TEntity>>(meta),
    as: (column, type) => namedBucket({ ...meta, column, type: type ?? meta.type }),
  };
}

export function calendarBucket<TEntity extends string, TType extends string>(
  meta: BucketMeta,
): CalendarBucket<TEntity, TType> {
  return {
    ...seal<Bucket<TEntity>>(meta),
    as: (column, type) => calendarBucket({ ...meta, column, type: type ?? meta.type }),
    zone: (zone) => calendarBucket({ ...meta, zone }),
    since: (since) => calendarBucket({ ...meta, since }),
  };
}
