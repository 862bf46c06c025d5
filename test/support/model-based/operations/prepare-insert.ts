import type { EntityFacts } from "../domain.ts";
import { identityValues, pathText, type Instance, subjectOf } from "../entity-store.ts";
import { callable, callText, functionName } from "./call.ts";
import { chooseValues, violatesKeys, written } from "./choose-values.ts";
import { borrowedInput, ownInput, type Input } from "./inputs.ts";
import type { Operation, Preparation } from "./operation.ts";

const mostAttempts = 6;

/** The insert of a new identity; for a relationship, the connection of two instances. */
export async function prepareInsert(preparation: Preparation, facts: EntityFacts): Promise<Operation | undefined> {
  const { store } = preparation;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const values = await chooseValues(preparation, facts);
    const instance = written(preparation, facts, values);
    const isNew = store.get(facts.entity.name, identityValues(facts, instance)) === undefined;
    if (isNew && !violatesKeys(preparation, facts, instance)) return insertOf(preparation, facts, instance);
  }
  return undefined;
}

function insertOf(preparation: Preparation, facts: EntityFacts, instance: Instance): Operation {
  const { functions, picks, isComposed } = preparation;
  const name = functionName("insert", facts);
  const borrowed = borrowedInput(preparation, facts, instance, { mayDiffer: true });
  const input: Input = { ...ownInput(facts, instance), ...borrowed.input };
  for (const [property, value] of Object.entries(input))
    if (value === null && picks.sometimes(30)) delete input[property];
  const made = facts.entity.attributes.filter((attribute) => attribute.kind === "value" && attribute.generated);
  const leavesOut = !isComposed && made.length > 0 && picks.sometimes(30);
  if (leavesOut) for (const attribute of made) delete input[facts.property([attribute.name])];
  return {
    name,
    facts,
    subject: subjectOf(facts, instance),
    text: callText(name, input),
    traits: leavesOut ? [...borrowed.traits, "making values"] : borrowed.traits,
    isRepeatable: !leavesOut,
    run: (db, options) => callable(functions, name)(db, input, options),
    apply(store, result) {
      const values = new Map(instance.values);
      if (leavesOut)
        for (const attribute of made)
          values.set(pathText([attribute.name]), (result as Record<string, unknown>)[facts.property([attribute.name])]);
      borrowed.applyToOwners(store);
      store.put(facts.entity.name, written({ store }, facts, values, { given: input }));
    },
  };
}
