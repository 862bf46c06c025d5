const dayMilliseconds = 86_400_000;

/** The last that JavaScript can format. */
const farthestInstant = 8.64e15;

/** How far the clocks of a place are ahead of UTC. Instants are milliseconds since 1970. */
export interface TimeZone {
  /** Milliseconds that the local clock is ahead of UTC. */
  offsetAt(instant: number): number;
  /** The first instant after `from`, up to `to`, at which the offset is no longer that of `from`. */
  changeAfter(from: number, to: number): number | undefined;
  /**
   * The first instant at which the local clock shows this time or a later one. Local times are counted as instants are,
   * as if the clock were one of UTC. A time that the clock skips is when it skips it; one that it shows twice, the first.
   */
  firstInstantOf(localTime: number): number;
}

export const utc: TimeZone = {
  offsetAt: () => 0,
  changeAfter: () => undefined,
  firstInstantOf: (localTime) => localTime,
};

const zones = new Map<string, TimeZone>([["UTC", utc]]);

/**
 * A zone of the IANA database, by name: `"Europe/Paris"`.
 * @throws RangeError when there is none
 */
export function timeZone(name: string): TimeZone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = createTimeZone(name);
  zones.set(name, zone);
  return zone;
}

function createTimeZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: name, timeZoneName: "longOffset" });
  const formatted = (instant: number): number =>
    parseOffset(format.format(Math.max(-farthestInstant, Math.min(instant, farthestInstant))));

  /** The offset of days on which it does not change, by their number: asking the formatter costs some microseconds. */
  const wholeDays = new Map<number, number | undefined>();
  function offsetAt(instant: number): number {
    const day = Math.floor(instant / dayMilliseconds);
    if (!wholeDays.has(day)) {
      if (wholeDays.size >= 1000) wholeDays.clear();
      const [start, end] = [formatted(day * dayMilliseconds), formatted((day + 1) * dayMilliseconds)];
      wholeDays.set(day, start === end ? start : undefined);
    }
    return wholeDays.get(day) ?? formatted(instant);
  }

  function changeAfter(from: number, to: number): number | undefined {
    const offset = offsetAt(from);
    return offsetAt(to) === offset ? undefined : firstWhere(from, to, (instant) => offsetAt(instant) !== offset);
  }

  function firstInstantOf(localTime: number): number {
    const [before, after] = [offsetAt(localTime - dayMilliseconds), offsetAt(localTime + dayMilliseconds)];
    const shows = (instant: number): boolean => instant + offsetAt(instant) === localTime;
    const instants = [localTime - before, localTime - after].filter(shows);
    if (instants.length > 0) return Math.min(...instants);
    const twoDays = 2 * dayMilliseconds;
    return firstWhere(localTime - twoDays, localTime + twoDays, (instant) => instant + offsetAt(instant) >= localTime);
  }

  return { offsetAt, changeAfter, firstInstantOf };
}

/** By halving: `condition` is false at `from`, and true from some instant on until `to`. */
function firstWhere(from: number, to: number, condition: (instant: number) => boolean): number {
  let [before, at] = [from, to];
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (condition(middle)) at = middle;
    else before = middle;
  }
  return at;
}

/** From `12/1/2026, GMT+01:00`; seconds stand in some offsets of before 1972. */
function parseOffset(formatted: string): number {
  const [, sign, hours, minutes, seconds = "0"] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(formatted) ?? [];
  if (sign === undefined) return 0;
  const offset = Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === "-" ? -offset : offset;
}
