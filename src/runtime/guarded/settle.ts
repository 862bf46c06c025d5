import { fanOut, readRow } from "./ask.ts";
import type { GuardedRow, Shape, Steps } from "./model.ts";
import { unsettledPlaces } from "./places.ts";

/** Writes the copies as an identity row has them. Done twice, or by several, it comes to the same. */
export function* settleRow<TValues>(
  shape: Shape<TValues>,
  id: string,
  row: GuardedRow<TValues>,
): Steps<TValues, boolean> {
  if (row.settled === row.version) return false;
  const stays = new Set(row.values === undefined ? [] : shape.placesOf(row.values));
  const removed = new Map([...unsettledPlaces(row)].filter(([place]) => !stays.has(place)));
  yield* fanOut({ kind: "fan-out", id, timestamp: row.version, removed, values: row.values });
  return true;
}

/** The same for an instance whose writer may be dead: read so that what the replicas have accepted counts. */
export function* settleInstance<TValues>(shape: Shape<TValues>, id: string): Steps<TValues, boolean> {
  const row = yield* readRow<TValues>(id, true);
  return row !== undefined && (yield* settleRow(shape, id, row));
}
