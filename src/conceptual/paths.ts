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
  let owner: Entity | undefined;
  let target = entityNamed(model, root);
  let ref: RefAttribute | undefined;
  for (let i = 0; i < path.length; i++) {
    const attribute = attributeNamed(target, path[i]!);
    if (attribute === undefined) return undefined;
    if (attribute.kind === "value") return resolveFields(model, target, attribute, path, i);
    owner = target;
    target = entityNamed(model, attribute.entity);
    ref = attribute;
  }
  return ref === undefined || owner === undefined
    ? { kind: "entity", entity: target }
    : { kind: "ref", attribute: ref, owner, target };
}

/** An attribute at a place of a path, or a field below it. */
function resolveFields(
  model: ConceptualModel,
  owner: Entity,
  attribute: ValueAttribute,
  path: Path,
  place: number,
): ResolvedValue | undefined {
  const fields: UdtField[] = [];
  let { type } = attribute;
  for (let i = place + 1; i < path.length; i++) {
    const field = fieldOf(model, type, path[i]!);
    if (field === undefined) return undefined;
    fields.push(field);
    type = field.type;
  }
  return { kind: "value", attribute, owner, refs: path.slice(0, place), fields, type };
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

const ownPathsOf = new WeakMap<ConceptualModel, Map<string, readonly Path[]>>();

/** An entity's own attributes and the identities of its refs, in declared order. */
export function ownPaths(model: ConceptualModel, root: string, prefix: Path = []): readonly Path[] {
  let index = ownPathsOf.get(model);
  if (index === undefined) ownPathsOf.set(model, (index = new Map()));
  const name = [root, ...prefix].join("\0");
  const known = index.get(name);
  if (known !== undefined) return known;
  const paths = listOwnPaths(model, root, prefix);
  index.set(name, paths);
  return paths;
}

function listOwnPaths(model: ConceptualModel, root: string, prefix: Path): readonly Path[] {
  const resolved = resolvePath(model, root, prefix);
  if (resolved === undefined || resolved.kind === "value")
    throw new Error(`"${root}.${prefix.join(".")}" is no entity`);
  const entity = resolved.kind === "ref" ? resolved.target : resolved.entity;
  return entity.attributes.flatMap((attribute) => valuePaths(model, root, [...prefix, attribute.name]));
}

export const samePath = (a: Path, b: Path): boolean => a.length === b.length && startsWith(a, b);

export const includesPath = (paths: readonly Path[], path: Path): boolean =>
  paths.some((other) => samePath(other, path));

export function startsWith(path: Path, prefix: Path): boolean {
  if (prefix.length > path.length) return false;
  for (let i = 0; i < prefix.length; i++) if (path[i] !== prefix[i]) return false;
  return true;
}

/** As people write it: `reservation.guest.lastName`. */
export const printPath = (root: string, path: Path): string => [root, ...path].join(".");

function fieldOf(model: ConceptualModel, type: CqlType, name: string): UdtField | undefined {
  if (type.kind !== "udt") return undefined;
  return model.udts.find((udt) => udt.name === type.name)?.fields.find((field) => field.name === name);
}
