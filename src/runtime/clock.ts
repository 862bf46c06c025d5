import { WriteTimeAhead } from "./write-errors.ts";

/** Kept on `globalThis`, since a process may load two copies of this module and has one clock. */
interface ClockState {
  /** The last write timestamp given out, in microseconds. */
  lastTimestamp: number;
  /** The last tick of a timeuuid, in units of 100 ns since 1970. */
  lastTick: bigint;
  /** `performance.now()` plus this is the time in milliseconds since 1970. */
  origin: number;
}

const key = Symbol.for("perquery.clock.1");
const globals = globalThis as { [key]?: ClockState };
const state = (globals[key] ??= { lastTimestamp: 0, lastTick: 0n, origin: performance.timeOrigin });

/**
 * Milliseconds since 1970 with a fraction, so that two processes rarely meet. The monotonic clock stands still while a
 * machine sleeps, and knows nothing of a corrected wall clock: where they part, the wall clock is right.
 */
function preciseNow(): number {
  const wall = Date.now();
  const precise = state.origin + performance.now();
  if (Math.abs(precise - wall) < 2) return precise;
  state.origin = wall - performance.now();
  return wall;
}

/** When a value was written, in microseconds since 1970, as `WRITETIME` tells it; null where there is no value. */
export type WriteTime = number | bigint | null;

/** How far ahead of this clock, in microseconds, a value may have been written that is to be replaced. */
const mostAhead = 3_600_000_000;

/**
 * A write timestamp in microseconds: now, but later than every one before it in this process, and than the write times
 * given (those of the values that the write replaces).
 *
 * Values written up to an hour ahead of this clock take it along, so that what the process writes next to the same row,
 * without reading, isn't lost either. One from further ahead, the mistake of one process, would spread through all that
 * read it: it is refused.
 * @throws WriteTimeAhead
 */
export const nextTimestamp = (...writeTimes: readonly (WriteTime | undefined)[]): number =>
  nextTimestampAfter(writeTimes);

/** The same for however many write times. */
export function nextTimestampAfter(writeTimes: readonly (WriteTime | undefined)[]): number {
  const now = Math.floor(preciseNow() * 1000);
  let timestamp = Math.max(now, state.lastTimestamp + 1);
  for (const writeTime of writeTimes) {
    const microseconds = Number(writeTime ?? 0);
    if (microseconds > now + mostAhead) throw new WriteTimeAhead(microseconds, microseconds - now);
    if (microseconds >= timestamp) timestamp = microseconds + 1;
  }
  return (state.lastTimestamp = timestamp);
}

/** Units of 100 ns since 1970: now, but later than every one before it in this process. */
export function nextTick(): bigint {
  const now = BigInt(Math.floor(preciseNow() * 1000)) * 10n;
  return (state.lastTick = now > state.lastTick ? now : state.lastTick + 1n);
}
