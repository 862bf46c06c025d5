import type { ReadPlan } from "../../../access/model.ts";
import { printCqlType } from "../../../cql/print-type.ts";
import type { Column, Table } from "../../../physical/model.ts";
import { printBuckets } from "../buckets.ts";
import { forColumn, isNullable, printColumn } from "../columns.ts";
import type { Imports } from "../module.ts";
import { decoder, returnedType, rowDecoder, rowType, tableVariable } from "../names.ts";
import { docComment, member, property, sectionComment } from "../print.ts";
import { printType } from "../types.ts";
import { printSelect } from "./select.ts";
import { hasStatics, printStatics } from "./statics.ts";
import type { TableNeeds } from "./functions.ts";
import { printStatements } from "./statements.ts";
import { runtime } from "../modules.ts";

/** One table: its columns, its row, the read of each query that it serves, and the statements that writes are made of. */
export function printTable(table: Table, reads: readonly ReadPlan[], needs: TableNeeds, imports: Imports): string {
  const { name, comment } = table;
  const whole = { type: rowType(name), name: rowDecoder(name), columns: table.columns };
  const parts = reads
    .filter(({ projection }) => projection !== undefined)
    .map((read) => ({
      type: returnedType(read),
      name: decoder(read),
      columns: table.columns.filter((column) => read.columns.includes(column.name)),
    }));
  return [
    sectionComment(`${name}: ${comment}`),
    printColumns(table, imports),
    ...(needs.functions.size > 0 || reads.some(({ computed }) => computed.length > 0)
      ? printBuckets(table, imports)
      : []),
    printRow(table, imports),
    ...reads.map((read) => printSelect(table, read, imports)),
    ...(hasStatics(table) ? [printStatics(table, imports)] : []),
    ...[whole, ...parts].map((one) => printDecoder(table, one, imports)),
    ...printStatements(table, needs, imports),
  ].join("\n\n");
}

function printColumns(table: Table, imports: Imports): string {
  const { name, columns, guard } = table;
  const entries = [...columns, ...(guard?.values ?? [])].map(
    (column) => `${property(column.property)}: ${printColumn(table, column, imports)},`,
  );
  return `${docComment([`The columns of \`${name}\`.`])}\nexport const ${tableVariable(name)} = {\n${entries.join("\n")}\n};`;
}

function printRow({ name, columns, documentation }: Table, imports: Imports): string {
  const entries = columns.map((column) => {
    const type =
      column.values?.map((value) => JSON.stringify(value)).join(" | ") ??
      printType(column.type, "out", forColumn(column, imports));
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

interface Decoder {
  readonly name: string;
  /** Of what it returns. */
  readonly type: string;
  readonly columns: readonly Column[];
}

function printDecoder(table: Table, { name, type, columns }: Decoder, imports: Imports): string {
  const entries = columns.map(
    (column) =>
      `${property(column.property)}: ${member(tableVariable(table.name), column.property)}.decode(${member("row", column.name)}),`,
  );
  return `function ${name}(row: ${imports.type(runtime, "DriverRow")}): ${type} {\nreturn {\n${entries.join("\n")}\n};\n}`;
}
