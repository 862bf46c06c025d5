import { isDeepStrictEqual } from "node:util";
import type { Keyspace, Table } from "../../../src/physical/model.ts";
import { OutcomeUnknown } from "../../../src/runtime/index.ts";
import type { Command } from "./commands.ts";
import type { Domain } from "./domain.ts";
import { EntityStore } from "./entity-store.ts";
import { expectedRows, type ExpectedRow } from "./expected-rows.ts";
import { isInterruption } from "./interrupted-client.ts";
import { composed } from "./operations/compose.ts";
import type { GeneratedFunctions, Operation, Preparation } from "./operations/operation.ts";
import { prepareInsert } from "./operations/prepare-insert.ts";
import { Picks } from "./picks.ts";
import { storedRows, wipe, type Place } from "./stored-rows.ts";
import type { Tally } from "./tally.ts";

/** A model in generated code, bound to keyspaces on a node. */
export interface Subject {
  readonly domain: Domain;
  readonly functions: GeneratedFunctions;
  readonly commands: readonly Command[];
  readonly place: Place;
  readonly db: unknown;
  /** The same, with a client that dies after so many writes. */
  readonly interrupted: (after: number) => unknown;
}

export interface Step {
  /** Chooses the command, or two of them to be written as one. */
  readonly command: number;
  readonly together: number | undefined;
  /** The client dies after so many statements, each sent by itself, and another one does it again. */
  readonly interruptedAfter: number | undefined;
  /** Choose everything else. */
  readonly picks: readonly number[];
}

/** Every copy is right after each step; the first one that is not, ends it. */
export async function runSteps(subject: Subject, steps: readonly Step[], tally: Tally): Promise<void> {
  const { domain } = subject;
  await Promise.all(domain.tables.map((table) => wipe(subject.place, table)));
  const run = new Run(subject, tally);
  for (const step of steps) await run.step(step);
}

type Expected = ReadonlyMap<Table, readonly ExpectedRow[]>;

class Run {
  readonly #subject: Subject;
  readonly #tally: Tally;
  readonly #store: EntityStore;
  readonly #log: string[] = [];
  #expected: Expected;

  constructor(subject: Subject, tally: Tally) {
    this.#subject = subject;
    this.#tally = tally;
    this.#store = new EntityStore(subject.domain);
    this.#expected = this.#expect();
  }

  async step({ command, together, interruptedAfter, picks: numbers }: Step): Promise<void> {
    const picks = new Picks(numbers);
    const first = chosen(this.#subject.commands, command);
    if (together === undefined) {
      const preparation = this.#preparation(picks, false);
      const operation = (await first.prepare(preparation, first.facts)) ?? (await this.#insertFor(preparation, first));
      if (operation === undefined) this.#tally.count("(nothing to do)");
      else await this.#perform(operation, interruptedAfter);
      return;
    }
    const second = chosen(this.#subject.commands, together);
    const operation = await composed(this.#preparation(picks, true), first, second);
    if (operation === undefined) this.#tally.count("(nothing to do together)");
    else await this.#perform(operation);
  }

  /** Where there is nothing yet that the command could be about. */
  async #insertFor(preparation: Preparation, { facts }: Command): Promise<Operation | undefined> {
    return facts.homes.length > 0 ? prepareInsert(preparation, facts) : undefined;
  }

  #preparation(picks: Picks, isComposed: boolean): Preparation {
    const preparation: Preparation = {
      store: this.#store,
      functions: this.#subject.functions,
      picks,
      isComposed,
      insertOne: async (facts) => {
        const insert = await prepareInsert({ ...preparation, isComposed: false }, facts);
        if (insert !== undefined) await this.#perform(insert);
      },
    };
    return preparation;
  }

  async #perform(operation: Operation, interruptedAfter?: number): Promise<void> {
    this.#log.push(operation.text);
    try {
      const interruption = interruptedAfter === undefined ? {} : await this.#interrupted(operation, interruptedAfter);
      const result = interruption === undefined ? undefined : await operation.run(this.#subject.db, interruption);
      operation.apply(this.#store, result);
    } catch (error) {
      throw new Error(`${this.#story()}\nthrew ${String(error)}`, { cause: error });
    }
    const before = this.#expected;
    this.#expected = this.#expect();
    this.#tally.count(operation.name, ...operation.traits.map((trait) => `${operation.name} ${trait}`));
    this.#tally.count(...this.#effects(operation, before).map((effect) => `${operation.name}: ${effect}`));
    await this.#check();
  }

  /** With which options it has to be repeated; undefined where it was not interrupted. */
  async #interrupted(operation: Operation, after: number): Promise<object | undefined> {
    if (!operation.isRepeatable) return {};
    try {
      await operation.run(this.#subject.interrupted(after), { batch: "parallel", retryForMilliseconds: 100 });
      return undefined;
    } catch (error) {
      if (!isInterruption(error)) throw error;
      this.#log.push(`   after it was interrupted after ${after} statements`);
      this.#tally.count(`${operation.name} interrupted before`);
      const isGuarded = error instanceof OutcomeUnknown && error.open !== undefined;
      return isGuarded ? { repeats: error } : {};
    }
  }

  #expect(): Expected {
    return new Map(this.#subject.domain.tables.map((table) => [table, expectedRows(this.#store, table)]));
  }

  /** What an update did to the tables, by the expected rows. */
  #effects({ name, facts }: Operation, before: Expected): readonly string[] {
    if (!/^(update|put)/.test(name)) return [];
    const effects = new Set<string>();
    for (const [table, rows] of this.#expected) {
      const had = before.get(table) ?? [];
      if (isDeepStrictEqual(textsOf(rows), textsOf(had))) continue;
      const isHome = table.grain === facts.entity.name;
      const isInPlace = isDeepStrictEqual(keysOf(rows), keysOf(had));
      effects.add(isHome ? (isInPlace ? "in place" : "moves") : isInPlace ? "reaches copies" : "moves copies");
    }
    return effects.size === 0 ? ["changes nothing"] : [...effects];
  }

  async #check(): Promise<void> {
    const { domain, place } = this.#subject;
    const differences = await Promise.all(
      domain.tables.map(async (table) => {
        const expected = textsOf(this.#expected.get(table) ?? []);
        const actual = await storedRows(place, keyspaceOf(domain, table), table);
        if (isDeepStrictEqual(actual, expected)) return [];
        return [
          `${table.name}:`,
          ...expected.filter((row) => !actual.includes(row)).map((row) => `  missing  ${row}`),
          ...actual.filter((row) => !expected.includes(row)).map((row) => `  there is ${row}`),
        ];
      }),
    );
    const lines = differences.flat();
    if (lines.length > 0) throw new Error(`${this.#story()}\nleft\n${lines.join("\n")}`);
  }

  #story(): string {
    return this.#log.map((line, i) => `${i + 1}. ${line}`).join("\n");
  }
}

const textsOf = (rows: readonly ExpectedRow[]): readonly string[] => rows.map(({ text }) => text).toSorted();
const keysOf = (rows: readonly ExpectedRow[]): readonly string[] => rows.map(({ key }) => key).toSorted();

function keyspaceOf({ models }: Domain, table: Table): Keyspace {
  const keyspace = models.physical.keyspaces.find(({ name }) => name === table.keyspace);
  if (keyspace === undefined) throw new Error(`no keyspace "${table.keyspace}"`);
  return keyspace;
}

/** Each as often as its weight says. */
function chosen(commands: readonly Command[], number: number): Command {
  let rest = number % commands.reduce((sum, { weight }) => sum + weight, 0);
  for (const command of commands) if ((rest -= command.weight) < 0) return command;
  throw new Error("no command to choose");
}
