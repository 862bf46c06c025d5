import type { CqlType } from "./model.ts";

/** Why a type can't be in a primary key; undefined when it can. */
export function illegalInKey(type: CqlType): string | undefined {
  switch (type.kind) {
    case "native":
      if (type.name === "duration") return "a duration, which has no order";
      return type.name === "counter" ? "a counter" : undefined;
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
  switch (type.kind) {
    case "list":
    case "set":
    case "vector":
      return [type, ...typesWithin(type.element)];
    case "map":
      return [type, ...typesWithin(type.key), ...typesWithin(type.value)];
    case "tuple":
      return [type, ...type.elements.flatMap(typesWithin)];
    case "native":
    case "udt":
      return [type];
    default:
      throw new Error(`unknown CQL type ${JSON.stringify(type satisfies never)}`);
  }
}

/** Whether an empty value is null to Cassandra: collections that are not frozen. */
export const isUnfrozenCollection = (type: CqlType): boolean =>
  (type.kind === "list" || type.kind === "set" || type.kind === "map") && !type.frozen;
