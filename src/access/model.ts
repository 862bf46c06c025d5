import type { UserType } from "../physical/model.ts";
import type { WritePlan } from "./write-model.ts";

export type * from "./write-model.ts";

/** How each query is read and how each entity is written. */
export interface AccessModel {
  readonly kind: "access-model";
  readonly reads: readonly ReadPlan[];
  readonly writes: readonly WritePlan[];
  /** User-defined types of attributes whose fields are stored: a write takes the whole. */
  readonly inputTypes: readonly UserType[];
}

/** The legal read of one query. */
export interface ReadPlan {
  readonly kind: "read-plan";
  readonly query: string;
  readonly text: string;
  readonly keyspace: string;
  readonly table: string;
  /** `select_hotels_by_poi`, in snake_case: a language's emitter spells it. */
  readonly name: string;
  /** Columns given with equality: the partition key; more where the query reads another's table. */
  readonly given: readonly string[];
  /** The clustering column that takes a range. */
  readonly range?: string | undefined;
  /** Whether the rows come in the reverse of the table's order. */
  readonly reversed: boolean;
  /** Whether the given columns are the whole primary key. */
  readonly returnsOne: boolean;
  /** Columns whose absence makes a row no row: clustering columns (a partition with statics only), required attributes. */
  readonly required: readonly string[];
}
