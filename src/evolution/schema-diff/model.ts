import type { WriteCost } from "../count-writes.ts";

/** What has changed between a committed schema and a model. */
export interface SchemaDiff {
  readonly kind: "schema-diff";
  /** In the order in which their CQL is to be executed. */
  readonly changes: readonly SchemaChange[];
  readonly writes: readonly WriteChange[];
}

export interface SchemaChange {
  readonly kind: "keyspace" | "type" | "table";
  /** `hotel.hotels_by_poi`, or a keyspace's. */
  readonly name: string;
  /** What changed, as a phrase: `column "stars" added`. */
  readonly text: string;
  /**
   * `in-place`: nothing is lost; `careful`: it can be done, and data or reads suffer from it unless something is done besides;
   * `breaking`: Cassandra can't do it to a table that is there, or its data goes.
   */
  readonly effect: "in-place" | "careful" | "breaking";
  /** What it means for data that is there, and what to do. */
  readonly advice?: string;
  /** Statements without a semicolon. Of a breaking change, what removes data at the end. */
  readonly cql: readonly string[];
  /** Whether its statements take data away that was there, though the change is not breaking. */
  readonly removesData?: true;
}

/** A write that reaches other tables than before. */
export interface WriteChange {
  readonly entity: string;
  /** `insert`, `update`, `delete`, `connect`, `disconnect`, `increment` */
  readonly write: string;
  /** Undefined when there was no such write. */
  readonly before: WriteCost | undefined;
  readonly after: WriteCost | undefined;
}
