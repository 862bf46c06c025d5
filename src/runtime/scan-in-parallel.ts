import { runConcurrently } from "./concurrency.ts";
import type { ScanOptions, TokenRange } from "./options.ts";
import { InvalidCursor } from "./read-errors.ts";
import type { Rows } from "./rows.ts";

export interface ParallelScanOptions {
  /** Into how many ranges of tokens the ring is cut. Default: 64. One that is taken up keeps those that it began with. */
  readonly ranges?: number | undefined;
  /** How many ranges are read at once. Default: 4. */
  readonly concurrency?: number | undefined;
  /** Rows that are worked on at a time. Default: 1000. */
  readonly pageSize?: number | undefined;
  /** Where an earlier scan came to. Its rows after that are worked on, and none before. */
  readonly resume?: string | undefined;
  /** Called with where the scan has come to, after each page's work. */
  readonly onProgress?: ((progress: string) => void) | undefined;
}

/**
 * Reads all partitions by ranges of their tokens, several at once, page by page, and hands each page to `work`. Rows come in no order
 * that could be relied on.
 *
 * ```ts
 * await scanInParallel((options) => selectAllHotels(db, options), (hotels) => exportThem(hotels), { onProgress: save, resume: saved });
 * ```
 */
export async function scanInParallel<TRow>(
  select: (options: ScanOptions) => Rows<TRow>,
  work: (rows: TRow[]) => Promise<void> | void,
  options: ParallelScanOptions = {},
): Promise<void> {
  const { concurrency = 4, pageSize = 1000, resume, onProgress } = options;
  const state: State = resume === undefined ? beginning(options.ranges ?? 64) : parse(resume);
  await runConcurrently(state.keys(), concurrency, async (index) => {
    const rows = select({ tokens: tokensOf(index, state.length) });
    for (let cursor = state[index]; cursor !== done;) {
      const page = await rows.page({ size: pageSize, cursor: cursor ?? undefined });
      if (page.rows.length > 0) await work(page.rows);
      cursor = page.cursor ?? done;
      state[index] = cursor;
      onProgress?.(print(state));
    }
  });
}

/** Of each range the cursor; null at its beginning, and {@link done} at its end. */
type State = (string | null)[];
const done = "";

const beginning = (ranges: number): State => {
  if (!Number.isInteger(ranges) || ranges < 1 || ranges > 65_536) throw new RangeError(`${ranges} ranges of tokens`);
  return Array.from({ length: ranges }, () => null);
};

function tokensOf(index: number, count: number): TokenRange {
  const [first, width] = [-(2n ** 63n), 2n ** 64n];
  const boundary = (i: number): bigint => first + (width * BigInt(i)) / BigInt(count);
  return {
    after: index === 0 ? undefined : boundary(index),
    upTo: index === count - 1 ? undefined : boundary(index + 1),
  };
}

const print = (state: State): string => Buffer.from(JSON.stringify(state)).toString("base64url");

function parse(progress: string): State {
  try {
    const state: unknown = JSON.parse(Buffer.from(progress, "base64url").toString());
    if (Array.isArray(state) && state.every((one) => one === null || typeof one === "string")) return state as State;
  } catch {
    // Said below.
  }
  throw new InvalidCursor("is no progress of a scan", {
    operation: "scanInParallel",
    text: "several ranges of tokens",
  });
}
