import { bigint } from "./codecs/numbers.ts";
import type { Database } from "./database.ts";
import { isTooWeak, type WriteOptions } from "./options.ts";
import { pages, type DriverRow, type Read } from "./read.ts";
import { readAttempts } from "./retry-policy.ts";
import { settingOf } from "./send-write.ts";
import { FanOutTooLarge, InvalidWrite } from "./write-errors.ts";

/** A row as it was before a write. */
export interface Stored<TRow> {
  readonly row: TRow;
  /** The latest write time of its stamped columns, in microseconds since 1970; 0 without any. */
  readonly writeTime: number;
  /** Seconds that it has left to live, at least 1; undefined where it doesn't expire. */
  readonly ttl: number | undefined;
}

/** Values that the application has, in the place of those read: nothing is known of their write time. */
export const storedAs = <TRow>(row: TRow | undefined): Stored<TRow> | undefined =>
  row === undefined ? undefined : { row, writeTime: 0, ttl: undefined };

export interface StampedRead<TRow> extends Read<TRow> {
  /**
   * The columns, no collections and none of the primary key, whose write time and time to live the CQL selects beside
   * them, without an alias: `SELECT name, WRITETIME(name), TTL(name)`. Cassandra calls those `writetime(name)` and
   * `ttl(name)`, which no column can be called.
   */
  readonly stamps: readonly string[];
  /** Of a read by the whole primary key, which is its parameters: the table's keyspace, as it stands in the CQL. */
  readonly keyspace?: string | undefined;
}

/**
 * A row that a write stands on, or undefined where there is none.
 * @throws InvalidWrite at a consistency that may miss the last write, or inside `inOneWrite` for a row that an earlier
 *   operation of the same write changes, of which the cluster knows nothing yet; `ReadFailed`
 */
export async function readStored<TRow>(
  db: Database,
  read: StampedRead<TRow>,
  options: WriteOptions = {},
): Promise<Stored<TRow> | undefined> {
  if (read.keyspace !== undefined) db.composition?.refuseStale({ ...read, keyspace: read.keyspace });
  for await (const page of storedPages(db, read, options)) if (page.length > 0) return page[0];
  return undefined;
}

/**
 * All rows that a write stands on: what a fan-out goes to.
 * @throws FanOutTooLarge when there are more than the write may have statements; and as `readStored`
 */
export async function readAllStored<TRow>(
  db: Database,
  read: StampedRead<TRow>,
  options: WriteOptions = {},
): Promise<readonly Stored<TRow>[]> {
  const ceiling = settingOf(db, options, "maxStatements");
  const rows: Stored<TRow>[] = [];
  for await (const page of storedPages(db, read, options)) {
    for (const row of page) rows.push(row);
    if (rows.length > ceiling) {
      throw new FanOutTooLarge({ statements: rows.length, ceiling }, { operation: read.query, tables: [read.table] });
    }
  }
  return rows;
}

function storedPages<TRow>(
  db: Database,
  read: StampedRead<TRow>,
  { consistency, readConsistency = consistency, executionProfile }: WriteOptions,
): AsyncGenerator<Stored<TRow>[], void> {
  const stamped: Read<Stored<TRow>> = {
    ...read,
    decode: (row) => ({ row: read.decode(row), writeTime: writeTimeOf(row, read), ttl: ttlOf(row, read) }),
  };
  return pages(db, stamped, { consistency: readConsistency, executionProfile }, (execution) => {
    if (isTooWeak(execution.consistency)) {
      throw new InvalidWrite(
        "a write stands on this read, which can't have a consistency of ONE; give readConsistency",
        {
          operation: read.query,
          tables: [read.table],
        },
      );
    }
    execution.retry = readAttempts;
  });
}

function writeTimeOf(row: DriverRow, { stamps }: StampedRead<unknown>): number {
  let latest = 0;
  for (const column of stamps) {
    const writeTime: unknown = row[`writetime(${column})`];
    if (writeTime !== null && writeTime !== undefined) latest = Math.max(latest, Number(bigint.decode(writeTime)));
  }
  return latest;
}

/**
 * What a row that moves has left to live. Without one of its required columns it is no row: of those it is the least. A row
 * that needs none of its columns lives as long as the last of them.
 */
function ttlOf(row: DriverRow, { stamps, required = [] }: StampedRead<unknown>): number | undefined {
  const needed = stamps.filter((column) => required.includes(column));
  const lives: (number | undefined)[] = [];
  for (const column of needed.length > 0 ? needed : stamps) {
    const isPresent = row[`writetime(${column})`] !== null && row[`writetime(${column})`] !== undefined;
    const ttl = row[`ttl(${column})`] as number | null | undefined;
    // 0 is what is left within the last second, and written it would mean for ever.
    if (isPresent) lives.push(ttl === null || ttl === undefined ? undefined : Math.max(1, ttl));
  }
  const ends = lives.filter((ttl) => ttl !== undefined);
  if (ends.length === 0) return undefined;
  if (needed.length > 0) return Math.min(...ends);
  return ends.length < lives.length ? undefined : Math.max(...ends);
}
