import type { Client, types } from "cassandra-driver";
import type { ReadPlan } from "../../src/access/model.ts";
import {
  changeElementsText,
  constantOf,
  deleteText,
  insertedColumns,
  insertText,
  selectText,
  type StatementText,
} from "../../src/codegen/cql/statements.ts";
import { quoteIdentifier } from "../../src/cql/identifiers.ts";
import type { Column, Keyspace, Table } from "../../src/physical/model.ts";
import { keyColumn, rangeBounds, type Codec, type Range } from "../../src/runtime/index.ts";
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
  { types }: Keyspace,
  table: Table,
  reads: readonly ReadPlan[],
  name: string,
): Promise<readonly string[]> {
  const executed: string[] = [];
  const bytes = (columns: readonly Column[]): Buffer[] =>
    columns.filter((column) => constantOf(column) === undefined).map(({ type }) => sampleBytes(type, types));
  const execute = async (
    text: StatementText,
    parameters: (Buffer | undefined)[],
    bounds = "",
  ): Promise<types.ResultSet> => {
    const cql = text.map((part) => (typeof part === "string" ? part : part.kind === "bounds" ? bounds : name)).join("");
    executed.push(cql);
    try {
      return await client.execute(cql, parameters, { prepare: true, isIdempotent: true });
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${cql}`, { cause: error });
    }
  };
  const key = table.columns.filter(({ role }) => role === "partition" || role === "clustering");
  const counts = table.columns.some(({ type }) => type.kind === "native" && type.name === "counter");
  if (!counts) await execute(insertText(table), [...bytes(insertedColumns(table)), unset]);

  for (const read of reads) {
    const given = bytes(table.columns.filter((column) => read.given.includes(column.name)));
    const range = table.columns.find((column) => column.name === read.range);
    for (const { cql, parameters } of boundsOf(range, types)) {
      const { rows } = await execute(selectText(table, read), [...given, ...(parameters as Buffer[])], cql);
      const inside = !cql.includes("> ?") && !cql.includes("< ?");
      if (!counts && inside && rows.length !== 1)
        throw new Error(`${read.query} finds ${rows.length} rows\n${executed.at(-1)}`);
    }
  }

  for (const column of table.columns.filter(({ source }) => source.kind === "collected")) {
    const [element] = bytes([column]);
    await execute(changeElementsText(table, "add", column.name), [unset, element, ...bytes(key)]);
    await execute(changeElementsText(table, "remove", column.name), [element, ...bytes(key)]);
  }
  await execute(deleteText(table), bytes(key));
  return executed;
}

/** A read without a range has one form; with one, it may have bounds at either end, both, or none. */
function boundsOf(column: Column | undefined, types: Keyspace["types"]): readonly ReturnType<typeof rangeBounds>[] {
  if (column === undefined) return [{ cql: "", parameters: [] }];
  const codec = codecOf(column.type, types) as unknown as Codec<unknown>;
  const value = sampleValue(column.type, types);
  const ranges: readonly Range<unknown>[] = [
    {},
    { gte: value },
    { lte: value },
    { gt: value },
    { gte: value, lte: value },
  ];
  return ranges.map((range) => rangeBounds(quoteIdentifier(column.name), keyColumn(column.name, codec), range));
}
