import type { AccessModel } from "../access/model.ts";
import type { Amount, ConceptualModel } from "../conceptual/model.ts";
import type { ColumnRole } from "../logical/model.ts";
import type { PhysicalModel } from "../physical/model.ts";
import type { QueryModel } from "../queries/model.ts";

/** What sizes are computed from. */
export interface SizingInput {
  readonly conceptual: ConceptualModel;
  readonly queries: QueryModel;
  readonly physical: PhysicalModel;
  readonly access: AccessModel;
}

/** From which size on a partition is too large, and what is kept free. */
export interface SizingOptions {
  /** Cells of a partition from which on it is warned of. Default: 100,000. */
  readonly cells?: number;
  /** Bytes of a partition from which on it is warned of. Default: 100 MB. */
  readonly bytes?: number;
  /** The part of each disk that is kept free, for compaction. Default: 0.5. */
  readonly headroom?: number;
  /** For how many years of growth there is to be room. Default: 1. */
  readonly years?: number;
  /** The environment whose replicas count. Default: `production`, or the one with most replicas. */
  readonly environment?: string;
}

/** How large tables, partitions and writes will be. Bytes are those of the values, before compression. */
export interface SizingModel {
  readonly kind: "sizing-model";
  readonly tables: readonly TableSize[];
  readonly entities: readonly EntitySize[];
  readonly operations: readonly OperationSize[];
  readonly verdicts: readonly Verdict[];
}

/** Something that a size needs and the model does not say. */
export type Missing =
  | {
      readonly kind: "entity";
      readonly entity: string;
      readonly word: "count" | "daysKept" | "per" | "distinct" | "bytes" | "elements" | "changesPerDay" | "newPerDay";
      /** The attribute, or `"attribute.field"`. */
      readonly name?: string | undefined;
    }
  | { readonly kind: "query"; readonly query: string; readonly word: "rowsPerPartition" | "readsPerDay" };

export interface TableSize {
  readonly kind: "table-size";
  readonly keyspace: string;
  readonly table: string;
  readonly queries: readonly string[];
  readonly grain: string;
  /** `((hotel_id), date, room_number)` */
  readonly primaryKey: string;
  readonly columns: readonly ColumnSize[];
  /** Of one partition: Nr. */
  readonly rows?: Amount | undefined;
  /** Of one partition: Nv = Nr (Nc − Npk − Ns) + Ns. */
  readonly cells?: Amount | undefined;
  /** Of one partition: partition key + statics + Nr × (clustering + regular) + 8 × Nv. */
  readonly bytes?: Amount | undefined;
  readonly partitions?: Amount | undefined;
  /** Of all partitions, once. */
  readonly totalBytes?: Amount | undefined;
  readonly replicas: Replicas;
  /** Of all replicas. */
  readonly replicatedBytes?: Amount | undefined;
  /** Of all replicas, grown, with the headroom. */
  readonly diskBytes?: Amount | undefined;
  readonly growthPerYear?: number | undefined;
  /** What the formula leaves out: to be added to the cells and bytes of one partition. */
  readonly corrections: readonly Correction[];
  /** What the rows were computed from. */
  readonly basis: readonly string[];
  readonly readsPerDay?: Amount | undefined;
  /** Rows written, by all operations whose rate is known. */
  readonly writesPerDay?: Amount | undefined;
  /** Rows removed since they are filed under another key. */
  readonly tombstonesPerDay?: Amount | undefined;
  readonly missing: readonly Missing[];
}

export interface Replicas {
  readonly environment: string;
  readonly factor: number;
}

export interface ColumnSize {
  readonly name: string;
  readonly role: ColumnRole;
  /** Of a value; undefined when the model does not tell. */
  readonly bytes?: Amount | undefined;
}

export interface Correction {
  readonly reason: string;
  readonly cells: Amount;
  readonly bytes: Amount;
}

/** How often the values of an entity are stored. */
export interface EntitySize {
  readonly entity: string;
  /** The tables that hold values of it. */
  readonly tables: readonly string[];
  /** Bytes of its values in all tables, over those of storing each once. */
  readonly duplication?: number | undefined;
}

/** What one operation writes. */
export interface OperationSize {
  readonly entity: string;
  /** `insert`, `connect`, `update status`, `delete`, `disconnect`, `count` */
  readonly name: string;
  /** Rows that are written or removed, in all tables. */
  readonly rows?: Amount | undefined;
  /** Of all its statements, as the server measures a batch. */
  readonly bytes?: Amount | undefined;
  /** Batches that it is sent in. */
  readonly batches?: Amount | undefined;
  /** The largest row by itself: a batch has at least one. */
  readonly largestRow?: Amount | undefined;
  readonly perDay?: Amount | undefined;
  readonly tables: readonly OperationTable[];
  readonly missing: readonly Missing[];
}

export interface OperationTable {
  readonly keyspace: string;
  readonly table: string;
  readonly rows?: Amount | undefined;
  /** Of them, those that are removed since their key changes. */
  readonly removed: boolean;
}

/** Of a keyspace whose queries are not of the kind that Cassandra is good at. */
export interface Verdict {
  readonly keyspace: string;
  readonly queries: number;
  readonly scans: readonly string[];
  readonly indexed: readonly string[];
}

/** A way to make the partitions of a table smaller, and what becomes of each query that reads it. */
export interface Split {
  readonly kind: "attribute" | "bucket" | "hash";
  /** `the month of date` */
  readonly what: string;
  /** The line to write in the query that the table is derived from. */
  readonly line: string;
  readonly rows?: Amount | undefined;
  readonly cells?: Amount | undefined;
  readonly bytes?: Amount | undefined;
  readonly reads: readonly SplitRead[];
  /** Whether a partition is small enough at worst: with room to become five times as large, or just. */
  readonly fits: "with room" | "just" | "no";
  readonly isTaken: boolean;
}

export interface SplitRead {
  readonly query: string;
  /** Partitions that a read touches; for a range, those of a range of a month and of all that is kept. */
  readonly partitions?: { readonly month?: number | undefined; readonly all?: number | undefined } | undefined;
  /** Why the query can't be asked any more. */
  readonly breaks?: string | undefined;
  /** What has to be written in it, or what its callers must do from then on. */
  readonly demand?: string | undefined;
}
