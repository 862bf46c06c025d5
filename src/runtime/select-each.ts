import { fingerprintOf, parseCursor, printCursor, type Cursor } from "./cursor.ts";
import type { ReadOptions } from "./options.ts";
import { TooManyRows } from "./read-errors.ts";
import type { Page, PageOptions, Rows } from "./rows.ts";
import { atMost, inSequence, type Pages } from "./streams.ts";

export interface EachOptions<TOptions extends ReadOptions = ReadOptions> {
  /** How many are asked at once. Default: 8. */
  readonly concurrency?: number | undefined;
  /** The most rows in all. That of `read` is the most of each. */
  readonly limit?: number | undefined;
  /** Options of each read. */
  readonly read?: TOptions | undefined;
}

/**
 * A query's rows for several parameters at once: of several partitions, or of several values for a part of the key (what `IN`
 * does in CQL, without one node that gathers them all). The rows come in the order of the parameters; where a query has one row
 * or none, those that there are.
 *
 * ```ts
 * selectEach(db, selectGuests, guestIds.map((guestId) => ({ guestId })));
 * ```
 */
export function selectEach<TDatabase, TGiven, TRow, TOptions extends ReadOptions>(
  db: TDatabase,
  select: (db: TDatabase, given: TGiven, options?: TOptions) => Rows<TRow> | Promise<TRow | undefined>,
  given: readonly TGiven[],
  options: EachOptions<TOptions> = {},
): Rows<TRow> {
  const { concurrency = 8, limit = Infinity, read } = options;
  const context = { operation: "selectEach", text: `${given.length} reads at once` };

  async function* rowsOf(one: TGiven): Pages<TRow> {
    const found = select(db, one, read);
    if (!(Symbol.asyncIterator in found)) {
      const row = await found;
      if (row !== undefined) yield [row];
    } else for await (const row of found) yield [row];
  }
  const pages = (most: number): Pages<TRow> =>
    atMost(
      inSequence(
        given.map((one) => () => rowsOf(one)),
        concurrency,
      ),
      { rows: Math.min(most, limit) },
    );

  return {
    async *[Symbol.asyncIterator]() {
      for await (const rows of pages(Infinity)) yield* rows;
    },
    async all({ limit: most } = {}) {
      const all: TRow[] = [];
      for await (const rows of pages(most ?? Infinity)) {
        all.push(...rows);
        if (most === undefined && limit === Infinity && all.length > maxRows) throw new TooManyRows(maxRows, context);
      }
      return all;
    },
    async first() {
      for await (const [row] of pages(1)) if (row !== undefined) return row;
      return undefined;
    },
    async page({ size, cursor: text }: PageOptions): Promise<Page<TRow>> {
      const fingerprint = fingerprintOf(given.map(printGiven));
      const cursor = text === undefined ? undefined : parseCursor(text, fingerprint, context);
      const rows: TRow[] = [];
      let [before = 0, index = 0] = cursor?.counts ?? [];
      const start = before;
      let inner = cursor?.key[0]?.toString();
      const wanted = (): number => Math.min(size - rows.length, limit - start - rows.length);
      for (; index < given.length && wanted() > 0; index++, inner = undefined) {
        const found = select(db, given[index]!, read);
        if (!(Symbol.asyncIterator in found)) {
          const row = await found;
          if (row !== undefined) rows.push(row);
          continue;
        }
        const page = await found.page({ size: wanted(), cursor: inner });
        rows.push(...page.rows);
        if (page.cursor === undefined) continue;
        inner = page.cursor;
        break;
      }
      before += rows.length;
      if (index === given.length || before >= limit) return { rows, cursor: undefined };
      const key = inner === undefined ? [] : [Buffer.from(inner)];
      const next: Cursor = { fingerprint, counts: [before, index], position: [], key };
      return { rows, cursor: printCursor({ query: context.operation, cursor: next }) };
    },
  };
}

const maxRows = 10_000;

/** Values that are alike in JSON are told apart. */
const printGiven = (given: unknown): string =>
  JSON.stringify(given, (_, value: unknown) => {
    if (typeof value === "bigint") return `${value}n`;
    if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
    return value;
  }) ?? "";
