import type { Client, types } from "cassandra-driver";
import type { ReadPlan } from "../../src/access/model.ts";
import {
  changeElementsText,
  constantOf,
  deleteText,
  insertedColumns,
  insertText,
  type StatementText,
} from "../../src/codegen/cql/statements.ts";
import type { Column, Keyspace, Table } from "../../src/physical/model.ts";
import type { Codec } from "../../src/runtime/index.ts";
import { executeRead } from "./execute-read.ts";
import { bucketValue, sourceOf } from "./query-read-of.ts";
import { codecOf, sampleBytes, sampleValue } from "./sample-value.ts";

const unset = undefined;

/**
 * Executes what generated code would send for a table: an insert, each query's read in each of its forms, a change of each collected
 * set, a delete. Says what was executed.
 *
 * @param name of the keyspace on the node
 */
export async function executeTable(
  client: Client,
  keyspace: Keyspace,
  table: Table,
  reads: readonly ReadPlan[],
  name: string,
): Promise<readonly string[]> {
  const { types } = keyspace;
  const executed: string[] = [];
  const row = new Map<string, unknown>();
  for (const column of table.columns) row.set(column.name, valueOf(table, column, types));
  const bytes = (columns: readonly Column[]): Buffer[] =>
    columns
      .filter((column) => constantOf(column) === undefined)
      .map(({ name: column, type }) => (codecOf(type, types) as unknown as Codec<unknown>).encode(row.get(column)));
  const execute = async (text: StatementText, parameters: (Buffer | undefined)[]): Promise<types.ResultSet> => {
    const cql = text.map((part) => (typeof part === "string" ? part : name)).join("");
    executed.push(cql);
    try {
      return await client.execute(cql, parameters, { prepare: true, isIdempotent: true });
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${cql}`, { cause: error });
    }
  };
  const key = table.columns.filter(({ role }) => role === "partition" || role === "clustering");
  const counts = table.columns.some(({ type }) => type.kind === "native" && type.name === "counter");
  if (!counts) {
    await execute(insertText(table), [...bytes(insertedColumns(table)), unset]);
    for (const read of reads) executed.push(...(await executeRead(client, keyspace, table, read, name, row)));
  }

  for (const column of table.columns.filter(({ source }) => source.kind === "collected")) {
    const [element] = bytes([column]);
    await execute(changeElementsText(table, "add", column.name), [unset, element, ...bytes(key)]);
    await execute(changeElementsText(table, "remove", column.name), [element, ...bytes(key)]);
  }
  await execute(deleteText(table), bytes(key));
  return executed;
}

/** Buckets are computed, from a time: reads look for rows in those only. */
function valueOf(table: Table, column: Column, types: Keyspace["types"]): unknown {
  const isTime = table.columns.some((other) => isStretch(other) && sourceOf(table, other) === column);
  if (isTime && column.type.kind === "native" && column.type.name === "bigint") return 1_796_083_200_333n;
  if (column.source.kind !== "bucket" || column.source.bucket.unit === "singleton")
    return sampleValue(column.type, types);
  const source = sourceOf(table, column);
  return bucketValue(table, column, valueOf(table, source, types), sampleBytes(source.type, types));
}

const isStretch = ({ source }: Column): boolean =>
  source.kind === "bucket" && source.bucket.unit !== "hash" && source.bucket.unit !== "singleton";
