import type { Amount, Path } from "../conceptual/model.ts";
import type { CqlType } from "../cql/model.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import type { BucketUnit } from "./definition.ts";

export type { BucketUnit } from "./definition.ts";

/** The well-formed queries of a model, keyspace by keyspace. */
export interface QueryModel {
  readonly kind: "query-model";
  readonly keyspaces: readonly QueryKeyspace[];
}

export interface QueryKeyspace {
  readonly kind: "query-keyspace";
  readonly name: string;
  /** By environment, as declared. */
  readonly replication: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  readonly durableWrites?: boolean | undefined;
  /** Options of its tables, as passed. */
  readonly options?: unknown;
  readonly queries: readonly Query[];
  readonly location: SourceLocation | undefined;
}

/** A query with its paths resolved: every path is an attribute, none a ref. */
export interface Query {
  readonly kind: "query";
  readonly id: string;
  readonly text: string;
  /** The entity whose instances are the rows. */
  readonly grain: string;
  /** The refs from the grain to the found entity; empty when it is the grain. */
  readonly found: Path;
  readonly foundEntity: string;
  readonly given: readonly GivenTerm[];
  readonly optionally: readonly Term[];
  readonly range?: Term | undefined;
  readonly orderBy: readonly OrderTerm[];
  /** The vector whose nearest come first; then there is no other order. */
  readonly nearest?: Term | undefined;
  /** The bucket that stands last in the partition key; one with a place of its own is in `given`. */
  readonly bucket?: Bucket | undefined;
  /** Undefined: the found entity's own attributes and the identities of its refs. */
  readonly returning?: readonly ReturnTerm[] | undefined;
  readonly also: readonly ReturnTerm[];
  readonly projections: readonly Projection[];
  /** The parts of the candidate key that `keyedBy` names. */
  readonly keyedBy?: readonly string[] | undefined;
  readonly table?: string | undefined;
  readonly servedBy?: ServedBy | undefined;
  readonly scan: boolean;
  /** Where words were said whose arguments have no place of their own. */
  readonly saidAt?: { readonly keyedBy?: SourceLocation | undefined; readonly table?: SourceLocation | undefined };
  /** Table options as passed; the physical stage checks them. */
  readonly options?: unknown;
  readonly workflow: WorkflowStep;
  readonly estimate?: QueryEstimate | undefined;
  readonly location: SourceLocation | undefined;
}

/** When a query is asked, and by whom. */
export interface WorkflowStep {
  /** Whether the workflow may begin with it. */
  readonly isEntry: boolean;
  /** The queries that lead to it. */
  readonly after: readonly AfterQuery[];
  /** What of the given is typed in, or known from outside. */
  readonly typedIn: readonly Term[];
  readonly for: readonly string[];
}

export interface AfterQuery {
  readonly query: string;
  readonly location: SourceLocation | undefined;
}

/** A read of its own that returns less: the key, and these. */
export interface Projection {
  readonly name: string;
  readonly returned: readonly ReturnTerm[];
  readonly location: SourceLocation | undefined;
}

/** What is known of a query before it is asked. */
export interface QueryEstimate {
  readonly rowsPerPartition?: Amount | undefined;
  readonly readsPerDay?: Amount | undefined;
}

/** The query whose table is read, and the index that makes it possible. */
export interface ServedBy {
  readonly query: string;
  readonly index?: "sai" | undefined;
  readonly indexOptions?: unknown;
  readonly location: SourceLocation | undefined;
}

/** One thing said in a list: an attribute, or a ref with the attributes it stands for. */
export interface Term {
  readonly kind: "term";
  /** As written: may end at a ref. */
  readonly path: Path;
  /** The attributes it stands for; one when `path` is no ref. */
  readonly attributes: readonly Path[];
  /** `named(path, "column")`. */
  readonly column?: string | undefined;
  /** A copy that stays as it was written. */
  readonly asWritten: boolean;
  readonly location: SourceLocation | undefined;
}

export interface OrderTerm extends Omit<Term, "kind"> {
  readonly kind: "order";
  readonly direction: "asc" | "desc";
}

export type GivenTerm = Term | Bucket;

/** A computed column of the partition key. */
export interface Bucket {
  readonly kind: "bucket";
  readonly unit: BucketUnit;
  /** Undefined for a singleton. */
  readonly source?: Path | undefined;
  readonly column: string;
  readonly type: CqlType;
  /** IANA name; undefined is UTC. */
  readonly zone?: string | undefined;
  /** A day, or an instant in UTC, before which there is nothing to read. */
  readonly since?: string | undefined;
  /** Milliseconds for `every`, the number of buckets for `hash`. */
  readonly size?: number | undefined;
  readonly location: SourceLocation | undefined;
}

export type ReturnTerm =
  | {
      readonly kind: "attribute";
      readonly path: Path;
      readonly column?: string | undefined;
      readonly asWritten: boolean;
      readonly location?: SourceLocation | undefined;
    }
  | Collected;

/** The far identity of a many-to-many relationship, gathered into a set of the found entity. */
export interface Collected {
  readonly kind: "collected";
  readonly relationship: string;
  /** The relationship's ref to the entity that holds the set. */
  readonly near: Path;
  /** The attribute gathered, from the relationship. */
  readonly far: Path;
  readonly column: string;
}
