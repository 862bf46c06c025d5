import { snakeCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { AttributeDefinition, EntityDefinition, ValueDefinition } from "./definition.ts";

/** What can be judged of each entity by itself, and of their names together. */
export function validateEntities({
  entities,
}: {
  readonly entities: readonly EntityDefinition[];
}): readonly Diagnostic[] {
  return [
    ...duplicateNames(entities),
    ...entities.flatMap((entity) => [
      ...entity.attributes.flatMap((attribute) => validateAttribute(entity, attribute)),
      ...duplicateColumns(entity),
      ...validateCounters(entity),
    ]),
  ];
}

function duplicateNames(entities: readonly EntityDefinition[]): readonly Diagnostic[] {
  return entities.flatMap((entity, i) => {
    const first = entities.findIndex(({ name }) => name === entity.name);
    if (first === i) return [];
    const related = { message: `the first "${entity.name}" is here`, location: entities[first]?.location };
    return [diagnostic("PQ1003", { entity: entity.name }, entity.location, [related])];
  });
}

function validateAttribute(
  entity: EntityDefinition,
  { name, value, location }: AttributeDefinition,
): readonly Diagnostic[] {
  const place = location ?? entity.location;
  const subject = { entity: entity.name, attribute: name };
  if (name === "" || name === "__proto__" || /^\d+$/.test(name)) return [diagnostic("PQ1010", subject, place)];
  if (value.kind === "not-an-attribute") {
    return [diagnostic("PQ1004", { ...subject, found: value.found, remedy: value.hint }, place)];
  }
  return value.kind === "ref" && value.entity === undefined ? [diagnostic("PQ1005", subject, place)] : [];
}

/** Attributes whose names differ only where columns don't: `userId` and `user_id`. */
function duplicateColumns(entity: EntityDefinition): readonly Diagnostic[] {
  const columnOf = ({ name, value }: AttributeDefinition): string =>
    (value.kind === "not-an-attribute" ? undefined : value.column) ?? snakeCase(name);
  return entity.attributes.flatMap((attribute, i) => {
    const column = columnOf(attribute);
    const first = entity.attributes.slice(0, i).find((other) => columnOf(other) === column);
    if (first === undefined) return [];
    const parameters = { entity: entity.name, first: first.name, second: attribute.name, column };
    return [diagnostic("PQ1011", parameters, attribute.location ?? entity.location)];
  });
}

/** Cassandra keeps counters and other values in tables of their own. */
function validateCounters(entity: EntityDefinition): readonly Diagnostic[] {
  const identity = (entity.identity ?? []).map((part) => part.split(".")[0]);
  const rest = entity.attributes.filter(({ name, value }) => value.kind === "value" && !identity.includes(name));
  const isCounter = ({ value }: AttributeDefinition): boolean => isCounterType(value as ValueDefinition);
  const wrong = entity.role === "counter" ? rest.filter((attribute) => !isCounter(attribute)) : rest.filter(isCounter);
  return wrong.map(({ name, location }) => {
    const code = entity.role === "counter" ? "PQ1013" : "PQ1012";
    return diagnostic(code, { entity: entity.name, attribute: name }, location ?? entity.location);
  });
}

const isCounterType = ({ type }: ValueDefinition): boolean => type.kind === "native" && type.name === "counter";
