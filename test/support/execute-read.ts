import type { Client } from "cassandra-driver";
import type { ReadPlan } from "../../src/access/read-model.ts";
import type { Column, Keyspace, Table } from "../../src/physical/model.ts";
import { bind, readRow, readRows, type OrderedReadOptions } from "../../src/runtime/index.ts";
import { queryReadOf, type AnyRow } from "./query-read-of.ts";

/**
 * Executes a query's read in each of its forms: with every prefix, with and without a range at its end, in both orders, and
 * in pages of one row. Each is to find the one row that there is.
 *
 * @param row what was written, by column
 * @returns the CQL that was sent
 */
export async function executeRead(
  client: Client,
  keyspace: Keyspace,
  table: Table,
  plan: ReadPlan,
  name: string,
  row: ReadonlyMap<string, unknown>,
): Promise<readonly string[]> {
  const sent: string[] = [];
  const db = bind(
    client,
    { hooks: { onOperation: (event) => void ("cql" in event && sent.push(event.cql)) } },
    { keyspaces: [] },
  );
  const read = queryReadOf(keyspace, table, plan, name);
  for (const given of formsOf(table, plan, row)) {
    const said = JSON.stringify(given, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));
    try {
      if (plan.returnsOne) {
        if ((await readRow(db, read, given)) === undefined) throw new Error("finds nothing");
        continue;
      }
      const hasNoOrder = plan.isOfAllPartitions || read.order.length === 0;
      const orders: OrderedReadOptions[] = hasNoOrder || plan.isIndexed ? [{}] : [{}, { order: "reverse" }];
      for (const options of orders) {
        const rows = readRows(db, read, given, options);
        const found = (await rows.all()).length;
        if (found !== 1) throw new Error(`finds ${found} rows`);
        const { rows: page, cursor } = await rows.page({ size: 1 });
        if (page.length !== 1 || cursor !== undefined) throw new Error("has no single page");
      }
    } catch (error) {
      throw new Error(`${plan.query} given ${said}: ${(error as Error).message}\n${sent.at(-1)}`, { cause: error });
    }
  }
  return sent;
}

/** What a caller may give to find a row: the least, then a column more each time, with and without a range at the end. */
export function formsOf(table: Table, plan: ReadPlan, row: ReadonlyMap<string, unknown>): readonly AnyRow[] {
  const byName = (name: string): Column => table.columns.find((column) => column.name === name)!;
  const fixed: Record<string, unknown> = {};
  for (const name of plan.given) fixed[byName(name).property] = row.get(name);
  const source = plan.computed.find((bucket) => bucket.source !== undefined)?.source;
  const between = (name: string): object => ({ gte: row.get(name), lte: row.get(name) });
  if (source !== undefined) fixed[byName(source).property] = between(source);
  const forms: AnyRow[] = [fixed];
  let prefix = fixed;
  for (const name of plan.prefix) {
    const { property, type } = byName(name);
    if (type.kind !== "udt" && name !== source) {
      forms.push({ ...prefix, [property]: { gte: row.get(name) } }, { ...prefix, [property]: between(name) });
    }
    prefix = { ...prefix, [property]: row.get(name) };
    forms.push(prefix);
  }
  return forms;
}
