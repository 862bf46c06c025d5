import { compareAndSet, pause, readClaim, readRow } from "./ask.ts";
import { fenceRow } from "./fence.ts";
import type { Environment, GuardedRow, Shape, Steps } from "./model.ts";
import { NoTimeLeft } from "./no-time-left.ts";

export interface Claimed {
  readonly kind: "claimed";
  readonly token: string;
  /** What the write has to be above: whoever had the key before wrote up to this. */
  readonly floor: number | undefined;
}

export interface HeldByOther {
  readonly kind: "held";
  readonly unique: number;
  readonly key: string;
  readonly holder: string;
}

/**
 * Claims a unique key for an instance, with a new token each time: after its row was read, and before it is written. Where
 * another one's claim stands that has no such row, its writer may be dead or slow: it is fenced first, so that it can't
 * write that row any more without claiming the key again.
 */
export function* claimKey<TValues>(
  shape: Shape<TValues>,
  { unique, key, id }: { readonly unique: number; readonly key: string; readonly id: string },
  environment: Environment,
): Steps<TValues, Claimed | HeldByOther> {
  let seen: string | undefined;
  for (let attempt = 0; ; attempt++) {
    const claim = yield* readClaim<TValues>(unique, key);
    const { holder, token, floor } = claim;
    let above = floor;
    if (holder !== undefined && holder !== id) {
      const held: HeldByOther = { kind: "held", unique, key, holder };
      const other = yield* readRow<TValues>(holder, true);
      if (holds(shape, other, unique, key)) return held;
      if (seen !== token) {
        // Its writer may be about to write the row.
        seen = token;
        if (!(yield* pause<TValues>(attempt))) throw new NoTimeLeft();
        continue;
      }
      const fenced = yield* fenceRow(holder, other, environment);
      if (holds(shape, fenced, unique, key)) return held;
      above = Math.max(floor ?? 0, fenced.version);
    }
    // The floor goes along: whoever claims again after this one died needs it as well.
    const set = { holder: id, token: environment.newId(), floor: above };
    const answer = yield* compareAndSet<TValues>({ kind: "claim", unique, key, expected: claim, set });
    if (answer.kind === "applied") return { kind: "claimed", token: set.token, floor: above };
    if (!(yield* pause<TValues>(attempt))) throw new NoTimeLeft(answer.kind === "unknown" ? answer.cause : undefined);
  }
}

const holds = <TValues>(
  { uniqueKeysOf }: Shape<TValues>,
  row: GuardedRow<TValues> | undefined,
  unique: number,
  key: string,
): boolean => row?.values !== undefined && uniqueKeysOf(row.values)[unique] === key;
