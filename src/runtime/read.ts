import type { QueryOptions } from "cassandra-driver";
import type { Parameter } from "./column.ts";
import type { Database } from "./database.ts";
import type { RowReader } from "./decode-rows.ts";
import type { CallContext } from "./errors.ts";
import type { ReadOptions } from "./options.ts";
import { ReadOperation, type FetchedPage } from "./read-operation.ts";

export type { DriverRow } from "./decode-rows.ts";

/** One statement with its parameters bound. */
export interface Read<TRow> extends RowReader<TRow> {
  /** The query's number: `"Q8"`. */
  readonly query: string;
  /** `"Find reservations by guest name"`. */
  readonly text: string;
  readonly table: string;
  /** Its columns are listed, never `*`. */
  readonly cql: string;
  readonly parameters: readonly Parameter[];
}

/**
 * The first row of a statement that finds one row or none. A page may be empty with more to follow.
 * @param settle sees the driver's options before they are used; what it throws is thrown before anything is sent
 * @throws ReadFailed
 */
export async function selectRow<TRow>(
  db: Database,
  read: Read<TRow>,
  options: ReadOptions = {},
  settle?: (execution: QueryOptions) => void,
): Promise<TRow | undefined> {
  const operation = new ReadOperation(db, contextOf(read), options, settle);
  const pageSize = options.pageSize ?? db.defaults.pageSize;
  let page: FetchedPage<TRow> | undefined;
  try {
    do page = await operation.fetch(read.cql, read.parameters, read, pageSize, page?.pageState);
    while (page.rows.length === 0 && page.pageState !== undefined);
    operation.end();
    return page.rows[0];
  } catch (error) {
    operation.end(error);
    throw error;
  }
}

/**
 * The pages of a statement, decoded. A page may be empty with more to follow.
 * @param settle sees the driver's options before they are used; what it throws is thrown before anything is sent
 */
export async function* pages<TRow>(
  db: Database,
  read: Read<TRow>,
  options: ReadOptions,
  settle?: (execution: QueryOptions) => void,
): AsyncGenerator<TRow[], void> {
  const operation = new ReadOperation(db, contextOf(read), options, settle);
  const pageSize = options.pageSize ?? db.defaults.pageSize;
  let pageState: string | undefined;
  try {
    do {
      const page = await operation.fetch(read.cql, read.parameters, read, pageSize, pageState);
      yield page.rows;
      pageState = page.pageState;
    } while (pageState !== undefined);
  } catch (error) {
    operation.end(error);
    throw error;
  } finally {
    operation.end();
  }
}

const contextOf = ({ query, text, table }: Read<unknown>): CallContext => ({ operation: query, text, tables: [table] });
