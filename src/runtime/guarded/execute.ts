import type { QueryOptions, types } from "cassandra-driver";
import type { Parameter } from "../column.ts";
import type { Database } from "../database.ts";
import { InvalidValueError, ReadFailed, type CallContext } from "../errors.ts";
import { isTooWeak, queryOptions, type CallOptions } from "../options.ts";
import { isBatchLogTimeout, isUnavailable, surelyNotApplied } from "../outcome.ts";
import { readAttempts, WriteAttempts } from "../retry-policy.ts";
import { sendWrite } from "../send-write.ts";
import type { Statement } from "../statement.ts";
import { InvalidWrite, OutcomeUnknown, WriteFailed } from "../write-errors.ts";
import {
  decodeGuardedRow,
  decodeToken,
  decodeVersion,
  encodePlaces,
  encodeToken,
  encodeVersion,
  encodeWriters,
} from "./cells.ts";
import type { GuardedEntity } from "./entity.ts";
import { parseKey, parsePlace, printKey, printPlace } from "./keys.ts";
import type { Answer, ClaimRow, Condition, Decision, FanOut, GuardedRow, Request, Shape } from "./model.ts";

/** How a guarded write is executed. */
export interface Execution extends CallOptions {
  readonly readConsistency?: number | undefined;
  readonly batch?: "logged" | "unlogged" | "parallel" | undefined;
  /** By `performance.now()`: no attempt is begun after it. */
  readonly deadline: number;
}

export const shapeOf = <TValues>({ copies, uniques }: GuardedEntity<TValues, never>): Shape<TValues> => ({
  placesOf: (values) =>
    copies.flatMap((copy) => {
      const key = copy.keyOf(values);
      return key === undefined ? [] : [printPlace(copy, key)];
    }),
  uniqueKeysOf: (values) =>
    uniques.map(({ keyOf }) => {
      const key = keyOf(values);
      return key === undefined ? undefined : printKey(key);
    }),
});

/** Executes what the steps of a guarded write ask for: here they meet the driver. */
export class Executor<TValues> {
  readonly #db: Database;
  readonly #entity: GuardedEntity<TValues, never>;
  readonly #context: CallContext;
  readonly #options: Execution;
  readonly #decide: (values: TValues | undefined) => Decision<TValues> | Promise<Decision<TValues>>;
  /** The identities of holders that were read, as the application has them. */
  readonly holders = new Map<string, object>();

  constructor(
    db: Database,
    entity: GuardedEntity<TValues, never>,
    operation: string,
    options: Execution,
    decide: (values: TValues | undefined) => Decision<TValues> | Promise<Decision<TValues>>,
  ) {
    const { identity, copies } = entity;
    const context = { operation, tables: [identity.table, ...copies.map(({ table }) => table)] };
    if (db.composition !== undefined)
      throw new InvalidWrite("a guarded write stands by itself: its condition can't be part of another write", context);
    const { consistency } = queryOptions(db.client, db.defaults, options);
    if (isTooWeak(consistency) || isTooWeak(options.readConsistency))
      throw new InvalidWrite("what is guarded is read and written at a quorum, not at ONE; give consistency", context);
    this.#db = db;
    this.#entity = entity;
    this.#context = context;
    this.#options = options;
    this.#decide = decide;
  }

  readonly execute = (request: Request<TValues>): Promise<unknown> => {
    switch (request.kind) {
      case "read-row":
        return this.#readRow(request.id, request.isSerial);
      case "read-claim":
        return this.#readClaim(request.unique, request.key);
      case "condition":
        return this.#condition(request);
      case "claim":
      case "release":
        return this.#changeClaim(request);
      case "fan-out":
        return this.#fanOut(request);
      case "decide":
        return Promise.resolve(this.#decide(request.values));
      case "pause":
        return this.#pause(request.attempt);
      default:
        throw new Error(`unknown request ${JSON.stringify(request satisfies never)}`);
    }
  };

  async #readRow(id: string, isSerial: boolean): Promise<GuardedRow<TValues> | undefined> {
    const { identity } = this.#entity;
    const row = await this.#read(identity.read(this.#db), parseKey(id), isSerial);
    return decodeGuardedRow(row, identity.claims, identity.decode);
  }

  async #readClaim(unique: number, key: string): Promise<ClaimRow> {
    const table = this.#unique(unique);
    const row = await this.#read(table.read(this.#db), parseKey(key), true);
    const holder = row === undefined ? undefined : table.holderIn(row);
    if (holder !== undefined) this.holders.set(printKey(holder.key), holder.identity);
    return {
      holder: holder && printKey(holder.key),
      token: decodeToken(row?.guard_token),
      floor: decodeVersion(row?.guard_floor),
    };
  }

  #condition({ statement, id, expected, set }: Condition<TValues>): Promise<Answer> {
    const { identity } = this.#entity;
    const tail = [...parseKey(id), encodeVersion(expected)];
    const guards = [encodePlaces(set.pending), encodeVersion(set.version)];
    if (statement === "fence") return this.#compareAndSet(identity.fence(this.#db), [...guards, ...tail]);
    const all = [...guards, encodeWriters(set.writers), ...tail];
    if (set.values === undefined)
      return this.#compareAndSet(identity.grave(this.#db), [encodeSeconds(identity.graveSeconds), ...all]);
    const claims = identity.claims.map((_, i) => encodeToken(set.claims[i]));
    return this.#compareAndSet(identity.write(this.#db), [...this.#values(set.values), ...claims, ...all]);
  }

  /** What is left out is null: the row is written whole. */
  #values(values: TValues): Parameter[] {
    const { identity } = this.#entity;
    return identity.values(values).map((value, i) => {
      const [column = "", isRequired = false] = identity.columns[i] ?? [];
      if (value === undefined && isRequired)
        throw new InvalidValueError({ column, type: "the column's", value, expected: "a value" }, this.#context);
      return value ?? null;
    });
  }

  #changeClaim(request: Extract<Request<TValues>, { kind: "claim" | "release" }>): Promise<Answer> {
    const table = this.#unique(request.unique);
    const key = parseKey(request.key);
    const holding = (holder: string | undefined): (Buffer | null)[] =>
      holder === undefined ? Array.from({ length: table.holderLength }, () => null) : parseKey(holder);
    if (request.kind === "release") {
      const { floor, expected } = request;
      const life = encodeSeconds(this.#entity.identity.graveSeconds);
      const before = [...holding(expected.holder), encodeToken(expected.token)];
      return this.#compareAndSet(table.release(this.#db), [life, encodeVersion(floor), ...key, ...before]);
    }
    const cells = ({ holder, token, floor }: ClaimRow): (Buffer | null)[] => [
      ...holding(holder),
      encodeToken(token),
      encodeVersion(floor),
    ];
    return this.#compareAndSet(table.claim(this.#db), [...cells(request.set), ...key, ...cells(request.expected)]);
  }

  /**
   * One logged batch at the version. What makes it whole in the end is the identity row, so that where its log can't be
   * written it goes without one.
   */
  async #fanOut(request: FanOut<TValues>): Promise<void> {
    const { groups, settled } = this.#statementsOf(request);
    const { operation = "" } = this.#context;
    const planned = { operation, groups, sources: [[settled]], after: [] };
    const { consistency, executionProfile, batch } = this.#options;
    const options = { consistency, executionProfile, batch, timestamp: request.timestamp, retryForMilliseconds: 0 };
    try {
      await sendWrite(this.#db, planned, options);
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || !isBatchLogTimeout(error.cause)) throw error;
      await sendWrite(this.#db, planned, { ...options, batch: "unlogged" });
    }
  }

  #statementsOf({ id, timestamp, removed, values }: FanOut<TValues>): {
    readonly groups: readonly (readonly Statement[])[];
    readonly settled: Statement;
  } {
    const { identity, copies } = this.#entity;
    const removals = [...removed].flatMap(([place, leftAt]): Statement[] => {
      const { table, key } = parsePlace(place);
      const copy = copies.find((one) => `${one.keyspace}.${one.table}` === table);
      // A table that the model has no more.
      if (copy === undefined) return [];
      return [{ cql: copy.remove(this.#db), parameters: [encodeVersion(leftAt), ...key], table: copy.table }];
    });
    const inserts = values === undefined ? [] : copies.flatMap((copy) => copy.insert(this.#db, values) ?? []);
    const life = encodeSeconds(values === undefined ? identity.graveSeconds : 0);
    return {
      groups: [...removals, ...inserts.map(whole)].map((statement) => [statement]),
      settled: {
        cql: identity.settle(this.#db),
        parameters: [life, encodeVersion(timestamp), ...parseKey(id)],
        table: identity.table,
      },
    };
  }

  /** Whether there is time for another attempt; and some of it, more each time. */
  async #pause(attempt: number): Promise<boolean> {
    const milliseconds = Math.min(500, 5 * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random());
    if (performance.now() + milliseconds > this.#options.deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return true;
  }

  #unique(unique: number): GuardedEntity<TValues, never>["uniques"][number] {
    const table = this.#entity.uniques[unique];
    if (table === undefined) throw new Error(`no unique key ${unique}`);
    return table;
  }

  /** A row by its key. At SERIAL it settles what others have under way, and may time out for that: it is asked again. */
  async #read(cql: string, key: readonly Buffer[], isSerial: boolean): Promise<types.Row | undefined> {
    const { client, defaults } = this.#db;
    const execution = this.#execution();
    execution.isIdempotent = true;
    execution.retry = readAttempts;
    execution.consistency = isSerial
      ? defaults.serialConsistency
      : (this.#options.readConsistency ?? execution.consistency!);
    for (let attempt = 0; ; attempt++) {
      try {
        return (await client.execute(cql, key as unknown[], execution)).rows[0];
      } catch (error) {
        if (!isSerial || !(await this.#pause(attempt)))
          throw new ReadFailed({ ...this.#context, text: "what it stands on" }, error);
      }
    }
  }

  /** Never repeated by the driver, whatever the application has told it: a second try would be refused by the first. */
  async #compareAndSet(cql: string, parameters: readonly Parameter[]): Promise<Answer> {
    const { client, defaults } = this.#db;
    const attempts = new WriteAttempts(false);
    const execution = this.#execution();
    execution.isIdempotent = false;
    execution.retry = attempts.policy;
    execution.serialConsistency = defaults.serialConsistency;
    try {
      const { rows } = await client.execute(cql, parameters as unknown[], execution);
      // Without a row it is no answer: a policy that ignores errors makes an empty one.
      if (rows === undefined || rows[0] === undefined) return { kind: "unknown", cause: new Error("an empty answer") };
      return { kind: rows[0]["[applied]"] === true ? "applied" : "refused" };
    } catch (error) {
      // Too few replicas for its commit may be found after they have accepted it.
      if (surelyNotApplied(error) && !isUnavailable(error)) throw new WriteFailed(this.#context, error);
      return { kind: "unknown", cause: error };
    }
  }

  #execution(): QueryOptions {
    return queryOptions(this.#db.client, this.#db.defaults, this.#options);
  }
}

/** What is left out of a row that is written whole is null, and not what was there. */
const whole = (statement: Statement): Statement => ({
  ...statement,
  parameters: statement.parameters.map((value) => value ?? null),
});

function encodeSeconds(seconds: number): Buffer {
  const buffer = Buffer.allocUnsafe(4);
  buffer.writeInt32BE(seconds);
  return buffer;
}
