import type { ReadPlan, Statement } from "../../access/model.ts";
import { quoteIdentifier } from "../../cql/identifiers.ts";
import { printCqlType } from "../../cql/print-type.ts";
import type { Column, Table } from "../../physical/model.ts";
import {
  changeCollectionText,
  constantOf,
  deleteText,
  insertedColumns,
  insertText,
  selectText,
} from "../cql/statements.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { bucketVariable, printBucket, printBuckets } from "./buckets.ts";
import { isBucketSource, isKey, isNullable, printColumn } from "./columns.ts";
import { printModule, type Imports } from "./module.ts";
import {
  addToFunction,
  deleteFromFunction,
  insertIntoFunction,
  removeFromFunction,
  rowType,
  selectFunction,
  tableModule,
  tableVariable,
} from "./names.ts";
import { docComment, member, property } from "./print.ts";
import { printStatementText } from "./statement-text.ts";
import type { TableUses } from "./table-uses.ts";
import { printType } from "./types.ts";

const runtime = "perquery/runtime";
const typesModule = "../types.js";
const databaseModule = "../database.js";

/** One table: its columns, its row, the read of each query that it serves, and the statements that writes are made of. */
export function emitTable(table: Table, { reads, statements: all }: TableUses, modelFile: string): GeneratedFile {
  const statements = all.filter(
    (statement, i) => all.findIndex((other) => statementFunction(other) === statementFunction(statement)) === i,
  );
  const declares = [
    tableVariable(table.name),
    rowType(table.name),
    ...reads.map((read) => selectFunction(read)),
    ...statements.map((statement) => statementFunction(statement)),
    ...table.columns.flatMap(({ source }) => (source.kind === "bucket" ? [bucketVariable(source.bucket)] : [])),
    "toRow",
  ];
  return printModule({ path: `${tableModule(table)}.ts`, modelFile, about: table.comment, declares }, (imports) =>
    [
      printColumns(table, imports),
      ...(statements.length === 0 ? [] : printBuckets(table, imports)),
      printRow(table, imports),
      ...reads.map((read) => printSelect(table, read, imports)),
      printDecoder(table, imports),
      ...statements.map((statement) => printStatement(table, statement, imports)),
    ].join("\n\n"),
  );
}

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

function printColumns(table: Table, imports: Imports): string {
  const { name, columns } = table;
  const entries = columns.map(
    (column) => `${property(column.property)}: ${printColumn(table, column, imports, typesModule)},`,
  );
  return `${docComment([`The columns of \`${name}\`.`])}\nexport const ${tableVariable(name)} = {\n${entries.join("\n")}\n};`;
}

function printRow({ name, columns, documentation }: Table, imports: Imports): string {
  const entries = columns.map((column) => {
    const type =
      column.values?.map((value) => JSON.stringify(value)).join(" | ") ??
      printType(column.type, "out", imports, typesModule);
    return [
      docComment([column.documentation, `${roleInWords(column)}\`${column.name} ${printCqlType(column.type)}\``]),
      `${property(column.property)}: ${type}${isNullable(column) ? " | null" : ""};`,
    ].join("\n");
  });
  const about = `A row of \`${name}\`.`;
  return `${docComment(documentation === undefined ? [about] : [documentation, "", about])}\nexport interface ${rowType(name)} {\n${entries.join("\n")}\n}`;
}

function roleInWords({ role, direction }: Column): string {
  switch (role) {
    case "partition":
      return "Partition key: ";
    case "clustering":
      return `Clustering, ${direction === "desc" ? "descending" : "ascending"}: `;
    case "static":
      return "Static: ";
    case "regular":
      return "";
    default:
      throw new Error(`unknown role ${role satisfies never}`);
  }
}

function printSelect(table: Table, read: ReadPlan, imports: Imports): string {
  const columns = tableVariable(table.name);
  const given = read.given.map((name) => columnNamed(table, name));
  const range = read.range === undefined ? undefined : columnNamed(table, read.range);
  const parameters = [
    ...given.map((column) => `${property(column.property)}: ${inputType(column, imports)}`),
    ...(range === undefined
      ? []
      : [`${property(range.property)}?: ${imports.type(runtime, "Range")}<${inputType(range, imports)}> | undefined`]),
  ];
  const values = [
    ...given.map((column) => `${member(columns, column.property)}.encode(${member("given", column.property)})`),
    ...(range === undefined ? [] : ["...bounds.parameters"]),
  ];
  const row = rowType(table.name);
  const result = read.returnsOne ? `Promise<${row} | undefined>` : `${imports.type(runtime, "Rows")}<${row}>`;
  const given_ = parameters.length === 0 ? [] : [`given: { readonly ${parameters.join("; readonly ")} }`];
  return [
    docComment([`${read.query}. ${read.text}`]),
    `export function ${selectFunction(read)}(db: ${imports.type(databaseModule, "Database")}, ${[...given_, `options?: ${imports.type(runtime, "ReadOptions")}`].join(", ")}): ${result} {`,
    range === undefined
      ? ""
      : `const bounds = ${imports.value(runtime, "rangeBounds")}(${JSON.stringify(quoteIdentifier(range.name))}, ${member(columns, range.property)}, ${member("given", range.property)});`,
    `return ${imports.value(runtime, read.returnsOne ? "selectRow" : "selectRows")}(db, {
      query: ${JSON.stringify(read.query)},
      text: ${JSON.stringify(read.text)},
      table: ${JSON.stringify(table.name)},
      cql: ${printStatementText(selectText(table, read))},
      parameters: [${values.join(", ")}],
      required: ${JSON.stringify(read.required)},
      decode: toRow,
    }, options);`,
    "}",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function printDecoder({ name, columns }: Table, imports: Imports): string {
  const entries = columns.map(
    (column) =>
      `${property(column.property)}: ${member(tableVariable(name), column.property)}.decode(${member("row", column.name)}),`,
  );
  return `function toRow(row: ${imports.type(runtime, "DriverRow")}): ${rowType(name)} {\nreturn {\n${entries.join("\n")}\n};\n}`;
}

function printStatement(table: Table, statement: Statement, imports: Imports): string {
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

function inputType(column: Column, imports: Imports): string {
  return (
    column.values?.map((value) => JSON.stringify(value)).join(" | ") ??
    printType(column.type, "in", imports, typesModule)
  );
}

function columnNamed(table: Table, name: string): Column {
  const column = table.columns.find((other) => other.name === name);
  if (column === undefined) throw new Error(`no column "${name}" in "${table.name}"`);
  return column;
}
