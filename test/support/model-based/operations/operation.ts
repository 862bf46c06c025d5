import type { EntityFacts } from "../domain.ts";
import type { EntityStore } from "../entity-store.ts";
import type { Picks } from "../picks.ts";

/** A call of a generated function, and what it makes of the entities. */
export interface Operation {
  /** The function: `insertReservation`. */
  readonly name: string;
  readonly facts: EntityFacts;
  /** The instance, as text. */
  readonly subject: string;
  /** The call, for whoever reads of a failure. */
  readonly text: string;
  /** What is special about it, to be counted. */
  readonly traits: readonly string[];
  /** Whether a repetition leaves the same: not where elements are appended, or values made. */
  readonly isRepeatable: boolean;
  run(db: unknown, options?: object): Promise<unknown>;
  /** @param result of the call */
  apply(store: EntityStore, result: unknown): void;
}

/** What the functions of a generated `index.ts` look like from here. */
export type GeneratedFunctions = Readonly<Record<string, unknown>>;

/** What an operation is prepared with. */
export interface Preparation {
  readonly store: EntityStore;
  readonly functions: GeneratedFunctions;
  readonly picks: Picks;
  /** Whether it will be one of several in one write: what it borrows has to be given. */
  readonly isComposed: boolean;
  /** Inserts what has to be there before, such as the guest of a reservation. */
  readonly insertOne: (facts: EntityFacts) => Promise<void>;
}

/** Undefined where the entities as they are don't admit it. */
export type Prepare = (preparation: Preparation, facts: EntityFacts) => Promise<Operation | undefined>;
