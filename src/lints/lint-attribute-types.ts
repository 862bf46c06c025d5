import type { CqlType } from "../cql/model.ts";
import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isInstant, isMoney } from "./names.ts";
import type { LintInput } from "./model.ts";

interface Named {
  readonly owner: string;
  readonly name: string;
  readonly type: CqlType;
  readonly values?: readonly string[] | undefined;
  readonly location: SourceLocation | undefined;
}

/** Types that don't hold what the name says. */
export function lintAttributeTypes({ conceptual: { entities, udts } }: LintInput): readonly Diagnostic[] {
  const ofEntities = entities.flatMap(({ name: owner, attributes }) =>
    attributes.flatMap((attribute): readonly Named[] => (attribute.kind === "value" ? [{ ...attribute, owner }] : [])),
  );
  const ofUdts = udts.flatMap(({ name: owner, fields, location }) =>
    fields.map((field): Named => ({ ...field, owner, location })),
  );
  return [...ofEntities, ...ofUdts].flatMap(lintType);
}

function lintType({ owner, name, type, values, location }: Named): readonly Diagnostic[] {
  if (type.kind !== "native" || values !== undefined) return [];
  const subject = `${owner}.${name}`;
  switch (type.name) {
    case "float":
    case "double":
    case "counter":
      return isMoney(name) ? [diagnostic("PQ5140", { subject, type: type.name }, location)] : [];
    case "text":
    case "varchar":
    case "ascii":
      return isInstant(name) ? [diagnostic("PQ5141", { subject }, location)] : [];
    default:
      return [];
  }
}
