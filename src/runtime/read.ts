import type { QueryOptions, types } from "cassandra-driver";
import type { Parameter } from "./column.ts";
import type { Database } from "./database.ts";
import { ReadFailed, type CallContext } from "./errors.ts";
import { report } from "./hooks.ts";
import { queryOptions, type ReadOptions } from "./options.ts";

/** A row as the driver gives it: values by column name. */
export type DriverRow = types.Row;

/** A query with its parameters bound. */
export interface Read<TRow> {
  /** The query's number: `"Q8"`. */
  readonly query: string;
  /** `"Find reservations by guest name"`. */
  readonly text: string;
  readonly table: string;
  /** Its columns are listed, never `*`. */
  readonly cql: string;
  readonly parameters: readonly Parameter[];
  /**
   * Columns that a row can't be without. A row that lacks one is left out: what remains of a partition that has only
   * statics, or of a row that was written and deleted at once.
   */
  readonly required?: readonly string[] | undefined;
  readonly decode: (row: DriverRow) => TRow;
}

/** The rows of a query, fetched as they are asked for. Each use executes the query anew. */
export interface Rows<TRow> extends AsyncIterable<TRow> {
  /** All of them, in memory. */
  all(): Promise<TRow[]>;
  /** The first, or undefined where there is none. */
  first(): Promise<TRow | undefined>;
}

/**
 * A query that may have many rows. Iterating fetches page after page, and may end early.
 * @throws ReadFailed from the iteration
 */
export function selectRows<TRow>(db: Database, read: Read<TRow>, options: ReadOptions = {}): Rows<TRow> {
  return {
    async *[Symbol.asyncIterator]() {
      for await (const page of pages(db, read, options)) yield* page;
    },
    async all() {
      const rows: TRow[] = [];
      for await (const page of pages(db, read, options)) for (const row of page) rows.push(row);
      return rows;
    },
    async first() {
      for await (const page of pages(db, read, { ...options, pageSize: 1 })) if (page.length > 0) return page[0];
      return undefined;
    },
  };
}

/**
 * A query that has one row or none.
 * @throws ReadFailed
 */
export async function selectRow<TRow>(
  db: Database,
  read: Read<TRow>,
  options: ReadOptions = {},
): Promise<TRow | undefined> {
  for await (const page of pages(db, read, options)) if (page.length > 0) return page[0];
  return undefined;
}

/**
 * The pages of a query, decoded. A page may be empty with more to follow.
 * @param settle sees the driver's options before they are used; what it throws is thrown before anything is sent
 */
export async function* pages<TRow>(
  db: Database,
  read: Read<TRow>,
  options: ReadOptions,
  settle?: (execution: QueryOptions) => void,
): AsyncGenerator<TRow[], void> {
  const started = performance.now();
  const count = { rows: 0, incompleteRows: 0, pages: 0 };
  const execution = queryOptions(db.client, db.defaults, options);
  execution.isIdempotent = true;
  const pageSize = options.pageSize ?? db.defaults.pageSize;
  if (pageSize !== undefined) execution.fetchSize = pageSize;
  settle?.(execution);
  let thrown: unknown;
  try {
    for (;;) {
      const result = await db.client.execute(read.cql, read.parameters as Parameter[], execution);
      const rows = decodeRows(result.rows, read);
      count.pages++;
      count.rows += rows.length;
      count.incompleteRows += result.rows.length - rows.length;
      yield rows;
      if (!result.pageState) return;
      execution.pageState = result.pageState;
    }
  } catch (error) {
    thrown = new ReadFailed(contextOf(read), error);
    throw thrown;
  } finally {
    report(db.hooks, () => ({
      kind: "read",
      operation: read.query,
      text: read.text,
      cql: read.cql,
      tables: [read.table],
      ...count,
      durationMilliseconds: performance.now() - started,
      ...(thrown !== undefined && { error: thrown }),
    }));
  }
}

/** The complete rows of a page, as plain objects. */
export function decodeRows<TRow>(
  rows: readonly DriverRow[],
  { decode, required = [] }: Pick<Read<TRow>, "decode" | "required">,
): TRow[] {
  const decoded: TRow[] = [];
  for (const row of rows) {
    if (required.every((column) => row[column] !== null && row[column] !== undefined)) decoded.push(decode(row));
  }
  return decoded;
}

const contextOf = ({ query, text, table }: Read<unknown>): CallContext => ({ operation: query, text, tables: [table] });
