import { snakeCase, pluralOf } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { resolveCandidateKeys } from "./candidate-keys.ts";
import type { AttributeDefinition, EntityDefinition, UdtDefinition } from "./definition.ts";
import type { Attribute, ConceptualModel, Entity, Udt } from "./model.ts";
import { validateEntities } from "./validate-entities.ts";
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
export function buildConceptualModel(definition: ConceptualDefinition): ConceptualResult {
  const found = [...validateUdts(definition.udts), ...validateEntities(definition)];
  const withoutKeys: ConceptualModel = {
    kind: "conceptual-model",
    entities: definition.entities.map(buildEntity),
    udts: definition.udts.map(buildUdt),
  };
  const { model, diagnostics } = resolveCandidateKeys(withoutKeys, definition.entities);
  return { model, diagnostics: [...found, ...diagnostics] };
}

function buildEntity(definition: EntityDefinition): Entity {
  return {
    kind: "entity",
    role: definition.role,
    name: definition.name,
    plural: definition.plural ?? pluralOf(definition.name),
    attributes: definition.attributes.flatMap((attribute) => buildAttribute(attribute, definition)),
    candidateKeys: [],
    immutable: definition.immutable,
    location: definition.location,
  };
}

function buildAttribute({ name, value, location }: AttributeDefinition, entity: EntityDefinition): Attribute[] {
  const place = { name, location: location ?? entity.location };
  if (value.kind === "value") return [{ ...value, ...place }];
  return value.kind === "ref" && value.entity !== undefined ? [{ ...value, entity: value.entity, ...place }] : [];
}

function buildUdt({ name, fields, location }: UdtDefinition): Udt {
  return {
    kind: "udt",
    name,
    fields: fields.flatMap(({ name: field, value }) =>
      value.kind === "value" ? [{ name: field, column: value.column ?? snakeCase(field), type: value.type }] : [],
    ),
    location,
  };
}
