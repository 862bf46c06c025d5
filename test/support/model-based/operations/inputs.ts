import type { Path } from "../../../../src/conceptual/model.ts";
import { resolveValue, samePath, startsWith } from "../../../../src/conceptual/paths.ts";
import type { EntityFacts } from "../domain.ts";
import { pathText, type EntityStore, type Instance } from "../entity-store.ts";
import { valueText } from "../value-text.ts";
import { pickValue } from "../values.ts";
import type { Preparation } from "./operation.ts";

export type Input = Record<string, unknown>;

/** Its own values as an insert takes them. */
export const ownInput = ({ stored, property }: EntityFacts, { values }: Instance): Input =>
  Object.fromEntries(stored.map((path) => [property(path), values.get(pathText(path)) ?? null]));

/** What is borrowed through refs, as an input has it. */
export interface Borrowed {
  readonly input: Input;
  readonly traits: readonly string[];
  /** What the given values make of owners that no table has by themselves: it is as if those had been updated. */
  readonly applyToOwners: (store: EntityStore) => void;
}

/**
 * What it borrows, as an insert takes it: what no table has by its owner's identity always, the rest sometimes. Of a value
 * that is compared with its owner's afterwards, also a wrong one; of an owner without a table, also a new one.
 *
 * @param of only what comes through this ref
 */
export function borrowedInput(
  preparation: Preparation,
  facts: EntityFacts,
  instance: Instance,
  { of, mayDiffer }: { readonly of?: string; readonly mayDiffer: boolean },
): Borrowed {
  const { store, picks, isComposed } = preparation;
  const input: Input = {};
  const traits = new Set<string>();
  const news: { readonly path: Path; readonly value: unknown }[] = [];
  for (const path of facts.borrowed) {
    if (of !== undefined && path[0] !== of) continue;
    const value = store.valueAt(facts.entity.name, instance, path);
    input[facts.property(path)] = value;
    const isRead = presenceOf(preparation, facts, path) === "read";
    if (isRead && !isComposed && !picks.sometimes(20)) {
      delete input[facts.property(path)];
      traits.add("reading what it borrows");
    } else if (mayDiffer && isRead && picks.sometimes(15)) {
      const wrong = wrongValue(preparation, facts, path, value);
      if (wrong === undefined) continue;
      input[facts.property(path)] = wrong;
      traits.add("given a wrong value");
    } else if (mayDiffer && !isRead && !isComposed && picks.sometimes(15)) {
      const given = newValue(preparation, facts, path);
      if (given === undefined) continue;
      input[facts.property(path)] = given;
      news.push({ path, value: given });
      traits.add("given a new value of an owner");
    }
  }
  return {
    input,
    traits: [...traits],
    applyToOwners: (to) => {
      for (const { path, value } of news) changeOwner(to, facts, instance, path, value);
    },
  };
}

/** What the planner says of a value in an insert. */
function presenceOf({ store }: Preparation, { entity }: EntityFacts, path: Path): string | undefined {
  const plan = store.domain.models.access.writes.find((one) => one.entity === entity.name);
  return plan?.values.find((value) => samePath(value.path, path))?.presence;
}

/** Of a text that has an owner to compare it with. */
function wrongValue({ store }: Preparation, facts: EntityFacts, path: Path, value: unknown): unknown {
  const { type, attribute } = resolveValue(store.domain.models.conceptual, facts.entity.name, path);
  const isText = type.kind === "native" && type.name === "text" && attribute.values === undefined;
  if (isKept(facts, path) || !isText || value === null) return undefined;
  return ["a", "b", "c"].find((other) => other !== value);
}

/** For an attribute of an owner that stands right behind the ref, in no table of its own. */
function newValue({ store, picks }: Preparation, facts: EntityFacts, path: Path): unknown {
  const [ref = "", name = "", ...deeper] = path;
  const attribute = facts.entity.attributes.find((one) => one.name === ref);
  if (attribute?.kind !== "ref" || deeper.length > 0 || isKept(facts, path)) return undefined;
  const owner = store.domain.entity(attribute.entity);
  const value = owner.entity.attributes.find((one) => one.name === name);
  if (owner.homes.length > 0 || owner.entity.immutable || value?.kind !== "value" || value.immutable) return undefined;
  return pickValue(store.domain.models.conceptual, value.type, picks);
}

function changeOwner(
  store: EntityStore,
  facts: EntityFacts,
  instance: Instance,
  [ref = "", name = ""]: Path,
  value: unknown,
): void {
  const owner = store.referred(facts.entity.name, instance, ref);
  const attribute = facts.entity.attributes.find((one) => one.name === ref);
  if (owner && attribute?.kind === "ref")
    store.put(attribute.entity, { ...owner, values: new Map(owner.values).set(name, value) });
}

/** Whether some home keeps it as it was written. */
const isKept = ({ homes }: EntityFacts, path: Path): boolean =>
  homes.some(({ columns }) =>
    columns.some(({ source }) => source.kind === "attribute" && source.asWritten && startsWith(source.path, path)),
  );

/** What update, delete and disconnect take for the instance. */
export function keyInput(facts: EntityFacts, { values }: Instance): Input {
  return Object.fromEntries(keyPaths(facts).map((path) => [facts.property(path), values.get(pathText(path))]));
}

/** The identity; and more where no home has it by that alone. */
export function keyPaths({ homes, identity, own }: EntityFacts): readonly Path[] {
  const keys = homes.map(({ columns }) =>
    columns
      .filter(({ role }) => role === "partition" || role === "clustering")
      .flatMap(({ source }) => {
        if (source.kind === "attribute") return [source.path];
        return source.kind === "bucket" && source.bucket.source !== undefined ? [source.bucket.source] : [];
      })
      .filter((path) => !identity.some((part) => samePath(part, path))),
  );
  const fewest = keys.reduce<readonly Path[] | undefined>(
    (best, key) => (best === undefined || key.length < best.length ? key : best),
    undefined,
  );
  return [...identity, ...(fewest ?? []).filter((path) => own.some((one) => samePath(one, path)))];
}

/** All values as its tables have them, for an update that is not to read. Undefined where they don't agree on one. */
export function previousInput({ store }: Preparation, facts: EntityFacts, instance: Instance): Input | undefined {
  const input: Input = {};
  for (const path of [...facts.stored, ...facts.borrowed]) {
    const live = store.valueAt(facts.entity.name, instance, path);
    const kept = isKept(facts, path) ? instance.asWritten.get(pathText(path)) : live;
    if (valueText(kept) !== valueText(live)) return undefined;
    input[facts.property(path)] = live;
  }
  return input;
}
