import { daysFromDay, parseDay } from "../calendar.ts";
import { InvalidValueError } from "../errors.ts";
import { millisecondsOfTimeuuid } from "../generate.ts";
import type { Range } from "../range.ts";

/** By CQL type, the values that a bucket can be computed from. A bigint is in milliseconds since 1970. */
export interface BucketSources {
  readonly date: string;
  readonly timestamp: Date;
  readonly timeuuid: string;
  readonly bigint: bigint;
  /** The same where a model has other types for values. */
  readonly dateAsDate: Date;
  readonly timestampAsText: string;
  readonly bigintAsText: string;
}

const dayMilliseconds = 86_400_000;

/**
 * The first and the last instant of a range, in the steps of the source. Without an upper end that is now, except of dates,
 * which are as often of the future.
 * @param since where buckets begin, for a range without a lower end
 */
export function instantsOfRange<TSource extends keyof BucketSources>(
  source: TSource,
  range: Range<BucketSources[TSource]>,
  since?: number,
): [number, number] {
  const { gt, gte, lt, lte } = range;
  const lower: BucketSources[TSource] | undefined = gte ?? gt;
  const upper: BucketSources[TSource] | undefined = lte ?? lt;
  // A millisecond may have many timeuuids: the ones beside a bound are in the same.
  const isDate = source === "date" || source === "dateAsDate";
  const step = isDate ? dayMilliseconds : source === "timeuuid" ? 0 : 1;
  const instantOf = instants[source];
  const from = lower === undefined ? since : instantOf(lower) + (gte === undefined ? step : 0);
  const now = isDate ? undefined : Date.now();
  const to = upper === undefined ? now : instantOf(upper) - (lte === undefined ? step : 0);
  if (from === undefined || to === undefined) {
    const end = from === undefined ? "a lower end" : "an upper end";
    throw new InvalidValueError({
      type: source,
      value: undefined,
      expected: `a range with ${end}, to list its buckets`,
    });
  }
  return [since === undefined ? from : Math.max(from, since), to];
}

/** The instant that a value stands for: of a date, its beginning in UTC. */
export const instants: { readonly [TSource in keyof BucketSources]: (value: BucketSources[TSource]) => number } = {
  date(value) {
    const day = parseDay(value);
    if (day === undefined) throw new InvalidValueError({ type: "date", value, expected: 'a day such as "2026-12-01"' });
    return daysFromDay(day) * dayMilliseconds;
  },
  timestamp(value) {
    const instant = value instanceof Date ? value.getTime() : Number.NaN;
    if (Number.isNaN(instant)) throw new InvalidValueError({ type: "timestamp", value, expected: "a valid Date" });
    return instant;
  },
  timeuuid(value) {
    if (!/^[\da-f]{8}-[\da-f]{4}-1[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/i.test(value)) {
      throw new InvalidValueError({ type: "timeuuid", value, expected: "a UUID of version 1" });
    }
    return millisecondsOfTimeuuid(value);
  },
  bigint(value) {
    const instant = Number(value);
    if (typeof value !== "bigint" || Math.abs(instant) > 8.64e15) {
      throw new InvalidValueError({
        type: "bigint",
        value,
        expected: "milliseconds since 1970, such as 1796083200000n",
      });
    }
    return instant;
  },
  dateAsDate: (value) => instants.timestamp(value),
  timestampAsText: (value) => instants.timestamp(new Date(value)),
  bigintAsText: (value) => instants.bigint(BigInt(value)),
};
