import type { QueryOptions, types } from "cassandra-driver";
import type { Parameter } from "./column.ts";
import type { Database } from "./database.ts";
import type { CallContext } from "./errors.ts";
import type { ReadOptions } from "./options.ts";
import { ReadOperation, type RowReader } from "./read-operation.ts";

/** A row as the driver gives it: values by column name. */
export type DriverRow = types.Row;

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
 * A statement that finds one row or none.
 * @throws ReadFailed
 */
export async function selectRow<TRow>(
  db: Database,
  read: Read<TRow>,
  options: ReadOptions = {},
): Promise<TRow | undefined> {
  const operation = new ReadOperation(db, contextOf(read), options);
  try {
    const { rows } = await operation.fetch(read.cql, read.parameters, read, undefined);
    operation.end();
    return rows[0];
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

/** The complete rows of a page, as plain objects. */
export function decodeRows<TRow>(rows: readonly DriverRow[], { decode, required = [] }: RowReader<TRow>): TRow[] {
  const decoded: TRow[] = [];
  for (const row of rows) if (isComplete(row, required)) decoded.push(decode(row));
  return decoded;
}

function isComplete(row: DriverRow, required: readonly string[]): boolean {
  for (const column of required) if (row[column] === null || row[column] === undefined) return false;
  return true;
}

const contextOf = ({ query, text, table }: Read<unknown>): CallContext => ({ operation: query, text, tables: [table] });
