import { seal, type definition } from "./definition-symbol.ts";
import type { CollectMeta } from "./model.ts";
import type { Found, PathOf, PathToRef } from "./path-types.ts";

/** Every attribute of an entity. */
export interface AllOf<TEntity extends string> {
  readonly [definition]: { readonly kind: "all-of"; readonly of: TEntity; readonly returned: "yes" };
}

/** The identity of an entity. */
export interface IdOf<TEntity extends string> {
  readonly [definition]: { readonly kind: "id-of"; readonly of: TEntity; readonly returned: "yes" };
}

/** A set gathered from a many-to-many relationship, for any query that finds the entity on its other side. */
export interface Collected<TEntity extends string> {
  readonly [definition]: { readonly of: any; readonly returned: "yes" };

  /**
   * Names the column of the set.
   *
   * ```ts
   * query("Q2", "Find information about a hotel").find(Hotel).given(Hotel.id).also(collect(Near.poi).as("pois"));
   * ```
   *
   * ```sql
   * pois set<text>
   * ```
   */
  as(column: string): Collected<TEntity>;

  /**
   * Says which ref of the relationship is the found entity, where two of them could be.
   *
   * ```ts
   * query("Q10", "Find a hotel with its sister hotels").find(Hotel).given(Hotel.id).also(collect(Sisters.younger).of(Sisters.older));
   * ```
   *
   * ```sql
   * youngers set<text>
   * ```
   */
  of(ref: PathToRef<TEntity>): Collected<TEntity>;
}

/**
 * Returns every attribute of an entity or of the entity that a ref leads to, a ref standing for its identity.
 *
 * ```ts
 * query("Q6", "Find reservations by confirmation number")
 *   .find(Reservation).given(Reservation.confirmNumber).also(allOf(Reservation.guest, { except: [Reservation.guest.title] }));
 * ```
 *
 * ```sql
 * guest_id uuid, guest_first_name text, guest_last_name text, …
 * ```
 */
export function allOf<TEntity extends string>(
  path: Found<TEntity>,
  options: { readonly except?: readonly PathOf<NoInfer<TEntity>>[] } = {},
): AllOf<TEntity> {
  return seal({ kind: "all-of", path, except: [options.except ?? []].flat() });
}

/**
 * Returns the identity of the entity that a ref leads to.
 *
 * ```ts
 * query("Q8", "Find reservations by guest name")
 *   .find(Reservation).given(Reservation.guest.lastName).returning(Reservation.startDate, idOf(Reservation.room));
 * ```
 *
 * ```sql
 * hotel_id text, room_number smallint
 * ```
 */
export function idOf<TEntity extends string>(path: PathToRef<TEntity>): IdOf<TEntity> {
  return seal({ kind: "id-of", path });
}

/**
 * Gathers the identities on the other side of a many-to-many relationship into a set.
 *
 * ```ts
 * query("Q2", "Find information about a hotel").find(Hotel).given(Hotel.id).also(collect(Near.poi).as("pois"));
 * ```
 *
 * ```sql
 * pois set<text>
 * ```
 */
export function collect<TEntity extends string>(path: PathToRef<TEntity>): Collected<TEntity> {
  return collected({ kind: "collect", path });
}

function collected<TEntity extends string>(meta: CollectMeta): Collected<TEntity> {
  return {
    ...seal<Pick<Collected<TEntity>, typeof definition>>(meta),
    as: (column) => collected({ ...meta, column }),
    of: (near) => collected({ ...meta, near }),
  };
}
