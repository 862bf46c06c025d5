import { int } from "./codecs/numbers.ts";
import type { Database } from "./database.ts";
import { consistencies, type NearestOptions } from "./options.ts";
import { columnOf, givenValue, type PreparedRead } from "./query-read.ts";
import { InvalidRead } from "./read-errors.ts";
import { ReadOperation } from "./read-operation.ts";
import { encodeGiven } from "./restriction.ts";

/**
 * The rows whose vector is nearest to one, the nearest first: `given` has the vector last. The server knows no page after the
 * first, so that there is no cursor.
 * @throws InvalidRead, InvalidValueError, ReadFailed
 */
export async function readNearest<TRow>(
  db: Database,
  read: PreparedRead<TRow>,
  given: object,
  options: NearestOptions,
): Promise<TRow[]> {
  const parameters = read.given.map((property) =>
    encodeGiven(read, columnOf(read, property), givenValue(given as Readonly<Record<string, unknown>>, property)),
  );
  const limit: unknown = (options as NearestOptions | undefined)?.limit;
  if (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit >= 2 ** 31) {
    throw new InvalidRead("options.limit", `is a whole number from 1, not ${JSON.stringify(limit)}`, read.context);
  }
  const { signal, executionProfile } = options;
  const operation = new ReadOperation(db, read.context, {
    signal,
    executionProfile,
    consistency: consistencies.localOne,
  });
  try {
    const { rows } = await operation.fetch(read.cqlFor(db), [...parameters, int.encode(limit)], read, limit);
    operation.end();
    return rows;
  } catch (error) {
    operation.end(error);
    throw error;
  }
}
