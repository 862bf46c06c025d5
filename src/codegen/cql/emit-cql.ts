import { quoteIdentifier, quoteString } from "../../cql/identifiers.ts";
import { isIndexedInFull } from "../../cql/index-types.ts";
import { printCqlType } from "../../cql/print-type.ts";
import type { Column, Index, Keyspace, PhysicalModel, Replication, Table, UserType } from "../../physical/model.ts";
import { storedTables } from "../../physical/stored-tables.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { headerLines } from "../header.ts";
import { printOptionMap, printTableOptions } from "./print-table-options.ts";

/** For each keyspace its types and tables in one file, and CREATE KEYSPACE in a file for each environment. */
export function emitCql({ keyspaces }: PhysicalModel, modelFile: string): readonly GeneratedFile[] {
  return keyspaces.flatMap((keyspace) => {
    const file = (name: string, about: string, statements: readonly string[]): GeneratedFile => ({
      path: `cql/${keyspace.name}/${name}.cql`,
      text:
        [headerLines("--", modelFile, about), ...statements.map((statement) => `${statement};`)].join("\n\n") + "\n",
      header: true,
    });
    return [
      ...Object.keys(keyspace.replication).map((environment) =>
        file(`keyspace.${environment}`, `keyspace ${keyspace.name}, ${environment}`, [
          createKeyspace(keyspace, environment),
        ]),
      ),
      file("schema", `keyspace ${keyspace.name}: types, and tables in query order`, createSchema(keyspace)),
    ];
  });
}

/** The statements that make a keyspace's types and tables, in order. `name` is another keyspace to make them in. */
export function createSchema(keyspace: Keyspace, name: string = keyspace.name): readonly string[] {
  return [
    ...keyspace.types.map((type) => createType(name, type)),
    ...storedTables(keyspace).flatMap((table) => [
      createTable(name, table),
      ...table.indexes.map((index) => createIndex(name, table, index)),
    ]),
  ];
}

export function createKeyspace(keyspace: Keyspace, environment: string, name: string = keyspace.name): string {
  return `CREATE KEYSPACE IF NOT EXISTS ${quoteIdentifier(name)}\nWITH ${keyspaceOptions(keyspace, environment).join("\n  AND ")}`;
}

/** What stands after WITH, one for each option. */
export function keyspaceOptions(keyspace: Keyspace, environment: string): readonly string[] {
  const replication = keyspace.replication[environment];
  if (replication === undefined) throw new Error(`keyspace "${keyspace.name}" has no replication for "${environment}"`);
  return [
    `replication = ${printReplication(replication)}`,
    ...(keyspace.durableWrites === undefined ? [] : [`durable_writes = ${keyspace.durableWrites}`]),
  ];
}

function printReplication(replication: Replication): string {
  const entries: readonly (readonly [string, string | number])[] =
    replication.kind === "simple"
      ? [
          ["class", "SimpleStrategy"],
          ["replication_factor", replication.factor],
        ]
      : [["class", "NetworkTopologyStrategy"], ...Object.entries(replication.dataCentres)];
  return `{ ${entries.map(([key, value]) => `${quoteString(key)}: ${typeof value === "number" ? value : quoteString(value)}`).join(", ")} }`;
}

export function createType(keyspace: string, { name, fields }: UserType): string {
  const lines = fields.map((field) => `  ${quoteIdentifier(field.name)} ${printCqlType(field.type)}`);
  return `CREATE TYPE IF NOT EXISTS ${quoteIdentifier(keyspace)}.${quoteIdentifier(name)} (\n${lines.join(",\n")}\n)`;
}

export function createIndex(keyspace: string, table: Table, index: Index): string {
  const { name, options } = index;
  const lines = [
    `CREATE INDEX IF NOT EXISTS ${quoteIdentifier(name)}`,
    `ON ${quoteIdentifier(keyspace)}.${quoteIdentifier(table.name)} (${indexTarget(table, index)})`,
    `USING 'sai'`,
  ];
  return [...lines, ...(Object.keys(options).length === 0 ? [] : [`WITH OPTIONS = ${printOptionMap(options)}`])].join(
    "\n",
  );
}

function indexTarget({ columns }: Table, { column }: Index): string {
  const type = columns.find(({ name }) => name === column)?.type;
  const target = quoteIdentifier(column);
  return type !== undefined && isIndexedInFull(type) ? `FULL(${target})` : target;
}

export function createTable(keyspace: string, { name, columns, comment, options: set }: Table): string {
  const lines = [...columns.map(printColumn), `PRIMARY KEY (${printKey(columns)})`];
  const clustering = columns.filter(({ role }) => role === "clustering");
  const order = clustering.map(
    (column) => `${quoteIdentifier(column.name)} ${column.direction === "desc" ? "DESC" : "ASC"}`,
  );
  const options = [
    ...(clustering.some(({ direction }) => direction === "desc") ? [`CLUSTERING ORDER BY (${order.join(", ")})`] : []),
    `comment = ${quoteString(comment)}`,
    ...printTableOptions(set),
  ];
  return [
    `CREATE TABLE IF NOT EXISTS ${quoteIdentifier(keyspace)}.${quoteIdentifier(name)} (`,
    lines.map((line) => `  ${line}`).join(",\n"),
    `) WITH ${options.join("\n  AND ")}`,
  ].join("\n");
}

/** `poi_description text STATIC` */
export function printColumn({ name, type, role }: Column): string {
  return `${quoteIdentifier(name)} ${printCqlType(type)}${role === "static" ? " STATIC" : ""}`;
}

/** `(hotel_id, month), date, room_number`: the inner parentheses say which columns are the partition key. */
export function printKey(columns: readonly Column[]): string {
  const names = (role: Column["role"]): readonly string[] =>
    columns.filter((column) => column.role === role).map(({ name }) => quoteIdentifier(name));
  return [`(${names("partition").join(", ")})`, ...names("clustering")].join(", ");
}
