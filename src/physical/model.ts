import type { CqlType } from "../cql/model.ts";
import type { SaiOptions, TableOptions } from "../cql/table-options.ts";
import type { Path } from "../conceptual/model.ts";
import type { ColumnRole, ColumnSource } from "../logical/model.ts";
import type { SourceLocation } from "../diagnostics/model.ts";

/** Keyspaces, types and tables as Cassandra will have them. */
export interface PhysicalModel {
  readonly kind: "physical-model";
  readonly keyspaces: readonly Keyspace[];
}

export interface Keyspace {
  readonly kind: "keyspace";
  readonly name: string;
  /** By environment. */
  readonly replication: Readonly<Record<string, Replication>>;
  readonly durableWrites?: boolean | undefined;
  /** In dependency order. */
  readonly types: readonly UserType[];
  /** In query order. */
  readonly tables: readonly Table[];
  /** Of guarded entities, a table for each unique key: who holds which. No query reads them. */
  readonly claims?: readonly Table[] | undefined;
}

export type Replication =
  | { readonly kind: "simple"; readonly factor: number }
  | { readonly kind: "network-topology"; readonly dataCentres: Readonly<Record<string, number>> };

export interface UserType {
  readonly kind: "user-type";
  readonly name: string;
  readonly fields: readonly UserTypeField[];
  readonly documentation?: string | undefined;
}

export interface UserTypeField {
  readonly name: string;
  /** camelCase, in generated code. */
  readonly property: string;
  /** In CQL, before it was renamed. */
  readonly formerName?: string | undefined;
  readonly type: CqlType;
  readonly documentation?: string | undefined;
}

export interface Table {
  readonly kind: "table";
  readonly keyspace: string;
  readonly name: string;
  readonly comment: string;
  readonly queries: readonly TableQuery[];
  readonly grain: string;
  readonly found: Path;
  readonly foundEntity: string;
  /** Of the found entity. */
  readonly documentation?: string | undefined;
  /** Partition key, clustering, static, regular. */
  readonly columns: readonly Column[];
  readonly indexes: readonly Index[];
  /** What was set, and nothing else. */
  readonly options: TableOptions;
  /** Of the identity table of a guarded entity: what else its rows hold. */
  readonly guard?: TableGuard | undefined;
  readonly location: SourceLocation | undefined;
}

/** Columns that no query returns, and that generated reads, types and diagrams leave out. */
export interface TableGuard {
  /** Values of the entity that its other tables hold, and this one's queries don't return: the copies are written from here. */
  readonly values: readonly Column[];
  /** What the protocol keeps. */
  readonly columns: readonly Column[];
  readonly claims: readonly ClaimGuard[];
}

/** A unique key of a guarded entity. */
export interface ClaimGuard {
  /** As declared: `["room", "startDate"]`. */
  readonly parts: readonly string[];
  /** The column that keeps with which token the key was claimed. */
  readonly column: string;
  /** The table of the claims, in the same keyspace. */
  readonly table: string;
}

/** A storage-attached index. */
export interface Index {
  readonly kind: "sai";
  readonly name: string;
  readonly column: string;
  readonly options: SaiOptions;
}

export interface TableQuery {
  readonly id: string;
  readonly text: string;
}

export interface Column {
  readonly name: string;
  /** camelCase, in generated rows and parameters. */
  readonly property: string;
  readonly type: CqlType;
  readonly role: ColumnRole;
  /** Clustering columns only. */
  readonly direction?: "asc" | "desc" | undefined;
  /** May be null: an optional attribute, or one reached through an optional ref. */
  readonly optional: boolean;
  readonly source: ColumnSource;
  /** The path of its attribute by the names of before, where the model says that it was renamed. */
  readonly formerPath?: Path | undefined;
  /** The values of a `oneOf`. */
  readonly values?: readonly string[] | undefined;
  readonly documentation?: string | undefined;
}
