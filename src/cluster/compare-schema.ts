import { printCqlType } from "../cql/print-type.ts";
import type { Keyspace, Table } from "../physical/model.ts";
import { storedTables } from "../physical/stored-tables.ts";
import type { LiveKeyspace, LiveTable } from "./model.ts";

/** What a keyspace has that the model has not, and the other way round, a sentence each; empty when they are the same. */
export function compareSchema(keyspace: Keyspace, live: LiveKeyspace): readonly string[] {
  const differences: string[] = [];
  const compare = (subject: string, model: unknown, cluster: unknown): void => {
    const [ours, theirs] = [JSON.stringify(model), JSON.stringify(cluster)];
    if (ours !== theirs) differences.push(`${subject}: ${ours} in the model, ${theirs} in the cluster`);
  };
  compare("types", keyspace.types.map(({ name }) => name).toSorted(), live.types.map(({ name }) => name).toSorted());
  for (const type of keyspace.types) {
    const fields = type.fields.map((field) => [field.name, printCqlType(field.type)]);
    const liveFields = live.types
      .find(({ name }) => name === type.name)
      ?.fields.map((field) => [field.name, field.type]);
    compare(`type ${type.name}`, fields, liveFields);
  }
  const tables = storedTables(keyspace);
  compare("tables", tables.map(({ name }) => name).toSorted(), live.tables.map(({ name }) => name).toSorted());
  for (const table of tables) {
    const other = live.tables.find(({ name }) => name === table.name);
    if (other === undefined) continue;
    for (const [subject, ours, theirs] of comparedParts(table, other))
      compare(`table ${table.name}, ${subject}`, ours, theirs);
  }
  return differences;
}

function comparedParts(
  table: Table,
  live: LiveTable,
): readonly (readonly [subject: string, model: unknown, cluster: unknown])[] {
  const ours = (role: Table["columns"][number]["role"]) => table.columns.filter((column) => column.role === role);
  const theirs = (kind: LiveTable["columns"][number]["kind"]) => live.columns.filter((column) => column.kind === kind);
  return [
    ["comment", table.comment, live.comment],
    ["partition key", ours("partition").map(({ name }) => name), theirs("partition_key").map(({ name }) => name)],
    [
      "clustering columns",
      ours("clustering").map(({ name, direction }) => [name, direction ?? "asc"]),
      theirs("clustering").map(({ name, direction }) => [name, direction]),
    ],
    [
      "static columns",
      ours("static")
        .map(({ name }) => name)
        .toSorted(),
      theirs("static")
        .map(({ name }) => name)
        .toSorted(),
    ],
    [
      "columns",
      table.columns.map(({ name, type }) => [name, printCqlType(type)]).toSorted(byFirst),
      live.columns.map(({ name, type }) => [name, type]).toSorted(byFirst),
    ],
  ];
}

const byFirst = ([a = ""]: readonly string[], [b = ""]: readonly string[]): number => (a < b ? -1 : a > b ? 1 : 0);
