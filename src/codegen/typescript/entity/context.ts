import type { ColumnValue, TableName, Value, WritePlan } from "../../../access/model.ts";
import type { Path } from "../../../conceptual/model.ts";
import { camelCase, snakeCase } from "../../../cql/names.ts";
import type { Column, PhysicalModel, Table } from "../../../physical/model.ts";
import { columnNamed } from "../columns.ts";
import type { Imports } from "../module.ts";
import { localNames, tableVariable } from "../names.ts";
import { docComment as printDocComment, member, property, variable } from "../print.ts";
import { isTableVariable, tableNamed } from "../table-index.ts";
import type { TableFunction, TableFunctions } from "../table/functions.ts";
import { printType } from "../types.ts";
import { entityNames, type EntityNames } from "./names.ts";
import { databaseModule, moduleOfTable, runtime } from "../modules.ts";

/** What the functions of an entity's module are printed from. */
export interface Context {
  readonly plan: WritePlan;
  readonly names: EntityNames;
  readonly physical: PhysicalModel;
  readonly functions: TableFunctions;
  readonly imports: Imports;
  /** The parameter that holds what a function takes: the entity's name where that is free. */
  readonly parameter: string;
}

export function createContext(
  plan: WritePlan,
  physical: PhysicalModel,
  functions: TableFunctions,
  imports: Imports,
): Context {
  const name = variable(camelCase(snakeCase(plan.entity)));
  const parameter = localNames.has(name) || isTableVariable(physical, name) ? "given" : name;
  return { plan, names: entityNames(plan), physical, functions, imports, parameter };
}

export const database = ({ imports }: Context): string => imports.type(databaseModule, "Database");

export const fromRuntime = ({ imports }: Context, name: string): string => imports.value(runtime, name);

export const typeFromRuntime = ({ imports }: Context, name: string): string => imports.type(runtime, name);

export const tableOf = ({ physical }: Context, { keyspace, table }: TableName): Table =>
  tableNamed(physical, keyspace, table);

/** A call of a function of a table's module. */
export const callTable = ({ functions, imports }: Context, place: TableName, wanted: TableFunction): string =>
  functions.use(place, wanted, imports);

/** The constant that holds a column of a table. */
export function columnConstant(context: Context, place: TableName, column: string): string {
  const table = tableOf(context, place);
  const constant = context.imports.value(moduleOfTable(table), tableVariable(table.name));
  return member(constant, columnNamed(table, column).property);
}

export const columnOf = (context: Context, place: TableName, column: string): Column =>
  columnNamed(tableOf(context, place), column);

export const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, i) => step === b[i]);

export function valueAt({ plan }: Context, path: Path): Value {
  const found = plan.values.find((value) => isSame(value.path, path));
  if (found === undefined) throw new Error(`"${[plan.entity, ...path].join(".")}" is not among the values`);
  return found;
}

export const nameOf = (context: Context, path: Path): string => camelCase(valueAt(context, path).name);

/** Fields taken out of a value, as an expression. */
export const printFields = (context: Context, value: string, fields: readonly string[]): string =>
  fields.reduce((object, field) => `${fromRuntime(context, "fieldOf")}(${object}, ${JSON.stringify(field)})`, value);

/** The value of a column in an object that holds the entity's values. */
export const printValue = (
  context: Context,
  holder: string,
  { value, fields }: Pick<ColumnValue, "value" | "fields">,
): string => printFields(context, member(holder, nameOf(context, value)), fields);

/** What a table's function takes, from an object that holds the entity's values: that itself where the names are the same. */
export function printRow(context: Context, place: TableName, values: readonly ColumnValue[], holder: string): string {
  const table = tableOf(context, place);
  const entries = values.map((one) => ({
    property: columnNamed(table, one.column).property,
    value: one,
    name: nameOf(context, one.value),
  }));
  const others = context.plan.values.map(({ name }) => camelCase(name));
  const hidden = table.columns.some(
    ({ property: name, source }) => source.kind === "collected" && others.includes(name),
  );
  if (!hidden && entries.every((entry) => entry.property === entry.name && entry.value.fields.length === 0))
    return holder;
  return `{ ${entries.map((entry) => `${property(entry.property)}: ${printValue(context, holder, entry.value)}`).join(", ")} }`;
}

/** The TypeScript type of a value that a write takes. */
export const printInputType = ({ values, type }: Value, imports: Imports): string =>
  values?.map((value) => JSON.stringify(value)).join(" | ") ?? printType(type, "in", imports);

/** `a, b and c` */
export const listOf = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

export const quoted = (names: readonly string[]): readonly string[] => names.map((name) => `\`${name}\``);

/** The words of an operation, for errors and events. */
export const operationOf = (
  { plan }: Context,
  verb: "insert" | "put" | "update" | "delete" | "increment" | "decrement",
): string => {
  const words = plan.role === "relationship" ? { insert: "connect", delete: "disconnect" } : {};
  return `${{ insert: "insert", put: "put", update: "update", delete: "delete", increment: "increment", decrement: "decrement", ...words }[verb]} ${plan.entity}`;
};

interface PrintedWrite {
  readonly groups: readonly string[];
  /** What a retry starts from. */
  readonly sources: readonly string[];
  /** Write times of what was read. */
  readonly after: readonly string[];
}

/** The call that sends the statements. */
export function printWrite(context: Context, operation: string, { groups, sources, after }: PrintedWrite): string {
  // One statement has no order.
  const isOne = groups.length === 0 && sources.length === 1;
  const contents = [
    ...(after.length === 0 ? [] : [`after: ${printList(after)}`]),
    ...(isOne || sources.length === 0 ? [] : [`sources: ${printList(sources)}`]),
  ];
  const options = contents.length === 0 ? "options" : `{ ...options, ${contents.join(", ")} }`;
  return `await ${fromRuntime(context, "write")}(db, ${operation}, ${printList(isOne ? sources : groups)}, ${options});`;
}

/** An array; of one that is spread, that itself. */
const printList = (items: readonly string[]): string => {
  const [only = ""] = items;
  return items.length === 1 && only.startsWith("...") ? only.slice(3) : `[${items.join(", ")}]`;
};

/** A doc comment in lines that fit. */
export const docComment = (lines: readonly (string | undefined)[]): string =>
  printDocComment(lines.flatMap((line) => (line === undefined ? [] : wrap(line))));

function wrap(line: string): readonly string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current !== "" && current.length + 1 + word.length > 116) {
      lines.push(current);
      current = word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

export { member, property, variable };
