import type { EntityRole } from "../conceptual/model.ts";
import type { CqlType } from "../cql/model.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import type { BucketUnit, QueryCall } from "../queries/definition.ts";

/**
 * What stands under the definition symbol of each thing that a model is written with. It keeps what was passed as it was
 * passed: {@link readModel} turns it into plain definitions once the model file has been evaluated.
 */
export type Meta =
  | ValueMeta
  | RefMeta
  | EntityMeta
  | PathMeta
  | AllOfMeta
  | IdOfMeta
  | CollectMeta
  | BucketMeta
  | QueryMeta
  | KeyspaceMeta
  | StrangerMeta
  | TableDefaultsMeta;

/** Attributes or fields by name, read once. */
export type Fields = () => ReadonlyMap<string, unknown>;

/** How a value may be used: `key` and `tuple` in a key, the others not. */
export type ValueUse = "key" | "tuple" | "collection" | "udt" | "duration" | "counter";

/** What an attribute and a ref have in common. */
export interface AttributeMeta {
  readonly column?: string;
  readonly optional: boolean;
  readonly immutable: boolean;
  readonly renamedFrom?: string;
  readonly location: SourceLocation | undefined;
}

export interface ValueMeta<TUse extends ValueUse = ValueUse> extends AttributeMeta {
  readonly kind: "value";
  readonly use: TUse;
  readonly type: CqlType;
  /** The UDTs that the type names. Its own comes first when the type is a UDT. */
  readonly udts: readonly UdtMeta[];
  readonly values?: readonly string[];
  readonly generated: boolean;
  /** Something inside the type that is none: the function in `set(text)`. The type then holds a text in its place. */
  readonly stranger?: { readonly value: unknown };
}

/** A UDT as an attribute, with its fields at hand for paths. */
export interface UdtValueMeta<TFields, TUse extends "key" | "udt" = "key" | "udt"> extends ValueMeta<TUse> {
  readonly fields: TFields;
}

export interface UdtMeta {
  readonly name: string;
  readonly fields: Fields;
  readonly location: SourceLocation | undefined;
}

export interface RefMeta<TEntity = unknown> extends AttributeMeta {
  readonly kind: "ref";
  /** As passed: an entity, or a function that returns it. */
  readonly target: TEntity | (() => TEntity);
  readonly prefix?: string;
}

export interface EntityMeta {
  readonly kind: "entity";
  readonly of: string;
  readonly role: EntityRole;
  readonly options: Readonly<Record<string, unknown>>;
  readonly attributes: Fields;
  readonly location: SourceLocation | undefined;
}

export interface PathMeta {
  readonly kind: "path";
  readonly of: string;
  readonly root: EntityMeta;
  readonly steps: readonly string[];
  readonly column?: string;
  readonly direction?: "asc" | "desc" | "ann";
  readonly asWritten?: boolean;
}

export interface AllOfMeta {
  readonly kind: "all-of";
  readonly path: unknown;
  readonly except: readonly unknown[];
  readonly asWritten?: boolean;
}

export interface IdOfMeta {
  readonly kind: "id-of";
  readonly path: unknown;
  readonly column?: string;
  readonly asWritten?: boolean;
}

export interface CollectMeta {
  readonly kind: "collect";
  readonly path: unknown;
  readonly near?: unknown;
  readonly column?: string;
  readonly asWritten?: boolean;
}

export interface BucketMeta {
  readonly kind: "bucket";
  readonly unit: BucketUnit;
  /** Undefined for the one partition of `inOnePartition`. */
  readonly source?: unknown;
  readonly column: string;
  readonly type: string;
  readonly zone?: string;
  readonly since?: string;
  readonly size?: number;
}

export interface QueryMeta {
  readonly kind: "query";
  readonly id: string;
  readonly text: string;
  /** As passed to `find`; undefined when it never was called. */
  readonly found?: { readonly what: unknown; readonly location: SourceLocation | undefined };
  readonly calls: readonly CallMeta[];
  readonly location: SourceLocation | undefined;
}

export interface CallMeta {
  readonly word: QueryCall["word"];
  readonly items: readonly unknown[];
  readonly location: SourceLocation | undefined;
}

export interface KeyspaceMeta {
  readonly kind: "keyspace";
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly location: SourceLocation | undefined;
}

export interface TableDefaultsMeta {
  readonly kind: "table-defaults";
  readonly options: unknown;
  readonly location: SourceLocation | undefined;
}

/** Something that was passed to a word such as `desc` and is none of ours. */
export interface StrangerMeta {
  readonly kind: "stranger";
  readonly value: unknown;
}
