import { isUnfrozenCollection } from "../../../cql/key-types.ts";
import type { Column, Table } from "../../../physical/model.ts";
import {
  changeElementsText,
  constantOf,
  countText,
  deleteText,
  insertedColumns,
  insertText,
  storedText,
  updateText,
  type ElementsChange,
  type StatementText,
} from "../../cql/statements.ts";
import {
  fenceText,
  graveText,
  guardedReadText,
  guardedScanText,
  guardedWriteText,
  removeAtText,
  settleText,
} from "../../cql/guarded-statements.ts";
import { quoteIdentifier } from "../../../cql/identifiers.ts";
import { printBucket } from "../buckets.ts";
import { isRequired } from "../../../access/required-columns.ts";
import { columnNamed, isBucketSource, isKey } from "../columns.ts";
import type { Imports } from "../module.ts";
import { keyEncoder, rowDecoder, rowType, statementText, tableVariable } from "../names.ts";
import { docComment, member, property } from "../print.ts";
import { printStatementText } from "../statement-text.ts";
import { changedColumns, elementFunctions, functionName, type TableFunction, type TableNeeds } from "./functions.ts";
import { databaseModule, runtime } from "../modules.ts";

interface Context {
  readonly table: Table;
  readonly needs: TableNeeds;
  readonly imports: Imports;
}

/** The functions that writes are made from. */
export function printStatements(table: Table, needs: TableNeeds, imports: Imports): readonly string[] {
  const context = { table, needs, imports };
  const functions = [...needs.functions.values()];
  const byKey = functions.filter(({ kind }) => !["read-all", "peek", "update-statics", "change"].includes(kind));
  return [...(byKey.length === 0 ? [] : [printKey(context)]), ...functions.map((one) => printFunction(context, one))];
}

const textName = (table: Table, wanted: TableFunction): string => statementText(functionName(table, wanted));

function printFunction(context: Context, wanted: TableFunction): string {
  switch (wanted.kind) {
    case "insert":
      return printInsert(context);
    case "delete":
      return printDelete(context);
    case "change":
      return printChange(context);
    case "update":
      return printUpdate(context);
    case "update-statics":
      return printUpdateStatics(context);
    case "elements":
      return printElements(context, wanted.change, wanted.column);
    case "count":
      return printCount(context);
    case "read":
      return printRead(context);
    case "peek":
      return printPeek(context);
    case "guard":
      return printIdentity(context);
    case "copy":
      return printCopy(context);
    case "read-all":
      return printReadAll(context, wanted.clustering);
    default:
      throw new Error(`unknown function ${JSON.stringify(wanted satisfies never)}`);
  }
}

/** The text of a statement, printed once for a bound database. */
const printText = (context: Context, wanted: TableFunction, text: StatementText): string =>
  `const ${textName(context.table, wanted)} = ${printCqlText(context, text)};`;

function printCqlText({ imports }: Pick<Context, "imports">, text: StatementText): string {
  const database = imports.type(databaseModule, "Database");
  return `${imports.value(runtime, "cqlText")}((keyspaces: ${database}["keyspaces"]) => ${printStatementText(text, "keyspaces")})`;
}

function printKey(context: Context): string {
  const { table } = context;
  const key = table.columns.filter(isKey);
  const sparse = sparseInputs(table);
  const whether = sparse.length === 0 ? "" : " | undefined";
  return [
    docComment([`The primary key of \`${table.name}\`, as parameters.`, ...whereNone(sparse)]),
    `function ${keyEncoder(table.name)}(row: ${keyType(context, key)}): Buffer[]${whether} {`,
    ...(sparse.length === 0
      ? []
      : [
          `if (${sparse
            .map((column) => member("row", column.property))
            .map((value) => `${value} === null || ${value} === undefined`)
            .join(" || ")}) return undefined;`,
        ]),
    `return [${bindings(table, key).join(", ")}];`,
    "}",
  ].join("\n");
}

function printInsert(context: Context): string {
  const { table, needs, imports } = context;
  const written = insertedColumns(table, needs.carries);
  const others = written.filter((column) => !isKey(column));
  const given = written.filter(({ source }) => source.kind !== "bucket");
  const key = keyLength(table);
  return [
    printText(context, { kind: "insert" }, insertText(table, needs.carries)),
    "",
    docComment([`One row of \`${table.name}\`.`, ...whereNone(sparseInputs(table))]),
    `export function ${functionName(table, { kind: "insert" })}(db: ${database(context)}, row: ${inputsType(context, given)}, ttl?: number): ${statementType(context)} {`,
    ...printKeyConstant(table),
    printStatement(
      context,
      { kind: "insert" },
      {
        parameters: ["...key", ...bindings(table, others), `${imports.value(runtime, "encodeTtl")}(ttl)`],
        key: [0, key],
        ...collectionPlaces(others, key),
        columns: { first: key, list: others },
      },
    ),
    "}",
  ].join("\n");
}

function printDelete(context: Context): string {
  const { table } = context;
  return [
    printText(context, { kind: "delete" }, deleteText(table)),
    "",
    docComment([`Removes one row of \`${table.name}\`.`, ...whereNone(sparseInputs(table))]),
    `export function ${functionName(table, { kind: "delete" })}(db: ${database(context)}, row: ${keyType(context, table.columns.filter(isKey))}): ${statementType(context)} {`,
    ...printKeyConstant(table),
    printStatement(context, { kind: "delete" }, { parameters: ["...key"], key: [0, keyLength(table)] }),
    "}",
  ].join("\n");
}

function printUpdate(context: Context): string {
  const { table, needs, imports } = context;
  const columns = changedColumns(table, needs);
  const lists = columns.filter(({ type }) => isUnfrozenCollection(type));
  const key = table.columns.filter(isKey);
  const places = [1 + columns.length, 1 + columns.length + keyLength(table)] as const;
  const whole = (column: Column): string => {
    const value = member("changes", column.property);
    return lists.includes(column) ? `${imports.value(runtime, "wholeValue")}(${value})` : value;
  };
  const elements = lists.flatMap((column) =>
    elementFunctions(column).map((wanted) => {
      const { change } = wanted;
      const part = `${imports.value(runtime, "elementsOf")}(${member("changes", column.property)}, ${JSON.stringify(change)})`;
      return `${functionName(table, wanted)}(db, row, ${part}${change === "remove" ? "" : ", ttl"})`;
    }),
  );
  const result =
    elements.length === 0
      ? `${imports.type(runtime, "Statement")} | undefined`
      : imports.type(runtime, "StatementGroup");
  const statement = printStatement(
    context,
    { kind: "update" },
    {
      parameters: [`${imports.value(runtime, "encodeTtl")}(ttl)`, "...values", "...key"],
      key: places,
      ...collectionPlaces(columns, 1),
      columns: { first: 1, list: columns },
    },
  );
  const values = columns.map((column) => {
    const encoded = `${member(tableVariable(table.name), column.property)}.encode(${whole(column)})`;
    // The codec of what a bucket is made from takes no "leave alone".
    return isBucketSource(table, column) && !column.optional
      ? `${member("changes", column.property)} === undefined ? undefined : ${encoded}`
      : encoded;
  });
  return [
    printText(context, { kind: "update" }, updateText(table, columns, key)),
    "",
    docComment([
      `Changes one row of \`${table.name}\` in place: what is undefined stays.`,
      ...whereNone(sparseInputs(table)),
    ]),
    `export function ${functionName(table, { kind: "update" })}(db: ${database(context)}, row: ${keyType(context, key)}, changes: ${changesType(context, columns)}, ttl?: number): ${result} {`,
    ...printKeyConstant(table),
    `const values = [${values.join(", ")}];`,
    ...(elements.length === 0
      ? ["if (values.every((value) => value === undefined)) return undefined;", statement]
      : [
          `const isChanged = values.some((value) => value !== undefined);`,
          `return [isChanged ? ${statement.replace(/^return /, "").replace(/;$/, "")} : undefined, ${elements.join(", ")}];`,
        ]),
    "}",
  ].join("\n");
}

function printUpdateStatics(context: Context): string {
  const { table, needs, imports } = context;
  const columns = table.columns.filter(({ name }) => needs.statics.has(name));
  const key = table.columns.filter(({ role }) => role === "partition");
  const values = columns.map((column) => bindings(table, [column])[0] ?? "");
  const length = bindings(table, key).length;
  return [
    printText(context, { kind: "update-statics" }, updateText(table, columns, key)),
    "",
    docComment([`Changes static columns of a partition of \`${table.name}\`: what is undefined stays.`]),
    `export function ${functionName(table, { kind: "update-statics" })}(db: ${database(context)}, row: ${keyType(context, key)} & ${changesType(context, columns)}, ttl?: number): ${imports.type(runtime, "Statement")} | undefined {`,
    ...printGuard(sparseInputs(table, key), "undefined"),
    `const values = [${values.join(", ")}];`,
    "if (values.every((value) => value === undefined)) return undefined;",
    printStatement(
      context,
      { kind: "update-statics" },
      {
        parameters: [`${imports.value(runtime, "encodeTtl")}(ttl)`, "...values", ...bindings(table, key)],
        key: [1 + columns.length, 1 + columns.length + length],
        ...collectionPlaces(columns, 1),
        columns: { first: 1, list: columns },
      },
    ),
    "}",
  ].join("\n");
}

function printElements(context: Context, change: ElementsChange, column: string): string {
  const { table, imports } = context;
  const collection = columnNamed(table, column);
  const key = table.columns.filter(isKey);
  const wanted: TableFunction = { kind: "elements", change, column };
  const takesTtl = change !== "remove";
  const at = takesTtl ? 1 : 0;
  const isMap = collection.type.kind === "map";
  const columnText = `${member(tableVariable(table.name), collection.property)}`;
  const value =
    change === "remove"
      ? `${imports.value(runtime, "encodeRemoval")}(${columnText}, elements)`
      : `${columnText}.encode(elements)`;
  const what = collection.type.kind === "list" ? "readonly unknown[]" : "ReadonlySet<unknown>";
  const elementsType =
    change === "remove"
      ? `${what} | undefined`
      : `Parameters<(typeof ${tableVariable(table.name)})[${JSON.stringify(collection.property)}]["encode"]>[0]`;
  const words = { add: "Adds to", remove: "Removes from", append: "Appends to", prepend: "Prepends to" };
  const facts =
    change === "append" || change === "prepend"
      ? ["// Twice, they would be there twice.\nisIdempotent: false,"]
      : [
          `collections: [${at}],`,
          `elements: { change: ${JSON.stringify(change === "add" && isMap ? "add-entries" : change)}, column: ${JSON.stringify(quoteIdentifier(column))}, at: ${at} },`,
        ];
  return [
    printText(context, wanted, changeElementsText(table, change, column)),
    "",
    docComment([
      `${words[change]} \`${column}\` in one row of \`${table.name}\`, if there are elements.`,
      ...whereNone(sparseInputs(table)),
    ]),
    `export function ${functionName(table, wanted)}(db: ${database(context)}, row: ${keyType(context, key)}, elements: ${elementsType}${takesTtl ? ", ttl?: number" : ""}): ${imports.type(runtime, "Statement")} | undefined {`,
    "if (elements === null || elements === undefined) return undefined;",
    ...printKeyConstant(table),
    printStatement(context, wanted, {
      parameters: [...(takesTtl ? [`${imports.value(runtime, "encodeTtl")}(ttl)`] : []), value, "...key"],
      key: [at + 1, at + 1 + keyLength(table)],
      facts,
    }),
    "}",
  ].join("\n");
}

function printCount(context: Context): string {
  const { table } = context;
  const counters = table.columns.filter(({ type }) => type.kind === "native" && type.name === "counter");
  const values = counters.map(
    (column) =>
      `${member(tableVariable(table.name), column.property)}.encode((${member("row", column.property)} ?? 0n) * times)`,
  );
  const types = counters.map(({ property: name }) => `readonly ${property(name)}?: bigint | undefined`);
  return [
    printText(context, { kind: "count" }, countText(table, counters)),
    "",
    docComment([`Changes the counters of one row of \`${table.name}\`.`, ...whereNone(sparseInputs(table))]),
    `export function ${functionName(table, { kind: "count" })}(db: ${database(context)}, row: ${keyType(context, table.columns.filter(isKey))} & { ${types.join("; ")} }, times: 1n | -1n): ${statementType(context)} {`,
    ...printKeyConstant(table),
    printStatement(
      context,
      { kind: "count" },
      {
        parameters: [...values, "...key"],
        key: [counters.length, counters.length + keyLength(table)],
        facts: ['kind: "counter",'],
      },
    ),
    "}",
  ].join("\n");
}

function printChange(context: Context): string {
  const { table, needs, imports } = context;
  const columns = changedColumns(table, needs);
  const collections = columns.filter(({ type }) => isUnfrozenCollection(type));
  const variableName = tableVariable(table.name);
  const ifChanged = columns.map(
    ({ property: name }) =>
      `${property(name)}: ${imports.value(runtime, "ifChanged")}(${member(variableName, name)}, ${member("before", name)}, ${member("after", name)})`,
  );
  const inPlace = `${functionName(table, { kind: "update" })}(db, before, { ${ifChanged.join(", ")} }, ttl)`;
  const all = insertedColumns(table, needs.carries).filter(({ source }) => source.kind !== "bucket");
  const name = functionName(table, { kind: "change" });
  const group = imports.type(runtime, "StatementGroup");
  const before = inputsType(context, all);
  const afterInputs = afterType(context, all, collections);
  if (!needs.moves) {
    return [
      docComment([`Changes in one row of \`${table.name}\` what differs.`]),
      `export function ${name}(db: ${database(context)}, before: ${before}, after: ${afterInputs}, ttl?: number): ${group} {`,
      `return ${inPlace};`,
      "}",
    ].join("\n");
  }
  const whole = collections.map(
    ({ property: one }) =>
      `${property(one)}: ${imports.value(runtime, "applyChange")}(${member(variableName, one)}, ${member("before", one)}, ${member("after", one)})`,
  );
  const after = whole.length === 0 ? "after" : `{ ...after, ${whole.join(", ")} }`;
  return [
    docComment([`Makes of one row of \`${table.name}\` another: in place, or elsewhere when its key changes.`]),
    `export function ${name}(db: ${database(context)}, before: ${before}, after: ${afterInputs}, ttl?: number): ${group} {`,
    `return ${imports.value(runtime, "moveRow")}(
      ${functionName(table, { kind: "delete" })}(db, before),
      ${functionName(table, { kind: "insert" })}(db, ${after}, ttl),
      () => ${columns.length === 0 ? "undefined" : inPlace},
    );`,
    "}",
  ].join("\n");
}

function printRead(context: Context): string {
  const { table, imports } = context;
  const key = table.columns.filter(isKey);
  const row = rowType(table.name);
  const stored = imports.type(runtime, "Stored");
  return [
    printText(context, { kind: "read" }, storedText(table, key, stampsOf(table))),
    "",
    docComment([`One row of \`${table.name}\` that a write stands on.`]),
    `export async function ${functionName(table, { kind: "read" })}(db: ${database(context)}, operation: string, row: ${keyType(context, key)}, options: ${imports.type(runtime, "WriteOptions")}): Promise<${stored}<${row}> | undefined> {`,
    ...printKeyConstant(table),
    `return ${imports.value(runtime, "readStored")}(db, ${printStoredRead(context, { kind: "read" }, "key")}, options);`,
    "}",
  ].join("\n");
}

/** What guarded writes do with the table that has their entity by its identity. */
function printIdentity(context: Context): string {
  const { table, imports } = context;
  const { guard } = table;
  if (guard === undefined) throw new Error(`"${table.name}" has no guard`);
  const written = [...table.columns.filter((column) => !isKey(column)), ...guard.values];
  const all = [...table.columns, ...guard.values];
  const name = tableVariable(table.name);
  const text = (what: StatementText): string => printCqlText(context, what);
  const decoded = all.map(
    (column) => `${property(column.property)}: ${member(name, column.property)}.decode(${member("row", column.name)}),`,
  );
  const keyIn = table.columns.filter(isKey).map((column) => {
    const constant = member(name, column.property);
    return `${constant}.encode(${constant}.decode(${member("row", column.name)}))`;
  });
  const columns = written.map((column) => `[${JSON.stringify(column.name)}, ${isRequired(column)}]`);
  return [
    docComment([`What guarded writes do with \`${table.name}\`.`]),
    `export const ${functionName(table, { kind: "guard" })} = {
      table: ${JSON.stringify(table.name)},
      keyspace: ${JSON.stringify(table.keyspace)},
      read: ${text(guardedReadText(table))},
      write: ${text(guardedWriteText(table))},
      grave: ${text(graveText(table))},
      fence: ${text(fenceText(table))},
      settle: ${text(settleText(table))},
      scan: ${text(guardedScanText(table))},
      claims: [${guard.claims.map(({ column }) => JSON.stringify(column)).join(", ")}],
      graveSeconds: ${Math.max(864_000, table.options.gcGraceSeconds ?? 0)},
      keyOf: ${keyEncoder(table.name)},
      keyIn: (row: ${imports.type(runtime, "DriverRow")}): Buffer[] => [${keyIn.join(", ")}],
      columns: [${columns.join(", ")}] as const,
      values: (row: ${inputsType(context, all)}) => [${bindings(table, written).join(", ")}],
      decode: (row: ${imports.type(runtime, "DriverRow")}) => ({ ${decoded.join("\n")} }),
    };`,
  ].join("\n");
}

/** A table that is written from the identity table. */
function printCopy(context: Context): string {
  const { table } = context;
  return [
    docComment([`What guarded writes do with \`${table.name}\`.`]),
    `export const ${functionName(table, { kind: "copy" })} = {
      table: ${JSON.stringify(table.name)},
      keyspace: ${JSON.stringify(table.keyspace)},
      keyOf: ${keyEncoder(table.name)},
      insert: ${functionName(table, { kind: "insert" })},
      remove: ${printCqlText(context, removeAtText(table))},
    };`,
  ].join("\n");
}

function printPeek(context: Context): string {
  const { table, imports } = context;
  const key = table.columns.filter(({ role }) => role === "partition");
  const row = rowType(table.name);
  return [
    printText(context, { kind: "peek" }, [...storedText(table, key, stampsOf(table)), "\nLIMIT 1"]),
    "",
    docComment([`The first row of a partition of \`${table.name}\`, for what is the same in all of them.`]),
    `export async function ${functionName(table, { kind: "peek" })}(db: ${database(context)}, operation: string, row: ${keyType(context, key)}, options: ${imports.type(runtime, "WriteOptions")}): Promise<${imports.type(runtime, "Stored")}<${row}> | undefined> {`,
    ...printGuard(sparseInputs(table, key), "undefined"),
    `return ${imports.value(runtime, "readStored")}(db, ${printStoredRead(context, { kind: "peek" }, `[${bindings(table, key).join(", ")}]`)}, options);`,
    "}",
  ].join("\n");
}

function printReadAll(context: Context, clustering: number): string {
  const { table, imports } = context;
  const key = [
    ...table.columns.filter(({ role }) => role === "partition"),
    ...table.columns.filter(({ role }) => role === "clustering").slice(0, clustering),
  ];
  const wanted: TableFunction = { kind: "read-all", clustering };
  const row = rowType(table.name);
  const sparse = sparseInputs(table, key);
  return [
    printText(context, wanted, storedText(table, key, stampsOf(table))),
    "",
    docComment([`The rows of \`${table.name}\` that a write stands on.`]),
    `export async function ${functionName(table, wanted)}(db: ${database(context)}, operation: string, row: ${keyType(context, key)}, options: ${imports.type(runtime, "WriteOptions")}): Promise<readonly ${imports.type(runtime, "Stored")}<${row}>[]> {`,
    ...printGuard(sparse, "[]"),
    `return ${imports.value(runtime, "readAllStored")}(db, ${printStoredRead(context, wanted, `[${bindings(table, key).join(", ")}]`)}, options);`,
    "}",
  ].join("\n");
}

function printStoredRead({ table }: Context, wanted: TableFunction, parameters: string): string {
  const required = table.columns.filter(isRequired).map(({ name }) => name);
  return `{
    query: operation,
    text: "what it stands on",
    table: ${JSON.stringify(table.name)},
    cql: ${textName(table, wanted)}(db),
    parameters: ${parameters},
    required: ${JSON.stringify(required)},
    stamps: ${JSON.stringify(stampsOf(table).map(({ name }) => name))},
    ${table.guard === undefined ? "" : "guarded: true,\n"}decode: ${rowDecoder(table.name)},
    ${wanted.kind === "read" ? `keyspace: ${member("db.keyspaces", table.keyspace)},` : ""}
  }`;
}

interface PrintedStatement {
  readonly parameters: readonly string[];
  readonly key: readonly [from: number, to: number];
  /** Where lists stand among the parameters, and sets and maps. */
  readonly lists?: readonly number[];
  readonly collections?: readonly number[];
  readonly facts?: readonly string[];
  /** Where the first of these columns stands among the parameters; the static ones are told. */
  readonly columns?: { readonly first: number; readonly list: readonly Column[] };
}

function printStatement(
  { table }: Context,
  wanted: TableFunction,
  { parameters, key, lists = [], collections = [], facts = [], columns }: PrintedStatement,
): string {
  return [
    "return {",
    `cql: ${textName(table, wanted)}(db),`,
    `parameters: ${parameters.length === 1 && parameters[0] === "...key" ? "key" : `[${parameters.join(", ")}]`},`,
    `table: ${JSON.stringify(table.name)},`,
    `keyspace: ${member("db.keyspaces", table.keyspace)},`,
    `key: [${key.join(", ")}],`,
    ...(lists.length === 0 ? [] : [`lists: [${lists.join(", ")}],`]),
    ...(collections.length === 0 ? [] : [`collections: [${collections.join(", ")}],`]),
    ...(columns === undefined ? [] : printStatics(table, key, columns)),
    ...facts,
    "};",
  ].join("\n");
}

/** So that two operations of one write don't give a static column two values. */
function printStatics(
  table: Table,
  [from]: PrintedStatement["key"],
  { first, list }: NonNullable<PrintedStatement["columns"]>,
): readonly string[] {
  const statics = list
    .filter((column) => constantOf(column) === undefined)
    .flatMap(({ role, name }, i) => (role === "static" ? [`[${first + i}, ${JSON.stringify(name)}]`] : []));
  const length = bindings(
    table,
    table.columns.filter(({ role }) => role === "partition"),
  ).length;
  return statics.length === 0
    ? []
    : [`statics: { partition: [${from}, ${from + length}], columns: [${statics.join(", ")}] },`];
}

function collectionPlaces(columns: readonly Column[], first: number): Pick<PrintedStatement, "lists" | "collections"> {
  const places = (is: (column: Column) => boolean): number[] =>
    columns
      .filter((column) => constantOf(column) === undefined)
      .flatMap((column, i) => (is(column) && isUnfrozenCollection(column.type) ? [first + i] : []));
  return {
    lists: places(({ type }) => type.kind === "list"),
    collections: places(({ type }) => type.kind !== "list"),
  };
}

/** Columns whose write time can be read: a collection or UDT that is not frozen has one for each part. */
const stampsOf = (table: Table): readonly Column[] =>
  table.columns.filter(
    (column) =>
      !isKey(column) && !isUnfrozenCollection(column.type) && !(column.type.kind === "udt" && !column.type.frozen),
  );

const keyLength = (table: Table): number => bindings(table, table.columns.filter(isKey)).length;

function printKeyConstant(table: Table): readonly string[] {
  return [
    `const key = ${keyEncoder(table.name)}(row);`,
    ...(sparseInputs(table).length === 0 ? [] : ["if (key === undefined) return undefined;"]),
  ];
}

const database = ({ imports }: Context): string => imports.type(databaseModule, "Database");

const statementType = ({ table, imports }: Context): string =>
  `${imports.type(runtime, "Statement")}${sparseInputs(table).length === 0 ? "" : " | undefined"}`;

/** What a key is made from: its attributes, and those of which its buckets are computed. */
function keyInputs(table: Table, key: readonly Column[] = table.columns.filter(isKey)): readonly Column[] {
  const sources = key.flatMap(({ source }) =>
    source.kind === "bucket" && source.bucket.source !== undefined ? [source.bucket.source.join(".")] : [],
  );
  return table.columns.filter(
    (column) =>
      column.source.kind === "attribute" && (key.includes(column) || sources.includes(column.source.path.join("."))),
  );
}

/** Those without which there is no row. */
const sparseInputs = (table: Table, key?: readonly Column[]): readonly Column[] =>
  keyInputs(table, key).filter(({ optional }) => optional);

const whereNone = (sparse: readonly Column[]): readonly string[] =>
  sparse.length === 0 ? [] : [`None where ${sparse.map(({ name }) => `\`${name}\``).join(" or ")} is null.`];

function printGuard(sparse: readonly Column[], nothing: string): readonly string[] {
  if (sparse.length === 0) return [];
  const values = sparse.map((column) => member("row", column.property));
  return [
    `if (${values.map((value) => `${value} === null || ${value} === undefined`).join(" || ")}) return ${nothing};`,
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

const keyType = (context: Context, key: readonly Column[]): string =>
  inputsType(context, keyInputs(context.table, key));

/** What a statement takes: a value for each of these columns, null where there may be none. */
function inputsType({ table, imports }: Context, columns: readonly Column[]): string {
  const sparse = sparseInputs(table).filter((column) => columns.includes(column));
  const some = columns.filter((column) => !sparse.includes(column));
  const inputs = (name: string, list: readonly Column[]): string[] =>
    list.length === 0 ? [] : [`${imports.type(runtime, name)}<typeof ${tableVariable(table.name)}, ${namesOf(list)}>`];
  const types = [...inputs("ColumnInputs", some), ...inputs("SparseInputs", sparse)];
  return types.length === 0 ? "object" : types.join(" & ");
}

function changesType({ table, imports }: Context, columns: readonly Column[]): string {
  const collections = columns.filter(({ type }) => isUnfrozenCollection(type));
  const extra = collections.length === 0 ? "" : `, ${namesOf(collections)}`;
  return `${imports.type(runtime, "ChangedColumns")}<typeof ${tableVariable(table.name)}, ${namesOf(columns)}${extra}>`;
}

/** A whole row, in which collections may be changes of their elements. */
function afterType(context: Context, columns: readonly Column[], collections: readonly Column[]): string {
  const others = columns.filter((column) => !collections.includes(column));
  const rest = inputsType(context, others);
  return collections.length === 0 ? rest : `${rest} & ${changesType(context, collections)}`;
}

const namesOf = (columns: readonly Column[]): string =>
  columns.map(({ property: name }) => JSON.stringify(name)).join(" | ");
