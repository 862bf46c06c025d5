import type { GuardedRow, Places, Shape } from "./model.ts";

const none: Places = new Map();

/** What may stand in places that an instance has left: nothing once the fan-out of its version is written. */
export const unsettledPlaces = (row: GuardedRow<unknown> | undefined): Places =>
  row === undefined || row.settled === row.version ? none : row.pending;

/**
 * The pending places of the write that follows: those that are still unsettled, and the ones from before, but for those where
 * the instance then stands. They are left at the version that was read: nothing of this instance was written there later,
 * and what the next owner of the place writes is above it.
 */
export function placesLeft<TValues>(
  shape: Shape<TValues>,
  before: GuardedRow<TValues> | undefined,
  after: TValues | undefined,
): Places {
  const left = new Map(unsettledPlaces(before));
  if (before?.values !== undefined) for (const place of shape.placesOf(before.values)) left.set(place, before.version);
  if (after !== undefined) for (const place of shape.placesOf(after)) left.delete(place);
  return left;
}
