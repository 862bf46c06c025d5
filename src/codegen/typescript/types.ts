import type { CqlType } from "../../cql/model.ts";
import { pascalCase } from "../../cql/names.ts";
import type { Imports } from "./module.ts";
import { variable } from "./print.ts";
import { codecName, type ValueMapping } from "./value-mapping.ts";
import { databaseModule, runtime } from "./modules.ts";

/** Where a value stands: what a caller gives, or what a read returns. */
export type Side = "in" | "out";

/** The TypeScript type of a CQL type. */
export function printType(type: CqlType, side: Side, imports: Imports): string {
  const inner = (of: CqlType): string => printType(of, side, imports);
  const readonlyOf = (name: string): string => (side === "in" ? `Readonly${name}` : name);
  switch (type.kind) {
    case "native":
      return nativeType(type.name, side, imports.mapping);
    case "list":
      return `${side === "in" ? "readonly " : ""}${arrayOf(inner(type.element))}`;
    case "set":
      return `${readonlyOf("Set")}<${inner(type.element)}>`;
    case "map":
      return `${readonlyOf("Map")}<${inner(type.key)}, ${inner(type.value)}>`;
    case "tuple":
      return `${side === "in" ? "readonly " : ""}[${type.elements.map((element) => `${inner(element)} | null`).join(", ")}]`;
    case "vector":
      if (type.element.kind !== "native" || type.element.name !== "float")
        return `${side === "in" ? "readonly " : ""}${arrayOf(inner(type.element))}`;
      return side === "in" ? "readonly number[] | Float32Array" : "Float32Array";
    case "udt":
      return imports.type(databaseModule, userTypeName(type.name, side));
    default:
      throw new Error(`unknown CQL type ${JSON.stringify(type satisfies never)}`);
  }
}

const arrayOf = (element: string): string => (/^[\w.]+$/.test(element) ? `${element}[]` : `(${element})[]`);

function nativeType(name: (CqlType & { kind: "native" })["name"], side: Side, mapping: ValueMapping): string {
  const mapped = mapping[name as keyof ValueMapping];
  if (mapped !== undefined) return mapped === "Date" && side === "in" ? "Readonly<Date>" : mapped;
  switch (name) {
    case "ascii":
    case "text":
    case "varchar":
    case "inet":
    case "uuid":
    case "timeuuid":
    case "date":
    case "time":
    case "decimal":
    case "duration":
      return "string";
    case "tinyint":
    case "smallint":
    case "int":
    case "float":
    case "double":
      return "number";
    case "bigint":
    case "counter":
    case "varint":
      return "bigint";
    case "boolean":
      return "boolean";
    case "timestamp":
      return side === "in" ? "Readonly<Date>" : "Date";
    case "blob":
      return "Uint8Array";
    default:
      throw new Error(`unknown CQL type ${name satisfies never}`);
  }
}

/** The runtime's codec of a CQL type, as an expression. */
export function printCodec(type: CqlType, imports: Imports): string {
  const inner = (of: CqlType): string => printCodec(of, imports);
  switch (type.kind) {
    case "native":
      return imports.value(runtime, codecName(type.name, imports.mapping));
    case "list":
    case "set":
      return `${imports.value(runtime, type.kind)}(${inner(type.element)})`;
    case "map":
      return `${imports.value(runtime, "map")}(${inner(type.key)}, ${inner(type.value)})`;
    case "tuple":
      return `${imports.value(runtime, "tuple")}(${type.elements.map(inner).join(", ")})`;
    case "vector":
      return `${imports.value(runtime, "vector")}(${inner(type.element)}, ${type.dimensions})`;
    case "udt":
      return imports.value(databaseModule, userTypeCodec(type.name));
    default:
      throw new Error(`unknown CQL type ${JSON.stringify(type satisfies never)}`);
  }
}

export function userTypeName(name: string, side: Side): string {
  const pascal = pascalCase(name);
  const free = globals.has(pascal) ? `${pascal}Type` : pascal;
  return side === "in" ? `${free}Input` : free;
}

export const userTypeCodec = (name: string): string =>
  variable(`${pascalCase(name).replace(/^./, (first) => first.toLowerCase())}Type`);

/** Types that generated code uses by these names. */
const globals = new Set([
  "Date",
  "Map",
  "Set",
  "ReadonlyMap",
  "ReadonlySet",
  "Readonly",
  "Uint8Array",
  "Float32Array",
  "Promise",
]);
