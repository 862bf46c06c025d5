import type { ReadPlan } from "../../../access/read-model.ts";
import type { Column, Table } from "../../../physical/model.ts";
import { columnNamed, forColumn } from "../columns.ts";
import type { Imports } from "../module.ts";
import { givenType } from "../names.ts";
import { docComment, property } from "../print.ts";
import { printType } from "../types.ts";
import { runtime } from "../modules.ts";

/** Whether a caller may say more than what every read takes. */
export const takesPrefix = ({ prefix }: ReadPlan): boolean => prefix.length > 0;

/** The columns of the `?` of a read, in their order. */
export const parametersOf = ({ given, nearest }: ReadPlan): readonly string[] =>
  nearest === undefined ? given : [...given, nearest];

/** What every read takes: `{ readonly hotelId: string }`, or nothing. */
export function printFixed(table: Table, read: ReadPlan, imports: Imports, modifier = "readonly "): string {
  const isComputed = (name: string): boolean => read.computed.some(({ column }) => column === name);
  const given = parametersOf(read)
    .filter((name) => !isComputed(name))
    .map((name) => columnNamed(table, name));
  const stretch = stretchOf(table, read);
  const properties = [
    ...given.map((column) => `${modifier}${property(column.property)}: ${printInput(column, imports)}`),
    ...(stretch === undefined || read.prefix.includes(stretch.column.name)
      ? []
      : [`${modifier}${printStretch(stretch, imports)}`]),
  ];
  return properties.length === 0 ? "" : `{ ${properties.join("; ")} }`;
}

/** `Given<{ hotelId: string }, [{ date: string }, { roomNumber: number }]>` */
export function printGivenType(table: Table, read: ReadPlan, imports: Imports): string {
  const columns = read.prefix.map((name) => columnNamed(table, name));
  const prefix = columns.map((column) => `{ ${property(column.property)}: ${printInput(column, imports)} }`);
  const stretch = stretchOf(table, read);
  const fixed = printFixed(table, read, imports, "");
  const types = [
    fixed === "" ? "object" : fixed,
    `[${prefix.join(", ")}]`,
    ...(stretch !== undefined && read.prefix.includes(stretch.column.name)
      ? [`{ ${printStretch(stretch, imports)} }`]
      : []),
  ];
  return [
    docComment([
      `What ${read.query} takes: the partition, and of the clustering columns the first ones, with a range of the last.`,
    ]),
    `export type ${givenType(read)} = ${imports.type(runtime, "Given")}<${types.join(", ")}>;`,
  ].join("\n");
}

/**
 * The range that buckets are computed from: from where it begins, unless the model says so. Of dates, which are as often of the
 * future, also up to where.
 */
function printStretch({ column, hasBeginning }: StretchColumn, imports: Imports): string {
  const isDate = column.type.kind === "native" && column.type.name === "date";
  const range = isDate ? (hasBeginning ? "RangeTo" : "ClosedRange") : hasBeginning ? "Range" : "RangeFrom";
  const isOptional = range === "Range";
  const type = `${imports.type(runtime, range)}<${printInput(column, imports)}>`;
  return `${property(column.property)}${isOptional ? "?" : ""}: ${type}${isOptional ? " | undefined" : ""}`;
}

interface StretchColumn {
  readonly column: Column;
  readonly hasBeginning: boolean;
}

function stretchOf(table: Table, { computed }: ReadPlan): StretchColumn | undefined {
  const stretch = computed.find(({ source }) => source !== undefined);
  if (stretch?.source === undefined) return undefined;
  return { column: columnNamed(table, stretch.source), hasBeginning: stretch.hasBeginning === true };
}

/** The type of a value that a caller gives. */
export function printInput(column: Column, imports: Imports): string {
  return (
    column.values?.map((value) => JSON.stringify(value)).join(" | ") ??
    printType(column.type, "in", forColumn(column, imports))
  );
}
