import { illegalInKey } from "../cql/key-types.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { EntityDefinition } from "./definition.ts";
import type { CandidateKey, ConceptualModel, Path } from "./model.ts";
import { resolvePath } from "./paths.ts";

/** Whether a path starts at an attribute that was declared, but is none. */
const isBroken = ({ attributes }: EntityDefinition, [first]: Path): boolean =>
  attributes.some(
    ({ name, value }) =>
      name === first && (value.kind === "not-an-attribute" || (value.kind === "ref" && !value.entity)),
  );

type Origin = CandidateKey["origin"];

/** Fills in the candidate keys of every entity: refs replaced by the identity they stand for. */
export function resolveCandidateKeys(
  model: ConceptualModel,
  definitions: readonly EntityDefinition[],
): { model: ConceptualModel; diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const identities = new Map<string, CandidateKey>();
  const pending: string[] = [];

  function identityOf(entity: EntityDefinition): CandidateKey {
    const known = identities.get(entity.name);
    if (known !== undefined) return known;
    const parts =
      entity.identity ?? entity.attributes.filter(({ value }) => value.kind === "ref").map(({ name }) => name);
    if (pending.includes(entity.name)) {
      const through = [...pending.slice(pending.indexOf(entity.name)), entity.name];
      diagnostics.push(diagnostic("PQ1007", { entity: entity.name, through }, entity.location));
      return { origin: "identity", parts, paths: [] };
    }
    if (parts.length === 0) {
      diagnostics.push(diagnostic("PQ1001", { entity: entity.name, role: entity.role }, entity.location));
    }
    pending.push(entity.name);
    const key: CandidateKey = {
      origin: "identity",
      parts,
      paths: parts.flatMap((part) => expand(entity, "identity", part)),
    };
    pending.pop();
    identities.set(entity.name, key);
    return key;
  }

  /** `"room.hotel"` → `room.hotel.id`. */
  function expand(entity: EntityDefinition, origin: Origin, part: string): readonly Path[] {
    const path = part.split(".");
    const resolved = resolvePath(model, entity.name, path);
    if (resolved === undefined || resolved.kind === "entity") {
      if (isBroken(entity, path)) return []; // reported as an attribute
      const attributes = entity.attributes.map(({ name }) => name);
      diagnostics.push(diagnostic("PQ1006", { entity: entity.name, origin, part, attributes }, entity.location));
      return [];
    }
    if (origin === "identity" && resolved.attribute.optional) {
      diagnostics.push(diagnostic("PQ1009", { entity: entity.name, part }, entity.location));
    }
    if (resolved.kind === "ref") {
      const target = definitions.find(({ name }) => name === resolved.target.name);
      return target === undefined ? [] : identityOf(target).paths.map((rest) => [...path, ...rest]);
    }
    const illegal = illegalInKey(resolved.type);
    if (illegal !== undefined) {
      diagnostics.push(diagnostic("PQ1008", { entity: entity.name, origin, part, illegal }, entity.location));
    }
    return [path];
  }

  const entities = model.entities.map((entity) => {
    const definition = definitions.find(({ name }) => name === entity.name);
    if (definition === undefined) throw new Error(`entity "${entity.name}" has no definition`);
    const further = (["keys", "unique"] as const).flatMap((origin) =>
      definition[origin].map((parts): CandidateKey => ({
        origin,
        parts,
        paths: parts.flatMap((part) => expand(definition, origin, part)),
      })),
    );
    if (definition.unique.length > 0)
      diagnostics.push(diagnostic("PQ1014", { entity: entity.name }, definition.location));
    return { ...entity, candidateKeys: [identityOf(definition), ...further] };
  });
  return { model: { ...model, entities }, diagnostics };
}
