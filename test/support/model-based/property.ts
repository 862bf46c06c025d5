import type { Client } from "cassandra-driver";
import fc from "fast-check";
import type { Models } from "../../../src/compile.ts";
import { createAnew } from "../node.ts";
import { commandsOf } from "./commands.ts";
import { describeDomain } from "./domain.ts";
import { interruptedClient } from "./interrupted-client.ts";
import type { GeneratedFunctions } from "./operations/operation.ts";
import { runSteps, type Step, type Subject } from "./run-steps.ts";
import { Tally } from "./tally.ts";

/** Makes the tables of a model, in keyspaces whose names begin with a prefix, and binds its functions to them. */
export async function setUpSubject(
  client: Client,
  models: Models,
  functions: GeneratedFunctions,
  prefix: string,
): Promise<Subject> {
  const { keyspaces } = models.physical;
  const names = Object.fromEntries(keyspaces.map(({ name }) => [name, `${prefix}_${name}`]));
  for (const keyspace of keyspaces) await createAnew(client, keyspace, names[keyspace.name]!);
  return bindSubject(client, models, functions, names);
}

/** The same tables for other functions. */
export function bindSubject(
  client: Client,
  models: Models,
  functions: GeneratedFunctions,
  keyspaces: Readonly<Record<string, string>>,
): Subject {
  const domain = describeDomain(models);
  const bind = functions["bind"] as (client: Client, options: unknown) => unknown;
  return {
    domain,
    functions,
    commands: commandsOf(domain),
    place: { client, keyspaces },
    db: bind(client, { keyspaces }),
    interrupted: (after) => bind(interruptedClient(client, after), { keyspaces }),
  };
}

/** The functions that the model should have, and has not. */
export const missingFunctions = ({ commands, functions }: Subject): readonly string[] =>
  commands.map(({ name }) => name).filter((name) => typeof functions[name] !== "function");

export interface PropertyOptions {
  readonly seed: number;
  readonly runs: number;
  readonly steps?: number;
  /** Of sixty steps, how many are two operations in one write. */
  readonly together?: number;
  /** Of sixty steps, how many are done by a client that dies, and then by another. */
  readonly interrupted?: number;
  /** To stop at the first failure, where nobody reads it. */
  readonly endOnFailure?: boolean;
}

export interface Outcome {
  readonly tally: Tally;
  /** Undefined when every run held. */
  readonly failure: string | undefined;
}

/** How many milliseconds are spent on a shorter failure. */
const mostShrinking = 60_000;

/** Random steps; the failure is that of the shortest that were found. */
export async function checkWrites(
  subject: Subject,
  { seed, runs, steps = 30, together = 8, interrupted = 10, endOnFailure = false }: PropertyOptions,
): Promise<Outcome> {
  const tally = new Tally();
  const number = fc.nat(59);
  const step = fc
    .record({
      command: fc.nat(9_999),
      second: fc.tuple(number, fc.nat(9_999)),
      picks: fc.array(number, { minLength: 24, maxLength: 24 }),
    })
    .map(({ command, second: [chance, other], picks }): Step => {
      return {
        command,
        together: chance >= 60 - together ? other : undefined,
        interruptedAfter: chance > 0 && chance <= interrupted ? other % 6 : undefined,
        picks,
      };
    });
  let failedAt: number | undefined;
  const fail = (error: unknown): never => {
    failedAt ??= performance.now();
    throw error;
  };
  const isOver = (): boolean => failedAt !== undefined && performance.now() > failedAt + mostShrinking;
  const details = await fc.check(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: steps, size: "max" }), (all) =>
      isOver() ? Promise.resolve() : runSteps(subject, all, tally).catch(fail),
    ),
    { seed, numRuns: runs, endOnFailure, unbiased: true },
  );
  if (!details.failed) return { tally, failure: undefined };
  const error = details.errorInstance as Error | undefined;
  return {
    tally,
    failure: `${error?.message ?? "interrupted"}\n(seed ${seed}, run ${details.numRuns}, ${details.numShrinks} shrinks)`,
  };
}
