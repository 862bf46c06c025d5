import type { Attribute, ConceptualModel, Entity, ValueAttribute } from "../conceptual/model.ts";
import type { CollectionType, CqlType, MapType } from "../cql/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readsLikeASet } from "./names.ts";
import type { LintInput } from "./model.ts";
import { isTime } from "./tables.ts";

/** A collection is read as a whole: it is for a few elements. */
const elementLimit = 1_000;

/** Collections that grow without end, and lists that are sets. */
export function lintCollections({ conceptual }: LintInput): readonly Diagnostic[] {
  return conceptual.entities.flatMap((entity) =>
    entity.attributes.flatMap((attribute) => {
      if (!isCollection(attribute)) return [];
      return [...lintSize(conceptual, entity, attribute), ...lintList(entity, attribute)];
    }),
  );
}

interface Collection extends ValueAttribute {
  readonly type: CollectionType | MapType;
}

const isCollection = (attribute: Attribute): attribute is Collection =>
  attribute.kind === "value" && ["list", "set", "map"].includes(attribute.type.kind);

function lintSize(conceptual: ConceptualModel, entity: Entity, attribute: Collection): readonly Diagnostic[] {
  const { name, type, location } = attribute;
  const said = entity.estimate?.elements.find(({ path }) => path.length === 1 && path[0] === name)?.amount.worst;
  const isLarge = said === undefined ? growsWithTime(conceptual, type) : said > elementLimit;
  if (!isLarge) return [];
  return [diagnostic("PQ5114", { entity: entity.name, attribute: name, kind: type.kind, elements: said }, location)];
}

/** Whether the elements are told apart by an instant: there is one more as time goes on. */
function growsWithTime(conceptual: ConceptualModel, type: CollectionType | MapType): boolean {
  if (type.kind === "map") return isTime(type.key);
  return [type.element, ...fieldsOf(conceptual, type.element)].some(isTime);
}

function fieldsOf({ udts }: ConceptualModel, type: CqlType): readonly CqlType[] {
  if (type.kind === "tuple") return type.elements;
  if (type.kind !== "udt") return [];
  return udts.find(({ name }) => name === type.name)?.fields.map((field) => field.type) ?? [];
}

function lintList(entity: Entity, { name, type, immutable, location }: Collection): readonly Diagnostic[] {
  if (type.kind !== "list" || type.frozen || immutable || entity.immutable) return []; // one that is written once is no trouble
  const { element } = type;
  if (element.kind !== "native" || !(readsLikeASet(name) || ["uuid", "timeuuid"].includes(element.name))) return [];
  return [diagnostic("PQ5115", { entity: entity.name, attribute: name, element: `${element.name}()` }, location)];
}
