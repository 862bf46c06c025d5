import type { QueryOptions } from "cassandra-driver";
import { nextTimestamp } from "./clock.ts";
import type { Parameter } from "./column.ts";
import type { Database } from "./database.ts";
import { BatchTooLarge, InvalidValueError, OutcomeUnknown, WriteFailed, type CallContext } from "./errors.ts";
import { report } from "./hooks.ts";
import { queryOptions, type WriteOptions } from "./options.ts";
import { isBatchTooLarge, surelyNotApplied, writeTypeOf } from "./outcome.ts";

/** One statement of a write, its values encoded. */
export interface Statement {
  readonly cql: string;
  readonly parameters: readonly Parameter[];
  /** Without its keyspace: `"reservations_by_guest"`. */
  readonly table: string;
  /** False where doing it twice differs from doing it once: a list that is not frozen, a counter. */
  readonly isIdempotent?: false | undefined;
}

/** The most statements that a batch can have in the protocol. */
const mostStatements = 65_535;

/**
 * Executes the statements of one operation with one timestamp: one by itself, several as one logged batch of prepared
 * statements. `undefined` stands for a row that a sparse table does not have.
 *
 * @param operation in errors and events: `"insert reservation"`
 * @throws OutcomeUnknown when it may have been applied or not; `BatchTooLarge` and `WriteFailed` when it was not
 */
export async function write(
  db: Database,
  operation: string,
  statements: readonly (Statement | undefined)[],
  options: WriteOptions = {},
): Promise<void> {
  const present = statements.filter((statement) => statement !== undefined);
  const [first] = present;
  if (first === undefined) return;

  const started = performance.now();
  const timestamp = options.timestamp === undefined ? nextTimestamp() : checkedTimestamp(options.timestamp);
  const execution = writeExecution(db, present, timestamp, options);
  const context: CallContext = { operation, tables: [...new Set(present.map(({ table }) => table))] };
  let thrown: unknown;
  try {
    if (present.length > mostStatements)
      throw new BatchTooLarge({ statements: present.length, bytes: bytesOf(present) }, context);
    if (present.length === 1) await db.client.execute(first.cql, first.parameters as Parameter[], execution);
    else await db.client.batch(present.map(toBatchItem), execution);
  } catch (error) {
    thrown = writeError(error, present, timestamp, context);
    throw thrown;
  } finally {
    report(db.hooks, () => ({
      kind: "write",
      operation,
      tables: context.tables ?? [],
      statements: present.length,
      bytes: bytesOf(present),
      timestamp,
      durationMilliseconds: performance.now() - started,
      ...(thrown !== undefined && { error: thrown }),
    }));
  }
}

/** The driver's options for the statements of a write: everything said, nothing left to the client's defaults. */
export function writeExecution(
  db: Pick<Database, "client" | "defaults">,
  statements: readonly Statement[],
  timestamp: number,
  options: WriteOptions,
): QueryOptions {
  const execution = queryOptions(db.client, db.defaults, options);
  execution.timestamp = timestamp;
  execution.isIdempotent = options.isIdempotent ?? statements.every(({ isIdempotent }) => isIdempotent !== false);
  if (statements.length > 1) execution.logged = options.batch !== "unlogged";
  return execution;
}

const toBatchItem = ({ cql, parameters }: Statement) => ({ query: cql, params: parameters as Parameter[] });

const bytesOf = (statements: readonly Statement[]): number => {
  let bytes = 0;
  for (const { parameters } of statements) for (const parameter of parameters) bytes += parameter?.length ?? 0;
  return bytes;
};

function checkedTimestamp(timestamp: number | bigint): number {
  const microseconds = Number(timestamp);
  if (Number.isSafeInteger(microseconds)) return microseconds;
  const expected = "whole microseconds since 1970, at most 2^53";
  throw new InvalidValueError({ column: "timestamp", type: "bigint", value: timestamp, expected });
}

function writeError(
  error: unknown,
  statements: readonly Statement[],
  timestamp: number,
  context: CallContext,
): unknown {
  if (error instanceof BatchTooLarge) return error;
  if (isBatchTooLarge(error))
    return new BatchTooLarge({ statements: statements.length, bytes: bytesOf(statements) }, context, error);
  if (surelyNotApplied(error)) return new WriteFailed(context, error);
  const writeType = writeTypeOf(error);
  return new OutcomeUnknown(
    { stage: "write", timestamp, ...(writeType !== undefined && { writeType }) },
    context,
    error,
  );
}
