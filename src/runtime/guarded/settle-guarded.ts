import { runConcurrently } from "../concurrency.ts";
import type { Database } from "../database.ts";
import type { DriverRow } from "../decode-rows.ts";
import { queryOptions, type GuardedOptions } from "../options.ts";
import { readAttempts } from "../retry-policy.ts";
import { decodeVersion } from "./cells.ts";
import type { GuardedEntity } from "./entity.ts";
import { executionOf, writeGuarded } from "./write-guarded.ts";
import { Executor, shapeOf } from "./execute.ts";
import { printKey } from "./keys.ts";
import { runSteps } from "./run-steps.ts";
import { settleInstance } from "./settle.ts";

/** Writes the copies of one instance as its identity row has them. Returns whether there was anything to do. */
export async function settleGuarded<TValues, TKey>(
  db: Database,
  operation: string,
  entity: GuardedEntity<TValues, TKey>,
  key: TKey,
  options: GuardedOptions = {},
): Promise<boolean> {
  return settleRowOf(db, operation, entity, printKey(entity.keyOf(key)), options);
}

function settleRowOf<TValues>(
  db: Database,
  operation: string,
  entity: GuardedEntity<TValues, never>,
  id: string,
  options: GuardedOptions,
): Promise<boolean> {
  const executor = new Executor(db, entity, operation, executionOf(options), () => ({ kind: "leave" }));
  return runSteps(settleInstance(shapeOf(entity), id), executor.execute);
}

export interface SettleOptions extends GuardedOptions {
  /** How old, in milliseconds, a write has to be: younger ones are likely to be under way. Default: 60,000. */
  readonly olderThan?: number | undefined;
  /** Also takes in rows that were written before the entity was guarded, which no read shows until then. */
  readonly adopt?: boolean | undefined;
  /** How many instances at a time. Default: 8. */
  readonly concurrency?: number | undefined;
}

export interface SettledCount {
  /** Rows of the identity table, graves among them. */
  readonly rows: number;
  /** Instances whose copies were not written, and are now. */
  readonly settled: number;
  readonly adopted: number;
}

/**
 * Reads the whole identity table, and settles what clients that died have left. To be run within the time that graves last:
 * ten days, or the longest `gc_grace_seconds` of the tables.
 */
export async function settleEachGuarded<TValues extends TKey, TKey>(
  db: Database,
  operation: string,
  entity: GuardedEntity<TValues, TKey>,
  options: SettleOptions = {},
): Promise<SettledCount> {
  const { identity } = entity;
  const { olderThan = 60_000, adopt = false, concurrency = 8 } = options;
  const count = { rows: 0, settled: 0, adopted: 0 };
  const settleOne = async (row: DriverRow): Promise<void> => {
    count.rows++;
    const version = decodeVersion(row.guard_version);
    if (version === undefined) {
      if (adopt && (await adoptRow(db, operation, entity, row, options))) count.adopted++;
      return;
    }
    const isYoung = version > (Date.now() - olderThan) * 1000;
    if (isYoung || decodeVersion(row.guard_settled) === version) return;
    if (await settleRowOf(db, operation, entity, printKey(identity.keyIn(row)), options)) count.settled++;
  };
  const { client, defaults } = db;
  const execution = { ...queryOptions(client, defaults, options), isIdempotent: true, retry: readAttempts };
  let pageState: string | undefined;
  do {
    const page = await client.execute(identity.scan(db), [], { ...execution, ...(pageState && { pageState }) });
    await runConcurrently(page.rows, concurrency, settleOne);
    pageState = page.pageState || undefined;
  } while (pageState !== undefined);
  return count;
}

/** Makes a guarded row of one that was written plainly, as it is; unless it is torn. */
async function adoptRow<TValues extends TKey, TKey>(
  db: Database,
  operation: string,
  entity: GuardedEntity<TValues, TKey>,
  row: DriverRow,
  options: GuardedOptions,
): Promise<boolean> {
  const { identity } = entity;
  const isMissing = ([column, isRequired]: readonly [string, boolean]): boolean =>
    isRequired && (row[column] === null || row[column] === undefined);
  // Or what a grave has left.
  if (row.guard_settled !== null || identity.columns.some(isMissing)) return false;
  const values = identity.decode(row);
  const { applied } = await writeGuarded(
    db,
    operation,
    entity,
    values,
    (there) => (there === undefined ? { kind: "write", values } : { kind: "leave" }),
    options,
  );
  return applied;
}
