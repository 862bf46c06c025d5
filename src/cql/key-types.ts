import type { CqlType } from "./model.ts";

/** Why a type can't be in a primary key, as far as it tells by itself; undefined when it can. */
export function illegalInKey(type: CqlType): string | undefined {
  switch (type.kind) {
    case "native":
      return type.name === "duration" || type.name === "counter" ? `a ${type.name}` : undefined;
    case "list":
    case "set":
    case "map":
      return type.frozen ? undefined : `an unfrozen ${type.kind}`;
    case "udt":
      return type.frozen ? undefined : "an unfrozen UDT";
    case "tuple":
    case "vector":
      return undefined;
    default:
      throw new Error(`unknown CQL type ${JSON.stringify(type satisfies never)}`);
  }
}

/** Every type inside a type, itself first. */
export function typesWithin(type: CqlType): readonly CqlType[] {
  return [type, ...partsOf(type).flatMap(typesWithin)];
}

function partsOf(type: CqlType): readonly CqlType[] {
  switch (type.kind) {
    case "list":
    case "set":
    case "vector":
      return [type.element];
    case "map":
      return [type.key, type.value];
    case "tuple":
      return type.elements;
    case "native":
    case "udt":
      return [];
    default:
      throw new Error(`unknown CQL type ${JSON.stringify(type satisfies never)}`);
  }
}

/** What Cassandra does not let be inside another type: `a counter in a list`. */
export function illegalNesting(type: CqlType): readonly string[] {
  return typesWithin(type).flatMap((outer) => [
    ...partsOf(outer).flatMap((part) => (isNative(part, "counter") ? [`a counter in a ${outer.kind}`] : [])),
    ...(outer.kind === "set" && hasDuration(outer.element) ? ["a duration in a set"] : []),
    ...(outer.kind === "map" && hasDuration(outer.key) ? ["a duration in the key of a map"] : []),
  ]);
}

export const isNative = (type: CqlType, name: "counter" | "duration"): boolean =>
  type.kind === "native" && type.name === name;

const hasDuration = (type: CqlType): boolean => typesWithin(type).some((inner) => isNative(inner, "duration"));

/** Whether an empty value is null to Cassandra: collections that are not frozen. */
export const isUnfrozenCollection = (type: CqlType): boolean =>
  (type.kind === "list" || type.kind === "set" || type.kind === "map") && !type.frozen;
