import { isUnfrozenCollection } from "../../cql/key-types.ts";
import type { Column } from "../../physical/model.ts";
import type { Imports } from "./module.ts";
import { printCodec } from "./types.ts";

const runtime = "perquery/runtime";

/** Whether a row may hold null there. A key never does; an unfrozen collection is empty instead. */
export function isNullable({ role, optional, type }: Column): boolean {
  return optional && !isUnfrozenCollection(type) && role !== "partition" && role !== "clustering";
}

/** `keyColumn("poi_name", text)` */
export function printColumn(column: Column, imports: Imports, typesModule: string): string {
  const { name, role, values, type } = column;
  const isKey = role === "partition" || role === "clustering";
  const kind = isKey
    ? "keyColumn"
    : isUnfrozenCollection(type)
      ? "collectionColumn"
      : isNullable(column)
        ? "optionalColumn"
        : "requiredColumn";
  const codec =
    values === undefined
      ? printCodec(type, imports, typesModule)
      : `${imports.value(runtime, "oneOf")}(${values.map((value) => JSON.stringify(value)).join(", ")})`;
  return `${imports.value(runtime, kind)}(${JSON.stringify(name)}, ${codec})`;
}
