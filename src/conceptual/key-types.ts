import { illegalInKey, isNative, typesWithin } from "../cql/key-types.ts";
import type { CqlType } from "../cql/model.ts";
import type { ConceptualModel } from "./model.ts";

/** Why a type can't be in a primary key, whatever it is made of; undefined when it can. */
export function illegalKeyType(model: ConceptualModel, type: CqlType): string | undefined {
  const illegal = illegalInKey(type);
  if (illegal !== undefined || !typesInside(model, type).some((inner) => isNative(inner, "duration"))) return illegal;
  return `a ${type.kind === "udt" ? "UDT" : type.kind} with a duration inside`;
}

/** Every type inside a type, the fields of UDTs too. */
function typesInside(model: ConceptualModel, type: CqlType, seen: readonly string[] = []): readonly CqlType[] {
  return typesWithin(type).flatMap((inner) => {
    if (inner.kind !== "udt" || seen.includes(inner.name)) return [inner];
    const fields = model.udts.find(({ name }) => name === inner.name)?.fields ?? [];
    return [inner, ...fields.flatMap((field) => typesInside(model, field.type, [...seen, inner.name]))];
  });
}
