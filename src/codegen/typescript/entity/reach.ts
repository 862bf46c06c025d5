import type { KeySource, RowRead, TableName, ValueSource } from "../../../access/model.ts";
import { camelCase } from "../../../cql/names.ts";
import {
  callTable,
  columnConstant,
  columnOf,
  fromRuntime,
  member,
  nameOf,
  printFields,
  property,
  tableOf,
  variable,
  type Context,
} from "./context.ts";

/** Reads one inside the other, and how to speak of what they found. */
export interface PrintedReach {
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  readonly source: (from: ValueSource) => string;
  /** The variables of the rows, in the order of the reads. */
  readonly variables: readonly string[];
}

/**
 * The reads of a way to copies, as loops; what is printed between the opening and the closing happens for each row at its end.
 * @param holder what has the values of the entity that is written
 */
export function printReach(context: Context, reads: readonly RowRead[], holder: string): PrintedReach {
  const variables: string[] = [];
  const opening: string[] = [];
  const closing: string[] = [];
  const source = (from: ValueSource): string => {
    if (from.kind === "value") return printFields(context, member(holder, nameOf(context, from.value)), from.fields);
    const read = reads[from.read];
    const row = variables[from.read] ?? "";
    if (read === undefined) throw new Error("no such read");
    if (read.rows === "elements") return printFields(context, row, from.fields);
    return printFields(context, member(`${row}.row`, columnOf(context, read, from.column).property), from.fields);
  };
  for (const [i, read] of reads.entries()) {
    const isOnly = reads.length === 1;
    const row = variableOf(read, variables, isOnly);
    const key = printKey(context, read, read.key, source);
    const isInLoop = reads.slice(0, i).some(({ rows }) => rows !== "one");
    const leave = isInLoop ? "continue;" : "return;";
    if (read.rows === "many") {
      const clustering = tableOf(context, read).columns.filter(({ role }) => role === "clustering");
      const given = clustering.filter(({ name }) => read.key.some(({ column }) => column === name)).length;
      const prefix = clustering.findIndex(({ name }) => !read.key.some(({ column }) => column === name));
      const call = callTable(context, read, { kind: "read-all", clustering: prefix === -1 ? given : prefix });
      opening.push(`for (const ${row} of await ${call}(db, operation, ${key}, options)) {`);
      closing.unshift("}");
    } else {
      const host = read.rows === "elements" ? variableOf({ ...read, rows: "one" }, variables, false) : row;
      const call = callTable(context, read, { kind: "read" });
      opening.push(
        `const ${host} = await ${call}(db, operation, ${key}, options);`,
        `if (${host} === undefined) ${leave}`,
      );
      if (read.rows === "elements") {
        opening.push(`copies.saw(${host});`);
        const elements = member(`${host}.row`, columnOf(context, read, read.element ?? "").property);
        opening.push(`for (const ${row} of ${elements}) {`);
        closing.unshift("}");
      }
    }
    variables.push(row);
    const others = read.where.map(
      ({ column, from }) =>
        `!${fromRuntime(context, "isSameValue")}(${columnConstant(context, read, column)}, ${member(`${row}.row`, columnOf(context, read, column).property)}, ${source(from)})`,
    );
    if (others.length > 0)
      opening.push(`if (${others.join(" || ")}) ${read.rows === "many" || isInLoop ? "continue;" : "return;"}`);
    if (read.rows !== "elements") opening.push(`copies.saw(${row});`);
  }
  return { opening, closing, source, variables };
}

/** The values of a key, for a function of a table's module. */
export function printKey(
  context: Context,
  place: TableName,
  key: readonly KeySource[],
  source: (from: ValueSource) => string,
  others: readonly string[] = [],
): string {
  const entries = key.map(
    ({ column, from }) => `${property(columnOf(context, place, column).property)}: ${source(from)}`,
  );
  return `{ ${[...entries, ...others].join(", ")} }`;
}

function variableOf({ table, rows, element }: RowRead, taken: readonly string[], isOnly: boolean): string {
  const name = rows === "elements" ? `each_of_${element}` : isOnly ? "found" : `in_${table}`;
  let constant = variable(camelCase(name));
  for (let i = 2; taken.includes(constant); i++) constant = variable(camelCase(`${name}_${i}`));
  return constant;
}
