import type { ColumnValue, Input, OwnerRead, Statement, WritePlan } from "../../access/model.ts";
import type { Path } from "../../conceptual/model.ts";
import { camelCase, pascalCase, snakeCase } from "../../cql/names.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import { keyedReadText } from "../cql/statements.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { statementFunction } from "./table/statements.ts";
import { isNullable } from "./columns.ts";
import { printModule, type Imports } from "./module.ts";
import { entityModule, tableModule, tableVariable } from "./names.ts";
import { docComment, isIdentifier, member, property, variable } from "./print.ts";
import { printStatementText } from "./statement-text.ts";
import { isTableVariable, tableNamed } from "./table-index.ts";
import { printType } from "./types.ts";

const runtime = "perquery/runtime";
const typesModule = "../types.js";
const databaseModule = "../database.js";

/** The functions that write an entity, and what they take. */
export interface EntityNames {
  readonly insert: string;
  readonly disconnect: string;
  readonly input: string;
  readonly key: string;
}

export function entityNames({ entity, role }: WritePlan): EntityNames {
  const name = snakeCase(entity);
  return {
    insert: camelCase(`${role === "relationship" ? "connect" : "insert"}_${name}`),
    disconnect: camelCase(`disconnect_${name}`),
    input: `New${pascalCase(name)}`,
    key: `${pascalCase(name)}Key`,
  };
}

/** One entity or relationship: its insert, and for a relationship its disconnect. */
export function emitEntity(plan: WritePlan, physical: PhysicalModel, modelFile: string): GeneratedFile {
  const names = entityNames(plan);
  const borrowings = nameBorrowings(plan);
  const functions = [...borrowings.values()].map((borrowing) => borrowing.function);
  const declares = [names.insert, names.disconnect, names.input, names.key, ...functions];
  const about = `${plan.role} ${plan.entity}: written to ${plan.homes.map(({ table }) => table).join(", ")}`;
  return printModule({ path: `${entityModule(plan.entity)}.ts`, modelFile, about, declares }, (imports) => {
    const context: Context = { plan, names, physical, imports, borrowings, input: inputVariable(plan, physical) };
    return [
      printInputs(context, names.input, `What \`${names.insert}\` takes.`, plan.insert?.inputs ?? []),
      printInsert(context),
      ...[...borrowings.keys()].map((read) => printBorrow(context, read)),
      ...(plan.disconnect === undefined
        ? []
        : [
            printInputs(context, names.key, `What \`${names.disconnect}\` takes.`, plan.disconnect.inputs),
            printDisconnect(context),
          ]),
    ].join("\n\n");
  });
}

interface Context {
  readonly plan: WritePlan;
  readonly names: EntityNames;
  readonly physical: PhysicalModel;
  readonly imports: Imports;
  readonly borrowings: ReadonlyMap<OwnerRead, Borrowing>;
  /** The variable that holds the input. */
  readonly input: string;
}

/** The entity's own name, unless something else in the module has it. */
function inputVariable({ entity }: WritePlan, physical: PhysicalModel): string {
  const name = variable(camelCase(snakeCase(entity)));
  const taken = ["db", "options", "generated", "write", "generateUuid", "generateTimeuuid", "selectRow", "keyColumn"];
  return taken.includes(name) || isTableVariable(physical, name) ? "values" : name;
}

function printInputs({ imports, plan }: Context, name: string, about: string, inputs: readonly Input[]): string {
  const entries = inputs.map((input) => {
    const type = printInputType(input, imports);
    const read = plan.insert?.reads.find(({ gains }) => gains.some(({ path }) => isSame(path, input.path)));
    const origin =
      input.presence === "read"
        ? `Of the ${input.borrowedFrom}: read from \`${read?.table}\` when left out.`
        : input.presence === "generated"
          ? "Made here when left out."
          : input.borrowedFrom && `Of the ${input.borrowedFrom}, which no table has by itself.`;
    const isOptional = input.presence !== "required";
    const lines = [input.documentation, origin].filter((line) => line !== undefined);
    return [
      ...(lines.length === 0 ? [] : [docComment(lines)]),
      `readonly ${property(camelCase(input.name))}${isOptional ? "?" : ""}: ${type}${input.presence === "optional" ? " | null" : ""}${isOptional ? " | undefined" : ""};`,
    ].join("\n");
  });
  const lines = plan.documentation === undefined ? [about] : [plan.documentation, "", about];
  return `${docComment(lines)}\nexport interface ${name} {\n${entries.join("\n")}\n}`;
}

const printInputType = ({ values, type }: Input, imports: Imports): string =>
  values?.map((value) => JSON.stringify(value)).join(" | ") ?? printType(type, "in", imports, typesModule);

function printInsert(context: Context): string {
  const { plan, names, imports, input } = context;
  const insert = plan.insert;
  if (insert === undefined) throw new Error(`no insert planned for "${plan.entity}"`);
  const generated = insert.inputs.filter(({ presence }) => presence === "generated");
  const result = generated.map(
    ({ name, type }) => `${property(camelCase(name))}: ${printType(type, "out", imports, typesModule)}`,
  );
  const operation = `${plan.role === "relationship" ? "connect" : "insert"} ${plan.entity}`;
  return [
    docComment([
      `Writes ${listOf(insert.statements.map(describeStatement))}${insert.statements.length > 1 ? " in one logged batch" : ""}.`,
      ...insert.reads.map(
        ({ table, gains }) =>
          `Reads \`${table}\` first when ${gains.map(({ path }) => `\`${inputName(insert.inputs, path)}\``).join(" or ")} is left out.`,
      ),
      ...(generated.length === 0
        ? []
        : [`Returns what it made: ${generated.map(({ name }) => `\`${camelCase(name)}\``).join(", ")}.`]),
    ]),
    `export async function ${names.insert}(db: ${imports.type(databaseModule, "Database")}, ${input}: ${names.input}, options: ${imports.type(runtime, "InsertOptions")} = {}): Promise<${result.length === 0 ? "void" : `{ ${result.join("; ")} }`}> {`,
    ...(generated.length === 0 ? [] : [printGenerated(context, generated)]),
    ...insert.reads.map((read) => {
      const brought = broughtFor(context, read).map(
        ({ name, path }) => `${property(camelCase(name))}: ${printInput(context, path, insert.inputs)}`,
      );
      const given = brought.length === 0 ? input : `${input}, { ${brought.join(", ")} }`;
      const borrowing = borrowingOf(context, read);
      return `const ${borrowing.variable} = await ${borrowing.function}(db, ${given});`;
    }),
    `await ${imports.value(runtime, "write")}(db, ${JSON.stringify(operation)}, [`,
    ...insert.statements.map((statement) => `${printStatement(context, statement, insert.inputs, "options.ttl")},`),
    "], options);",
    ...(result.length === 0 ? [] : ["return generated;"]),
    "}",
  ].join("\n");
}

function printGenerated({ imports, input }: Context, generated: readonly Input[]): string {
  const entries = generated.map(({ name, type }) => {
    const make = imports.value(
      runtime,
      type.kind === "native" && type.name === "timeuuid" ? "generateTimeuuid" : "generateUuid",
    );
    return `${property(camelCase(name))}: ${member(input, camelCase(name))} ?? ${make}()`;
  });
  return `const generated = { ${entries.join(", ")} };`;
}

function printDisconnect(context: Context): string {
  const { plan, names, imports, input } = context;
  const disconnect = plan.disconnect;
  if (disconnect === undefined) throw new Error(`no disconnect planned for "${plan.entity}"`);
  return [
    docComment([
      `Removes it from ${listOf(disconnect.statements.map(describeStatement))}${disconnect.statements.length > 1 ? " in one logged batch" : ""}.`,
    ]),
    `export async function ${names.disconnect}(db: ${imports.type(databaseModule, "Database")}, ${input}: ${names.key}, options: ${imports.type(runtime, "WriteOptions")} = {}): Promise<void> {`,
    `await ${imports.value(runtime, "write")}(db, ${JSON.stringify(`disconnect ${plan.entity}`)}, [`,
    ...disconnect.statements.map((statement) => `${printStatement(context, statement, disconnect.inputs)},`),
    "], options);",
    "}",
  ].join("\n");
}

function describeStatement(statement: Statement): string {
  return statement.kind === "add-to-collection" || statement.kind === "remove-from-collection"
    ? `\`${statement.column}\` of \`${statement.table}\``
    : `\`${statement.table}\``;
}

/** A call of the table's function, with the value of each column. */
function printStatement(context: Context, statement: Statement, inputs: readonly Input[], ttl?: string): string {
  const { imports, physical } = context;
  const table = tableNamed(physical, statement.keyspace, statement.table);
  const call = imports.value(`../${tableModule(table)}.js`, statementFunction(statement));
  const propertyOf = (column: string): string =>
    property(table.columns.find(({ name }) => name === column)?.property ?? column);
  const entries =
    "values" in statement
      ? statement.values.map((value) => `${propertyOf(value.column)}: ${printValue(context, value, inputs)}`)
      : [
          ...statement.key.map((value) => `${propertyOf(value.column)}: ${printValue(context, value, inputs)}`),
          `${propertyOf(statement.column)}: new Set([${printInput(context, statement.element, inputs)}])`,
        ];
  const takesTtl = statement.kind === "insert-row" || statement.kind === "add-to-collection";
  return `${call}(db, { ${entries.join(", ")} }${takesTtl && ttl !== undefined ? `, ${ttl}` : ""})`;
}

function printValue(context: Context, { input, fields }: ColumnValue, inputs: readonly Input[]): string {
  return fields.reduce(
    (object, field) => (isIdentifier(field) ? `${object}?.${field}` : `${object}?.[${JSON.stringify(field)}]`),
    printInput(context, input, inputs),
  );
}

/** Where a write finds the value of an input: given, made, or borrowed. */
function printInput(context: Context, path: Path, inputs: readonly Input[]): string {
  const { plan, input } = context;
  const found = inputs.find((one) => isSame(one.path, path));
  if (found === undefined) throw new Error(`"${[plan.entity, ...path].join(".")}" is not among the inputs`);
  const name = camelCase(found.name);
  if (found.presence === "generated") return member("generated", name);
  const read =
    found.presence === "read"
      ? plan.insert?.reads.find(({ gains }) => gains.some((gain) => isSame(gain.path, path)))
      : undefined;
  return member(read === undefined ? input : borrowingOf(context, read).variable, name);
}

/** What the module calls the function that borrows, and what it brought. */
interface Borrowing {
  readonly function: string;
  readonly variable: string;
}

/** After the refs to the owner, of which there may be two reads, from two tables. */
function nameBorrowings({ insert }: WritePlan): ReadonlyMap<OwnerRead, Borrowing> {
  const taken = new Set<string>();
  return new Map(
    (insert?.reads ?? []).map((read) => {
      const refs = read.via.map(snakeCase).join("_");
      const named = (number: string): Borrowing => ({
        function: variable(camelCase(`borrow_from_${refs}${number}`)),
        variable: variable(camelCase(`from_${refs}${number}`)),
      });
      let borrowing = named("");
      for (let i = 2; taken.has(borrowing.variable); i++) borrowing = named(`_${i}`);
      taken.add(borrowing.variable);
      return [read, borrowing];
    }),
  );
}

function borrowingOf({ borrowings }: Context, read: OwnerRead): Borrowing {
  const borrowing = borrowings.get(read);
  if (borrowing === undefined) throw new Error(`the read of "${read.table}" is none of the plan's`);
  return borrowing;
}

/** The values borrowed from one owner: those given, the others read. */
function printBorrow(context: Context, read: OwnerRead): string {
  const { plan, names, physical, imports, input } = context;
  const inputs = plan.insert?.inputs ?? [];
  const table = tableNamed(physical, read.keyspace, read.table);
  const columns = imports.value(`../${tableModule(table)}.js`, tableVariable(table.name));
  const columnOf = (name: string): string =>
    member(columns, table.columns.find((column) => column.name === name)?.property ?? name);
  const borrowed = read.gains.map(({ column, path }) => ({ column, name: inputName(inputs, path) }));
  const given = borrowed.map(({ name }) => `${property(name)}: ${member(input, name)}`).join(", ");
  const key = read.key.map(({ column, path }) => ({ column, path, name: inputName(inputs, path) }));
  const row = variable(`${camelCase(snakeCase(read.owner))}Row`);
  const brought = broughtFor(context, read);
  const valueOf = (path: Path): string =>
    member(brought.some((one) => isSame(one.path, path)) ? "brought" : input, inputName(inputs, path));
  const missing = read.key
    .filter(({ path }) => mayBeNull(context, path))
    .map(({ path }) => `${valueOf(path)} === null || ${valueOf(path)} === undefined`);
  const nothing = borrowed.map(({ name }) => `${property(name)}: ${member(input, name)} ?? null`).join(", ");
  const broughtTypes = brought.map(
    (one) =>
      `readonly ${property(camelCase(one.name))}: ${printInputType(one, imports)}${mayBeNull(context, one.path) ? " | null | undefined" : ""}`,
  );
  const takes = brought.length === 0 ? names.input : `${names.input}, brought: { ${broughtTypes.join("; ")} }`;
  return [
    docComment([`What it borrows from the ${read.owner}: as given, else read from \`${read.table}\`.`]),
    `async function ${borrowingOf(context, read).function}(db: ${imports.type(databaseModule, "Database")}, ${input}: ${takes}) {`,
    `if (${borrowed.map(({ name }) => `${member(input, name)} !== undefined`).join(" && ")}) return { ${given} };`,
    ...(missing.length === 0
      ? []
      : [`// No ${read.owner} is referred to.\nif (${missing.join(" || ")}) return { ${nothing} };`]),
    `const ${row} = await ${imports.value(runtime, "selectRow")}(db, {
      query: ${JSON.stringify(`${plan.role === "relationship" ? "connect" : "insert"} ${plan.entity}`)},
      text: ${JSON.stringify(`what it borrows from the ${read.owner}`)},
      table: ${JSON.stringify(read.table)},
      cql: ${printStatementText(keyedReadText(read))},
      parameters: [${key.map(({ column, path }) => `${columnOf(column)}.encode(${valueOf(path)})`).join(", ")}],
      required: ${JSON.stringify(read.required)},
      decode: (row) => ({ ${borrowed.map(({ column, name }) => `${property(name)}: ${columnOf(column)}.decode(${member("row", column)})`).join(", ")} }),
    });`,
    `if (${row} === undefined) throw new ${imports.value(runtime, "BorrowedValueMissing")}({ entity: ${JSON.stringify(plan.entity)}, input: ${JSON.stringify(borrowed[0]?.name ?? "")}, owner: ${JSON.stringify(read.owner)}, key: { ${key.map(({ name, path }) => `${property(name)}: ${valueOf(path)}`).join(", ")} } });`,
    `return { ${borrowed.map(({ name }) => `${property(name)}: ${member(input, name)} === undefined ? ${member(row, name)} : ${member(input, name)}`).join(", ")} };`,
    "}",
  ].join("\n");
}

/** What the key of a read takes from the reads before it. */
function broughtFor({ plan }: Context, { key }: OwnerRead): readonly Input[] {
  const inputs = plan.insert?.inputs ?? [];
  return key.flatMap(({ path }) => inputs.filter((one) => one.presence === "read" && isSame(one.path, path)));
}

/** Whether a value that a read's key is made from may be none: then there is no owner. */
function mayBeNull(context: Context, path: Path): boolean {
  const { plan, physical } = context;
  const input = plan.insert?.inputs.find((one) => isSame(one.path, path));
  if (input?.presence !== "read") return input?.presence === "optional";
  const read = plan.insert?.reads.find(({ gains }) => gains.some((gain) => isSame(gain.path, path)));
  const gain = read?.gains.find((one) => isSame(one.path, path));
  if (read === undefined || gain === undefined) throw new Error(`nothing reads "${path.join(".")}"`);
  const column = tableNamed(physical, read.keyspace, read.table).columns.find(({ name }) => name === gain.column);
  return (column !== undefined && isNullable(column)) || read.key.some((part) => mayBeNull(context, part.path));
}

function inputName(inputs: readonly Input[], path: Path): string {
  const input = inputs.find((one) => isSame(one.path, path));
  if (input === undefined) throw new Error(`"${path.join(".")}" is not among the inputs`);
  return camelCase(input.name);
}

const isSame = (a: Path, b: Path): boolean => a.join(".") === b.join(".");

/** `a, b and c` */
const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
