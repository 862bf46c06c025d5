import type { Domain, EntityFacts } from "./domain.ts";
import { functionName } from "./operations/call.ts";
import { changeableAttributes } from "./operations/changeable.ts";
import type { Prepare } from "./operations/operation.ts";
import { prepareCount } from "./operations/prepare-count.ts";
import { prepareDelete } from "./operations/prepare-delete.ts";
import { prepareInsert } from "./operations/prepare-insert.ts";
import { preparePut } from "./operations/prepare-put.ts";
import { prepareUpdate } from "./operations/prepare-update.ts";

/** One of the functions that the model is expected to have. */
export interface Command {
  readonly name: string;
  readonly facts: EntityFacts;
  readonly prepare: Prepare;
  /** How often it is chosen, beside the others. */
  readonly weight: number;
}

/** The functions by which the entities of a model are written. */
export function commandsOf(domain: Domain): readonly Command[] {
  return domain.entities.flatMap((facts): readonly Command[] => {
    const command = (verb: Parameters<typeof functionName>[0], prepare: Prepare, weight: number): Command => ({
      name: functionName(verb, facts),
      facts,
      prepare,
      weight,
    });
    if (facts.entity.role === "counter")
      return [command("increment", prepareCount("increment"), 2), command("decrement", prepareCount("decrement"), 1)];
    const changes = changeableAttributes(facts).length > 0 ? [command("update", prepareUpdate, 4)] : [];
    if (facts.homes.length === 0) return changes;
    const puts = changes.length > 0 ? [command("put", preparePut, 2)] : [];
    return [command("insert", prepareInsert, 3), ...puts, ...changes, command("delete", prepareDelete, 2)];
  });
}
