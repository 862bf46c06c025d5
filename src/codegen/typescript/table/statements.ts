import type { Statement } from "../../../access/model.ts";
import type { Column, Table } from "../../../physical/model.ts";
import { changeCollectionText, constantOf, deleteText, insertedColumns, insertText } from "../../cql/statements.ts";
import { printBucket } from "../buckets.ts";
import { columnNamed, isBucketSource, isKey } from "../columns.ts";
import type { Imports } from "../module.ts";
import { addToFunction, deleteFromFunction, insertIntoFunction, removeFromFunction, tableVariable } from "../names.ts";
import { docComment, member } from "../print.ts";
import { printStatementText } from "../statement-text.ts";

const runtime = "perquery/runtime";
const databaseModule = "../database.js";

/** The function of the table's module that makes the statement. */
export function statementFunction(statement: Statement): string {
  switch (statement.kind) {
    case "insert-row":
      return insertIntoFunction(statement.table);
    case "delete-row":
      return deleteFromFunction(statement.table);
    case "add-to-collection":
      return addToFunction(statement.table, statement.column);
    case "remove-from-collection":
      return removeFromFunction(statement.table, statement.column);
    default:
      throw new Error(`unknown statement ${JSON.stringify(statement satisfies never)}`);
  }
}

/** A function that makes a statement. */
export function printStatement(table: Table, statement: Statement, imports: Imports): string {
  switch (statement.kind) {
    case "insert-row":
      return printInsertInto(table, imports);
    case "delete-row":
      return printDeleteFrom(table, imports);
    case "add-to-collection":
    case "remove-from-collection":
      return printChangeCollection(table, statement.kind, statement.column, imports);
    default:
      throw new Error(`unknown statement ${JSON.stringify(statement satisfies never)}`);
  }
}

function printInsertInto(table: Table, imports: Imports): string {
  const written = insertedColumns(table);
  const given = written.filter(({ source }) => source.kind === "attribute");
  const sparse = sparseInputs(table);
  const lists = given.filter(({ type }) => type.kind === "list" && !type.frozen);
  const values = [...bindings(table, written), `${imports.value(runtime, "encodeTtl")}(ttl)`];
  return [
    docComment([`One row of \`${table.name}\`.`, ...whereNone(sparse)]),
    `export function ${insertIntoFunction(table.name)}(db: ${imports.type(databaseModule, "Database")}, row: ${inputsType(table, given, sparse, imports)}, ttl?: number): ${statementType(sparse, imports)} {`,
    ...printGuard(sparse),
    `return {
      cql: ${printStatementText(insertText(table))},
      parameters: [${values.join(", ")}],
      table: ${JSON.stringify(table.name)},
      ${lists.length === 0 ? "" : `// A list that is written twice is doubled.\nisIdempotent: ${lists.map(({ property: name }) => `${member("row", name)} === undefined`).join(" && ")} ? undefined : false,`}
    };`,
    "}",
  ].join("\n");
}

function printDeleteFrom(table: Table, imports: Imports): string {
  const key = table.columns.filter(isKey);
  const sparse = sparseInputs(table);
  return [
    docComment([`Removes one row of \`${table.name}\`.`, ...whereNone(sparse)]),
    `export function ${deleteFromFunction(table.name)}(db: ${imports.type(databaseModule, "Database")}, row: ${inputsType(table, keyInputs(table), sparse, imports)}): ${statementType(sparse, imports)} {`,
    ...printGuard(sparse),
    `return {
      cql: ${printStatementText(deleteText(table))},
      parameters: [${bindings(table, key).join(", ")}],
      table: ${JSON.stringify(table.name)},
    };`,
    "}",
  ].join("\n");
}

function printChangeCollection(
  table: Table,
  kind: "add-to-collection" | "remove-from-collection",
  column: string,
  imports: Imports,
): string {
  const key = table.columns.filter(isKey);
  const collection = columnNamed(table, column);
  const adds = kind === "add-to-collection";
  const sparse = sparseInputs(table);
  return [
    docComment([
      `${adds ? "Adds to" : "Removes from"} \`${column}\` in one row of \`${table.name}\`.`,
      ...whereNone(sparse),
    ]),
    `export function ${adds ? addToFunction(table.name, column) : removeFromFunction(table.name, column)}(db: ${imports.type(databaseModule, "Database")}, row: ${inputsType(table, [...keyInputs(table), collection], sparse, imports)}${adds ? ", ttl?: number" : ""}): ${statementType(sparse, imports)} {`,
    ...printGuard(sparse),
    `return {
      cql: ${printStatementText(changeCollectionText(table, kind, column))},
      parameters: [${[...(adds ? [`${imports.value(runtime, "encodeTtl")}(ttl)`] : []), ...bindings(table, [collection, ...key])].join(", ")}],
      table: ${JSON.stringify(table.name)},
    };`,
    "}",
  ].join("\n");
}

/** What the primary key is made from: its attributes, and those of which its buckets are computed. */
function keyInputs(table: Table): readonly Column[] {
  return table.columns.filter(
    (column) => column.source.kind === "attribute" && (isKey(column) || isBucketSource(table, column)),
  );
}

/** Those without which there is no row. */
const sparseInputs = (table: Table): readonly Column[] => keyInputs(table).filter(({ optional }) => optional);

const whereNone = (sparse: readonly Column[]): readonly string[] =>
  sparse.length === 0 ? [] : [`None where ${sparse.map(({ name }) => `\`${name}\``).join(" or ")} is null.`];

const statementType = (sparse: readonly Column[], imports: Imports): string =>
  `${imports.type(runtime, "Statement")}${sparse.length === 0 ? "" : " | undefined"}`;

function printGuard(sparse: readonly Column[]): readonly string[] {
  if (sparse.length === 0) return [];
  const values = sparse.map((column) => member("row", column.property));
  return [
    `if (${values.map((value) => `${value} === null || ${value} === undefined`).join(" || ")}) return undefined;`,
  ];
}

/** The value of each column that has a `?`. */
function bindings(table: Table, columns: readonly Column[]): readonly string[] {
  return columns
    .filter((column) => constantOf(column) === undefined)
    .map((column) => {
      const encode = `${member(tableVariable(table.name), column.property)}.encode`;
      if (column.source.kind !== "bucket") return `${encode}(${member("row", column.property)})`;
      return `${encode}(${printBucket(table, column.source.bucket)})`;
    });
}

/** What a statement takes: a value for each of these columns, null where there may be none. */
function inputsType(table: Table, columns: readonly Column[], sparse: readonly Column[], imports: Imports): string {
  const names = (list: readonly Column[]): string => list.map(({ property: name }) => JSON.stringify(name)).join(" | ");
  const inputs = imports.type(runtime, "ColumnInputs");
  const some = columns.filter((column) => !sparse.includes(column));
  const types = [
    ...(some.length === 0 ? [] : [`${inputs}<typeof ${tableVariable(table.name)}, ${names(some)}>`]),
    ...(sparse.length === 0
      ? []
      : [`${imports.type(runtime, "SparseInputs")}<typeof ${tableVariable(table.name)}, ${names(sparse)}>`]),
  ];
  return types.join(" & ");
}
