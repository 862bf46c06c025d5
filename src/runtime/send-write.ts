import { nextTimestampAfter, type WriteTime } from "./clock.ts";
import { runConcurrently } from "./concurrency.ts";
import { cutBatches, type Batch } from "./cut-batches.ts";
import type { Database } from "./database.ts";
import { InvalidValueError, type CallContext } from "./errors.ts";
import { report } from "./hooks.ts";
import type { WriteOptions } from "./options.ts";
import { isBatchLogTimeout, isBatchTooLarge, isUnavailable, surelyNotApplied, writeTypeOf } from "./outcome.ts";
import { WriteAttempts } from "./retry-policy.ts";
import { bytesOf, repetitionOf, statementsIn, type Statement } from "./statement.ts";
import { writeExecution } from "./write-execution.ts";
import {
  BatchTooLarge,
  FanOutTooLarge,
  InvalidWrite,
  OutcomeUnknown,
  WriteFailed,
  WriteTimeAhead,
  type Repetition,
} from "./write-errors.ts";

/** The statements of an operation, or of several that are written as one. */
export interface PlannedWrite {
  readonly operation: string;
  readonly groups: readonly (readonly Statement[])[];
  /** What a retry starts from: last, and in this order. */
  readonly sources: readonly (readonly Statement[])[];
  readonly after: readonly (WriteTime | undefined)[];
}

/** Unless the call or `bind` says otherwise. */
export const writeDefaults = { batchBytes: 32 * 1024, maxStatements: 10_000, retryForMilliseconds: 30_000 };

/** How many statements a batch kind of "parallel" has under way. */
const parallelStatements = 64;

/** A write under way. */
interface Sending {
  readonly db: Database;
  readonly options: WriteOptions;
  readonly context: CallContext;
  readonly repetition: Repetition;
  /** By `performance.now()`: nothing is repeated after it. */
  readonly deadline: number;
  timestamp: number | undefined;
  requests: number;
  retries: number;
  /** Statements that are surely written. */
  acknowledged: number;
  /** Whether a request that failed may have been applied. */
  hasOpenRequest: boolean;
}

/** Sends a write, whatever it is composed of. */
export async function sendWrite(db: Database, planned: PlannedWrite, options: WriteOptions): Promise<void> {
  const { operation, groups, sources, after } = planned;
  const statements = statementsIn(groups, sources);
  if (statements.length === 0) return;

  const started = performance.now();
  const sending: Sending = {
    db,
    options,
    context: { operation, tables: tablesOf(statements) },
    repetition: repetitionOf(statements),
    deadline: started + settingOf(db, options, "retryForMilliseconds"),
    timestamp: undefined,
    requests: 0,
    retries: 0,
    acknowledged: 0,
    hasOpenRequest: false,
  };
  let thrown: unknown;
  try {
    checkSize(sending, statements);
    if (isOfCounters(sending, statements)) await sendCounters(sending, statements);
    else {
      sending.timestamp = timestampOf(sending, after);
      if (options.batch === "parallel") await sendInParallel(sending, planned);
      else await sendBatches(sending, planned);
    }
  } catch (error) {
    thrown = error;
    throw error;
  } finally {
    report(db.hooks, () => ({
      kind: "write",
      operation,
      tables: sending.context.tables ?? [],
      statements: statements.length,
      bytes: bytesOf(statements),
      requests: sending.requests,
      retries: sending.retries,
      timestamp: sending.timestamp,
      durationMilliseconds: performance.now() - started,
      ...(thrown !== undefined && { error: thrown }),
    }));
  }
}

export const settingOf = (db: Database, options: WriteOptions, name: keyof typeof writeDefaults): number =>
  options[name] ?? db.defaults[name] ?? writeDefaults[name];

function tablesOf(statements: readonly Statement[]): readonly string[] {
  const tables: string[] = [];
  for (const { table } of statements) if (!tables.includes(table)) tables.push(table);
  return tables;
}

function checkSize({ db, options, context }: Sending, { length }: readonly Statement[]): void {
  const ceiling = settingOf(db, options, "maxStatements");
  if (length > ceiling) throw new FanOutTooLarge({ statements: length, ceiling }, context);
}

/** Whether the statements count. Cassandra has those in no batch with others. */
function isOfCounters({ options, context }: Sending, statements: readonly Statement[]): boolean {
  if (!statements.some(isCounter)) return false;
  if (!statements.every(isCounter))
    throw new InvalidWrite("counters change in a write of their own, and not in one with other statements", context);
  if (options.timestamp !== undefined) throw new InvalidWrite("a change of counters takes no timestamp", context);
  return true;
}

const isCounter = ({ kind }: Statement): boolean => kind === "counter";

function timestampOf({ options, context }: Sending, after: readonly (WriteTime | undefined)[]): number {
  const { timestamp } = options;
  if (timestamp !== undefined) return checkedTimestamp(timestamp);
  try {
    return nextTimestampAfter(after);
  } catch (error) {
    throw error instanceof WriteTimeAhead ? new WriteTimeAhead(error.writeTime, error.ahead, context) : error;
  }
}

function checkedTimestamp(timestamp: number | bigint): number {
  const microseconds = Number(timestamp);
  if (Number.isSafeInteger(microseconds)) return microseconds;
  const expected = "whole microseconds since 1970, at most 2^53";
  throw new InvalidValueError({ column: "timestamp", type: "bigint", value: timestamp, expected });
}

/** In one batch of whatever size, and once: of several, some would have been counted when another fails. */
async function sendCounters(sending: Sending, statements: readonly Statement[]): Promise<void> {
  try {
    await execute(sending, statements);
  } catch (error) {
    throw writeError(sending, statements, error);
  }
}

/**
 * One batch after the other. With a list that is written whole it starts over with a new timestamp, for all of them: two
 * copies of one row with two timestamps would part when a third write comes between.
 */
async function sendBatches(sending: Sending, { groups, sources, after }: PlannedWrite): Promise<void> {
  const { db, options, repetition } = sending;
  const batches = cutBatches(groups, sources, settingOf(db, options, "batchBytes"));
  const mayStartOver =
    repetition === "new-timestamp" && options.isIdempotent !== false && options.timestamp === undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      for (const batch of batches) await sendBatch(sending, batch);
      return;
    } catch (error) {
      const isWorthIt = mayStartOver && error instanceof OutcomeUnknown && isBatchLogTimeout(error.cause);
      if (!isWorthIt || !(await waitToRepeat(sending, attempt))) throw error;
      sending.timestamp = timestampOf(sending, after);
    }
  }
}

/** A batch, repeated while its log can't be written, and in halves when the server takes less than we thought. */
async function sendBatch(sending: Sending, batch: Batch): Promise<void> {
  const statements = statementsIn(batch);
  const mayRepeat = sending.repetition === "same-timestamp" && sending.options.isIdempotent !== false;
  for (let attempt = 0; ; attempt++) {
    try {
      return await execute(sending, statements);
    } catch (error) {
      if (isBatchTooLarge(error) && batch.length > 1) {
        await sendBatch(sending, batch.slice(0, batch.length >> 1));
        return sendBatch(sending, batch.slice(batch.length >> 1));
      }
      const isWorthIt = mayRepeat && isBatchLogTimeout(error);
      if (!isWorthIt || !(await waitToRepeat(sending, attempt))) throw writeError(sending, statements, error);
    }
  }
}

/** Waits before a repetition, longer each time up to a second. The server has waited two for its batch log by then. */
async function waitToRepeat(sending: Sending, attempt: number): Promise<boolean> {
  const milliseconds = Math.min(1000, 50 * 2 ** attempt) * (0.5 + Math.random() / 2);
  if (performance.now() + milliseconds > sending.deadline) return false;
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  sending.retries++;
  return true;
}

/** Each statement by itself, those of a group in order; what a retry starts from only when the others are acknowledged. */
async function sendInParallel(sending: Sending, { groups, sources }: PlannedWrite): Promise<void> {
  const inOrder = async (group: readonly Statement[]): Promise<void> => {
    for (const statement of group) await execute(sending, [statement]);
  };
  try {
    await runConcurrently(groups, parallelStatements, inOrder);
    for (const group of sources) await inOrder(group);
  } catch (error) {
    throw writeError(sending, [], error);
  }
}

/** Sends statements as one request. */
async function execute(sending: Sending, statements: readonly Statement[]): Promise<void> {
  const { db, options, timestamp } = sending;
  const [first] = statements;
  if (first === undefined) return;
  const isRepeatable = sending.repetition === "same-timestamp" || repetitionOf(statements) === "same-timestamp";
  const attempts = new WriteAttempts(isRepeatable && options.isIdempotent !== false);
  const execution = writeExecution(db, statements, timestamp, options, attempts);
  sending.requests++;
  try {
    if (statements.length === 1) await db.client.execute(first.cql, first.parameters as unknown[], execution);
    else await db.client.batch(statements.map(toBatchItem), execution);
    sending.acknowledged += statements.length;
  } catch (error) {
    // A logged batch is refused before anything is written when too few replicas are up; others after a part of it.
    const isPerhapsPartly = statements.length > 1 && execution.logged !== true && isUnavailable(error);
    if (attempts.hasOpenAttempt || isPerhapsPartly || !surelyNotApplied(error)) sending.hasOpenRequest = true;
    throw error;
  }
}

const toBatchItem = ({ cql, parameters }: Statement) => ({ query: cql, params: parameters as unknown[] });

/** What the caller is told of an error of the driver. */
function writeError(sending: Sending, statements: readonly Statement[], error: unknown): unknown {
  const { context, acknowledged, hasOpenRequest, timestamp, repetition } = sending;
  if (acknowledged === 0 && !hasOpenRequest) {
    if (!isBatchTooLarge(error)) return new WriteFailed(context, error);
    return new BatchTooLarge({ statements: statements.length, bytes: bytesOf(statements) }, context, error);
  }
  const isCounted = statements.some(isCounter);
  const isPartlyWritten = acknowledged > 0;
  const writeType = writeTypeOf(error);
  return new OutcomeUnknown(
    { stage: "write", timestamp, writeType, isPartlyWritten, repetition, isCounted },
    context,
    error,
  );
}
