import { bigint } from "./codecs/numbers.ts";
import type { QueryOptions } from "cassandra-driver";
import type { Database } from "./database.ts";
import { isTooWeak, type ReadOptions, type WriteOptions } from "./options.ts";
import { pages, selectRow, type DriverRow, type Read } from "./read.ts";
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
  const asked = readOptions(options);
  const select = () => selectRow(db, stamped(read), asked, standOn(read));
  // A profile that is an object may be equal to no other.
  if (db.sharedReads === undefined || typeof asked.executionProfile === "object") return select();
  return db.sharedReads.read(printRead(read, asked), select);
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
  for await (const page of pages(db, stamped(read), readOptions(options), standOn(read))) {
    for (const row of page) rows.push(row);
    if (rows.length > ceiling) {
      throw new FanOutTooLarge({ statements: rows.length, ceiling }, { operation: read.query, tables: [read.table] });
    }
  }
  return rows;
}

const readOptions = ({ consistency, readConsistency = consistency, executionProfile }: WriteOptions): ReadOptions => ({
  consistency: readConsistency,
  executionProfile,
});

/** All that makes one read another. */
const printRead = ({ cql, parameters }: Read<unknown>, { consistency, executionProfile }: ReadOptions): string =>
  [cql, consistency, executionProfile, ...parameters.map((part) => part?.toString("base64"))].join(" ");

/** Settles the driver's options. */
const standOn =
  ({ query, table }: Read<unknown>) =>
  (execution: QueryOptions): void => {
    if (isTooWeak(execution.consistency)) {
      throw new InvalidWrite(
        "a write stands on this read, which can't have a consistency of ONE; give readConsistency",
        { operation: query, tables: [table] },
      );
    }
    execution.retry = readAttempts;
  };

function stamped<TRow>(read: StampedRead<TRow>): Read<Stored<TRow>> {
  const { required = none, decode } = read;
  const stamps = read.stamps.map(stampsOf);
  // Without one of its required columns it is no row.
  const needed = read.stamps.filter((column) => required.includes(column)).map(stampsOf);
  const lifeOf = needed.length > 0 ? shortestLife : longestLife;
  const living = needed.length > 0 ? needed : stamps;
  return {
    ...read,
    decode: (row) => ({ row: decode(row), writeTime: latestOf(row, stamps), ttl: lifeOf(row, living) }),
  };
}

const none: readonly never[] = [];

/** How the driver calls what a column's stamps are in a row. */
interface Stamps {
  readonly writeTime: string;
  readonly ttl: string;
}

const known = new Map<string, Stamps>();

/** Kept for each column, since a name that is put together anew is looked up slowly. */
function stampsOf(column: string): Stamps {
  let stamps = known.get(column);
  if (stamps === undefined) known.set(column, (stamps = { writeTime: `writetime(${column})`, ttl: `ttl(${column})` }));
  return stamps;
}

function latestOf(row: DriverRow, stamps: readonly Stamps[]): number {
  let latest = 0;
  for (const { writeTime } of stamps) {
    const written: unknown = row[writeTime];
    if (written !== null && written !== undefined) latest = Math.max(latest, Number(bigint.decode(written)));
  }
  return latest;
}

/** What is left to live of a row that ends with the first of its columns; undefined where none of them expires. */
function shortestLife(row: DriverRow, living: readonly Stamps[]): number | undefined {
  let shortest = Infinity;
  for (const stamps of living) shortest = Math.min(shortest, lifeOfColumn(row, stamps) ?? Infinity);
  return shortest === Infinity ? undefined : shortest;
}

/** Of one that lives as long as the last of them. */
function longestLife(row: DriverRow, living: readonly Stamps[]): number | undefined {
  let longest = 0;
  for (const stamps of living) longest = Math.max(longest, lifeOfColumn(row, stamps) ?? 0);
  return longest === 0 || longest === Infinity ? undefined : longest;
}

/** Undefined for a column without a value. */
function lifeOfColumn(row: DriverRow, { writeTime, ttl }: Stamps): number | undefined {
  if (row[writeTime] === null || row[writeTime] === undefined) return undefined;
  const left = row[ttl] as number | null | undefined;
  // 0 is what is left within the last second, and written it would mean for ever.
  return left === null || left === undefined ? Infinity : Math.max(1, left);
}
