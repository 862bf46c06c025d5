import type { ReadPlan } from "../../../access/model.ts";
import { quoteIdentifier } from "../../../cql/identifiers.ts";
import type { Column, Table } from "../../../physical/model.ts";
import { selectText } from "../../cql/statements.ts";
import { columnNamed } from "../columns.ts";
import type { Imports } from "../module.ts";
import { rowType, selectFunction, tableVariable } from "../names.ts";
import { docComment, member, property } from "../print.ts";
import { printStatementText } from "../statement-text.ts";
import { printType } from "../types.ts";

const runtime = "perquery/runtime";
const typesModule = "../types.js";
const databaseModule = "../database.js";

/** The function that reads what one query asks for. */
export function printSelect(table: Table, read: ReadPlan, imports: Imports): string {
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

function inputType(column: Column, imports: Imports): string {
  return (
    column.values?.map((value) => JSON.stringify(value)).join(" | ") ??
    printType(column.type, "in", imports, typesModule)
  );
}
