import type { Amount } from "../conceptual/model.ts";
import type { Missing } from "./model.ts";

/** A number that was computed, or what is missing for it. */
export interface Estimated {
  readonly amount?: Amount | undefined;
  /** What it was computed from, in words. */
  readonly from: readonly string[];
  readonly missing: readonly Missing[];
  /** Whether it counts instances that only share a value. */
  readonly isSelection?: boolean;
}

export const known = (amount: Amount, ...from: readonly string[]): Estimated => ({ amount, from, missing: [] });

export const unknown = (...missing: readonly Missing[]): Estimated => ({ from: [], missing });

export const distinctMissing = (missing: readonly Missing[]): readonly Missing[] => [
  ...new Map(missing.map((one) => [JSON.stringify(one), one])).values(),
];
