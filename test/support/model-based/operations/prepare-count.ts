import type { EntityFacts } from "../domain.ts";
import { identityValues, pathText, type Instance, subjectOf } from "../entity-store.ts";
import { callable, callText, functionName } from "./call.ts";
import { chooseValues } from "./choose-values.ts";
import type { Operation, Preparation } from "./operation.ts";

/** A change of the counters of a counter entity. */
export const prepareCount =
  (verb: "increment" | "decrement") =>
  async (preparation: Preparation, facts: EntityFacts): Promise<Operation | undefined> => {
    const { store, functions } = preparation;
    const name = functionName(verb, facts);
    const values = await chooseValues(preparation, facts);
    const isCounter = (path: string): boolean => !facts.identity.some((part) => pathText(part) === path);
    const chosen: Instance = { values, asWritten: new Map() };
    const present = store.get(facts.entity.name, identityValues(facts, chosen));
    const input = Object.fromEntries([...values].map(([path, value]) => [facts.property(path.split(".")), value]));
    const after = [...values].map(([path, value]): [string, unknown] => {
      if (!isCounter(path)) return [path, value];
      const before = (present?.values.get(path) ?? 0n) as bigint;
      return [path, verb === "increment" ? before + (value as bigint) : before - (value as bigint)];
    });
    return {
      name,
      facts,
      subject: subjectOf(facts, chosen),
      text: callText(name, input),
      traits: [],
      isRepeatable: false,
      run: (db, options) => callable(functions, name)(db, input, options),
      apply: (to) => to.put(facts.entity.name, { ...chosen, values: new Map(after) }),
    };
  };
