import type { EntityRole, Path } from "../conceptual/model.ts";
import type { CqlType } from "../cql/model.ts";

/** Everything that a write of one entity touches, and how it is reached. */
export interface WritePlan {
  readonly kind: "write-plan";
  readonly entity: string;
  readonly role: EntityRole;
  readonly documentation?: string | undefined;
  /** Tables whose rows are instances of the entity, in the order in which they are written: what a retry starts from last. */
  readonly homes: readonly HomePlan[];
  /** Sets in rows of other entities that hold its far identity: relationships only. */
  readonly sets: readonly SetPlan[];
  /** Each value of an instance that a write of it needs: the entity's own in declared order, then the borrowed ones. */
  readonly values: readonly Value[];
  /** The values that tell an instance: the identity, and more of the key where no home has it by that. */
  readonly key: readonly Path[];
  /** How many of the key are the identity. */
  readonly identityLength: number;
  /** The reads that bring the values from the key, in order; the first is what a retry starts from. */
  readonly state: readonly StateRead[];
  readonly insert?: InsertPlan | undefined;
  readonly update?: UpdatePlan | undefined;
  readonly remove?: RemovePlan | undefined;
  /** Counters only. */
  readonly count?: CountPlan | undefined;
  /** Of a guarded entity, whose other writes go through its identity row. */
  readonly guard?: GuardPlan | undefined;
}

/** What the writes of a guarded entity go through. */
export interface GuardPlan {
  /** The table that has it by its identity, with every value that the others hold. */
  readonly identity: HomePlan;
  /** The tables that are written from there. */
  readonly copies: readonly HomePlan[];
  readonly uniques: readonly UniquePlan[];
}

/** A key that one instance at most may have, and where that is kept. */
export interface UniquePlan extends TableName {
  /** As declared: `["room", "startDate"]`. */
  readonly parts: readonly string[];
  /** The column of the identity table that keeps the token of the claim. */
  readonly column: string;
  /** The key of the claim's row. */
  readonly key: readonly ColumnValue[];
}

export interface TableName {
  readonly keyspace: string;
  readonly table: string;
}

/** How the entity's row of one table is made from its values. */
export interface HomePlan extends TableName {
  /** A value for each column; what buckets are computed from, not buckets. */
  readonly values: readonly ColumnValue[];
  /** Whether an update may move it, and it has columns that come from elsewhere, and go along when it moves: it is read before. */
  readonly carries: boolean;
}

/** The row of another entity in which a set holds the far identity of a relationship. */
export interface SetPlan extends TableName {
  readonly column: string;
  /** The primary key of the row, and what its buckets are computed from. */
  readonly key: readonly ColumnValue[];
  readonly element: ColumnValue;
}

/** A value of the entity, or one borrowed through a ref. */
export interface Value {
  /** snake_case of the name in generated code: by the column rule as if no entity were found. */
  readonly name: string;
  readonly path: Path;
  readonly type: CqlType;
  readonly values?: readonly string[] | undefined;
  readonly documentation?: string | undefined;
  /**
   * In an insert. `required`; `optional`: may be null; `generated`: made when left out; `read`: borrowed, read from the
   * owner's table when left out; `none`: only an update needs it, for copies.
   */
  readonly presence: "required" | "optional" | "generated" | "read" | "none";
  readonly optional: boolean;
  /** The entity that owns the value, when it is borrowed. */
  readonly borrowedFrom?: string | undefined;
}

/** Where a column finds its value in those of the entity. */
export interface ColumnValue {
  readonly column: string;
  readonly value: Path;
  /** Fields of a UDT to take out of the value, as properties. */
  readonly fields: readonly string[];
}

/** A column of a row that is read, and the value that it gives. */
export interface Gain {
  readonly column: string;
  readonly value: Path;
  /** The field of the value that it is, for a UDT of which fields are stored. */
  readonly fields: readonly string[];
}

/** One row, read by its primary key, that brings values of the entity. */
export interface StateRead extends TableName {
  readonly key: readonly ColumnValue[];
  readonly gains: readonly Gain[];
  /** Of a borrowed value: the entity whose table it is, and the refs to it. */
  readonly owner?: OwnerOf | undefined;
}

export interface OwnerOf {
  readonly entity: string;
  readonly via: Path;
}

/** A read that brings what is borrowed from one owner. */
export interface OwnerRead extends StateRead {
  readonly owner: OwnerOf;
  /** Of what it gains, the values that are meant to stay as they were written: they are not compared afterwards. */
  readonly asWritten: readonly Path[];
}

export interface InsertPlan {
  /** Reads of borrowed values that the caller left out, in order. */
  readonly reads: readonly OwnerRead[];
  /** Owners without a table of their own, whose values are what is written here: their other copies follow. */
  readonly owners: readonly OwnerCopies[];
}

/** An owner without a home, and the row of a copy that tells whether a given value is a new one. */
export interface OwnerCopies extends OwnerOf {
  readonly key: readonly ColumnValue[];
  /** The given values, by the owner's own paths. */
  readonly changes: readonly { readonly path: Path; readonly value: Path }[];
  readonly peek?: PeekPlan | undefined;
}

/** The first row of a partition that the owner's identity tells: all copies agree. */
export interface PeekPlan extends TableName {
  readonly key: readonly { readonly column: string; readonly path: Path }[];
  readonly columns: readonly { readonly column: string; readonly path: Path }[];
}

export interface UpdatePlan {
  readonly changes: readonly ChangeGroup[];
  /** Reads of values that are borrowed through a ref that changes. */
  readonly reads: readonly OwnerRead[];
  /** Homes that hold anything that may change; the one that a retry starts from last. */
  readonly homes: readonly HomePlan[];
  readonly copies: readonly CopyPlan[];
}

/** Values that change together: one attribute, or a ref's identity. */
export interface ChangeGroup {
  readonly attribute: string;
  readonly isRef: boolean;
  readonly values: readonly Path[];
  /** What is borrowed through the ref. */
  readonly borrowed: readonly Path[];
}

/** Columns in rows of another grain that hold values of the entity. */
export interface CopyPlan extends TableName {
  readonly kind: "copy";
  readonly grain: string;
  /** The refs from the table's grain to the entity. */
  readonly via: Path;
  readonly columns: readonly ColumnValue[];
  readonly reads: readonly RowRead[];
  /** The key of the row, for a static copy of the partition; empty for `row`. */
  readonly key: readonly KeySource[];
  /** `columns` in place; `statics` of a partition; `row`: the key may change, and the last of the reads is the row itself. */
  readonly writes: "columns" | "statics" | "row";
}

export interface KeySource {
  readonly column: string;
  readonly from: ValueSource;
}

export type ValueSource =
  | { readonly kind: "value"; readonly value: Path; readonly fields: readonly string[] }
  /** A column of a row that was read before, by the place of its read. */
  | { readonly kind: "column"; readonly read: number; readonly column: string; readonly fields: readonly string[] };

/** Rows of a table, read on the way to others. */
export interface RowRead extends TableName {
  /** The partition key and a prefix of the clustering columns, and what buckets are computed from. */
  readonly key: readonly KeySource[];
  /** `one`: the whole primary key is given; `many`; `elements`: of the set in its one row, each is one. */
  readonly rows: "one" | "many" | "elements";
  /** The set. */
  readonly element?: string | undefined;
  /** Columns whose values are known: rows with others are left out. */
  readonly where: readonly KeySource[];
  /** Refs from the grain of the copies to that of this table. */
  readonly via: Path;
}

export interface RemovePlan {
  /** What the keys of its rows, and the ways to its relationships, need beside its key. */
  readonly reads: readonly StateRead[];
  readonly cascades: readonly CascadePlan[];
}

/** The instances of a relationship that refer to the entity. */
export interface CascadePlan {
  readonly relationship: string;
  readonly via: Path;
  readonly reads: readonly RowRead[];
  /** Rows to remove, those that the reads start from last. */
  readonly rows: readonly (TableName & { readonly key: readonly KeySource[] })[];
  readonly sets: readonly (TableName & {
    readonly column: string;
    readonly key: readonly KeySource[];
    readonly element: ValueSource;
  })[];
}

export interface CountPlan {
  readonly reads: readonly OwnerRead[];
  readonly homes: readonly (TableName & {
    readonly key: readonly ColumnValue[];
    readonly counters: readonly ColumnValue[];
  })[];
}
