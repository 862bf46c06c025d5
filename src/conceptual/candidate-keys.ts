import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { EntityDefinition } from "./definition.ts";
import { illegalKeyType } from "./key-types.ts";
import type { CandidateKey, ConceptualModel, Path } from "./model.ts";
import { includesPath, resolvePath } from "./paths.ts";

/** Whether a path starts at an attribute that was declared, but left out of the model, since it is none. */
const isBroken = (model: ConceptualModel, entity: EntityDefinition, [first = ""]: Path): boolean =>
  entity.attributes.some(({ name }) => name === first) && resolvePath(model, entity.name, [first]) === undefined;

type Origin = CandidateKey["origin"];

/** Fills in the candidate keys of every entity: refs replaced by the identity they stand for. */
export function resolveCandidateKeys(
  model: ConceptualModel,
  definitions: readonly EntityDefinition[],
): { model: ConceptualModel; diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const definitionOf = new Map(definitions.map((definition) => [definition.name, definition]));
  const identities = new Map<string, CandidateKey>();
  const pending: string[] = [];

  function identityOf(entity: EntityDefinition): CandidateKey {
    const known = identities.get(entity.name);
    if (known !== undefined) return known;
    const refs = entity.attributes.filter(({ value }) => value.kind === "ref").map(({ name }) => name);
    const parts = entity.identity ?? (entity.role === "relationship" ? refs : []);
    if (pending.includes(entity.name)) {
      const through = [...pending.slice(pending.indexOf(entity.name)), entity.name];
      diagnostics.push(diagnostic("PQ1007", { entity: entity.name, through }, entity.location));
      return { origin: "identity", parts, paths: [] };
    }
    if (parts.length === 0) {
      diagnostics.push(diagnostic("PQ1001", { entity: entity.name, role: entity.role }, entity.location));
    }
    pending.push(entity.name);
    const key = keyOf(entity, "identity", parts);
    pending.pop();
    identities.set(entity.name, key);
    return key;
  }

  function keyOf(entity: EntityDefinition, origin: Origin, parts: readonly string[]): CandidateKey {
    const paths: Path[] = [];
    for (const part of parts) {
      const added = expand(entity, origin, part);
      if (added.some((path) => includesPath(paths, path)))
        diagnostics.push(diagnostic("PQ1022", { entity: entity.name, origin, part }, entity.location));
      paths.push(...added.filter((path) => !includesPath(paths, path)));
    }
    return { origin, parts, paths };
  }

  /** `"room.hotel"` → `room.hotel.id`. */
  function expand(entity: EntityDefinition, origin: Origin, part: string): readonly Path[] {
    const path = part.split(".");
    const subject = { entity: entity.name, origin, part };
    const resolved = resolvePath(model, entity.name, path);
    if (resolved === undefined || resolved.kind === "entity") {
      if (isBroken(model, entity, path)) return []; // reported as an attribute
      const attributes = entity.attributes.map(({ name }) => name);
      diagnostics.push(diagnostic("PQ1006", { ...subject, attributes }, entity.location));
      return [];
    }
    if (resolved.kind === "value" && resolved.fields.length > 0) {
      diagnostics.push(diagnostic("PQ1023", subject, entity.location));
      return [];
    }
    const optional = path.findIndex((_, i) => isOptionalStep(model, entity.name, path.slice(0, i + 1)));
    if (origin === "identity" && optional !== -1) {
      const upTo = path.slice(0, optional + 1).join(".");
      diagnostics.push(diagnostic("PQ1009", { entity: entity.name, part: upTo }, entity.location));
    }
    if (resolved.kind === "ref") {
      const target = definitionOf.get(resolved.target.name);
      return target === undefined ? [] : identityOf(target).paths.map((rest) => [...path, ...rest]);
    }
    const illegal = illegalKeyType(model, resolved.type);
    if (illegal !== undefined) diagnostics.push(diagnostic("PQ1008", { ...subject, illegal }, entity.location));
    return [path];
  }

  /** What another entity holds changes without a write of this one. */
  function checkOwn(entity: EntityDefinition, { parts, paths }: CandidateKey): void {
    for (const path of paths) {
      const resolved = resolvePath(model, entity.name, path);
      if (resolved?.kind !== "value" || resolved.refs.length === 0) continue;
      const refs = resolved.refs;
      const isIdentity = refs.some((_, i) => {
        const target = resolvePath(model, entity.name, refs.slice(0, i + 1));
        const definition = target?.kind === "ref" ? definitionOf.get(target.target.name) : undefined;
        return i === 0 && definition !== undefined && includesPath(identityOf(definition).paths, path.slice(1));
      });
      if (isIdentity) continue;
      diagnostics.push(diagnostic("PQ1050", { entity: entity.name, part: path.join("."), parts }, entity.location));
    }
  }

  const entities = model.entities.map((entity) => {
    const definition = definitionOf.get(entity.name);
    if (definition === undefined) throw new Error(`entity "${entity.name}" has no definition`);
    const identity = identityOf(definition);
    const further = (["keys", "unique"] as const).flatMap((origin) => {
      if (definition[origin].some((parts) => parts.length === 0))
        diagnostics.push(diagnostic("PQ1024", { entity: entity.name, origin }, definition.location));
      const keys = definition[origin].map((parts) => keyOf(definition, origin, parts));
      if (origin === "unique") for (const key of keys) checkOwn(definition, key);
      return keys;
    });
    return { ...entity, candidateKeys: [identity, ...further] };
  });
  return { model: { ...model, entities }, diagnostics };
}

function isOptionalStep(model: ConceptualModel, entity: string, path: Path): boolean {
  const resolved = resolvePath(model, entity, path);
  return resolved !== undefined && resolved.kind !== "entity" && resolved.attribute.optional;
}
