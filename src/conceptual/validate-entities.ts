import { isColumnName, isWord } from "../cql/identifiers.ts";
import { isNative } from "../cql/key-types.ts";
import { pascalCase, snakeCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";
import type { AttributeDefinition, EntityDefinition } from "./definition.ts";
import { validateText } from "./validate-texts.ts";
import { validateType } from "./validate-types.ts";

/** What can be judged of each entity by itself, and of their names together. */
export function validateEntities(entities: readonly EntityDefinition[]): readonly Diagnostic[] {
  const names = new Set(entities.map(({ name }) => name));
  const byGeneratedName = groupBy(entities, generatedName);
  return entities.flatMap((entity) => [
    ...duplicateName(entity, byGeneratedName.get(generatedName(entity))),
    ...validateEntity(entity),
    ...entity.attributes.flatMap((attribute) => validateAttribute(entity, attribute, names)),
    ...duplicateColumns(entity),
    ...validateCounters(entity),
  ]);
}

const generatedName = ({ name }: EntityDefinition): string => pascalCase(snakeCase(name)).toLowerCase();

function duplicateName(entity: EntityDefinition, [first]: readonly EntityDefinition[] = []): readonly Diagnostic[] {
  if (first === undefined || first === entity) return [];
  const related = { message: `the first "${first.name}" is here`, location: first.location };
  return [diagnostic("PQ1003", { entity: entity.name, other: first.name }, entity.location, [related])];
}

function validateEntity(definition: EntityDefinition): readonly Diagnostic[] {
  const { name: entity, plural, unique, guarded, unknownWords = [], accept = [], documentation, location } = definition;
  return [
    ...unknownWords.map((word) => diagnostic("PQ1036", { entity, word }, location)),
    ...(isWord(entity) ? [] : [diagnostic("PQ1018", { entity }, location)]),
    ...(plural === undefined || isWord(plural) ? [] : [diagnostic("PQ1019", { entity, plural }, location)]),
    ...(unique.length === 0 || guarded === true ? [] : [diagnostic("PQ1014", { entity }, location)]),
    ...(guarded === true ? validateGuarded(definition) : []),
    ...validateText(`the doc comment of "${entity}"`, documentation, location),
    ...accept.flatMap(({ code, reason }) => validateText(`why "${entity}" accepts ${code}`, reason, location)),
  ];
}

/** What a fan-out that may be written twice can't hold. */
function validateGuarded({ name: entity, role, attributes, location }: EntityDefinition): readonly Diagnostic[] {
  if (role === "counter") return [diagnostic("PQ1052", { entity }, location)];
  return attributes.flatMap(({ name: attribute, value, location: place = location }) =>
    value.kind === "value" && value.type.kind === "list" && !value.type.frozen
      ? [diagnostic("PQ1051", { entity, attribute }, place)]
      : [],
  );
}

function validateAttribute(
  entity: EntityDefinition,
  { name, value, documentation, location = entity.location }: AttributeDefinition,
  entities: ReadonlySet<string>,
): readonly Diagnostic[] {
  const attribute = { entity: entity.name, attribute: name };
  if (!isProperty(name)) return [diagnostic("PQ1010", attribute, location)];
  const subject = `${entity.name}.${name}`;
  const names = entity.attributes.map((each) => each.name);
  const texts = [
    ...validateText(`the name of an attribute of "${entity.name}"`, name, location),
    ...validateText(`the doc comment of "${subject}"`, documentation, location),
  ];
  if (texts.length > 0) return texts;
  switch (value.kind) {
    case "not-an-attribute":
      return [diagnostic("PQ1004", { ...attribute, found: value.found, remedy: value.hint }, location)];
    case "ref": {
      const { entity: target, found = `"${target}"`, column = name, prefix = "" } = value;
      return [
        ...(target !== undefined && entities.has(target)
          ? []
          : [diagnostic("PQ1005", { ...attribute, found }, location)]),
        ...validateColumn(subject, column, location),
        ...(prefix === "" ? [] : validateColumn(subject, prefix, location)),
        ...validateRename(subject, value.renamedFrom, names, location),
      ];
    }
    case "value":
      return [
        ...validateColumn(subject, value.column ?? name, location),
        ...validateType(subject, value, location),
        ...validateRename(subject, value.renamedFrom, names, location),
      ];
    default:
      throw new Error(`unknown attribute ${JSON.stringify(value satisfies never)}`);
  }
}

/** Whether JavaScript keeps a property of that name, where it was declared. */
export const isProperty = (name: string): boolean => name !== "" && name !== "__proto__" && !/^\d+$/.test(name);

export function validateColumn(
  subject: string,
  column: string,
  location: AttributeDefinition["location"],
): readonly Diagnostic[] {
  return isColumnName(column) ? [] : [diagnostic("PQ1020", { subject, column }, location)];
}

/** What it was called before is the name of nothing now. */
export function validateRename(
  subject: string,
  renamedFrom: unknown,
  names: readonly string[],
  location: AttributeDefinition["location"],
): readonly Diagnostic[] {
  if (renamedFrom === undefined) return [];
  if (typeof renamedFrom === "string" && renamedFrom !== "" && !names.includes(renamedFrom)) return [];
  return [diagnostic("PQ1040", { subject, former: typeof renamedFrom === "string" ? renamedFrom : "" }, location)];
}

/** Attributes whose names differ only where columns don't: `userId` and `user_id`. */
function duplicateColumns(entity: EntityDefinition): readonly Diagnostic[] {
  const columnOf = ({ name, value }: AttributeDefinition): string => {
    if (value.kind === "not-an-attribute") return name;
    if (value.column !== undefined) return value.column;
    return value.kind === "ref" ? `${value.prefix ?? snakeCase(name)}_…` : snakeCase(name);
  };
  return entity.attributes.flatMap((attribute, i) => {
    const column = columnOf(attribute);
    const first = entity.attributes.slice(0, i).find((other) => columnOf(other) === column);
    if (first === undefined || column.startsWith("_…")) return [];
    const parameters = { entity: entity.name, first: first.name, second: attribute.name, column };
    return [diagnostic("PQ1011", parameters, attribute.location ?? entity.location)];
  });
}

/** Cassandra keeps counters and other values in tables of their own. */
function validateCounters(entity: EntityDefinition): readonly Diagnostic[] {
  const { name, role, attributes, identity = [], location } = entity;
  const rest = attributes.filter(
    (attribute) => attribute.value.kind !== "not-an-attribute" && !identity.includes(attribute.name),
  );
  const isCounter = ({ value }: AttributeDefinition): boolean =>
    value.kind === "value" && isNative(value.type, "counter");
  const wrong = role === "counter" ? rest.filter((attribute) => !isCounter(attribute)) : rest.filter(isCounter);
  const isComplete = attributes.every(({ value }) => value.kind !== "not-an-attribute");
  return [
    ...wrong.map((attribute) => {
      const parameters = { entity: name, attribute: attribute.name };
      return diagnostic(role === "counter" ? "PQ1013" : "PQ1012", parameters, attribute.location ?? location);
    }),
    ...(role === "counter" && isComplete && rest.length === 0
      ? [diagnostic("PQ1035", { entity: name }, location)]
      : []),
  ];
}
