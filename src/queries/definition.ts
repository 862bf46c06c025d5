import type { Path } from "../conceptual/model.ts";
import type { EntityDefinition, UdtDefinition } from "../conceptual/definition.ts";
import type { SourceLocation, Waiver } from "../diagnostics/model.ts";

/** The whole model as declared: each entity, UDT and keyspace once, in the order in which the exports reach them. */
export interface ModelDefinition {
  readonly kind: "model-definition";
  readonly entities: readonly EntityDefinition[];
  readonly udts: readonly UdtDefinition[];
  readonly keyspaces: readonly KeyspaceDefinition[];
  /** What `tableDefaults` says of every table. */
  readonly tableDefaults?: TableDefaultsDefinition | undefined;
}

export interface TableDefaultsDefinition {
  readonly subject: "tableDefaults";
  readonly options: unknown;
  readonly location: SourceLocation | undefined;
}

export interface KeyspaceDefinition {
  readonly kind: "keyspace";
  readonly name: string;
  /** By environment: a replication factor, or one for each data centre. */
  readonly replication: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  readonly durableWrites?: boolean | undefined;
  readonly options?: unknown;
  /** Of the keyspace, and of every table in it. */
  readonly accept?: readonly Waiver[] | undefined;
  readonly queries: readonly QueryDefinition[];
  /** What else was passed beside replication, queries and the rest. */
  readonly unknownWords?: readonly string[] | undefined;
  /** What `durableWrites` was given where that is no boolean. */
  readonly notDurable?: string | undefined;
  /** What else stands in the list of queries. */
  readonly notQueries?: readonly NotAQuery[] | undefined;
  readonly location: SourceLocation | undefined;
}

/** Something that stands where a query should. */
export interface NotAQuery {
  readonly kind: "not-a-query";
  readonly found: string;
  /** Its place in the list, from 1. */
  readonly position: number;
}

/** A path from an entity, where it was written, and the column name it was given there. */
export interface PathDefinition {
  readonly kind: "path";
  readonly root: string;
  readonly path: Path;
  readonly column?: string | undefined;
  readonly direction?: "asc" | "desc" | "ann" | undefined;
  readonly asWritten?: boolean | undefined;
  /** Where `find` was called; every other path stands in a call that has a location. */
  readonly location?: SourceLocation | undefined;
}

export type BucketUnit = "hour" | "day" | "week" | "month" | "year" | "every" | "hash" | "singleton";

export interface BucketDefinition {
  readonly kind: "bucket";
  readonly unit: BucketUnit;
  /** Undefined for a singleton. */
  readonly source?: PathDefinition | undefined;
  readonly column?: string | undefined;
  readonly type?: string | undefined;
  readonly zone?: string | undefined;
  readonly since?: string | undefined;
  /** Milliseconds for `every`, the number of buckets for `hash`. */
  readonly size?: number | undefined;
}

export type KeyItemDefinition = PathDefinition | BucketDefinition;

export type ReturnItemDefinition =
  | PathDefinition
  | { readonly kind: "all-of"; readonly path: PathDefinition; readonly except: readonly PathDefinition[] }
  | { readonly kind: "id-of"; readonly path: PathDefinition }
  | {
      readonly kind: "collect";
      readonly path: PathDefinition;
      readonly of?: PathDefinition | undefined;
      readonly as?: string | undefined;
      readonly asWritten?: boolean | undefined;
    };

/** One call in the chain: `.range(Availability.date)`. The stages judge the list: two ranges, a range before an order. */
export interface WordCall<TWord extends string, TItem> {
  readonly word: TWord;
  readonly items: readonly TItem[];
  readonly location: SourceLocation | undefined;
}

/** Something that stands where a path should. */
export interface NotAPath {
  readonly kind: "not-a-path";
  readonly found: string;
  readonly location?: SourceLocation | undefined;
}

export type QueryCall =
  | WordCall<"given", KeyItemDefinition | NotAPath>
  | WordCall<"optionally", KeyItemDefinition | NotAPath>
  | WordCall<"range", PathDefinition | NotAPath>
  | WordCall<"orderBy", PathDefinition | NotAPath>
  | WordCall<"returning", ReturnItemDefinition | NotAPath>
  | WordCall<"also", ReturnItemDefinition | NotAPath>
  | WordCall<"projection", ProjectionDefinition>
  | WordCall<"bucketBy", BucketDefinition | NotAPath>
  | WordCall<"keyedBy", string>
  | WordCall<"table", string>
  | WordCall<"inOnePartition", BucketDefinition>
  | WordCall<"scan", never>
  | WordCall<"servedBy", ServedByDefinition>
  | WordCall<"options", unknown>
  | WordCall<"entry", never>
  | WordCall<"after", string>
  | WordCall<"typedIn", PathDefinition | NotAPath>
  | WordCall<"for", string>
  | WordCall<"accept", Waiver>
  /** As passed: `QueryEstimate` where the model compiles. */
  | WordCall<"estimate", unknown>;

/** A name, and what a read of that name returns of all that the query does. */
export interface ProjectionDefinition {
  readonly name: string;
  readonly items: readonly (ReturnItemDefinition | NotAPath)[];
}

export interface ServedByDefinition {
  readonly query: string;
  readonly index?: "sai" | undefined;
  /** Of the index, as passed: `SaiOptions` where the model compiles. */
  readonly indexOptions?: unknown;
}

export interface QueryDefinition {
  readonly kind: "query";
  readonly id: string;
  readonly text: string;
  /** What `find` was given; undefined when it never was, or was given something else. */
  readonly find: PathDefinition | NotAPath | undefined;
  readonly calls: readonly QueryCall[];
  readonly location: SourceLocation | undefined;
}
