import type { Path } from "../../../../src/conceptual/model.ts";
import { samePath, startsWith } from "../../../../src/conceptual/paths.ts";
import type { EntityFacts } from "../domain.ts";
import { identityText, pathText, type Instance } from "../entity-store.ts";
import type { Preparation } from "./operation.ts";

export type Input = Record<string, unknown>;

/** Its own values as an insert takes them. What is null may be left out. */
export function ownInput({ picks }: Preparation, facts: EntityFacts, { values }: Instance): Input {
  const entries = facts.stored.flatMap((path): readonly (readonly [string, unknown])[] => {
    const value = values.get(pathText(path)) ?? null;
    return value === null && picks.sometimes(30) ? [] : [[facts.property(path), value]];
  });
  return Object.fromEntries(entries);
}

/**
 * What it borrows, as an insert takes it: what no table has by its owner's identity always, the rest sometimes. Of a value
 * that is compared with its owner's afterwards, also a wrong one.
 *
 * @param of only what comes through this ref
 */
export function borrowedInput(
  preparation: Preparation,
  facts: EntityFacts,
  instance: Instance,
  { of, mayBeWrong }: { readonly of?: string; readonly mayBeWrong: boolean },
): { readonly input: Input; readonly traits: readonly string[] } {
  const { store, picks, isComposed } = preparation;
  const { name } = facts.entity;
  const input: Input = {};
  const traits = new Set<string>();
  for (const path of facts.borrowed) {
    if (of !== undefined && path[0] !== of) continue;
    const value = store.valueAt(name, instance, path);
    if (!isReadWhenLeftOut(preparation, facts, path) || isComposed || picks.sometimes(20)) {
      const other = process.env["NOWRONG"] === undefined && mayBeWrong && picks.sometimes(15) ? otherValue(preparation, facts, path, value) : undefined;
      if (other !== undefined) traits.add("given a wrong value");
      input[facts.property(path)] = other ?? value;
    } else traits.add("reading what it borrows");
  }
  return { input, traits: [...traits] };
}

function isReadWhenLeftOut({ store }: Preparation, facts: EntityFacts, path: Path): boolean {
  const plan = store.domain.models.access.writes.find(({ entity }) => entity === facts.entity.name);
  return plan?.insert?.inputs.find((input) => samePath(input.path, path))?.presence === "read";
}

/** Of a text that has an owner to compare it with. */
function otherValue(preparation: Preparation, facts: EntityFacts, path: Path, value: unknown): unknown {
  const isKept = facts.homes.some(({ columns }) =>
    columns.some(({ source }) => source.kind === "attribute" && source.asWritten && startsWith(source.path, path)),
  );
  if (isKept || typeof value !== "string" || !isReadWhenLeftOut(preparation, facts, path)) return undefined;
  return ["a", "b", "c"].find((other) => identityText([other]) !== identityText([value]));
}

/** What update, delete and disconnect take for the instance. */
export function keyInput(facts: EntityFacts, { values }: Instance): Input {
  return Object.fromEntries(keyPaths(facts).map((path) => [facts.property(path), values.get(pathText(path))]));
}

/** The identity; and more where no home has it by that alone. */
function keyPaths({ homes, identity, own }: EntityFacts): readonly Path[] {
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
