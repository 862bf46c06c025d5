import type { CqlType } from "../cql/model.ts";
import type { EntityRole, Path } from "../conceptual/model.ts";
import type { UserType } from "../physical/model.ts";
import type { ReadPlan } from "./read-model.ts";

export type { ComputedBucket, ReadPlan } from "./read-model.ts";

/** How each query is read and how each entity is written. */
export interface AccessModel {
  readonly kind: "access-model";
  readonly reads: readonly ReadPlan[];
  readonly writes: readonly WritePlan[];
  /** User-defined types of attributes whose fields are stored: a write takes the whole. */
  readonly inputTypes: readonly UserType[];
}

/** Everything that a write of one entity touches. */
export interface WritePlan {
  readonly kind: "write-plan";
  readonly entity: string;
  readonly role: EntityRole;
  readonly documentation?: string | undefined;
  /** Tables whose rows are instances of the entity. */
  readonly homes: readonly TableName[];
  readonly insert?: InsertPlan | undefined;
  /** Relationships only. */
  readonly disconnect?: DisconnectPlan | undefined;
}

export interface TableName {
  readonly keyspace: string;
  readonly table: string;
}

export interface InsertPlan {
  readonly kind: "insert";
  readonly inputs: readonly Input[];
  /** Reads of borrowed values that the caller left out, in order. */
  readonly reads: readonly OwnerRead[];
  /** What a retry starts from is last. */
  readonly statements: readonly Statement[];
}

export interface DisconnectPlan {
  readonly kind: "disconnect";
  readonly inputs: readonly Input[];
  readonly statements: readonly Statement[];
}

/** A value of the entity, or one borrowed through a ref. */
export interface Input {
  /** snake_case of the name in the input: by the column rule as if no entity were found. */
  readonly name: string;
  readonly path: Path;
  readonly type: CqlType;
  readonly values?: readonly string[] | undefined;
  readonly documentation?: string | undefined;
  /**
   * `required`; `optional`: may be null; `generated`: made when left out;
   * `read`: borrowed, read from the owner's table when left out.
   */
  readonly presence: "required" | "optional" | "generated" | "read";
  /** The entity that owns the value, when it is borrowed. */
  readonly borrowedFrom?: string | undefined;
}

/** One read by primary key that brings what is borrowed from one owner. */
export interface OwnerRead {
  readonly kind: "owner-read";
  readonly keyspace: string;
  readonly table: string;
  readonly owner: string;
  /** The refs from the written entity to the owner. */
  readonly via: Path;
  readonly key: readonly Binding[];
  readonly gains: readonly Binding[];
  /** Columns without which there is no such owner. */
  readonly required: readonly string[];
}

/** A column and the input that holds its value, by the input's path. */
export interface Binding {
  readonly column: string;
  readonly path: Path;
}

export type Statement = RowStatement | CollectionStatement;

export interface RowStatement {
  readonly kind: "insert-row" | "delete-row";
  readonly keyspace: string;
  readonly table: string;
  /** A value for each column, for a delete of the primary key; what buckets are computed from, not buckets. */
  readonly values: readonly ColumnValue[];
}

/** Adds an element to a set in a row of another entity, or takes it out. */
export interface CollectionStatement {
  readonly kind: "add-to-collection" | "remove-from-collection";
  readonly keyspace: string;
  readonly table: string;
  readonly column: string;
  /** The primary key of the row that holds the collection, and what its buckets are computed from. */
  readonly key: readonly ColumnValue[];
  readonly element: Path;
}

/** Where a column's value comes from in the input of a write. */
export interface ColumnValue {
  readonly column: string;
  readonly input: Path;
  /** Fields of a UDT to take out of the input, as properties. */
  readonly fields: readonly string[];
}
