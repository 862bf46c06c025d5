import type { Path } from "../conceptual/model.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import type { Bucket, Collected } from "../queries/model.ts";

/** One table per query, as Chebotko diagrams draw them: no types, no options. */
export interface LogicalModel {
  readonly kind: "logical-model";
  readonly keyspaces: readonly LogicalKeyspace[];
}

export interface LogicalKeyspace {
  readonly name: string;
  readonly tables: readonly LogicalTable[];
}

export interface LogicalTable {
  readonly kind: "logical-table";
  readonly keyspace: string;
  readonly name: string;
  /** The queries it serves; the first is the one it was derived from. */
  readonly queries: readonly string[];
  readonly grain: string;
  readonly found: Path;
  readonly foundEntity: string;
  /** Partition key, clustering, static, regular; each in declared order. */
  readonly columns: readonly LogicalColumn[];
  readonly indexes: readonly LogicalIndex[];
  /** The candidate key of the grain that completes the primary key; undefined when the given paths determine the row. */
  readonly candidateKey: readonly string[];
  readonly location: SourceLocation | undefined;
}

/** A storage-attached index that lets a query read the table of another. */
export interface LogicalIndex {
  readonly kind: "sai";
  readonly column: string;
  readonly options?: unknown;
  readonly location: SourceLocation | undefined;
}

export type ColumnRole = "partition" | "clustering" | "static" | "regular";

export interface LogicalColumn {
  readonly name: string;
  readonly role: ColumnRole;
  /** Clustering columns only. */
  readonly direction?: "asc" | "desc" | undefined;
  readonly source: ColumnSource;
  /** Why the column stands where it stands. */
  readonly reason: ColumnReason;
}

export type ColumnSource =
  | { readonly kind: "attribute"; readonly path: Path; readonly asWritten: boolean }
  | { readonly kind: "bucket"; readonly bucket: Bucket }
  | { readonly kind: "collected"; readonly collected: Collected }
  /** What guarded writes keep beside the values. */
  | { readonly kind: "guard" };

/** The word of the query that put a column into the key, or the rule that did. */
export type ColumnReason =
  | "given"
  | "bucketBy"
  | "optionally"
  | "orderBy"
  | "range"
  | "identifies the row"
  | "depends on the partition key"
  | "depends on the row";
