import type { ComputedBucket, ReadPlan } from "../../../access/read-model.ts";
import type { Table } from "../../../physical/model.ts";
import { selectText } from "../../cql/select.ts";
import { columnNamed } from "../columns.ts";
import type { Imports } from "../module.ts";
import { givenType, readVariable, returnedType, rowType, selectFunction } from "../names.ts";
import { docComment } from "../print.ts";
import { printFixed, printGivenType, takesPrefix } from "./given.ts";
import { printReadOptions } from "./read-options.ts";
import { printQueryRead } from "./query-read.ts";
import { databaseModule, runtime } from "../modules.ts";

/** What a query's read takes, what it says, and the function that reads. */
export function printSelect(table: Table, read: ReadPlan, imports: Imports): string {
  return [
    ...(read.projection === undefined ? [] : [printProjectedRow(table, read)]),
    ...(takesPrefix(read) && read.projection === undefined ? [printGivenType(table, read, imports)] : []),
    printQueryRead(table, read, selectText(table, read), imports),
    printFunction(table, read, imports),
  ].join("\n\n");
}

function printProjectedRow(table: Table, read: ReadPlan): string {
  const properties = read.columns.map((name) => JSON.stringify(columnNamed(table, name).property));
  return [
    docComment([`What ${read.query} returns as its projection \`${read.projection?.name}\`.`]),
    `export type ${returnedType(read)} = Pick<${rowType(table.name)}, ${properties.join(" | ")}>;`,
  ].join("\n");
}

function printFunction(table: Table, read: ReadPlan, imports: Imports): string {
  const row = returnedType(read);
  const isNearest = read.nearest !== undefined;
  const result = isNearest
    ? `Promise<${row}[]>`
    : read.returnsOne
      ? `Promise<${row} | undefined>`
      : `${imports.type(runtime, "Rows")}<${row}>`;
  const fixed = printFixed(table, read, imports);
  const type = takesPrefix(read) ? givenType(read) : fixed;
  const takesNothing = !takesPrefix(read) && fixed === "";
  const mayTakeNothing = fixed === "" && !read.computed.some((bucket) => needsRange(table, bucket));
  const parameters = [
    `db: ${imports.type(databaseModule, "Database")}`,
    ...(takesNothing ? [] : [`given${mayTakeNothing ? "?" : ""}: ${type}`]),
    `options${isNearest ? "" : "?"}: ${printReadOptions(read, imports)}`,
  ];
  return [
    docComment([
      `${read.query}. ${read.text}${read.projection === undefined ? "" : `: ${read.projection.name}`}`,
      ...notes(table, read),
    ]),
    `export function ${selectFunction(read)}(${parameters.join(", ")}): ${result} {`,
    `return ${imports.value(runtime, isNearest ? "readNearest" : read.returnsOne ? "readRow" : "readRows")}(db, ${readVariable(read)}, ${takesNothing ? "{}" : mayTakeNothing ? "given ?? {}" : "given"}, options);`,
    "}",
  ].join("\n");
}

/** Whether nothing is read without a range: the model does not say where its buckets begin, or they are of dates. */
function needsRange(table: Table, { source, hasBeginning }: ComputedBucket): boolean {
  if (source === undefined) return false;
  const { type } = columnNamed(table, source);
  return hasBeginning !== true || (type.kind === "native" && type.name === "date");
}

/** What a caller could not know from the types. */
function notes(table: Table, { computed, nearest }: ReadPlan): readonly string[] {
  const lines = computed.map(({ column, source }) =>
    source === undefined
      ? `Reads every \`${column}\`, and merges their rows.`
      : `Reads each \`${column}\` that the range of \`${columnNamed(table, source).property}\` touches, one after the other.`,
  );
  if (nearest !== undefined) lines.push(`Rows come nearest to the \`${columnNamed(table, nearest).property}\` first.`);
  return lines.length === 0 ? [] : ["", ...lines];
}
