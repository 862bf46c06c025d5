import type { Attribute, ValueAttribute } from "../../../../src/conceptual/model.ts";
import { isUnfrozenCollection } from "../../../../src/cql/key-types.ts";
import { add, append, prepend, remove } from "../../../../src/runtime/index.ts";
import type { EntityFacts } from "../domain.ts";
import { subjectOf, type Instance } from "../entity-store.ts";
import { valueText } from "../value-text.ts";
import { callable, callText, functionName } from "./call.ts";
import { changeableAttributes } from "./changeable.ts";
import { chooseValues, violatesKeys, written } from "./choose-values.ts";
import { borrowedInput, keyInput, previousInput, type Input } from "./inputs.ts";
import type { Operation, Preparation } from "./operation.ts";

const mostAttempts = 6;

/** An update of some attributes: new values, nulls, other refs, parts of collections. */
export async function prepareUpdate(preparation: Preparation, facts: EntityFacts): Promise<Operation | undefined> {
  const { store, picks, functions } = preparation;
  const changeable = changeableAttributes(facts);
  const present = store.all(facts.entity.name);
  if (present.length === 0 || changeable.length === 0) return undefined;
  const before = picks.one(present);
  const name = functionName("update", facts);
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const [first] = picks.from(changeable);
    const attributes = changeable.filter((attribute) => attribute === first || picks.sometimes(15));
    const { values, input, traits } = await chooseChanges(preparation, facts, before, attributes);
    const after = written(preparation, facts, values, { before });
    if (violatesKeys(preparation, facts, after)) continue;
    const borrowed = attributes
      .filter(({ kind }) => kind === "ref")
      .map((ref) => borrowedInput(preparation, facts, after, { of: ref.name, mayDiffer: false }));
    const changes: Input = Object.assign({}, input, ...borrowed.map((one) => one.input));
    const key = keyInput(facts, before);
    const previous = picks.sometimes(8) ? previousInput(preparation, facts, before) : undefined;
    const given = previous === undefined ? {} : { previous };
    return {
      name,
      facts,
      subject: subjectOf(facts, before),
      text: callText(name, key, changes, ...(previous === undefined ? [] : ["with what was there"])),
      traits: [
        ...new Set([
          ...traits,
          ...borrowed.flatMap((one) => one.traits),
          ...(previous === undefined ? [] : ["from previous"]),
        ]),
      ],
      isRepeatable: !traits.includes("appending") && !traits.includes("prepending"),
      run: (db, options) => callable(functions, name)(db, key, changes, { ...given, ...options }),
      apply: (to) => to.put(facts.entity.name, written({ store: to }, facts, values, { before, given: changes })),
    };
  }
  return undefined;
}

interface Changes {
  readonly values: ReadonlyMap<string, unknown>;
  readonly input: Input;
  readonly traits: readonly string[];
}

async function chooseChanges(
  preparation: Preparation,
  facts: EntityFacts,
  before: Instance,
  attributes: readonly Attribute[],
): Promise<Changes> {
  const values = new Map(before.values);
  const input: Input = {};
  const traits: string[] = [];
  for (const attribute of attributes) {
    const chosen = await chooseValues(preparation, facts, [attribute]);
    if (attribute.kind === "ref") traits.push("with another ref");
    else if (isUnfrozenCollection(attribute.type) && preparation.picks.sometimes(40)) {
      const part = choosePart(preparation, attribute, before.values.get(attribute.name), chosen.get(attribute.name));
      values.set(attribute.name, part.after);
      input[facts.property([attribute.name])] = part.change;
      traits.push(part.trait);
      continue;
    }
    for (const [path, value] of chosen) {
      values.set(path, value);
      if (value === null) traits.push("to null");
      input[facts.property(path.split("."))] = value;
    }
  }
  return { values, input, traits };
}

/** A change of some elements, and what it makes of the collection. */
function choosePart(
  { picks }: Preparation,
  { type }: ValueAttribute,
  before: unknown,
  elements: unknown,
): { readonly change: unknown; readonly after: unknown; readonly trait: string } {
  if (type.kind === "list") {
    const [had, more] = [(before ?? []) as unknown[], (elements ?? []) as unknown[]];
    return picks.sometimes(30)
      ? { change: append(more), after: [...had, ...more], trait: "appending" }
      : { change: prepend(more), after: [...more, ...had], trait: "prepending" };
  }
  if (type.kind === "map") {
    const had = (before ?? new Map()) as Map<unknown, unknown>;
    const more = (elements ?? new Map()) as Map<unknown, unknown>;
    if (picks.sometimes(30)) return { change: add(more), after: new Map([...had, ...more]), trait: "adding" };
    const gone = [...more.keys()];
    return { change: remove(gone), after: new Map([...had].filter(([key]) => !holds(gone, key))), trait: "removing" };
  }
  const had = [...((before ?? []) as Iterable<unknown>)];
  const more = [...((elements ?? []) as Iterable<unknown>)];
  if (picks.sometimes(30)) return { change: add(more), after: new Set([...had, ...more]), trait: "adding" };
  return { change: remove(more), after: new Set(had.filter((element) => !holds(more, element))), trait: "removing" };
}

const holds = (elements: readonly unknown[], element: unknown): boolean =>
  elements.some((other) => valueText(other) === valueText(element));
