import type { ConceptualModel, Udt } from "../conceptual/model.ts";
import { isTypeName } from "../cql/identifiers.ts";
import { typesWithin } from "../cql/key-types.ts";
import type { CqlType } from "../cql/model.ts";
import { camelCase, snakeCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { UserType } from "./model.ts";

/** The user-defined types that some types use, each after those it is made of. */
export function userTypesOf(
  conceptual: ConceptualModel,
  types: readonly CqlType[],
  report: (found: Diagnostic) => void,
): readonly UserType[] {
  const ordered: UserType[] = [];
  const visit = (type: CqlType): void => {
    for (const { name } of typesWithin(type).filter((inner) => inner.kind === "udt")) {
      if (ordered.some((other) => other.name === name)) continue;
      const udt = udtNamed(conceptual, name);
      for (const field of udt.fields) visit(field.type);
      ordered.push(userType(udt));
      if (!isTypeName(name)) report(diagnostic("PQ4006", { udt: name }, udt.location));
    }
  };
  types.forEach(visit);
  return ordered;
}

function udtNamed(conceptual: ConceptualModel, name: string): Udt {
  const udt = conceptual.udts.find((other) => other.name === name);
  if (udt === undefined) throw new Error(`no user-defined type "${name}" in the conceptual model`);
  return udt;
}

const userType = ({ name, fields, documentation }: Udt): UserType => ({
  kind: "user-type",
  name,
  fields: fields.map((field) => ({
    name: field.column,
    property: camelCase(field.column),
    formerName: field.renamedFrom === undefined ? undefined : snakeCase(field.renamedFrom),
    type: field.type,
    documentation: field.documentation,
  })),
  documentation,
});
