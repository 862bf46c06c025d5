import type { Path } from "../../../src/conceptual/model.ts";
import { camelCase } from "../../../src/cql/names.ts";
import type { Domain, EntityFacts } from "./domain.ts";
import { valueText } from "./value-text.ts";

/** The values of an instance by the path, refs as the identity that they refer to. */
export type Values = ReadonlyMap<string, unknown>;

export interface Instance {
  readonly values: Values;
  /** What stays as it was written, by the path. */
  readonly asWritten: Values;
}

export const pathText = (path: Path): string => path.join(".");

/** The reference: what instances there are, each once, and nothing of any table. */
export class EntityStore {
  readonly domain: Domain;
  #instances: ReadonlyMap<string, ReadonlyMap<string, Instance>> = new Map();

  constructor(domain: Domain) {
    this.domain = domain;
  }

  all(entity: string): readonly Instance[] {
    return [...(this.#instances.get(entity)?.values() ?? [])];
  }

  get(entity: string, identity: readonly unknown[]): Instance | undefined {
    return this.#instances.get(entity)?.get(identityText(identity));
  }

  put(entity: string, instance: Instance): void {
    this.#change(entity, (all) => all.set(this.#identity(entity, instance), instance));
  }

  delete(entity: string, instance: Instance): void {
    this.#change(entity, (all) => all.delete(this.#identity(entity, instance)));
  }

  /** To come back to with {@link restore}. */
  snapshot(): ReadonlyMap<string, ReadonlyMap<string, Instance>> {
    return this.#instances;
  }

  restore(snapshot: ReadonlyMap<string, ReadonlyMap<string, Instance>>): void {
    this.#instances = snapshot;
  }

  /** The value at the end of a path; null where an optional ref on the way refers to nothing. */
  valueAt(entity: string, instance: Instance, path: Path): unknown {
    const { entity: definition, property } = this.domain.entity(entity);
    if (instance.values.has(pathText(path))) return instance.values.get(pathText(path)) ?? null;
    const attribute = definition.attributes.find(({ name }) => name === path[0]);
    if (attribute === undefined) throw new Error(`no "${pathText(path)}" on ${entity}`);
    if (attribute.kind === "value")
      return this.#fieldOf(instance.values.get(attribute.name), attribute.type, path.slice(1));
    const target = this.referred(entity, instance, attribute.name);
    if (target === null) return null;
    if (target === undefined)
      throw new Error(`"${property([attribute.name])}" of ${entity} refers to nothing: ${printInstance(instance)}`);
    return this.valueAt(attribute.entity, target, path.slice(1));
  }

  /** What a ref refers to: null for nothing, undefined for what does not exist. */
  referred(entity: string, instance: Instance, ref: string): Instance | null | undefined {
    const attribute = this.domain.entity(entity).entity.attributes.find(({ name }) => name === ref);
    if (attribute?.kind !== "ref") throw new Error(`no ref "${ref}" on ${entity}`);
    const identity = this.domain
      .entity(attribute.entity)
      .identity.map((part) => instance.values.get(pathText([ref, ...part])) ?? null);
    return identity.includes(null) ? null : this.get(attribute.entity, identity);
  }

  #fieldOf(value: unknown, type: { readonly kind: string; readonly name?: string }, fields: Path): unknown {
    const [field, ...rest] = fields;
    if (field === undefined || value === null || value === undefined) return value ?? null;
    const udt = this.domain.models.conceptual.udts.find(({ name }) => name === type.name);
    const found = udt?.fields.find(({ name }) => name === field);
    if (found === undefined) throw new Error(`no field "${field}" in ${type.name}`);
    return this.#fieldOf((value as Record<string, unknown>)[camelCase(found.column)], found.type, rest);
  }

  #identity(entity: string, instance: Instance): string {
    return identityText(this.domain.entity(entity).identity.map((path) => instance.values.get(pathText(path))));
  }

  #change(entity: string, change: (all: Map<string, Instance>) => void): void {
    const all = new Map(this.#instances.get(entity));
    change(all);
    this.#instances = new Map(this.#instances).set(entity, all);
  }
}

export const identityText = (identity: readonly unknown[]): string => identity.map(valueText).join(", ");

export const identityValues = ({ identity }: EntityFacts, { values }: Instance): readonly unknown[] =>
  identity.map((path) => values.get(pathText(path)));

/** Which instance it is. */
export const subjectOf = (facts: EntityFacts, instance: Instance): string =>
  `${facts.entity.name} ${identityText(identityValues(facts, instance))}`;

export const printInstance = ({ values }: Instance): string =>
  [...values].map(([path, value]) => `${path}: ${valueText(value)}`).join(", ");
