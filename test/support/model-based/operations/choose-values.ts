import type { Attribute, Path } from "../../../../src/conceptual/model.ts";
import { startsWith } from "../../../../src/conceptual/paths.ts";
import type { EntityFacts } from "../domain.ts";
import { identityText, identityValues, pathText, type Instance, type Values } from "../entity-store.ts";
import { pickValue } from "../values.ts";
import type { Preparation } from "./operation.ts";

/** Values for all attributes of an instance, or for some. What a ref refers to exists afterwards. */
export async function chooseValues(
  preparation: Preparation,
  facts: EntityFacts,
  attributes: readonly Attribute[] = facts.entity.attributes,
): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const attribute of attributes)
    for (const [path, value] of await chooseValue(preparation, attribute)) values.set(path, value);
  return values;
}

async function chooseValue(preparation: Preparation, attribute: Attribute): Promise<Values> {
  const { store, picks } = preparation;
  const { models } = store.domain;
  if (attribute.kind === "value") {
    if (attribute.optional && picks.sometimes(20)) return new Map([[attribute.name, null]]);
    const value =
      attribute.values === undefined
        ? pickValue(models.conceptual, attribute.type, picks)
        : picks.one(attribute.values);
    return new Map([[attribute.name, value]]);
  }
  const target = store.domain.entity(attribute.entity);
  const chosen =
    attribute.optional && picks.sometimes(20) ? null : await chooseInstance(preparation, target, attribute.optional);
  return new Map(
    target.identity.map((part) => [
      pathText([attribute.name, ...part]),
      chosen === null ? null : chosen.values.get(pathText(part)),
    ]),
  );
}

/** An instance to refer to: one that is there, or a new one. */
async function chooseInstance(
  preparation: Preparation,
  facts: EntityFacts,
  isOptional: boolean,
): Promise<Instance | null> {
  const { store, picks, insertOne } = preparation;
  const { name } = facts.entity;
  if (facts.homes.length === 0) return chooseWithoutHome(preparation, facts);
  const present = store.all(name);
  if (present.length > 0 && !(present.length < 3 && picks.sometimes(15))) return picks.one(present);
  if (present.length === 0 && isOptional) return null;
  await insertOne(facts);
  const after = store.all(name);
  if (after.length === 0) throw new Error(`no ${name} to refer to`);
  return after.at(-1)!;
}

/** What no table has by itself is there once somebody refers to it. */
async function chooseWithoutHome(preparation: Preparation, facts: EntityFacts): Promise<Instance> {
  const { store } = preparation;
  const { name, attributes } = facts.entity;
  const values = await chooseValues(preparation, facts);
  const instance: Instance = { values, asWritten: new Map() };
  const present = store.get(name, identityValues(facts, instance));
  if (present !== undefined) return present;
  if (attributes.length > 0) store.put(name, instance);
  return instance;
}

/** Whether another instance has the values of one of its candidate keys. */
export function violatesKeys({ store }: Preparation, facts: EntityFacts, instance: Instance): boolean {
  const { name, candidateKeys } = facts.entity;
  const identity = identityText(identityValues(facts, instance));
  return store
    .all(name)
    .filter((other) => identityText(identityValues(facts, other)) !== identity)
    .some((other) =>
      candidateKeys.some(({ paths }) => {
        const [own, theirs] = [instance, other].map((one) => paths.map((path) => store.valueAt(name, one, path)));
        return own !== undefined && theirs !== undefined && identityText(own) === identityText(theirs);
      }),
    );
}

/** Its attributes with what stays as it is written: taken from the owners now. */
export function written(
  { store }: Pick<Preparation, "store">,
  facts: EntityFacts,
  values: Values,
  before?: Instance,
): Instance {
  const instance: Instance = { values, asWritten: new Map() };
  const isAsBefore = (path: Path): boolean =>
    before !== undefined &&
    facts.own
      .filter((own) => startsWith(own, path.slice(0, 1)))
      .every((own) => identityText([values.get(pathText(own))]) === identityText([before.values.get(pathText(own))]));
  const asWritten = facts.homes
    .flatMap(({ columns }) => columns)
    .flatMap(({ source }) => (source.kind === "attribute" && source.asWritten ? [source.path] : []))
    .map((path): [string, unknown] => [
      pathText(path),
      isAsBefore(path) ? before?.asWritten.get(pathText(path)) : store.valueAt(facts.entity.name, instance, path),
    ]);
  return { values, asWritten: new Map(asWritten) };
}
