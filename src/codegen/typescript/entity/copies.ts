import type { CopyPlan } from "../../../access/model.ts";
import { camelCase } from "../../../cql/names.ts";
import {
  callTable,
  columnOf,
  database,
  docComment,
  fromRuntime,
  listOf,
  member,
  nameOf,
  printFields,
  property,
  quoted,
  tableOf,
  typeFromRuntime,
  variable,
  type Context,
} from "./context.ts";
import { hasValues } from "./names.ts";
import { printKey, printReach, type PrintedReach } from "./reach.ts";

/** The functions that find the copies of an entity's values and change them. */
export function printCopies(context: Context): readonly string[] {
  const { plan, names } = context;
  const copies = plan.update?.copies ?? [];
  if (copies.length === 0) return [];
  const named = nameCopies(copies);
  const blocks = copies.map((copy, i) => {
    const values = copy.columns.map(({ value }) => nameOf(context, value));
    const distinct = values.filter((name, at) => values.indexOf(name) === at);
    const condition = distinct.map((name) => `${member("changed", name)} !== undefined`).join(" || ");
    const isFound = copy.reads.length > 0;
    const change = isFound
      ? `await ${named[i]}(db, operation, copies, before, changed, options);`
      : printDirect(context, copy);
    return `if (${condition}) ${change}`;
  });
  const found = copies.some(({ reads }) => reads.length > 0);
  const unused = found ? "" : "_";
  const isShared = plan.insert === undefined;
  return [
    [
      docComment([`The rows of other tables that hold a ${plan.entity}'s values, changed.`]),
      `${isShared ? "export " : ""}async function ${names.copies}(db: ${database(context)}, ${unused}operation: string, before: ${holderType(context)}, changed: ${names.copied}, ${unused}options: ${typeFromRuntime(context, "WriteOptions")}): Promise<${typeFromRuntime(context, "Copies")}> {`,
      `const copies = new ${fromRuntime(context, "Copies")}();`,
      ...blocks,
      "return copies;",
      "}",
    ].join("\n"),
    ...copies.flatMap((copy, i) => (copy.reads.length === 0 ? [] : [printCopy(context, copy, named[i] ?? "")])),
  ];
}

/** A copy whose key is known. */
function printDirect(context: Context, copy: CopyPlan): string {
  const { source, variables } = printReach(context, copy.reads, "before");
  return `copies.${adding(context, copy)}(${printChange(context, copy, source, variables)});`;
}

/** What a search for copies starts from: all values, or the key of what has no table of its own. */
export const holderType = ({ plan, names }: Context): string => (hasValues(plan) ? names.values : names.key);

function nameCopies(copies: readonly CopyPlan[]): readonly string[] {
  const taken: string[] = [];
  for (const { table, writes } of copies) {
    const name = writes === "statics" ? `statics_of_${table}` : `copies_in_${table}`;
    let constant = variable(camelCase(name));
    for (let i = 2; taken.includes(constant); i++) constant = variable(camelCase(`${name}_${i}`));
    taken.push(constant);
  }
  return taken;
}

/**
 * Of an entity without a table of its own, the rows in which a write looks whether a value is a new one are written last: a
 * retry would see no change.
 */
function adding(context: Context, { keyspace, table, via }: CopyPlan): "add" | "addSource" {
  const { plan } = context;
  if (plan.insert !== undefined) return "add";
  const partition = tableOf(context, { keyspace, table }).columns.filter(({ role }) => role === "partition");
  const isToldByKey = partition.every(({ source }) => {
    if (source.kind !== "attribute" || source.path.slice(0, via.length).join(".") !== via.join(".")) return false;
    return plan.key.some((path) => path.join(".") === source.path.slice(via.length).join("."));
  });
  return isToldByKey ? "addSource" : "add";
}

/** The statements on one row. */
function printChange(
  context: Context,
  copy: CopyPlan,
  source: PrintedReach["source"],
  variables: readonly string[],
): string {
  const { functions } = context;
  const at = copy.reads.findLastIndex(
    (read) =>
      read.keyspace === copy.keyspace && read.table === copy.table && read.via.length === 0 && read.rows !== "elements",
  );
  const row = variables[at];
  const changes = copy.columns.map(
    ({ column, value, fields }) =>
      `${property(columnOf(context, copy, column).property)}: ${printFields(context, member("changed", nameOf(context, value)), fields)}`,
  );
  const columns = copy.columns.map(({ column }) => column);
  const ttl = row === undefined ? "" : `, ${row}.ttl`;
  if (copy.writes === "row") {
    functions.change(copy, columns, { moves: true });
    const call = callTable(context, copy, { kind: "change" });
    return `${call}(db, ${row}.row, { ...${row}.row, ...${fromRuntime(context, "defined")}({ ${changes.join(", ")} }) }${ttl})`;
  }
  if (copy.writes === "statics") {
    functions.statics(copy, columns);
    return `${callTable(context, copy, { kind: "update-statics" })}(db, ${printKey(context, copy, copy.key, source, changes)}${ttl})`;
  }
  functions.change(copy, columns);
  return `${callTable(context, copy, { kind: "update" })}(db, ${printKey(context, copy, copy.key, source)}, { ${changes.join(", ")} }${ttl})`;
}

function printCopy(context: Context, copy: CopyPlan, name: string): string {
  const { names } = context;
  const { opening, closing, source, variables } = printReach(context, copy.reads, "before");
  const change = printChange(context, copy, source, variables);
  const tables = copy.reads.map((read) => read.table);
  const through =
    tables.length === 0
      ? ""
      : `, found through ${listOf(quoted(tables.filter((one, i) => tables.indexOf(one) === i)))}`;
  return [
    docComment([
      copy.writes === "statics"
        ? `Static columns of \`${copy.table}\`${through}.`
        : `Rows of \`${copy.table}\`${through}.`,
    ]),
    `async function ${name}(db: ${database(context)}, operation: string, copies: ${typeFromRuntime(context, "Copies")}, before: ${holderType(context)}, changed: ${names.copied}, options: ${typeFromRuntime(context, "WriteOptions")}): Promise<void> {`,
    ...opening,
    `copies.${adding(context, copy)}(${change});`,
    ...closing,
    "}",
  ].join("\n");
}
