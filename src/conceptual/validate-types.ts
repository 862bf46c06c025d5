import { illegalNesting, typesWithin } from "../cql/key-types.ts";
import type { CqlType } from "../cql/model.ts";
import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ValueDefinition } from "./definition.ts";
import { validateText } from "./validate-texts.ts";

/** What is wrong with the type of an attribute or of a field, wherever it stands; `subject` is its path. */
export function validateType(
  subject: string,
  { type, values }: ValueDefinition,
  location: SourceLocation | undefined,
): readonly Diagnostic[] {
  return [
    ...illegalNesting(type).map((illegal) => diagnostic("PQ1029", { subject, illegal }, location)),
    ...typesWithin(type).flatMap((inner) => validateSize(subject, inner, location)),
    ...validateValues(subject, values, location),
  ];
}

function validateSize(subject: string, type: CqlType, location: SourceLocation | undefined): readonly Diagnostic[] {
  if (type.kind === "tuple" && type.elements.length === 0) return [diagnostic("PQ1034", { subject }, location)];
  if (type.kind !== "vector") return [];
  const { dimensions } = type;
  if (Number.isSafeInteger(dimensions) && dimensions > 0 && dimensions <= 8192) return [];
  const printed = Number.isNaN(dimensions) ? "no number of" : String(dimensions);
  return [diagnostic("PQ1028", { subject, dimensions: printed }, location)];
}

function validateValues(
  subject: string,
  values: readonly string[] | undefined,
  location: SourceLocation | undefined,
): readonly Diagnostic[] {
  if (values === undefined) return [];
  if (values.length === 0) return [diagnostic("PQ1026", { subject }, location)];
  const hidden = values.flatMap((value) => validateText(`a value of "${subject}"`, value, location));
  if (hidden.length > 0) return hidden.slice(0, 1);
  const twice = values.filter((value, i) => values.indexOf(value) !== i);
  return [...new Set(twice)].map((value) => diagnostic("PQ1027", { subject, value }, location));
}
