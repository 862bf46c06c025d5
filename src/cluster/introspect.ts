import type { Client } from "cassandra-driver";
import type { LiveColumn, LiveColumnKind, LiveIndex, LiveKeyspace, LiveOption, LiveTable, LiveType } from "./model.ts";

/** Reads a keyspace from `system_schema`; undefined when there is none of that name (exact, unquoted). */
export async function readSchema(client: Client, keyspace: string): Promise<LiveKeyspace | undefined> {
  const [keyspaces, types, tables, columns, indexes] = await Promise.all([
    readRows<KeyspaceRow>(client, "keyspaces", keyspace),
    readRows<TypeRow>(client, "types", keyspace),
    readRows<TableRow>(client, "tables", keyspace),
    readRows<ColumnRow>(client, "columns", keyspace),
    readRows<IndexRow>(client, "indexes", keyspace),
  ]);
  const row = keyspaces[0];
  if (row === undefined) return undefined;
  return {
    kind: "live-keyspace",
    name: row.keyspace_name,
    durableWrites: row.durable_writes,
    replication: row.replication,
    types: types.map(toType).toSorted(byName),
    tables: tables
      .map((table) =>
        toTable(
          table,
          columns.filter((column) => column.table_name === table.table_name),
          indexes.filter((index) => index.table_name === table.table_name),
        ),
      )
      .toSorted(byName),
  };
}

/** As JSON, since what the driver makes of a map or a double depends on the client's `encoding` options. */
async function readRows<TRow>(client: Client, table: string, keyspace: string): Promise<TRow[]> {
  const result = await client.execute(`SELECT JSON * FROM system_schema.${table} WHERE keyspace_name = ?`, [keyspace], {
    prepare: true,
    isIdempotent: true,
  });
  const rows: TRow[] = [];
  for await (const row of result) rows.push(JSON.parse(row["[json]"] as string) as TRow);
  return rows;
}

interface KeyspaceRow {
  readonly keyspace_name: string;
  readonly durable_writes: boolean;
  readonly replication: Readonly<Record<string, string>>;
}

interface TypeRow {
  readonly type_name: string;
  readonly field_names: readonly string[];
  readonly field_types: readonly string[];
}

interface TableRow extends Readonly<Record<string, unknown>> {
  readonly table_name: string;
  readonly comment: string | null;
}

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly kind: LiveColumnKind;
  readonly position: number;
  readonly clustering_order: "asc" | "desc" | "none";
}

interface IndexRow {
  readonly table_name: string;
  readonly index_name: string;
  readonly kind: LiveIndex["kind"];
  readonly options: Readonly<Record<string, string>> | null;
}

function toType(row: TypeRow): LiveType {
  return {
    name: row.type_name,
    fields: row.field_names.map((name, index) => ({ name, type: row.field_types[index] ?? "" })),
  };
}

function toTable(row: TableRow, columns: readonly ColumnRow[], indexes: readonly IndexRow[]): LiveTable {
  const { keyspace_name: _keyspace, table_name: name, id: _id, flags: _flags, ...options } = row;
  return {
    name,
    comment: row.comment ?? "",
    columns: columns.map(toColumn).toSorted(byRoleAndPosition),
    indexes: indexes
      .map((index) => ({ name: index.index_name, kind: index.kind, options: index.options ?? {} }))
      .toSorted(byName),
    options: options as Readonly<Record<string, LiveOption>>,
  };
}

function toColumn(row: ColumnRow): LiveColumn {
  return {
    name: row.column_name,
    type: row.type,
    kind: row.kind,
    position: row.position,
    ...(row.clustering_order === "none" ? {} : { direction: row.clustering_order }),
  };
}

const roles: readonly LiveColumnKind[] = ["partition_key", "clustering", "static", "regular"];

function byRoleAndPosition(a: LiveColumn, b: LiveColumn): number {
  return roles.indexOf(a.kind) - roles.indexOf(b.kind) || a.position - b.position || byName(a, b);
}

/** By code unit, not by locale: the same on each machine. */
function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
