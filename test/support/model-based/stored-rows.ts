import type { Client } from "cassandra-driver";
import { quoteIdentifier } from "../../../src/cql/identifiers.ts";
import type { Column, Keyspace, Table } from "../../../src/physical/model.ts";
import { nextTimestamp } from "../../../src/runtime/index.ts";
import { codecOf } from "../sample-value.ts";
import { rowText } from "./row-text.ts";

/** Where the tables of a model are on the node: the keyspaces of the model by their names there. */
export interface Place {
  readonly client: Client;
  readonly keyspaces: Readonly<Record<string, string>>;
}

/** The rows that the node has. A partition of statics only has none. */
export async function storedRows(
  { client, keyspaces }: Place,
  { types }: Keyspace,
  table: Table,
): Promise<readonly string[]> {
  const { rows } = await client.execute(`SELECT * FROM ${nameOf(keyspaces, table)}`, [], {
    prepare: true,
    fetchSize: 5000,
  });
  const clustering = columnsOf(table, "clustering");
  return rows
    .filter((row) => clustering.every(({ name }) => row[name] !== null))
    .filter((row) => table.guard === undefined || (row["guard_version"] !== null && row["guard_gone"] !== true))
    .map((row) =>
      rowText(
        table.columns.map((column) => {
          const value: unknown = row[column.name];
          return {
            column,
            value: value === null || value === undefined ? null : codecOf(column.type, types).decode(value),
          };
        }),
      ),
    )
    .toSorted();
}

/** Deletes every partition, at a time before that of the next write. */
export async function wipe(place: Place, table: Table): Promise<void> {
  const { client, keyspaces } = place;
  const isOfCounters = table.columns.some(({ type }) => type.kind === "native" && type.name === "counter");
  if (isOfCounters || table.guard !== undefined) {
    // A counter that was deleted does not come back, and what is written on a condition has times of its own.
    const claims = (table.guard?.claims ?? []).map((claim) => ({ keyspace: table.keyspace, name: claim.table }));
    for (const one of [table, ...claims]) await client.execute(`TRUNCATE ${nameOf(keyspaces, one)}`);
    return;
  }
  const partition = columnsOf(table, "partition").map(({ name }) => quoteIdentifier(name));
  const { rows } = await client.execute(
    `SELECT DISTINCT ${partition.join(", ")} FROM ${nameOf(keyspaces, table)}`,
    [],
    {
      prepare: true,
    },
  );
  const where = partition.map((column) => `${column} = ?`).join(" AND ");
  const timestamp = nextTimestamp();
  await Promise.all(
    rows.map((row) =>
      client.execute(
        `DELETE FROM ${nameOf(keyspaces, table)} WHERE ${where}`,
        columnsOf(table, "partition").map(({ name }): unknown => row[name]),
        { prepare: true, timestamp },
      ),
    ),
  );
}

const columnsOf = ({ columns }: Table, role: Column["role"]): readonly Column[] =>
  columns.filter((column) => column.role === role);

const nameOf = (keyspaces: Place["keyspaces"], { keyspace, name }: Pick<Table, "keyspace" | "name">): string =>
  `${keyspaces[keyspace] ?? keyspace}.${quoteIdentifier(name)}`;
