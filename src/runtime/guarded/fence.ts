import { compareAndSet, pause, readRow } from "./ask.ts";
import { NoTimeLeft } from "./no-time-left.ts";
import type { Condition, Environment, GuardedRow, Steps } from "./model.ts";
import { unsettledPlaces } from "./places.ts";

/**
 * Gives an identity row another version, so that no condition that is still under way can apply: whoever made it has to look
 * at the row again. Returns the row as it is then, which somebody else may have written in the meantime.
 *
 * The writers stay as they are: a fence makes nothing of the instance.
 */
export function* fenceRow<TValues>(
  id: string,
  row: GuardedRow<TValues> | undefined,
  environment: Environment,
): Steps<TValues, GuardedRow<TValues>> {
  for (let attempt = 0; ; attempt++) {
    const condition = fenceOf(id, row, environment);
    const answer = yield* compareAndSet(condition);
    if (answer.kind === "applied") return { ...condition.set, settled: row?.settled };
    const now = yield* readRow<TValues>(id, true);
    if (now !== undefined && now.version !== row?.version) return now;
    if (!(yield* pause<TValues>(attempt))) throw new NoTimeLeft(answer.kind === "unknown" ? answer.cause : undefined);
  }
}

/** Of a row that lives, its next version; else a grave, which is not to outlive the one that is there by much. */
function fenceOf<TValues>(
  id: string,
  row: GuardedRow<TValues> | undefined,
  { versionAfter }: Environment,
): Condition<TValues> {
  return {
    kind: "condition",
    statement: row?.values === undefined ? "grave" : "fence",
    id,
    expected: row?.version,
    set: {
      values: row?.values,
      version: versionAfter([row?.version]),
      pending: unsettledPlaces(row),
      writers: row?.writers ?? new Map(),
      claims: row?.claims ?? [],
    },
  };
}
