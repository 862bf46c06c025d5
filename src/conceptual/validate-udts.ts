import { typesWithin } from "../cql/key-types.ts";
import { camelCase, pascalCase, snakeCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { AttributeDefinition, UdtDefinition } from "./definition.ts";
import { isProperty, validateColumn, validateRename } from "./validate-entities.ts";
import { validateText } from "./validate-texts.ts";
import { validateType } from "./validate-types.ts";

/** Names, fields, and that no UDT is inside itself. */
export function validateUdts(udts: readonly UdtDefinition[]): readonly Diagnostic[] {
  return udts.flatMap((udt, i) => [
    ...duplicateName(udt, udts.slice(0, i)),
    ...validateText(`the doc comment of "${udt.name}"`, udt.documentation, udt.location),
    ...(udt.fields.length === 0 ? [diagnostic("PQ1030", { udt: udt.name }, udt.location)] : []),
    ...udt.fields.flatMap((field) => validateField(udt, field)),
    ...duplicateFields(udt),
    ...(within(udt, udts).includes(udt.name) ? [diagnostic("PQ1017", { udt: udt.name }, udt.location)] : []),
  ]);
}

function duplicateName(udt: UdtDefinition, before: readonly UdtDefinition[]): readonly Diagnostic[] {
  const first = before.find(({ name }) => pascalCase(name) === pascalCase(udt.name));
  if (first === undefined) return [];
  const related = { message: `the first "${first.name}" is here`, location: first.location };
  return [diagnostic("PQ1015", { udt: udt.name, other: first.name }, udt.location, [related])];
}

function validateField(udt: UdtDefinition, field: AttributeDefinition): readonly Diagnostic[] {
  const { name, value, documentation, location = udt.location } = field;
  const parameters = { udt: udt.name, field: name };
  if (!isProperty(name)) return [diagnostic("PQ1032", parameters, location)];
  if (value.kind === "ref") {
    const remedy = "keep the refs in the entity, beside the user-defined type";
    return [diagnostic("PQ1016", { ...parameters, found: "a ref", remedy }, location)];
  }
  if (value.kind === "not-an-attribute")
    return [diagnostic("PQ1016", { ...parameters, found: value.found, remedy: value.hint }, location)];
  const subject = `${udt.name}.${name}`;
  return [
    ...validateText(`the doc comment of "${subject}"`, documentation, location),
    ...validateColumn(subject, value.column ?? name, location),
    ...validateType(subject, value, location),
    ...validateRename(
      subject,
      value.renamedFrom,
      udt.fields.map((each) => each.name),
      location,
    ),
    ...(value.type.kind === "native" && value.type.name === "counter"
      ? [diagnostic("PQ1029", { subject: udt.name, illegal: `a counter in its field "${name}"` }, location)]
      : []),
    ...(value.generated ? [diagnostic("PQ1033", parameters, location)] : []),
  ];
}

/** Fields with one name in CQL, or as a property of generated code. */
function duplicateFields({ name: udt, fields, location }: UdtDefinition): readonly Diagnostic[] {
  const columnOf = ({ name, value }: AttributeDefinition): string =>
    (value.kind === "value" ? value.column : undefined) ?? snakeCase(name);
  return fields.flatMap((field, i) => {
    const property = camelCase(columnOf(field));
    const first = fields.slice(0, i).find((other) => camelCase(columnOf(other)) === property);
    if (first === undefined) return [];
    const name = columnOf(first) === columnOf(field) ? columnOf(field) : property;
    const parameters = { udt, first: first.name, second: field.name, name };
    return [diagnostic("PQ1031", parameters, field.location ?? location)];
  });
}

/** The names of the UDTs inside a UDT, however deep. */
function within(udt: UdtDefinition, udts: readonly UdtDefinition[], seen: readonly string[] = []): readonly string[] {
  const direct = udt.fields.flatMap(({ value }) =>
    value.kind === "value" ? typesWithin(value.type).flatMap((type) => (type.kind === "udt" ? [type.name] : [])) : [],
  );
  return direct.flatMap((name) => {
    const inner = udts.find((other) => other.name === name);
    return seen.includes(name) || inner === undefined ? [name] : [name, ...within(inner, udts, [...seen, name])];
  });
}
