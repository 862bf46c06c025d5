import type { Attribute } from "../../../../src/conceptual/model.ts";
import { isUnfrozenCollection } from "../../../../src/cql/key-types.ts";
import type { EntityFacts } from "../domain.ts";
import { identityValues, subjectOf } from "../entity-store.ts";
import { callable, callText, functionName } from "./call.ts";
import { changeableAttributes } from "./changeable.ts";
import { chooseValues, violatesKeys, written } from "./choose-values.ts";
import { borrowedInput, keyPaths, ownInput } from "./inputs.ts";
import type { Operation, Preparation } from "./operation.ts";
import { prepareInsert } from "./prepare-insert.ts";

const mostAttempts = 6;

/** Where no home has an instance by its identity, what else is in the key tells it, too: with another, it is another row. */
const isOutsideKey =
  (facts: EntityFacts) =>
  ({ name }: Attribute): boolean =>
    !keyPaths(facts).some(([first]) => first === name);

/** What is left out of a put over what is there, stays. */
const mayBeLeftOut = (attribute: Attribute): boolean =>
  attribute.optional || (attribute.kind === "value" && isUnfrozenCollection(attribute.type));

/** A put of an instance that is there, all of it written anew, or of a new one. */
export async function preparePut(preparation: Preparation, facts: EntityFacts): Promise<Operation | undefined> {
  const { store, picks, functions } = preparation;
  const present = store.all(facts.entity.name);
  const name = functionName("put", facts);
  if (present.length === 0 || picks.sometimes(15)) {
    const insert = await prepareInsert(
      { ...preparation, functions: { ...functions, [functionName("insert", facts)]: functions[name] } },
      facts,
    );
    return (
      insert && {
        ...insert,
        name,
        text: insert.text.replace(insert.name, name),
        traits: [...insert.traits, "of a new one"],
      }
    );
  }
  const before = picks.one(present);
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const changeable = changeableAttributes(facts).filter(isOutsideKey(facts));
    const leftOut = changeable.filter((attribute) => mayBeLeftOut(attribute) && picks.sometimes(10));
    const given = changeable.filter((attribute) => !leftOut.includes(attribute));
    const changes = await chooseValues(preparation, facts, given);
    const after = written(preparation, facts, new Map([...before.values, ...changes]));
    if (violatesKeys(preparation, facts, after)) continue;
    const borrowed = borrowedInput(preparation, facts, after, { mayDiffer: true });
    const input = { ...ownInput(facts, after), ...borrowed.input };
    for (const path of facts.own.filter(([first]) => leftOut.some((attribute) => attribute.name === first)))
      delete input[facts.property(path)];
    return {
      name,
      facts,
      subject: subjectOf(facts, before),
      text: `${callText(name, input)} over ${identityValues(facts, before).map(String).join(", ")}`,
      traits: [...borrowed.traits, "over what is there", ...(leftOut.length > 0 ? ["leaving values out"] : [])],
      isRepeatable: true,
      run: (db, options) => callable(functions, name)(db, input, options),
      apply(to) {
        borrowed.applyToOwners(to);
        to.put(facts.entity.name, written({ store: to }, facts, after.values, { before, given: input }));
      },
    };
  }
  return undefined;
}
