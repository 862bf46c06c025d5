import { snakeCase, pluralOf } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { groupBy } from "../group-by.ts";
import { resolveCandidateKeys } from "./candidate-keys.ts";
import type { AttributeDefinition, EntityDefinition, UdtDefinition } from "./definition.ts";
import type { Attribute, ConceptualModel, Entity, Udt } from "./model.ts";
import { resolveEstimates } from "./resolve-estimates.ts";
import { validateEntities } from "./validate-entities.ts";
import { validateRefs } from "./validate-refs.ts";
import { validateUdts } from "./validate-udts.ts";

export interface ConceptualDefinition {
  readonly entities: readonly EntityDefinition[];
  readonly udts: readonly UdtDefinition[];
}

export interface ConceptualResult {
  readonly model: ConceptualModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** Entities, relationships, refs and candidate keys, each checked against the others. */
export function buildConceptualModel({ entities, udts }: ConceptualDefinition): ConceptualResult {
  const found = [...validateUdts(udts), ...validateEntities(entities)];
  // of several with one name, which is reported, the first is the one that is meant
  const distinct = [...groupBy(entities, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
  const names = new Set(distinct.map(({ name }) => name));
  const withoutKeys: ConceptualModel = {
    kind: "conceptual-model",
    entities: distinct.map((entity) => buildEntity(entity, names)),
    udts: udts.map(buildUdt),
  };
  const keyed = resolveCandidateKeys(withoutKeys, distinct);
  const { model, diagnostics } = resolveEstimates(keyed.model, distinct);
  return { model, diagnostics: [...found, ...keyed.diagnostics, ...validateRefs(model), ...diagnostics] };
}

function buildEntity(definition: EntityDefinition, known: ReadonlySet<string>): Entity {
  return {
    kind: "entity",
    role: definition.role,
    name: definition.name,
    plural: definition.plural ?? pluralOf(definition.name),
    attributes: definition.attributes.flatMap((attribute) => buildAttribute(attribute, definition, known)),
    candidateKeys: [],
    immutable: definition.immutable,
    guarded: definition.guarded === true ? true : undefined,
    options: definition.options,
    documentation: definition.documentation,
    location: definition.location,
  };
}

function buildAttribute(
  { name, value, documentation, location }: AttributeDefinition,
  entity: EntityDefinition,
  known: ReadonlySet<string>,
): Attribute[] {
  const place = { name, documentation, location: location ?? entity.location };
  if (value.kind === "value") return [{ ...value, ...place }];
  if (value.kind !== "ref" || value.entity === undefined || !known.has(value.entity)) return [];
  return [{ ...value, entity: value.entity, ...place }];
}

function buildUdt({ name, fields, documentation, location }: UdtDefinition): Udt {
  return {
    kind: "udt",
    name,
    fields: fields.flatMap(({ name: field, value, documentation: ofField }) =>
      value.kind === "value"
        ? [
            {
              name: field,
              column: value.column ?? snakeCase(field),
              renamedFrom: value.renamedFrom,
              type: value.type,
              documentation: ofField,
            },
          ]
        : [],
    ),
    documentation,
    location,
  };
}
