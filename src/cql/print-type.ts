import { quoteIdentifier } from "./identifiers.ts";
import type { CqlType } from "./model.ts";

/**
 * The type as CQL writes it, and as `system_schema` gives it back: what stands inside a collection, a tuple or a UDT
 * is frozen whether the model says so or not.
 */
export function printCqlType(type: CqlType, nested = false): string {
  switch (type.kind) {
    case "native":
      return type.name === "varchar" ? "text" : type.name; // two names of one type; Cassandra keeps this one
    case "list":
    case "set":
      return frozen(`${type.kind}<${printCqlType(type.element, true)}>`, nested || type.frozen);
    case "map":
      return frozen(`map<${printCqlType(type.key, true)}, ${printCqlType(type.value, true)}>`, nested || type.frozen);
    case "tuple":
      return frozen(`tuple<${type.elements.map((element) => printCqlType(element, true)).join(", ")}>`, true);
    case "udt":
      return frozen(quoteIdentifier(type.name), nested || type.frozen);
    case "vector":
      return `vector<${printCqlType(type.element, true)}, ${type.dimensions}>`;
    default:
      throw new Error(`unknown CQL type ${JSON.stringify(type satisfies never)}`);
  }
}

const frozen = (inner: string, isFrozen: boolean): string => (isFrozen ? `frozen<${inner}>` : inner);
