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

/**
 * A write timestamp in microseconds: now, but later than every one before it in this process, and than the write times
 * given (those of the values that the write replaces).
 */
export function nextTimestamp(...writeTimes: readonly (bigint | number | null | undefined)[]): number {
  let timestamp = Math.max(Math.floor(preciseNow() * 1000), state.lastTimestamp + 1);
  for (const writeTime of writeTimes) timestamp = Math.max(timestamp, Number(writeTime ?? 0) + 1);
  return (state.lastTimestamp = timestamp);
}

/** Units of 100 ns since 1970: now, but later than every one before it in this process. */
export function nextTick(): bigint {
  const now = BigInt(Math.floor(preciseNow() * 1000)) * 10n;
  return (state.lastTick = now > state.lastTick ? now : state.lastTick + 1n);
}
