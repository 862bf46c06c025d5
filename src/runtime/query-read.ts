import type { Bucket, HashBucket } from "./buckets/buckets.ts";
import type { Parameter } from "./column.ts";
import { cqlText } from "./cql-text.ts";
import type { Database } from "./database.ts";
import type { CallContext } from "./errors.ts";
import type { DriverRow } from "./decode-rows.ts";

/** What generated code says of the read of one query. Columns are named by their property. */
export interface QueryRead<TRow> {
  /** The query's number: `"Q8"`. */
  readonly query: string;
  /** `"Find reservations by guest name"`. */
  readonly text: string;
  readonly table: string;
  /** What is the same in every read: its columns, which are listed, and a `?` for each of `given`. */
  cql(keyspaces: Readonly<Record<string, string>>): string;
  readonly columns: Readonly<Record<string, AnyColumn>>;
  /** In the order of their `?`. */
  readonly given: readonly string[];
  /** All clustering columns of the table, as its CLUSTERING ORDER has them: `["startDate", "start_date DESC"]`. */
  readonly clustering?: readonly (readonly [property: string, order: string])[] | undefined;
  /** How many of the clustering columns after those in `given` a caller may give. All of them unless said. */
  readonly prefix?: number | undefined;
  /** The query's order is the reverse of the table's. */
  readonly reversed?: true | undefined;
  /** The bucket that is computed from a range: each one that it touches is read. */
  readonly stretch?: Stretch | undefined;
  /** Those of hashes: all are read, and their rows merged in order. */
  readonly shards?: Readonly<Record<string, HashBucket>> | undefined;
  /** Set where the partitions that are read are not known: all of the table, or what an index finds. */
  readonly partitions?: Partitions | undefined;
  /**
   * No page can begin behind a row in CQL, since an index finds a column of the primary key: the rows before it are read and
   * passed over.
   */
  readonly passesOverRows?: true | undefined;
  /**
   * Columns that a row can't be without. A row that lacks one is left out: what remains of a partition that has only
   * statics, or of a row that was written and deleted at once.
   */
  readonly required: readonly string[];
  /** Of a guarded identity table: its graves are no rows. */
  readonly guarded?: true | undefined;
  readonly decode: (row: DriverRow) => TRow;
}

export interface Stretch {
  readonly column: string;
  readonly source: string;
  readonly bucket: Bucket<never, unknown>;
}

export interface Partitions {
  /** `token(hotel_id, number)`. */
  readonly token: string;
  /** The columns of the partition key, each with its name in CQL. */
  readonly key: readonly (readonly [property: string, cql: string])[];
}

export interface AnyColumn {
  readonly name: string;
  readonly type: string;
  readonly encode: (value: never) => Parameter;
}

/** A query read as it is used: its clustering columns told apart. */
export interface PreparedRead<TRow> extends QueryRead<TRow> {
  readonly cqlFor: (db: Pick<Database, "keyspaces">) => string;
  readonly order: readonly ClusteringColumn[];
  readonly context: CallContext;
}

export interface ClusteringColumn {
  readonly property: string;
  readonly cql: string;
  readonly column: AnyColumn;
  readonly isDescending: boolean;
  /** In every read, so that no cursor needs it. */
  readonly isGiven: boolean;
  readonly mayBeGiven: boolean;
}

/** Prepares what generated code says of a query's read, once for a module. */
export function queryRead<TRow>(read: QueryRead<TRow>): PreparedRead<TRow> {
  const { query, text, table, clustering = [], given, prefix = clustering.length } = read;
  let left = prefix;
  return {
    ...read,
    cqlFor: cqlText((keyspaces: Readonly<Record<string, string>>) => read.cql(keyspaces)),
    order: clustering.map(([property, order]): ClusteringColumn => {
      const isGiven = given.includes(property);
      const end = order.lastIndexOf(" ");
      return {
        property,
        cql: order.slice(0, end),
        column: columnOf(read, property),
        isDescending: order.slice(end + 1) === "DESC",
        isGiven,
        mayBeGiven: !isGiven && left-- > 0,
      };
    }),
    context: { operation: query, text, tables: [table] },
  };
}

export function columnOf({ columns, query }: QueryRead<unknown>, property: string): AnyColumn {
  const column = columns[property];
  if (column === undefined) throw new Error(`${query}: no column "${property}"`);
  return column;
}

/** The value of a column in a row, as it would be bound to a `?`. */
export function encodeFrom(read: QueryRead<unknown>, row: unknown, property: string): Buffer {
  const { encode } = columnOf(read, property);
  return (encode as (value: unknown) => Parameter)((row as Readonly<Record<string, unknown>>)[property]) as Buffer;
}

/** What a caller gave. A property that is called `constructor` is not the one that every object has. */
export const givenValue = (given: Readonly<Record<string, unknown>>, property: string): unknown =>
  Object.hasOwn(given, property) ? given[property] : undefined;
