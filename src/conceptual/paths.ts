import type { CqlType } from "../cql/model.ts";
import type { Attribute, ConceptualModel, Entity, Path, RefAttribute, UdtField, ValueAttribute } from "./model.ts";

/** What a path leads to. */
export type Resolved = ResolvedEntity | ResolvedRef | ResolvedValue;

/** The empty path: the entity itself. */
export interface ResolvedEntity {
  readonly kind: "entity";
  readonly entity: Entity;
}

export interface ResolvedRef {
  readonly kind: "ref";
  readonly attribute: RefAttribute;
  /** The entity on which the ref stands. */
  readonly owner: Entity;
  readonly target: Entity;
}

export interface ResolvedValue {
  readonly kind: "value";
  readonly attribute: ValueAttribute;
  /** The entity on which the attribute stands. */
  readonly owner: Entity;
  /** The refs that lead to `owner`. */
  readonly refs: Path;
  /** UDT fields below the attribute, outermost first. */
  readonly fields: readonly UdtField[];
  readonly type: CqlType;
}

const indexes = new WeakMap<ConceptualModel, ReadonlyMap<string, Entity>>();

/** The entity of that name. Throws when there is none: the conceptual stage has refused such models. */
export function entityNamed(model: ConceptualModel, name: string): Entity {
  let index = indexes.get(model);
  if (index === undefined) indexes.set(model, (index = new Map(model.entities.map((entity) => [entity.name, entity]))));
  const entity = index.get(name);
  if (entity === undefined) throw new Error(`no entity "${name}" in the conceptual model`);
  return entity;
}

/** Follows a path from an entity; undefined when it leads nowhere. */
export function resolvePath(model: ConceptualModel, root: string, path: Path): Resolved | undefined {
  let resolved: Resolved | undefined = { kind: "entity", entity: entityNamed(model, root) };
  for (const [i, step] of path.entries()) {
    resolved = takeStep(model, resolved, step, path.slice(0, i));
    if (resolved === undefined) return undefined;
  }
  return resolved;
}

function takeStep(model: ConceptualModel, from: Resolved, step: string, refs: Path): Resolved | undefined {
  if (from.kind === "value") {
    const field = fieldOf(model, from.type, step);
    return field && { ...from, fields: [...from.fields, field], type: field.type };
  }
  const owner = from.kind === "ref" ? from.target : from.entity;
  const attribute = attributeNamed(owner, step);
  if (attribute === undefined) return undefined;
  return attribute.kind === "ref"
    ? { kind: "ref", attribute, owner, target: entityNamed(model, attribute.entity) }
    : { kind: "value", attribute, owner, refs, fields: [], type: attribute.type };
}

/** {@link resolvePath} for a path that a stage has checked to be an attribute. */
export function resolveValue(model: ConceptualModel, root: string, path: Path): ResolvedValue {
  const resolved = resolvePath(model, root, path);
  if (resolved?.kind !== "value") throw new Error(`"${root}.${path.join(".")}" is no attribute`);
  return resolved;
}

export const attributeNamed = (entity: Entity, name: string): Attribute | undefined =>
  entity.attributes.find((attribute) => attribute.name === name);

/** The entity that refs lead to, for a path that a stage has checked. */
export function entityAt(model: ConceptualModel, root: string, refs: Path): Entity {
  const resolved = resolvePath(model, root, refs);
  if (resolved?.kind !== "ref") throw new Error(`"${printPath(root, refs)}" is no ref`);
  return resolved.target;
}

/** The attributes that a path stands for: itself, or the identity of the ref or entity that it leads to. */
export function valuePaths(model: ConceptualModel, root: string, path: Path): readonly Path[] {
  const resolved = resolvePath(model, root, path);
  if (resolved === undefined) throw new Error(`"${root}.${path.join(".")}" leads nowhere`);
  if (resolved.kind === "value") return [path];
  const entity = resolved.kind === "ref" ? resolved.target : resolved.entity;
  return identityOf(entity).map((part) => [...path, ...part]);
}

/** The identity's attributes, refs replaced by the identities they stand for. */
export function identityOf(entity: Entity): readonly Path[] {
  return entity.candidateKeys[0]?.paths ?? [];
}

/** An entity's own attributes and the identities of its refs, in declared order. */
export function ownPaths(model: ConceptualModel, root: string, prefix: Path = []): readonly Path[] {
  const resolved = resolvePath(model, root, prefix);
  if (resolved === undefined || resolved.kind === "value")
    throw new Error(`"${root}.${prefix.join(".")}" is no entity`);
  const entity = resolved.kind === "ref" ? resolved.target : resolved.entity;
  return entity.attributes.flatMap((attribute) => valuePaths(model, root, [...prefix, attribute.name]));
}

export const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, i) => step === b[i]);

export const includesPath = (paths: readonly Path[], path: Path): boolean =>
  paths.some((other) => samePath(other, path));

export const startsWith = (path: Path, prefix: Path): boolean =>
  prefix.length <= path.length && prefix.every((step, i) => step === path[i]);

/** As people write it: `reservation.guest.lastName`. */
export const printPath = (root: string, path: Path): string => [root, ...path].join(".");

function fieldOf(model: ConceptualModel, type: CqlType, name: string): UdtField | undefined {
  if (type.kind !== "udt") return undefined;
  return model.udts.find((udt) => udt.name === type.name)?.fields.find((field) => field.name === name);
}
