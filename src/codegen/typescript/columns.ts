import { isUnfrozenCollection } from "../../cql/key-types.ts";
import type { Column, Table } from "../../physical/model.ts";
import type { Imports } from "./module.ts";
import { printCodec } from "./types.ts";
import { runtime } from "./modules.ts";

/** Whether a row may hold null there. A key never does; an unfrozen collection is empty instead. */
export function isNullable(column: Column): boolean {
  const { optional, type } = column;
  return optional && !isUnfrozenCollection(type) && !isKey(column);
}

/** `keyColumn("poi_name", text)`; what a bucket is computed from belongs to the key too. */
export function printColumn(table: Table, column: Column, imports: Imports): string {
  const { name, values, type } = column;
  const kind =
    isKey(column) || (isBucketSource(table, column) && !column.optional)
      ? "keyColumn"
      : isUnfrozenCollection(type)
        ? "collectionColumn"
        : isNullable(column)
          ? "optionalColumn"
          : "requiredColumn";
  const codec =
    values === undefined
      ? printCodec(type, forColumn(column, imports))
      : `${imports.value(runtime, "oneOf")}(${values.map((value) => JSON.stringify(value)).join(", ")})`;
  return `${imports.value(runtime, kind)}(${JSON.stringify(name)}, ${codec})`;
}

export const isKey = ({ role }: Column): boolean => role === "partition" || role === "clustering";

/** Whether a bucket of the table is computed from the column. */
export function isBucketSource(table: Table, { source }: Column): boolean {
  return (
    source.kind === "attribute" &&
    table.columns.some(
      (other) => other.source.kind === "bucket" && other.source.bucket.source?.join(".") === source.path.join("."),
    )
  );
}

export function columnNamed(table: Table, name: string): Column {
  const isNamed = (other: Column): boolean => other.name === name;
  const column = table.columns.find(isNamed) ?? table.guard?.values.find(isNamed);
  if (column === undefined) throw new Error(`no column "${name}" in "${table.name}"`);
  return column;
}

/** A bucket is computed: its values are the runtime's, whatever types a model has for others. */
export const forColumn = ({ source }: Column, imports: Imports): Imports =>
  source.kind === "bucket" ? { ...imports, mapping: {} } : imports;
