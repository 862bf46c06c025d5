/** Functions of the application that perquery calls. What they throw is dropped: an operation never fails for them. */
export interface OperationHooks {
  /** After each operation, whether it succeeded or not. */
  readonly onOperation?: ((event: OperationEvent) => void) | undefined;
}

export type OperationEvent = ReadEvent | WriteEvent;

interface OperationEventBase {
  readonly tables: readonly string[];
  readonly durationMilliseconds: number;
  /** What the caller got thrown. */
  readonly error?: unknown;
}

export interface ReadEvent extends OperationEventBase {
  readonly kind: "read";
  /** The query's number: `"Q8"`. */
  readonly operation: string;
  readonly text: string;
  readonly cql: string;
  /** Rows handed to the caller. */
  readonly rows: number;
  /** Rows left out because a required column was null: a partition that has only statics, or a torn row. */
  readonly incompleteRows: number;
  readonly pages: number;
}

export interface WriteEvent extends OperationEventBase {
  readonly kind: "write";
  /** `"insert reservation"`. */
  readonly operation: string;
  readonly statements: number;
  /** Bytes of the values. */
  readonly bytes: number;
  /** Batches, and statements by themselves, that were sent; those that perquery repeated, each time. */
  readonly requests: number;
  /** How often perquery repeated one. What the driver repeats it doesn't tell. */
  readonly retries: number;
  /** Microseconds since 1970. Undefined for counters, and when nothing was sent. */
  readonly timestamp: number | undefined;
}

export function report(hooks: OperationHooks, event: () => OperationEvent): void {
  if (hooks.onOperation === undefined) return;
  try {
    hooks.onOperation(event());
  } catch {
    // A hook's failure is not the operation's: the rows are written or read.
  }
}
