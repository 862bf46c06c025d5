import type { ReadPlan } from "../../../access/read-model.ts";
import { quoteIdentifier } from "../../../cql/identifiers.ts";
import type { Column, Table } from "../../../physical/model.ts";
import { orderOf, tokenText } from "../../cql/select.ts";
import type { StatementText } from "../../cql/statements.ts";
import { bucketVariable } from "../buckets.ts";
import { columnNamed } from "../columns.ts";
import type { Imports } from "../module.ts";
import { decoder, readVariable, returnedType, tableVariable } from "../names.ts";
import { property } from "../print.ts";
import { printStatementText } from "../statement-text.ts";
import { parametersOf } from "./given.ts";
import { databaseModule, runtime } from "../modules.ts";

/** The constant that tells the runtime of a query's read. */
export function printQueryRead(table: Table, read: ReadPlan, text: StatementText, imports: Imports): string {
  const clustering =
    read.returnsOne || read.nearest !== undefined ? [] : table.columns.filter(({ role }) => role === "clustering");
  const open = clustering.filter(({ name }) => !read.given.includes(name));
  const stretch = read.computed.find(({ source }) => source !== undefined);
  const shards = read.computed.filter(({ source }) => source === undefined);
  const entries = [
    `query: ${JSON.stringify(read.query)}`,
    `text: ${JSON.stringify(read.text)}`,
    `table: ${JSON.stringify(table.name)}`,
    `cql: (keyspaces: ${imports.type(databaseModule, "Database")}["keyspaces"]) => ${printStatementText(text, "keyspaces")}`,
    `columns: ${tableVariable(table.name)}`,
    `given: [${parametersOf(read)
      .map((name) => nameOf(columnNamed(table, name)))
      .join(", ")}]`,
    ...(clustering.length === 0 ? [] : [`clustering: [${clustering.map(printOrder).join(", ")}]`]),
    ...(read.prefix.length === open.length ? [] : [`prefix: ${read.prefix.length}`]),
    ...(read.reversed ? ["reversed: true"] : []),
    ...(stretch === undefined ? [] : [printStretch(table, stretch.column, stretch.source ?? "")]),
    ...(shards.length === 0 ? [] : [`shards: { ${shards.map(({ column }) => printShard(table, column)).join(", ")} }`]),
    ...(read.isOfAllPartitions && read.nearest === undefined ? [printPartitions(table)] : []),
    ...(read.passesOverRows ? ["passesOverRows: true"] : []),
    ...(table.guard === undefined ? [] : ["guarded: true"]),
    `required: ${JSON.stringify(read.required)}`,
    `decode: ${decoder(read)}`,
  ];
  return `const ${readVariable(read)} = ${imports.value(runtime, "queryRead")}<${returnedType(read)}>({\n${entries.join(",\n")},\n});`;
}

const nameOf = (column: Column): string => JSON.stringify(column.property);

const printOrder = (column: Column): string => `[${nameOf(column)}, ${JSON.stringify(orderOf(column))}]`;

function printStretch(table: Table, column: string, source: string): string {
  const [of, from] = [columnNamed(table, column), columnNamed(table, source)];
  return `stretch: { column: ${nameOf(of)}, source: ${nameOf(from)}, bucket: ${bucketConstant(table, of)} }`;
}

function printShard(table: Table, name: string): string {
  const column = columnNamed(table, name);
  return `${property(column.property)}: ${bucketConstant(table, column)}`;
}

function printPartitions(table: Table): string {
  const partition = table.columns.filter(({ role }) => role === "partition");
  const key = partition.map((column) => `[${nameOf(column)}, ${JSON.stringify(quoteIdentifier(column.name))}]`);
  return `partitions: { token: ${JSON.stringify(tokenText(partition))}, key: [${key.join(", ")}] }`;
}

function bucketConstant(table: Table, { source, name }: Column): string {
  if (source.kind !== "bucket") throw new Error(`"${name}" is no bucket`);
  return bucketVariable(table, source.bucket);
}
