import { compareAndSet, decide, pause, readRow } from "./ask.ts";
import { claimKey, type HeldByOther } from "./claim-key.ts";
import { fenceRow } from "./fence.ts";
import type { Condition, Environment, GuardedRow, OpenAttempts, Shape, Steps } from "./model.ts";
import { NoTimeLeft } from "./no-time-left.ts";
import { placesLeft } from "./places.ts";
import { settleRow } from "./settle.ts";
import { recall, remember } from "./writers.ts";

/** One logical write of an instance, whatever it takes. */
export interface Change {
  readonly id: string;
  /** The same in all attempts. */
  readonly writer: string;
  /** Attempts that were made before, by a call whose outcome was left unknown. */
  readonly repeats?: OpenAttempts | undefined;
  /** When time is up and an attempt is open: leave it so, or see to it that it can't be applied any more. */
  readonly giveUp: "unknown" | "fence";
}

export type Changed<TValues> =
  | { readonly kind: "written"; readonly before: TValues | undefined; readonly row: GuardedRow<TValues> }
  /** As `decide` had it: nothing of this write is applied, or will be. */
  | { readonly kind: "left"; readonly values: TValues | undefined }
  /** Another instance lives with a key that this one would have. Nothing is applied, or will be. */
  | HeldByOther
  /** Others kept coming first. Nothing is applied, or will be. */
  | { readonly kind: "not-written"; readonly cause: unknown }
  | { readonly kind: "unknown"; readonly open: OpenAttempts; readonly cause: unknown }
  /** It is written; the copies are not, or perhaps not. */
  | { readonly kind: "not-settled"; readonly row: GuardedRow<TValues>; readonly cause: unknown };

/** An attempt whose outcome is not known. */
interface Attempt<TValues> {
  readonly version: number;
  readonly before: GuardedRow<TValues> | undefined;
}

/**
 * Reads the row, claims what it is to hold, and writes it on the condition that nobody else has in the meantime; then its copies,
 * and gives back what it held. After each answer that leaves it open, the row tells.
 */
export function* changeRow<TValues>(
  shape: Shape<TValues>,
  change: Change,
  environment: Environment,
): Steps<TValues, Changed<TValues>> {
  const { id, writer, repeats } = change;
  let open: OpenAttempts | undefined = repeats;
  const attempts: Attempt<TValues>[] = [];
  let cause: unknown;
  let isSerial = repeats !== undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      const row = yield* readRow<TValues>(id, isSerial);
      if (open !== undefined) {
        const memory = recall(row, writer, open.first);
        if (memory === "written" && row !== undefined)
          return yield* finish(
            shape,
            id,
            attempts.find(({ version }) => version === row.writers.get(writer)),
            row,
          );
        if (memory === "forgotten") return { kind: "unknown", open, cause };
        // Each of them asks for a version that has passed.
        if (!open.expected.includes(row?.version)) open = undefined;
      }
      const planned = yield* plan(shape, change, row, environment);
      if (planned.kind !== "condition") {
        if (open === undefined) return planned;
        // One of the attempts might still be applied, after all.
        yield* fenceRow(id, row, environment);
        continue;
      }
      const answer = yield* compareAndSet<TValues>(planned);
      if (answer.kind === "applied") {
        const written = { ...planned.set, settled: row?.settled };
        return yield* finish(shape, id, { version: written.version, before: row }, written);
      }
      if (answer.kind === "unknown") {
        cause = answer.cause;
        attempts.push({ version: planned.set.version, before: row });
        open = {
          writer,
          first: Math.min(open?.first ?? Infinity, planned.set.version),
          expected: [...(open?.expected ?? []), row?.version],
        };
      }
      isSerial = true;
      if (!(yield* pause<TValues>(attempt))) throw new NoTimeLeft(cause);
    } catch (error) {
      if (open === undefined) {
        if (error instanceof NoTimeLeft) return { kind: "not-written", cause: error };
        throw error;
      }
      if (error instanceof NoTimeLeft && change.giveUp === "fence")
        return yield* closeAttempts(shape, change, open, attempts, environment);
      return { kind: "unknown", open, cause: error };
    }
  }
}

/** The condition for what the row is to be; or what there is to say instead. */
function* plan<TValues>(
  shape: Shape<TValues>,
  { id, writer }: Change,
  row: GuardedRow<TValues> | undefined,
  environment: Environment,
): Steps<TValues, Condition<TValues> | Extract<Changed<TValues>, { kind: "left" | "held" }>> {
  const decision = yield* decide(row?.values);
  if (decision.kind === "leave") return { kind: "left", values: row?.values };
  const values = decision.kind === "write" ? decision.values : undefined;
  const held = row?.values === undefined ? [] : shape.uniqueKeysOf(row.values);
  const wanted = values === undefined ? [] : shape.uniqueKeysOf(values);
  const claims: (string | undefined)[] = [];
  const floors: (number | undefined)[] = [];
  for (const [unique, key] of wanted.entries()) {
    const token = key === held[unique] ? row?.claims[unique] : undefined;
    if (key === undefined || token !== undefined) {
      claims.push(token);
      continue;
    }
    const claimed = yield* claimKey(shape, { unique, key, id }, environment);
    if (claimed.kind === "held") return claimed;
    claims.push(claimed.token);
    floors.push(claimed.floor);
  }
  const version = environment.versionAfter([row?.version, ...floors]);
  return {
    kind: "condition",
    statement: values === undefined ? "grave" : "write",
    id,
    expected: row?.version,
    set: {
      values,
      version,
      pending: placesLeft(shape, row, values),
      writers: remember(row?.writers ?? new Map(), writer, version),
      claims,
    },
  };
}

/** The copies of what is written, and then the keys that it holds no more: before, their old rows would be others'. */
function* finish<TValues>(
  shape: Shape<TValues>,
  id: string,
  attempt: Attempt<TValues> | undefined,
  row: GuardedRow<TValues>,
): Steps<TValues, Changed<TValues>> {
  const before = attempt?.before;
  try {
    yield* settleRow(shape, id, row);
  } catch (cause) {
    return { kind: "not-settled", row, cause };
  }
  const wanted = row.values === undefined ? [] : shape.uniqueKeysOf(row.values);
  for (const [unique, key] of (before?.values === undefined ? [] : shape.uniqueKeysOf(before.values)).entries()) {
    const token = before?.claims[unique];
    if (key === undefined || token === undefined || key === wanted[unique]) continue;
    try {
      yield* compareAndSet({ kind: "release", unique, key, expected: { holder: id, token }, floor: row.version });
    } catch {
      // It leaves a claim without a row, which the next to want the key takes over.
    }
  }
  return { kind: "written", before: before?.values, row };
}

/** Sees to it that no open attempt can be applied any more, and says what became of them. */
function* closeAttempts<TValues>(
  shape: Shape<TValues>,
  { id, writer }: Change,
  open: OpenAttempts,
  attempts: readonly Attempt<TValues>[],
  environment: Environment,
): Steps<TValues, Changed<TValues>> {
  try {
    const found = yield* readRow<TValues>(id, true);
    const isClosed = !open.expected.includes(found?.version);
    const row = isClosed ? found : yield* fenceRow(id, found, environment);
    const memory = recall(row, writer, open.first);
    if (memory === "written" && row !== undefined)
      return yield* finish(
        shape,
        id,
        attempts.find(({ version }) => version === row.writers.get(writer)),
        row,
      );
    if (memory === "not-written") return { kind: "not-written", cause: open };
    return { kind: "unknown", open, cause: undefined };
  } catch (cause) {
    return { kind: "unknown", open, cause };
  }
}
