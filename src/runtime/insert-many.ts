import { runConcurrently } from "./concurrency.ts";
import type { Database } from "./database.ts";
import { InvalidValueError } from "./errors.ts";
import type { InsertOptions } from "./options.ts";
import { SharedReads } from "./shared-reads.ts";
import { InsertManyFailed, InvalidWrite } from "./write-errors.ts";

export interface InsertManyOptions extends InsertOptions {
  /** Rows under way at once. Default: 32. */
  readonly concurrency?: number | undefined;
  /** "throw" stops at the first row that fails, "collect" goes on and returns those rows. Default: "throw". */
  readonly onError?: "throw" | "collect" | undefined;
  /** After each row. What it throws is dropped. */
  readonly onProgress?: ((progress: InsertProgress) => void) | undefined;
}

export interface InsertProgress {
  readonly inserted: number;
  readonly failed: number;
}

export interface InsertManyResult<TRow> {
  readonly inserted: number;
  readonly failed: readonly FailedRow<TRow>[];
}

export interface FailedRow<TRow> {
  readonly row: TRow;
  readonly error: unknown;
}

/**
 * Inserts rows as they come, so many at once; the next is asked for when there is room for it. Each row is a write of its own, so
 * that a load that was cut off can be repeated. What several rows read of one owner at once is read once.
 *
 * ```ts
 * await insertMany(db, readHotels("hotels.jsonl"), insertHotel, { concurrency: 64 });
 * ```
 *
 * @throws InsertManyFailed at the first row that fails, unless they are collected; what the iterable throws, as it is
 */
export async function insertMany<TKeyspaces extends string, TRow>(
  db: Database<TKeyspaces>,
  rows: AsyncIterable<TRow> | Iterable<TRow>,
  insert: (db: Database<TKeyspaces>, row: TRow, options: InsertOptions) => Promise<unknown>,
  options: InsertManyOptions = {},
): Promise<InsertManyResult<TRow>> {
  const { concurrency = 32, onError = "throw", onProgress, ...insertOptions } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    const expected = "how many rows may be under way: an integer from 1";
    throw new InvalidValueError({ column: "concurrency", type: "option", value: concurrency, expected });
  }
  if (db.composition !== undefined)
    throw new InvalidWrite("a bulk load can't be a part of one write", { operation: "insertMany" });
  const each = { ...db, sharedReads: new SharedReads() };
  const failed: FailedRow<TRow>[] = [];
  let inserted = 0;
  await runConcurrently(rows, concurrency, async (row) => {
    try {
      await insert(each, row, insertOptions);
      inserted++;
    } catch (error) {
      failed.push({ row, error });
    }
    tell(onProgress, { inserted, failed: failed.length });
    if (onError === "throw" && failed.length > 0) throw failed[0]!.error;
  }).catch((error: unknown) => {
    const [first] = failed;
    throw first !== undefined && first.error === error
      ? new InsertManyFailed({ row: first.row, inserted }, error)
      : error;
  });
  return { inserted, failed };
}

function tell(onProgress: InsertManyOptions["onProgress"], progress: InsertProgress): void {
  try {
    onProgress?.(progress);
  } catch {
    // A progress bar's failure is not the load's.
  }
}
