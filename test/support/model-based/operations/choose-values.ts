import type { Attribute, Path } from "../../../../src/conceptual/model.ts";
import type { EntityFacts } from "../domain.ts";
import { identityText, identityValues, pathText, type Instance, type Values } from "../entity-store.ts";
import { valueText } from "../value-text.ts";
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

/**
 * Its attributes with what stays as it is written: as given, or taken from the owner now, or as it was before where the ref
 * to the owner has not changed.
 */
export function written(
  { store }: Pick<Preparation, "store">,
  facts: EntityFacts,
  values: Values,
  { before, given = {} }: { readonly before?: Instance; readonly given?: Readonly<Record<string, unknown>> } = {},
): Instance {
  const instance: Instance = { values, asWritten: new Map() };
  const isReferredToBefore = ([ref = ""]: Path): boolean =>
    facts.own
      .filter(([first]) => first === ref)
      .map(pathText)
      .every((own) => before !== undefined && valueText(values.get(own)) === valueText(before.values.get(own)));
  const asWritten = facts.homes
    .flatMap(({ columns }) => columns)
    .flatMap(({ source }) => (source.kind === "attribute" && source.asWritten ? [source.path] : []))
    .map((path): [string, unknown] => {
      const value = given[facts.property(path)];
      if (value !== undefined) return [pathText(path), value];
      if (isReferredToBefore(path)) return [pathText(path), before?.asWritten.get(pathText(path))];
      return [pathText(path), store.valueAt(facts.entity.name, instance, path)];
    });
  return { values, asWritten: new Map(asWritten) };
}
