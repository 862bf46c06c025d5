import type { QueryOptions } from "cassandra-driver";
import type { Database } from "./database.ts";
import { queryOptions, type WriteOptions } from "./options.ts";
import type { WriteAttempts } from "./retry-policy.ts";
import type { Statement } from "./statement.ts";

/** The driver's options for the statements of a write: everything said, nothing left to the client's defaults. */
export function writeExecution(
  db: Pick<Database, "client" | "defaults">,
  statements: readonly Statement[],
  timestamp: number | undefined,
  options: WriteOptions,
  attempts: WriteAttempts,
): QueryOptions {
  const execution = queryOptions(db.client, db.defaults, options);
  execution.isIdempotent = attempts.mayRepeat;
  execution.retry = attempts.policy;
  if (timestamp !== undefined) execution.timestamp = timestamp;
  if (statements.length > 1) {
    if (statements[0]?.kind === "counter") execution.counter = true;
    else execution.logged = options.batch !== "unlogged";
  }
  return execution;
}
