import { inOneWrite, type Database } from "../../../../src/runtime/index.ts";
import type { Command } from "../commands.ts";
import type { EntityStore } from "../entity-store.ts";
import type { Operation, Preparation } from "./operation.ts";

/** What can't be done together is refused before anything is written: these say so. */
const refusals = new Set(["InvalidWrite", "RowNotFound", "BorrowedValueMissing"]);

/** Two operations in one write: both, or, where they don't go together, neither. */
export async function composed(
  preparation: Preparation,
  first: Command,
  second: Command,
): Promise<Operation | undefined> {
  const { store } = preparation;
  const one = await first.prepare(preparation, first.facts);
  if (one === undefined) return undefined;
  const before = store.snapshot();
  const other = await prepareAfter(preparation, one, second);
  const after = store.snapshot();
  store.restore(before);
  // Each reads the instance as it is before both.
  if (other === undefined || other.subject === one.subject) return undefined;
  let isRefused = false;
  const traits: string[] = [];
  return {
    name: "inOneWrite",
    facts: first.facts,
    subject: one.subject,
    text: `inOneWrite: ${one.text}; ${other.text}`,
    traits,
    isRepeatable: false,
    async run(db) {
      try {
        await inOneWrite(db as Database, async (inner) => {
          await one.run(inner);
          await other.run(inner);
        });
        traits.push(`(${one.name}, ${other.name})`);
      } catch (error) {
        if (!refusals.has((error as Error).name)) throw error;
        isRefused = true;
        traits.push(`refused with ${(error as Error).name}`);
      }
    },
    apply(to: EntityStore) {
      if (!isRefused) to.restore(after);
    },
  };
}

/** The second one, for the entities as the first leaves them. Undefined where something would have to be inserted between. */
async function prepareAfter(preparation: Preparation, one: Operation, second: Command): Promise<Operation | undefined> {
  const { store } = preparation;
  one.apply(store, undefined);
  try {
    const other = await second.prepare(
      { ...preparation, insertOne: () => Promise.reject(new NotTogether()) },
      second.facts,
    );
    other?.apply(store, undefined);
    return other;
  } catch (error) {
    if (error instanceof NotTogether) return undefined;
    throw error;
  }
}

class NotTogether extends Error {}
