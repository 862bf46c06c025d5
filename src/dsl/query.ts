import type { SaiOptions, TableOptions } from "../cql/table-options.ts";
import type { DiagnosticCode } from "../diagnostics/model.ts";
import { bucketMeta, type Bucket } from "./bucket.ts";
import { callSite } from "./call-site.ts";
import { definition, seal } from "./definition-symbol.ts";
import type { QueryEstimate } from "./estimate.ts";
import type { CallMeta, QueryMeta } from "./model.ts";
import type { Found, GivenPath, KeyPath, OrderPath, Returned } from "./path-types.ts";

/** Any query that has said what it finds. */
export interface AnyQuery {
  readonly [definition]: { readonly kind: "query"; readonly complete: "yes" };
}

/** A query that has not said yet what it finds. */
export interface QueryStart {
  readonly [definition]: QueryMeta & { readonly complete: "no: say .find(...)" };

  /**
   * Says what the query finds: an entity, or the entity that a ref leads to. Its rows are instances of the entity that
   * the path starts from.
   *
   * ```ts
   * query("Q3", "Find pois near a hotel").find(Near.poi).given(Near.hotel);
   * ```
   *
   * ```sql
   * CREATE TABLE pois_by_hotel (hotel_id text, poi_name text, description text, PRIMARY KEY ((hotel_id), poi_name))
   * ```
   */
  find<TEntity extends string>(what: Found<TEntity>): Query<TEntity>;
}

/** The column of `inOnePartition`. */
export interface OnePartitionOptions {
  readonly column?: string;
  readonly type?: "text" | "int";
}

/** How a query is served by another's table. */
export interface ServedByOptions extends SaiOptions {
  readonly index?: "sai";
}

/**
 * Declares a query that the application asks, by a number and a text that become the comment of its table.
 *
 * ```ts
 * query("Q5", "Find amenities for a room").find(Amenity).given(Amenity.room);
 * ```
 *
 * ```sql
 * CREATE TABLE amenities_by_room (
 *   hotel_id text, room_number smallint, amenity_name text, description text,
 *   PRIMARY KEY ((hotel_id, room_number), amenity_name)
 * ) WITH comment = 'Q5. Find amenities for a room'
 * ```
 */
export function query(id: string, text: string): QueryStart {
  const meta: QueryMeta = { kind: "query", id, text, calls: [], location: callSite(query) };
  function find<TEntity extends string>(what: Found<TEntity>): Query<TEntity> {
    return new Query({ ...meta, found: { what, location: callSite(find) } });
  }
  return { [definition]: { ...meta, complete: "no: say .find(...)" }, find };
}

/** A query of rows of one entity. Each word returns a new query and leaves this one as it is. */
export class Query<TEntity extends string> {
  readonly [definition]: QueryMeta & { readonly complete: "yes" };

  /** @internal */
  constructor(meta: QueryMeta) {
    this[definition] = { ...meta, complete: "yes" };
  }

  /**
   * Names what is known by equality when the query is asked: the partition key. A ref stands for its identity; a bucket takes its
   * place in the key.
   *
   * ```ts
   * query("Q7", "Find reservations by hotel and date").find(Reservation).given(Reservation.room.hotel, Reservation.startDate);
   * ```
   *
   * ```sql
   * PRIMARY KEY ((hotel_id, start_date), room_number)
   * ```
   */
  given(...paths: readonly GivenPath<TEntity>[]): Query<TEntity> {
    return this.say("given", paths, this.given);
  }

  /**
   * Names what may be known by equality inside the partition: the first clustering columns, in this order, of which a caller may
   * leave out a tail.
   *
   * ```ts
   * query("Q5", "Find amenities of a hotel, or of one of its rooms")
   *   .find(Amenity).given(Amenity.room.hotel).optionally(Amenity.room.number);
   * ```
   *
   * ```sql
   * PRIMARY KEY ((hotel_id), room_number, amenity_name)
   * ```
   */
  optionally(...paths: readonly KeyPath<TEntity>[]): Query<TEntity> {
    return this.say("optionally", paths, this.optionally);
  }

  /**
   * Names the one attribute that is asked for between two bounds.
   *
   * ```ts
   * query("Q4", "Find available rooms by hotel / date").find(Availability).given(Availability.room.hotel).range(Availability.date);
   * ```
   *
   * ```sql
   * PRIMARY KEY ((hotel_id), date, room_number)
   * ```
   */
  range(path: KeyPath<TEntity>): Query<TEntity> {
    return this.say("range", [path], this.range);
  }

  /**
   * Names the order of the rows in a partition.
   *
   * ```ts
   * query("Q8", "Find reservations by guest name")
   *   .find(Reservation).given(Reservation.guest.lastName).orderBy(Reservation.guest, desc(Reservation.startDate));
   * ```
   *
   * ```sql
   * PRIMARY KEY ((guest_last_name), guest_id, start_date, confirm_number)
   * ) WITH CLUSTERING ORDER BY (guest_id ASC, start_date DESC, confirm_number ASC)
   * ```
   */
  orderBy(...paths: readonly OrderPath<TEntity>[]): Query<TEntity> {
    return this.say("orderBy", paths, this.orderBy);
  }

  /**
   * Names all that the query returns besides its key, instead of the found entity's attributes.
   *
   * ```ts
   * query("Q8", "Find reservations by guest name")
   *   .find(Reservation).given(Reservation.guest.lastName).returning(Reservation.startDate, Reservation.endDate);
   * ```
   *
   * ```sql
   * guest_last_name text, confirm_number text, start_date date, end_date date
   * ```
   */
  returning(...items: readonly Returned<TEntity>[]): Query<TEntity> {
    return this.say("returning", items, this.returning);
  }

  /**
   * Names what the query returns besides the found entity's attributes.
   *
   * ```ts
   * query("Q1", "Find hotels near given poi").find(Near.hotel).given(Near.poi).also(Near.poi.description);
   * ```
   *
   * ```sql
   * poi_description text STATIC
   * ```
   */
  also(...items: readonly Returned<TEntity>[]): Query<TEntity> {
    return this.say("also", items, this.also);
  }

  /**
   * Adds a read that returns less: the key, and what is named here of all that the query returns.
   *
   * ```ts
   * query("Q1", "Find hotels near given poi").find(Near.hotel).given(Near.poi).projection("phones", Near.hotel.phone);
   * ```
   *
   * ```ts
   * selectPhonesOfHotelsByPoi(db, { poiName: "Central Park" })    // poi_name, hotel_id, phone
   * ```
   */
  projection(name: string, ...items: readonly [Returned<TEntity>, ...Returned<TEntity>[]]): Query<TEntity> {
    return this.say("projection", [name, ...items], this.projection);
  }

  /**
   * Splits partitions that would grow too large, by a computed column at the end of the partition key.
   *
   * ```ts
   * query("Q4", "Find available rooms by hotel / date")
   *   .find(Availability).given(Availability.room.hotel).range(Availability.date).bucketBy(month(Availability.date));
   * ```
   *
   * ```sql
   * PRIMARY KEY ((hotel_id, month), date, room_number)
   * ```
   */
  bucketBy(bucket: Bucket<TEntity>): Query<TEntity> {
    return this.say("bucketBy", [bucket], this.bucketBy);
  }

  /**
   * Keeps all rows in one partition, on purpose: for a query of a few rows that nothing is given for.
   *
   * ```ts
   * query("Q10", "Find all hotels").find(Hotel).inOnePartition().orderBy(Hotel.name);
   * ```
   *
   * ```sql
   * PRIMARY KEY ((bucket), name, id)    -- bucket text
   * ```
   */
  inOnePartition(options: OnePartitionOptions = {}): Query<TEntity> {
    const { column, type } = { ...bucketMeta("singleton"), ...options };
    return this.say("inOnePartition", [seal({ ...bucketMeta("singleton"), column, type })], this.inOnePartition);
  }

  /**
   * Reads a whole table, on purpose.
   *
   * ```ts
   * query("Q10", "Export all guests").find(Guest).scan();
   * ```
   *
   * ```sql
   * CREATE TABLE guests (guest_id uuid, …, PRIMARY KEY ((guest_id)))
   * ```
   */
  scan(): Query<TEntity> {
    return this.say("scan", [], this.scan);
  }

  /**
   * Says which candidate key completes the table's key, by the names of its parts.
   *
   * ```ts
   * query("Q7", "Find reservations by hotel and date")
   *   .find(Reservation).given(Reservation.room.hotel, Reservation.startDate).keyedBy("room", "startDate");
   * ```
   *
   * ```sql
   * PRIMARY KEY ((hotel_id, start_date), room_number)
   * ```
   */
  keyedBy(...parts: readonly [string, ...string[]]): Query<TEntity> {
    return this.say("keyedBy", parts, this.keyedBy);
  }

  /**
   * Reads another query's table, with a storage-attached index where its key alone won't do.
   *
   * ```ts
   * query("Q10", "Find hotels by name").find(Hotel).given(Hotel.name).servedBy("Q2", { index: "sai", caseSensitive: false });
   * ```
   *
   * ```sql
   * CREATE INDEX ON hotels (name) USING 'sai' WITH OPTIONS = {'case_sensitive': 'false'}
   * ```
   */
  servedBy(id: string, options: ServedByOptions = {}): Query<TEntity> {
    return this.say("servedBy", [{ query: id, ...options }], this.servedBy);
  }

  /**
   * Names the table.
   *
   * ```ts
   * query("Q8", "Find reservations by guest name")
   *   .find(Reservation).given(Reservation.guest.lastName).table("reservations_by_guest");
   * ```
   *
   * ```sql
   * CREATE TABLE reservations_by_guest (…)
   * ```
   */
  table(name: string): Query<TEntity> {
    return this.say("table", [name], this.table);
  }

  /**
   * Sets options of the table. They go before those of the entity and of the keyspace.
   *
   * ```ts
   * query("Q4", "Find available rooms by hotel / date").find(Availability).given(Availability.room.hotel).range(Availability.date)
   *   .options({ gcGraceSeconds: 86_400, compaction: { class: "LeveledCompactionStrategy" } });
   * ```
   *
   * ```sql
   * WITH gc_grace_seconds = 86400 AND compaction = {'class': 'LeveledCompactionStrategy'}
   * ```
   */
  options(options: TableOptions): Query<TEntity> {
    return this.say("options", [options], this.options);
  }

  /**
   * Says that the workflow may begin with the query: what is given is typed in, or known from outside.
   *
   * ```ts
   * query("Q1", "Find hotels near given poi").find(Near.hotel).given(Near.poi).entry();
   * ```
   *
   * It changes no CQL. In a keyspace where a query says `entry` or `after`, each given of each query has to be known when it is
   * asked.
   */
  entry(): Query<TEntity> {
    return this.say("entry", [], this.entry);
  }

  /**
   * Names the queries after which this one may be asked, each of which leads to it. What they return, and what was known when they
   * were asked, is known.
   *
   * ```ts
   * query("Q5", "Find amenities for a room").find(Amenity).given(Amenity.room).after("Q4");
   * ```
   *
   * It changes no CQL.
   */
  after(...ids: readonly [string, ...string[]]): Query<TEntity> {
    return this.say("after", ids, this.after);
  }

  /**
   * Names what of the given is typed in, or known from outside: no query before returns it.
   *
   * ```ts
   * query("Q7", "Find reservations by hotel and date")
   *   .find(Reservation).given(Reservation.room.hotel, Reservation.startDate).after("Q2").typedIn(Reservation.startDate);
   * ```
   *
   * It changes no CQL.
   */
  typedIn(...paths: readonly [KeyPath<TEntity>, ...KeyPath<TEntity>[]]): Query<TEntity> {
    return this.say("typedIn", paths, this.typedIn);
  }

  /**
   * Says who asks, for whoever reads the model.
   *
   * ```ts
   * query("Q8", "Find reservations by guest name").find(Reservation).given(Reservation.guest.lastName).for("front desk");
   * ```
   *
   * It changes no CQL.
   */
  for(...who: readonly [string, ...string[]]): Query<TEntity> {
    return this.say("for", who, this.for);
  }

  /**
   * Says what is known of the query before it is asked, for `perquery size`.
   *
   * ```ts
   * query("Q8", "Find reservations by guest name")
   *   .find(Reservation).given(Reservation.guest.lastName)
   *   .estimate({ rowsPerPartition: { average: 12, worst: 3_000 }, readsPerDay: 2_000 });
   * ```
   *
   * The CQL stays the same.
   */
  estimate(estimate: QueryEstimate): Query<TEntity> {
    return this.say("estimate", [estimate], this.estimate);
  }

  /**
   * Accepts a finding at the query or its table, and says why. Errors can't be accepted.
   *
   * ```ts
   * query("Q5", "Find amenities for a room")
   *   .find(Amenity).given(Amenity.room).accept("PQ5113", "an amenity is there or not, the date is when it was checked");
   * ```
   *
   * It changes no CQL.
   */
  accept(code: DiagnosticCode, reason: string): Query<TEntity> {
    return this.say("accept", [code, reason], this.accept);
  }

  private say(
    word: CallMeta["word"],
    items: readonly unknown[],
    publicMethod: (...parameters: never[]) => unknown,
  ): Query<TEntity> {
    const meta = this[definition];
    return new Query({ ...meta, calls: [...meta.calls, { word, items, location: callSite(publicMethod) }] });
  }
}
