export { text, varchar, ascii, oneOf } from "./dsl/text-types.ts";
export { tinyint, smallint, int, bigint, varint, float, double, decimal, counter } from "./dsl/number-types.ts";
export { date, time, timestamp, duration } from "./dsl/time-types.ts";
export { boolean, blob, inet } from "./dsl/other-types.ts";
export { uuid, timeuuid, type UuidAttribute } from "./dsl/uuid-types.ts";
export { list, set, map, tuple, vector, type Element, type OrderedElement } from "./dsl/collection-types.ts";
export { udt, type UdtAttribute } from "./dsl/udt.ts";
export { frozen, unfrozen } from "./dsl/frozen.ts";
export type { Attribute, Modifiers } from "./dsl/attribute.ts";
export { ref, type Ref } from "./dsl/ref.ts";
export { entity, relationship, counterEntity } from "./dsl/entity.ts";
export type { CounterEntityOptions, EntityOptions, RelationshipOptions } from "./dsl/entity.ts";
export type { Amount, DistinctValues, EntityEstimate, QueryEstimate } from "./dsl/estimate.ts";
export { keyspace, type Keyspace, type KeyspaceOptions } from "./dsl/keyspace.ts";
export { tableDefaults, type TableDefaults } from "./dsl/table-defaults.ts";
export { query, type Query, type QueryStart, type OnePartitionOptions, type ServedByOptions } from "./dsl/query.ts";
export { ann, asc, desc, named, asWritten, type Ordered } from "./dsl/path-words.ts";
export { allOf, idOf, collect, type AllOf, type IdOf, type Collected } from "./dsl/returned.ts";
export { hour, day, week, month, year, every, hash } from "./dsl/buckets.ts";
export type { Bucket, NamedBucket, CalendarBucket } from "./dsl/bucket.ts";
export type {
  AnyPath,
  Entity,
  GivenPath,
  KeyPath,
  Leaf,
  Marked,
  NotAnAttribute,
  OrderPath,
  RefPath,
  UdtPath,
  Returned,
} from "./dsl/path-types.ts";
export type { TableOptions, SaiOptions } from "./cql/table-options.ts";
export type { Accepted } from "./dsl/accept.ts";
export { defineConfig, type PerqueryConfig } from "./config.ts";
export type { ClientRequest, EnvironmentConfig, FormatChoice, ModelConfig } from "./config.ts";
