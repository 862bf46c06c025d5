import type { CqlType } from "./model.ts";

/** Why a storage-attached index can't find values of a type by equality; undefined when it can. */
export function illegalInIndex(type: CqlType): string | undefined {
  switch (type.kind) {
    case "native":
      return type.name === "blob" || type.name === "duration" || type.name === "counter" ? `a ${type.name}` : undefined;
    case "list":
    case "set":
    case "map":
      return type.frozen ? undefined : `an unfrozen ${type.kind}`;
    case "udt":
      return type.frozen ? undefined : "an unfrozen UDT";
    case "vector":
      return "a vector, which is found by similarity only";
    case "tuple":
      return undefined;
    default:
      throw new Error(`unknown CQL type ${JSON.stringify(type satisfies never)}`);
  }
}

/** A frozen collection is indexed as a whole. */
export const isIndexedInFull = (type: CqlType): boolean =>
  type.kind === "list" || type.kind === "set" || type.kind === "map";
