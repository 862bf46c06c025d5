import fc from "fast-check";
import type { AttributeDefinition, EntityDefinition, UdtDefinition } from "../../../src/conceptual/definition.ts";
import { attributeNames, chosen, pick, rarely, sometimes, wordNames } from "./picks.ts";
import { distinctNames, mayBeInKey, rawType, readType } from "./types.ts";

const rawAttribute = fc.record({
  name: pick,
  type: rawType,
  optional: rarely(15),
  immutable: rarely(10),
  generated: rarely(20),
  named: sometimes(8, pick),
  values: sometimes(10, fc.constant(["open", "it's", 'a "b" \\ */ `${c}`'])),
});

const rawRef = fc.record({
  name: pick,
  target: pick,
  /** May lead to any entity: to itself, or to one that leads back. */
  anywhere: rarely(40),
  optional: rarely(20),
  immutable: rarely(10),
  named: sometimes(8, pick),
  prefix: sometimes(10, fc.oneof(fc.constant(""), pick)),
});

const key = fc.array(pick, { minLength: 1, maxLength: 3 });

export const rawEntities = fc.array(
  fc.record({
    role: fc.oneof(
      { weight: 6, arbitrary: fc.constant("entity" as const) },
      { weight: 2, arbitrary: fc.constant("relationship" as const) },
      { weight: 1, arbitrary: fc.constant("counter" as const) },
    ),
    name: pick,
    plural: sometimes(10, pick),
    hasId: rarely(70),
    idType: fc.constantFrom("uuid" as const, "timeuuid" as const, "text" as const, "int" as const, "blob" as const),
    attributes: fc.array(rawAttribute, { maxLength: 6 }),
    refs: fc.array(rawRef, { maxLength: 3 }),
    identity: key,
    derivesIdentity: fc.boolean(),
    /** A key may name a ref, and an attribute of what it refers to. */
    overlaps: rarely(10),
    keys: fc.array(key, { maxLength: 2 }),
    immutable: rarely(8),
    options: sometimes(
      8,
      fc.constantFrom({ gcGraceSeconds: 86_400 }, { compaction: { class: "LeveledCompactionStrategy" } }),
    ),
  }),
  { minLength: 1, maxLength: 5 },
);

type RawEntity = typeof rawEntities extends fc.Arbitrary<readonly (infer TEntity)[]> ? TEntity : never;

export function readEntities(raw: readonly RawEntity[], udts: readonly UdtDefinition[]): readonly EntityDefinition[] {
  // A relationship's identity is its refs, so it comes after those that it connects.
  const ordered = raw.toSorted((a, b) => Number(a.role === "relationship") - Number(b.role === "relationship"));
  const names = ordered.map(({ name }, i) => `${chosen(wordNames, name)}${i}`);
  const entities: EntityDefinition[] = [];
  for (const [i, entity] of ordered.entries()) entities.push(readEntity(entity, i, names, entities, udts));
  return entities;
}

function readEntity(
  raw: RawEntity,
  index: number,
  names: readonly string[],
  before: readonly EntityDefinition[],
  udts: readonly UdtDefinition[],
): EntityDefinition {
  const location = { file: "model.ts", line: 100 + index, column: 1 };
  const base: Pick<EntityDefinition, "kind" | "name" | "plural" | "unique" | "immutable" | "options" | "location"> = {
    kind: "entity",
    name: names[index] ?? "",
    plural: raw.plural === undefined ? undefined : `${chosen(wordNames, raw.plural)}_${index}s`,
    unique: [],
    immutable: raw.immutable,
    options: raw.options,
    location,
  };
  const all = attributesOf(raw, index, names, before, udts, location);
  const parts = keyParts(all, before, udts);
  const pickKey = (picks: readonly number[]): readonly string[] => [
    ...new Map(
      picks.flatMap((number) => {
        const part = chosen(parts, number);
        return part === undefined ? [] : [[raw.overlaps ? part : part.split(".")[0], part] as const];
      }),
    ).values(),
  ];
  const identity = pickKey(raw.identity);
  const keys = raw.keys.map(pickKey).filter((one) => one.length > 0);
  const hasRefs = all.some(({ value }) => value.kind === "ref");
  if (raw.role === "relationship" && hasRefs) {
    const required = all.map((one) =>
      one.value.kind === "ref" ? { ...one, value: { ...one.value, optional: false } } : one,
    );
    return {
      ...base,
      role: "relationship",
      attributes: required,
      identity: raw.derivesIdentity ? undefined : identity,
      keys,
    };
  }
  if (raw.role !== "counter") return { ...base, role: "entity", attributes: all, identity, keys };
  const ofKey = identity.map((part) => part.split(".")[0]);
  const counted = distinctNames([...all.map(({ name }) => name), "count", "total"]).slice(all.length);
  const counters = counted.map((name): AttributeDefinition => ({
    name,
    location,
    value: { ...plain, type: { kind: "native", name: "counter" } },
  }));
  return {
    ...base,
    role: "counter",
    attributes: [...all.filter(({ name }) => ofKey.includes(name)), ...counters],
    identity: identity.map((part) => part.split(".")[0] ?? ""),
    keys: [],
  };
}

const plain = { kind: "value" as const, optional: false, immutable: false, generated: false };

function attributesOf(
  raw: RawEntity,
  index: number,
  entities: readonly string[],
  before: readonly EntityDefinition[],
  udts: readonly UdtDefinition[],
  location: AttributeDefinition["location"],
): readonly AttributeDefinition[] {
  const columnOf = (named: number | undefined): string | undefined =>
    named === undefined ? undefined : chosen(attributeNames, named);
  const values = raw.attributes.map(
    ({ type: rawOf, values: list, generated, optional, immutable, named }): AttributeDefinition["value"] => {
      const type = list === undefined ? readType(rawOf, udts) : { kind: "native" as const, name: "text" as const };
      const isUuid = type.kind === "native" && (type.name === "uuid" || type.name === "timeuuid");
      return {
        kind: "value",
        type,
        values: list,
        generated: generated && isUuid,
        optional,
        immutable,
        column: columnOf(named),
      };
    },
  );
  const refs = raw.refs.flatMap((ref): readonly AttributeDefinition["value"][] => {
    const isFree = raw.role !== "relationship" && ref.anywhere;
    const entity = chosen(isFree ? entities : entities.slice(0, index), ref.target);
    if (entity === undefined) return [];
    const isOne = before.find(({ name }) => name === entity)?.identity?.length === 1;
    const prefix = typeof ref.prefix === "number" ? chosen(attributeNames, ref.prefix) : ref.prefix;
    return [
      {
        kind: "ref",
        entity,
        column: isOne ? columnOf(ref.named) : undefined,
        prefix,
        optional: ref.optional,
        immutable: ref.immutable,
      },
    ];
  });
  const needsId = raw.hasId || values.every((value) => value.kind === "value" && !mayBeInKey(value.type, udts));
  const all: readonly (readonly [string, AttributeDefinition["value"]])[] = [
    ...(needsId ? [["id", { ...plain, type: { kind: "native" as const, name: raw.idType } }] as const] : []),
    ...values.map((value, i) => [chosen(attributeNames, raw.attributes[i]?.name ?? 0) ?? "", value] as const),
    ...refs.map((value, i) => [chosen(attributeNames, raw.refs[i]?.name ?? 0) ?? "", value] as const),
  ];
  const distinct = distinctNames(all.map(([name]) => name));
  return all.map(([, value], i) => ({ name: distinct[i] ?? "", value, location }));
}

/** What an identity or a key may be made of: attributes, refs to entities before this one, and attributes of those. */
function keyParts(
  attributes: readonly AttributeDefinition[],
  before: readonly EntityDefinition[],
  udts: readonly UdtDefinition[],
): readonly string[] {
  return attributes.flatMap(({ name, value }): readonly string[] => {
    if (name.includes(".")) return []; // a part is split there
    if (value.kind === "value") return !value.optional && mayBeInKey(value.type, udts) ? [name, name] : [];
    if (value.kind !== "ref" || value.optional) return [];
    const target = before.find((entity) => entity.name === value.entity);
    if (target === undefined) return [];
    const own = target.attributes.filter((one) => !one.name.includes(".") && one.value.kind === "value");
    const legal = own.filter(
      (one) => one.value.kind === "value" && !one.value.optional && mayBeInKey(one.value.type, udts),
    );
    return [name, name, ...legal.map((one) => `${name}.${one.name}`)];
  });
}
