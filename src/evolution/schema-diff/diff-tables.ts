import { createIndex, createTable } from "../../codegen/cql/emit-cql.ts";
import { quoteIdentifier } from "../../cql/identifiers.ts";
import type { Keyspace, Table } from "../../physical/model.ts";
import { storedTables } from "../../physical/stored-tables.ts";
import type { SnapshotKeyspace, SnapshotTable } from "../snapshot.ts";
import { diffTable } from "./diff-table.ts";
import type { SchemaChange } from "./model.ts";

/** What changed of a keyspace's tables: new and changed ones in query order, then those that are gone. */
export function diffTables(
  keyspace: Keyspace,
  before: SnapshotKeyspace,
  after: SnapshotKeyspace,
): readonly SchemaChange[] {
  const kept = storedTables(keyspace).flatMap((table, index): readonly SchemaChange[] => {
    const old = before.tables.find(({ name }) => name === table.name);
    const now = after.tables[index];
    if (old === undefined || now === undefined) return [addTable(keyspace, table, before, after)];
    return diffTable(table, old, now);
  });
  const gone = before.tables.filter(({ name }) => !after.tables.some((table) => table.name === name));
  return [...kept, ...gone.map((table) => dropTable(keyspace, table, after))];
}

function addTable(keyspace: Keyspace, table: Table, before: SnapshotKeyspace, after: SnapshotKeyspace): SchemaChange {
  const ids = table.queries.map(({ id }) => id);
  const old = before.tables.find(
    ({ name, queries }) => queries.some((id) => ids.includes(id)) && !after.tables.some((each) => each.name === name),
  );
  const filled = old === undefined ? "from the tables that have them" : `from "${old.name}"`;
  return {
    kind: "table",
    name: `${keyspace.name}.${table.name}`,
    text: `new table for ${table.comment}`,
    effect: "in-place",
    advice: `it is empty: what was written before is not in it until it is filled ${filled}`,
    cql: [createTable(keyspace.name, table), ...table.indexes.map((index) => createIndex(keyspace.name, table, index))],
  };
}

function dropTable(keyspace: Keyspace, { name, queries }: SnapshotTable, after: SnapshotKeyspace): SchemaChange {
  const successors = after.tables.filter((table) => table.queries.some((id) => queries.includes(id)));
  const [successor] = successors;
  const ids = queries.join(", ");
  return {
    kind: "table",
    name: `${keyspace.name}.${name}`,
    text: successor === undefined ? `dropped with ${ids}` : `dropped: ${ids} reads "${successor.name}"`,
    effect: "breaking",
    advice:
      successor === undefined
        ? "drop it when nothing reads it any more: its data goes"
        : `keep it until "${successor.name}" is filled and nothing reads it any more: its data goes`,
    cql: [`DROP TABLE ${quoteIdentifier(keyspace.name)}.${quoteIdentifier(name)}`],
  };
}
