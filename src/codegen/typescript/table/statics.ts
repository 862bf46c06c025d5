import { isRequired } from "../../../access/required-columns.ts";
import type { Table } from "../../../physical/model.ts";
import { selectStaticsText } from "../../cql/select.ts";
import { constantOf } from "../../cql/statements.ts";
import type { Imports } from "../module.ts";
import { rowType, selectStaticsFunction, staticsType, tableVariable } from "../names.ts";
import { docComment, member, property } from "../print.ts";
import { printStatementText } from "../statement-text.ts";
import { printInput } from "./given.ts";
import { databaseModule, runtime } from "../modules.ts";

/** Whether a table has columns that a partition has without any row, and its partitions are known to callers. */
export const hasStatics = ({ columns }: Table): boolean =>
  columns.some(({ role }) => role === "static") &&
  columns.every(({ source }) => source.kind !== "bucket" || source.bucket.unit === "singleton");

/** The read of a partition's static columns by themselves. */
export function printStatics(table: Table, imports: Imports): string {
  const partition = table.columns.filter((column) => column.role === "partition" && constantOf(column) === undefined);
  const statics = table.columns.filter(({ role }) => role === "static");
  const columns = tableVariable(table.name);
  const type = staticsType(table.name);
  const names = [...partition, ...statics].map((column) => JSON.stringify(column.property));
  const given = partition.map((column) => `readonly ${property(column.property)}: ${printInput(column, imports)}`);
  const values = partition.map(
    (column) => `${member(columns, column.property)}.encode(${member("given", column.property)})`,
  );
  const decoded = [...partition, ...statics].map(
    (column) =>
      `${property(column.property)}: ${member(columns, column.property)}.decode(${member("row", column.name)})`,
  );
  const required = statics.filter(isRequired).map(({ name }) => name);
  const parameters = [
    `db: ${imports.type(databaseModule, "Database")}`,
    ...(given.length === 0 ? [] : [`given: { ${given.join("; ")} }`]),
    `options?: ${imports.type(runtime, "RowOptions")}`,
  ];
  return [
    docComment([`The static columns of a partition of \`${table.name}\`.`]),
    `export type ${type} = Pick<${rowType(table.name)}, ${names.join(" | ")}>;\n`,
    docComment([`What a partition of \`${table.name}\` has besides its rows, and without any.`]),
    `export function ${selectStaticsFunction(table.name)}(${parameters.join(", ")}): Promise<${type} | undefined> {`,
    `return ${imports.value(runtime, "selectRow")}(db, {
      query: ${JSON.stringify(table.queries[0]?.id ?? "")},
      text: ${JSON.stringify(`the static columns of "${table.name}"`)},
      table: ${JSON.stringify(table.name)},
      cql: ${printStatementText(selectStaticsText(table))},
      parameters: [${values.join(", ")}],
      required: ${JSON.stringify(required)},
      decode: (row) => ({ ${decoded.join(", ")} }),
    }, options);`,
    "}",
  ].join("\n");
}
