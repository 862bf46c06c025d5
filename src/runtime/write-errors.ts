import type { OpenAttempts } from "./guarded/model.ts";
import { messageOf, PerqueryError, previewKey, type CallContext } from "./errors.ts";

/** The write can't be done in the way that was asked for. Nothing was sent. */
export class InvalidWrite extends PerqueryError {
  override readonly name = "InvalidWrite";

  constructor(reason: string, context: CallContext = {}) {
    super(`${context.operation}: ${reason}`, context);
  }
}

/** The write consists of more statements than it may. Nothing was sent. */
export class FanOutTooLarge extends PerqueryError {
  override readonly name = "FanOutTooLarge";
  /** How many there are, or were found when the count went past the ceiling. */
  readonly statements: number;
  readonly ceiling: number;

  constructor(fanOut: { readonly statements: number; readonly ceiling: number }, context: CallContext) {
    super(
      `${context.operation}: ${fanOut.statements} statements, and at most ${fanOut.ceiling} were allowed ` +
        `(tables ${context.tables?.join(", ")}); give maxStatements to allow more`,
      context,
    );
    this.statements = fanOut.statements;
    this.ceiling = fanOut.ceiling;
  }
}

/** The server refused a batch for its size, and its statements must not be parted. Nothing was written. */
export class BatchTooLarge extends PerqueryError {
  override readonly name = "BatchTooLarge";
  readonly statements: number;
  /** Bytes of the values; the server adds about 50 for each row, and 20 for each value. */
  readonly bytes: number;

  constructor(batch: { readonly statements: number; readonly bytes: number }, context: CallContext, cause?: unknown) {
    super(
      `${context.operation}: a batch of ${batch.statements} statements and ${batch.bytes} bytes of values is too large ` +
        `(tables ${context.tables?.join(", ")})`,
      context,
      cause,
    );
    this.statements = batch.statements;
    this.bytes = batch.bytes;
  }
}

/**
 * A value that the write replaces was written by a clock far ahead of this one. A timestamp above it would take the
 * clock of this process along, and one below it would be lost. Nothing was sent.
 */
export class WriteTimeAhead extends PerqueryError {
  override readonly name = "WriteTimeAhead";
  /** Microseconds since 1970. */
  readonly writeTime: number;
  /** Microseconds. */
  readonly ahead: number;

  constructor(writeTime: number, ahead: number, context: CallContext = {}) {
    super(
      `${context.operation === undefined ? "" : `${context.operation}: `}a value that this replaces was written ` +
        `${printDuration(ahead)} ahead of this clock, at ${writeTime} microseconds; correct that clock, or give a timestamp above it`,
      context,
    );
    this.writeTime = writeTime;
    this.ahead = ahead;
  }
}

function printDuration(microseconds: number): string {
  const hours = microseconds / 3_600_000_000;
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${Math.floor(hours / 24)} days`;
}

/**
 * How a write whose outcome is unknown can be repeated: as it is, with the `timestamp` of the error, so that no other
 * write is overtaken; with a new timestamp, since it holds a list, whose elements would double; or not at all. A guarded
 * write is repeated by the same call with the error as its option `repeats`: it is written once, however often that is done.
 */
export type Repetition = "same-timestamp" | "new-timestamp" | "never" | "repeats";

export interface UnknownOutcome {
  readonly stage: "condition" | "fan-out" | "write";
  readonly timestamp?: number | undefined;
  readonly writeType?: string | undefined;
  readonly isPartlyWritten?: boolean | undefined;
  readonly repetition?: Repetition | undefined;
  readonly isCounted?: boolean | undefined;
  readonly applied?: true | undefined;
  readonly open?: OpenAttempts | undefined;
}

/**
 * The write may have been applied, may still be applied, or not: the answer did not come, or says that too few replicas
 * confirmed in time. To be sure, repeat it as `repetition` says. A logged batch may appear up to 15 seconds later, or
 * when a node returns.
 */
export class OutcomeUnknown extends PerqueryError {
  override readonly name = "OutcomeUnknown";
  /** What it came to: a condition, the copies that follow one, or a write without a condition. */
  readonly stage: "condition" | "fan-out" | "write";
  /** Microseconds since 1970. Undefined for counters, whose writes have none. */
  readonly timestamp: number | undefined;
  /** What Cassandra was doing when it timed out, where it says: `BATCH_LOG`, `BATCH`, `SIMPLE`. */
  readonly writeType: string | undefined;
  /** Whether some of the statements are written for certain, and others not or perhaps. */
  readonly isPartlyWritten: boolean;
  readonly repetition: Repetition;
  /** Of a guarded write whose condition was applied: it is written, and read by its identity. The copies follow. */
  readonly applied: true | undefined;
  /** Of a guarded write, what its repetition is told by. */
  readonly open: OpenAttempts | undefined;

  constructor(unknown: UnknownOutcome, context: CallContext, cause: unknown) {
    super(`${context.operation}: ${describe(unknown)}: ${messageOf(cause)}`, context, cause);
    this.stage = unknown.stage;
    this.timestamp = unknown.timestamp;
    this.writeType = unknown.writeType;
    this.isPartlyWritten = unknown.isPartlyWritten ?? false;
    this.repetition = unknown.repetition ?? "same-timestamp";
    this.applied = unknown.applied;
    this.open = unknown.open;
  }
}

function describe({ stage, isPartlyWritten, repetition, isCounted, applied }: UnknownOutcome): string {
  if (applied === true) return "it is written, and its copies follow with its next write, or when it is settled";
  if (isCounted === true) return "it may have been counted or not, and would count twice if it were repeated";
  const again = repetition === "never" ? ", and it is not safe to repeat" : "";
  if (isPartlyWritten === true) return `it is written in part${again}`;
  return `it is not known whether the ${stage} was applied${again}`;
}

/** The write was refused or never sent: nothing of it was applied, or will be. */
export class WriteFailed extends PerqueryError {
  override readonly name = "WriteFailed";

  constructor(context: CallContext, cause: unknown) {
    super(`${context.operation}: nothing was written: ${messageOf(cause)}`, context, cause);
  }
}

/** What was borrowed through a ref kept changing at its owner. The row is written, under a value that may be old. */
export class BorrowedValueUnsettled extends PerqueryError {
  override readonly name = "BorrowedValueUnsettled";
  readonly entity: string;
  /** The entity that owns the value. */
  readonly owner: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly attempts: number;

  constructor(
    unsettled: {
      readonly entity: string;
      readonly owner: string;
      readonly key: Readonly<Record<string, unknown>>;
      readonly attempts: number;
    },
    context: CallContext,
  ) {
    const { entity, owner, key, attempts } = unsettled;
    super(
      `${context.operation}: what the ${entity} borrows from the ${owner} with ${previewKey(key)} had changed each of ` +
        `${attempts} times that it was compared`,
      context,
    );
    this.entity = entity;
    this.owner = owner;
    this.key = key;
    this.attempts = attempts;
  }
}

/** A row of a bulk load could not be written. Rows before it may be, and rows after it that were under way. */
export class InsertManyFailed<TRow = unknown> extends PerqueryError {
  override readonly name = "InsertManyFailed";
  readonly row: TRow;
  /** Rows that were written. */
  readonly inserted: number;

  constructor(failed: { readonly row: TRow; readonly inserted: number }, cause: unknown) {
    const { operation, tables } = (cause ?? {}) as CallContext;
    super(`insertMany: after ${failed.inserted} rows: ${messageOf(cause)}`, { operation, tables }, cause);
    this.row = failed.row;
    this.inserted = failed.inserted;
  }
}
