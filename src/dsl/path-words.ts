import { seal, type definition } from "./definition-symbol.ts";
import { mark } from "./mark.ts";
import type { AnyPath, KeyPath, Marked, Returned } from "./path-types.ts";
import type { IdOf } from "./returned.ts";

/** A path with a direction, or a vector whose nearest come first. */
export interface Ordered<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly inKey: "in orderBy" };
}

/**
 * Orders by a path, the greatest first.
 *
 * ```ts
 * query("Q8", "Find reservations by guest name, newest first")
 *   .find(Reservation).given(Reservation.guest.lastName).orderBy(desc(Reservation.startDate));
 * ```
 *
 * ```sql
 * WITH CLUSTERING ORDER BY (start_date DESC, confirm_number ASC)
 * ```
 */
export function desc<TEntity extends string>(path: KeyPath<TEntity>): Ordered<TEntity> {
  return seal(mark(path, { direction: "desc" }));
}

/**
 * Orders by a path, the smallest first, which a path without a direction does too.
 *
 * ```ts
 * query("Q4", "Find available rooms by hotel / date")
 *   .find(Availability).given(Availability.room.hotel).orderBy(asc(Availability.date));
 * ```
 *
 * ```sql
 * PRIMARY KEY ((hotel_id), date, room_number)
 * ```
 */
export function asc<TEntity extends string>(path: KeyPath<TEntity>): Ordered<TEntity> {
  return seal(mark(path, { direction: "asc" }));
}

/**
 * Orders by how near a vector is to the one that the caller gives, the nearest first. It takes an index on the vector, and stands
 * alone in its `orderBy`.
 *
 * ```ts
 * query("Q9", "Find the hotels that are most like a description")
 *   .find(Hotel).orderBy(ann(Hotel.embedding)).servedBy("Q2", { index: "sai", similarityFunction: "COSINE" });
 * ```
 *
 * ```sql
 * SELECT … FROM hotels ORDER BY embedding ANN OF ? LIMIT ?
 * ```
 */
export function ann<TEntity extends string>(path: KeyPath<TEntity>): Ordered<TEntity> {
  return seal(mark(path, { direction: "ann" }));
}

/**
 * Names the column of a path in the query's table. It stands in any list of paths.
 *
 * ```ts
 * query("Q1", "Find hotels near given poi").find(Near.hotel).given(named(Near.poi, "landmark"));
 * ```
 *
 * ```sql
 * landmark text
 * ```
 */
export function named<TPath extends AnyPath | IdOf<string>>(path: TPath, column: string): Marked<TPath> {
  return seal(mark(path, { column }));
}

/**
 * Marks a copy that is meant to stay as it was written, like the price on an order line: a later change does not reach it.
 *
 * ```ts
 * query("Q6", "Find reservations by confirmation number")
 *   .find(Reservation).given(Reservation.confirmNumber).also(asWritten(Reservation.guest.lastName));
 * ```
 *
 * ```sql
 * guest_last_name text
 * ```
 */
export function asWritten<TPath extends Returned<string>>(path: TPath): Marked<TPath> {
  return seal(mark(path, { asWritten: true }));
}
