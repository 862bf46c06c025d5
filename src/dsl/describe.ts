import { nativeTypeNames } from "../cql/native-types.ts";
import { reveal } from "./definition-symbol.ts";
import { refTarget } from "./ref.ts";

/** What stands where something else should, for a message: `the entity "hotel"`, `the function "text"`. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case "undefined":
      return "undefined";
    case "function":
      return value.name === "" ? "a function" : `the function "${value.name}"`;
    case "string":
      return `the text ${JSON.stringify(value)}`;
    case "number":
    case "bigint":
    case "boolean":
      return `the ${typeof value} ${value}`;
    case "object":
      return value === null ? "null" : describeObject(value);
    default:
      return "a symbol";
  }
}

function describeObject(value: object): string {
  const meta = reveal(value);
  switch (meta?.kind) {
    case undefined:
      return Array.isArray(value) ? "an array" : "an object";
    case "value":
      return meta.type.kind === "udt" ? `the UDT "${meta.type.name}"` : "an attribute";
    case "ref":
      return `a ref to ${refTarget(meta) === undefined ? describe(meta.target) : `the entity "${refTarget(meta)?.of}"`}`;
    case "entity":
      return `the entity "${meta.of}"`;
    case "path":
      return `the path "${[meta.of, ...meta.steps].join(".")}"`;
    case "all-of":
      return `allOf(${describe(meta.path)})`;
    case "id-of":
      return `idOf(${describe(meta.path)})`;
    case "collect":
      return `collect(${describe(meta.path)})`;
    case "bucket":
      return `a bucket by ${meta.unit}`;
    case "query":
      return `the query "${meta.id}"`;
    case "table-defaults":
      return "what tableDefaults returns";
    case "keyspace":
      return `the keyspace "${meta.name}"`;
    case "stranger":
      return describe(meta.value);
    default:
      return meta satisfies never;
  }
}

/** A name as it was passed; what is no text becomes one that nothing can be called. */
export function nameOf(value: unknown): string {
  return typeof value === "string" ? value : `(${describe(value)})`;
}

/** The name of a column, where one was passed. Almost any text can be one, so what is none becomes the empty text. */
export function columnOf(value: unknown): string | undefined {
  return value === undefined || typeof value === "string" ? value : "";
}

/** Words that an entity or a keyspace has none of: a misspelt one would silently say nothing. */
export function unknownWords(options: object, known: readonly string[]): readonly string[] | undefined {
  const unknown = Object.keys(options).filter((word) => !known.includes(word));
  return unknown.length === 0 ? undefined : unknown;
}

/** What to write where an attribute is expected instead of what stands there. */
export function suggestAttribute(value: unknown): string {
  if (typeof value === "function") return suggestCall(value.name);
  const meta = reveal(value);
  if (meta?.kind === "entity") return `refer to the entity: ref(…)`;
  if (value === undefined)
    return "declare it before it is used, or use a class for attributes that refer to later entities: ref(…)";
  if (typeof value === "string") return suggestCall(value);
  return "say its type, such as text() or ref(…)";
}

const callByConstructor: Readonly<Record<string, string>> = {
  String: "text()",
  Number: "int(), bigint(), double() or decimal()",
  BigInt: "bigint()",
  Boolean: "boolean()",
  Date: "date() or timestamp()",
  Buffer: "blob()",
  Uint8Array: "blob()",
  Array: "list(…)",
  Set: "set(…)",
  Map: "map(…)",
};

function suggestCall(name: string): string {
  if (nativeTypeNames.some((native) => native === name)) return `call it: ${name}()`;
  const call = Object.hasOwn(callByConstructor, name) ? callByConstructor[name] : undefined;
  return call === undefined ? "say its type, such as text() or ref(…)" : `write ${call}`;
}
