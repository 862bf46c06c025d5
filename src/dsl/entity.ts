import type { EntityRole } from "../conceptual/model.ts";
import type { TableOptions } from "../cql/table-options.ts";
import type { Accepted } from "./accept.ts";
import { callSite } from "./call-site.ts";
import { nameOf } from "./describe.ts";
import type { EntityEstimate } from "./estimate.ts";
import { lazyFields } from "./fields.ts";
import type { EntityMeta } from "./model.ts";
import { entityProxy } from "./path-proxy.ts";
import type { Entity } from "./path-types.ts";

/**
 * The attributes of an object of them, or of a class with them as fields. A conditional type rather than a union of parameters, and an
 * object of anything rather than of attributes: either would make the compiler look into a reference to the entity itself too early.
 */
export type AttributesOf<TSource> = TSource extends abstract new () => infer TInstance ? TInstance : TSource;

/** Names of attributes, of which one at least. */
export type Identity<TAttributes> = readonly [
  keyof AttributesOf<TAttributes> & string,
  ...(keyof AttributesOf<TAttributes> & string)[],
];

/** A part of a key: the name of an attribute, or `"ref.attribute"`. */
export type KeyPart<TAttributes> = (keyof AttributesOf<TAttributes> & string) | `${string}.${string}`;

export interface CommonOptions<TAttributes> {
  /** The plural, in snake_case, where it is not the regular one: it begins the names of tables. */
  readonly plural?: string;
  /** By name, as an object or as a class. A class may refer to its own entity and to later ones; so may a getter of an object. */
  readonly attributes: TAttributes;
  /** Further candidate keys: facts about the domain that the application vouches for. */
  readonly keys?: readonly (readonly NoInfer<KeyPart<TAttributes>>[])[];
  /** An instance never changes once it is written. */
  readonly immutable?: boolean;
  /** Options of the tables whose rows are instances of this. */
  readonly options?: TableOptions;
  /** Findings that are accepted, by their code, and why: of the entity, and of the tables whose rows are instances of it. */
  readonly accept?: Accepted;
  /** How many there are, how large they are, how often they change: what `perquery size` computes with. */
  readonly estimate?: EntityEstimate<keyof AttributesOf<NoInfer<TAttributes>> & string>;
}

export interface GuardedOptions<TAttributes> {
  /**
   * Candidate keys that perquery enforces, of the entity's own values; they need `guarded`. Each has a table of its own that says
   * who holds which key: `unique: [["room", "night"]]` makes `booking_claims_on_room_night`.
   */
  readonly unique?: readonly (readonly NoInfer<KeyPart<TAttributes>>[])[];
  /**
   * Makes writes exact under races and crashes, by a condition on the row that has an instance by its identity:
   * `UPDATE bookings SET … WHERE id = ? IF guard_version = ?`.
   */
  readonly guarded?: boolean;
}

export interface EntityOptions<TAttributes> extends CommonOptions<TAttributes>, GuardedOptions<TAttributes> {
  /** The attributes that tell one instance from another. */
  readonly identity: NoInfer<Identity<TAttributes>>;
}

export interface RelationshipOptions<TAttributes> extends CommonOptions<TAttributes>, GuardedOptions<TAttributes> {
  /** The attributes that tell one instance from another; all of its refs unless said. */
  readonly identity?: NoInfer<Identity<TAttributes>>;
}

export interface CounterEntityOptions<TAttributes> extends CommonOptions<TAttributes> {
  /** The attributes that tell one instance from another. */
  readonly identity: NoInfer<Identity<TAttributes>>;
}

/**
 * Declares an entity: something the application has instances of, told apart by its identity.
 *
 * ```ts
 * const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
 * query("Q2", "Find information about a hotel").find(Hotel).given(Hotel.id);
 * ```
 *
 * ```sql
 * CREATE TABLE hotels (id text, name text, PRIMARY KEY ((id)))
 * ```
 */
export function entity<const TEntity extends string, TAttributes extends Record<string, any>>(
  name: TEntity,
  options: EntityOptions<TAttributes>,
): Entity<TEntity, AttributesOf<TAttributes>> {
  return declare("entity", name, options, entity);
}

/**
 * Declares a relationship between entities. It is an entity whose identity is all of its refs unless said.
 *
 * ```ts
 * const Near = relationship("near", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } });
 * query("Q1", "Find hotels near given poi").find(Near.hotel).given(Near.poi);
 * ```
 *
 * ```sql
 * CREATE TABLE hotels_by_poi (poi_name text, hotel_id text, name text, …, PRIMARY KEY ((poi_name), hotel_id))
 * ```
 */
export function relationship<const TEntity extends string, TAttributes extends Record<string, any>>(
  name: TEntity,
  options: RelationshipOptions<TAttributes>,
): Entity<TEntity, AttributesOf<TAttributes>> {
  return declare("relationship", name, options, relationship);
}

/**
 * Declares an entity of counters: every attribute outside its identity is a counter.
 *
 * ```ts
 * const HotelViews = counterEntity("hotelViews", { attributes: { hotel: ref(Hotel), views: counter() }, identity: ["hotel"] });
 * query("Q10", "Find how often a hotel was viewed").find(HotelViews).given(HotelViews.hotel);
 * ```
 *
 * ```sql
 * CREATE TABLE hotel_views (hotel_id text, views counter, PRIMARY KEY ((hotel_id)))
 * ```
 */
export function counterEntity<const TEntity extends string, TAttributes extends Record<string, any>>(
  name: TEntity,
  options: CounterEntityOptions<TAttributes>,
): Entity<TEntity, AttributesOf<TAttributes>> {
  return declare("counter", name, options, counterEntity);
}

function declare<TEntity extends string, TAttributes>(
  role: EntityRole,
  of: TEntity,
  passed: CommonOptions<TAttributes>,
  publicFunction: (...parameters: never[]) => unknown,
): Entity<TEntity, AttributesOf<TAttributes>> {
  const options: EntityMeta["options"] = { ...passed };
  const attributes = lazyFields(options["attributes"]);
  return entityProxy({ kind: "entity", of: nameOf(of), role, options, attributes, location: callSite(publicFunction) });
}
