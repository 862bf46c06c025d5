import type { UserType } from "../physical/model.ts";
import type { ReadPlan } from "./read-model.ts";
import type { WritePlan } from "./write-model.ts";

export type { ComputedBucket, ReadPlan } from "./read-model.ts";
export type * from "./write-model.ts";

/** How each query is read and how each entity is written. */
export interface AccessModel {
  readonly kind: "access-model";
  readonly reads: readonly ReadPlan[];
  readonly writes: readonly WritePlan[];
  /** User-defined types of attributes whose fields are stored: a write takes the whole. */
  readonly inputTypes: readonly UserType[];
}
