import type { QueryOptions, types } from "cassandra-driver";
import type { Parameter } from "./column.ts";
import type { Database } from "./database.ts";
import { decodeRows, withoutGraves, type RowReader } from "./decode-rows.ts";
import { ReadFailed, type CallContext } from "./errors.ts";
import { report } from "./hooks.ts";
import { queryOptions, type ReadOptions } from "./options.ts";

export interface FetchedPage<TRow> {
  readonly rows: TRow[];
  readonly pageState: string | undefined;
}

/** One call of a read: its requests, and the event that tells of them all once it has ended. */
export class ReadOperation {
  readonly #db: Database;
  readonly #context: CallContext;
  readonly #signal: AbortSignal | undefined;
  readonly #execution: QueryOptions;
  readonly #started = performance.now();
  readonly #count = { rows: 0, incompleteRows: 0, pages: 0 };
  #cql = "";
  #hasEnded = false;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param settle sees the driver's options before they are used; what it throws is thrown before anything is sent */
  constructor(
    db: Database,
    context: CallContext,
    options: ReadOptions,
    settle?: (execution: QueryOptions) => void,
    concurrency = Infinity,
  ) {
    this.#db = db;
    this.#context = context;
    this.#signal = options.signal;
    this.#execution = queryOptions(db.client, db.defaults, options);
    this.#execution.isIdempotent = true;
    this.#free = concurrency;
    settle?.(this.#execution);
  }

  /** @throws ReadFailed; the signal's reason */
  async fetch<TRow>(
    cql: string,
    parameters: readonly Parameter[],
    reader: RowReader<TRow>,
    fetchSize: number | undefined,
    pageState?: string,
  ): Promise<FetchedPage<TRow>> {
    if (this.#cql === "") this.#cql = cql;
    // Begun with a property: Node 20 gives another shape, slowly, to each object that begins with a spread and is added to.
    const execution: QueryOptions = { prepare: true, ...this.#execution };
    if (fetchSize !== undefined) execution.fetchSize = fetchSize;
    if (pageState !== undefined) execution.pageState = pageState;
    while (this.#free <= 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#free--;
    let result: types.ResultSet;
    try {
      this.#signal?.throwIfAborted();
      const answer = this.#db.client.execute(cql, parameters as Parameter[], execution);
      result = await (this.#signal === undefined ? answer : orAborted(answer, this.#signal));
    } catch (error) {
      throw this.#signal?.aborted === true && error === this.#signal.reason
        ? error
        : new ReadFailed(this.#context, error);
    } finally {
      this.#free++;
      this.#waiting.shift()?.();
    }
    const found = withoutGraves(result.rows, reader);
    const rows = decodeRows(found, reader);
    this.#count.pages++;
    this.#count.rows += rows.length;
    this.#count.incompleteRows += found.length - rows.length;
    return { rows, pageState: result.pageState || undefined };
  }

  /** @param error what the caller gets thrown */
  end(error?: unknown): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    report(this.#db.hooks, () => ({
      kind: "read",
      operation: this.#context.operation ?? "",
      text: this.#context.text ?? "",
      cql: this.#cql,
      tables: this.#context.tables ?? [],
      ...this.#count,
      durationMilliseconds: performance.now() - this.#started,
      ...(error !== undefined && { error }),
    }));
  }
}

/** The answer, unless the signal comes first. The driver can't take a request back: its answer is dropped. */
function orAborted<TResult>(answer: Promise<TResult>, signal: AbortSignal): Promise<TResult> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener("abort", abort, { once: true });
    void answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
