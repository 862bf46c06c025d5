import { changeRow, type Changed } from "../../../src/runtime/guarded/change-row.ts";
import type { Answer, Environment, OpenAttempts, Request, Steps } from "../../../src/runtime/guarded/model.ts";
import { settleInstance } from "../../../src/runtime/guarded/settle.ts";
import { randomly, type Random } from "../random.ts";
import { findFaults } from "./find-faults.ts";
import { Cluster, type Guard } from "./cluster.ts";
import { shapeOf, type Instance } from "./instance.ts";
import { chooseOperation, type Operation } from "./operations.ts";

/** An operation of a client, and what it was told; undefined where the client died on the way. */
export interface Done {
  readonly operation: Operation;
  readonly writer: string;
  readonly from: number;
  readonly to: number;
  readonly changed: Changed<Instance> | undefined;
}

export interface Simulation {
  readonly faults: readonly string[];
  /** How often each thing came about: a run without any would show nothing. */
  readonly tally: ReadonlyMap<string, number>;
}

/** What may happen on the way, and how often in a hundred. */
const chances = {
  /** A client dies before its next step. */
  crash: 2,
  /** A client stands still for longer than everybody's timeouts. */
  freeze: 4,
  /** A conditional statement is applied, and the answer is lost. */
  lost: 4,
  /** It is lost on the way. */
  never: 3,
  /** Its coordinator has the replicas accept it, and dies. */
  cut: 5,
  /** Its coordinator stands still, and goes on after the client has given up. */
  late: 6,
  /** A fan-out is not confirmed: it comes later, or only a part of it does, or nothing. */
  unconfirmed: 6,
  /** A fan-out comes once more, later. */
  twice: 6,
};

/** Clients at once, each with a clock of its own, on a cluster that loses and delays; all from a seed. */
export function simulate(seed: number, without?: Guard): Simulation {
  return new Run(seed, without).run();
}

type Clock = Environment["versionAfter"];

class Run {
  readonly #random: Random;
  readonly #cluster: Cluster;
  readonly #queue: { readonly time: number; readonly order: number; readonly work: () => void }[] = [];
  readonly #done: Done[] = [];
  readonly #tally = new Map<string, number>();
  #order = 0;
  #ids = 0;

  constructor(seed: number, without?: Guard) {
    this.#random = randomly(seed);
    this.#cluster = new Cluster(this.#random, without);
  }

  run(): Simulation {
    const clients = 2 + this.#random.integer(4);
    for (let client = 0; client < clients; client++) {
      const clock = this.#clock((this.#random.integer(3) - 1) * this.#random.integer(5000));
      this.#client(clock, 2 + this.#random.integer(8));
    }
    this.#drain();
    const quiet = {
      tally: this.#tally,
      faults: findFaults(this.#cluster, this.#done, (id, operation) => {
        const steps: Steps<Instance, unknown> =
          operation === undefined
            ? settleInstance(shapeOf(id), id)
            : changeRow(
                shapeOf(id),
                { id, writer: this.#newId(), giveUp: "unknown" },
                this.#environment(this.#clock(-5000)),
              );
        return this.#runAlone(steps, operation);
      }),
    };
    return quiet;
  }

  #count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }

  #happens(what: keyof typeof chances): boolean {
    const does = this.#random.chance(chances[what] / 100);
    if (does) this.#count(what);
    return does;
  }

  #later(delay: number, work: () => void): void {
    this.#queue.push({ time: this.#cluster.now + delay, order: this.#order++, work });
  }

  /** Runs what is due, in time, until nothing is left. */
  #drain(): void {
    while (this.#queue.length > 0) {
      let next = 0;
      for (const [i, one] of this.#queue.entries()) {
        const first = this.#queue[next]!;
        if (one.time < first.time || (one.time === first.time && one.order < first.order)) next = i;
      }
      const [due] = this.#queue.splice(next, 1);
      this.#cluster.now = Math.max(this.#cluster.now, due!.time);
      due!.work();
    }
  }

  #newId = (): string => `${this.#ids++}`;

  #clock(ahead: number): Clock {
    let last = 0;
    return (versions) => {
      const now = Math.max(1, (10_000 + this.#cluster.now + ahead) * 1000);
      return (last = Math.max(now, last + 1, ...versions.map((version) => (version ?? 0) + 1)));
    };
  }

  #environment(versionAfter: Clock): Environment {
    return { newId: this.#newId, versionAfter };
  }

  /** One operation after the other; one whose outcome is left unknown is sometimes repeated. */
  #client(clock: Clock, operations: number, repeated?: { operation: Operation; open: OpenAttempts }): void {
    if (operations === 0) return;
    const operation = repeated?.operation ?? chooseOperation(this.#random);
    const writer = repeated?.open.writer ?? this.#newId();
    const from = this.#cluster.now;
    const giveUp = this.#random.pick(["unknown", "fence"] as const);
    const change = { id: operation.id, writer, giveUp, repeats: repeated?.open };
    const steps = changeRow(shapeOf(operation.id), change, this.#environment(clock));
    const patience = 1 + this.#random.integer(8);
    const end = (changed: Changed<Instance> | undefined): void => {
      this.#count(`${operation.kind} ${changed?.kind ?? "crashed"}`);
      const mayRepeat = changed?.kind === "unknown" && this.#random.chance(0.5);
      this.#done.push({ operation, writer, from, to: this.#cluster.now, changed });
      const again = mayRepeat ? { operation, open: changed.open } : undefined;
      this.#later(this.#random.integer(50), () => this.#client(clock, operations - 1, again));
    };
    this.#step(steps, operation, patience, end, undefined);
  }

  /** From one request to the next. */
  #step<T>(
    steps: Steps<Instance, T>,
    operation: Operation,
    patience: number,
    end: (result: T | undefined) => void,
    answered: { readonly answer: unknown } | { readonly error: unknown } | undefined,
  ): void {
    const next =
      answered === undefined
        ? steps.next()
        : "error" in answered
          ? steps.throw(answered.error)
          : steps.next(answered.answer as never);
    if (next.done === true) return end(next.value);
    if (this.#happens("crash")) return end(undefined);
    const delay = this.#happens("freeze") ? 2000 + this.#random.integer(8000) : 1 + this.#random.integer(20);
    this.#later(delay, () =>
      this.#execute(next.value, operation, patience, (answer) =>
        this.#later(1 + this.#random.integer(20), () => this.#step(steps, operation, patience, end, answer)),
      ),
    );
  }

  #execute(
    request: Request<Instance>,
    { decide }: Operation,
    patience: number,
    reply: (answer: { readonly answer: unknown } | { readonly error: unknown }) => void,
  ): void {
    switch (request.kind) {
      case "decide":
        return reply({ answer: decide(request.values) });
      case "pause":
        return reply({ answer: request.attempt < patience });
      case "read-row":
        return reply({ answer: this.#cluster.readRow(request.id, request.isSerial) });
      case "read-claim":
        return reply({ answer: this.#cluster.readClaim(request.key) });
      case "fan-out":
        return this.#fanOut(request, reply);
      default:
        return reply({ answer: this.#condition(request) });
    }
  }

  #condition(request: Extract<Request<Instance>, { kind: "condition" | "claim" | "release" }>): Answer {
    const unknown: Answer = { kind: "unknown", cause: "timeout" };
    if (this.#happens("never")) return unknown;
    if (this.#happens("late")) {
      this.#later(
        this.#random.integer(6000),
        () => void this.#cluster.compareAndSet(request, this.#random.chance(0.2)),
      );
      return unknown;
    }
    if (this.#happens("cut")) return (void this.#cluster.compareAndSet(request, true), unknown);
    const answer = this.#cluster.compareAndSet(request, false);
    if (answer.kind === "refused") this.#count("refused");
    return this.#happens("lost") ? unknown : answer;
  }

  #fanOut(
    request: Extract<Request<Instance>, { kind: "fan-out" }>,
    reply: (answer: { readonly answer: unknown } | { readonly error: unknown }) => void,
  ): void {
    const places = request.values === undefined ? [] : shapeOf(request.id).placesOf(request.values);
    const statements = this.#cluster.statementsOf(request, places);
    const longest = (part: readonly (() => void)[], spread: number): number => {
      const delays = part.map(() => this.#random.integer(spread));
      for (const [i, statement] of part.entries()) this.#later(delays[i]!, statement);
      return Math.max(0, ...delays);
    };
    if (this.#happens("twice")) longest(statements, 9000);
    if (!this.#happens("unconfirmed")) {
      this.#later(longest(statements, 20), () => reply({ answer: undefined }));
      return;
    }
    // Its log is replayed in the end, as a whole; or it was never there.
    if (this.#random.chance(0.5)) longest(statements, 9000);
    reply({ error: new Error("batch log timeout") });
  }

  /** Without anything on the way: what an operator does when all is quiet. */
  #runAlone<T>(steps: Steps<Instance, T>, operation: Operation | undefined): T {
    let next = steps.next();
    while (next.done !== true) {
      const request = next.value;
      let answer: unknown;
      if (request.kind === "fan-out") {
        const places = request.values === undefined ? [] : shapeOf(request.id).placesOf(request.values);
        for (const statement of this.#cluster.statementsOf(request, places)) statement();
      } else if (request.kind === "condition" || request.kind === "claim" || request.kind === "release")
        answer = this.#cluster.compareAndSet(request, false);
      else if (request.kind === "read-row") answer = this.#cluster.readRow(request.id, request.isSerial);
      else if (request.kind === "read-claim") answer = this.#cluster.readClaim(request.key);
      else if (request.kind === "decide") answer = operation?.decide(request.values);
      else answer = request.attempt < 20;
      next = steps.next(answer as never);
    }
    return next.value;
  }
}
