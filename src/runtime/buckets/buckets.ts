import { printBigint, printers, printTimestamp, type BucketForms, type Printers, type Stretch } from "./forms.ts";
import { instants, instantsOfRange, type BucketSources } from "./sources.ts";
import { units, type TimeUnit, type Unit } from "./units.ts";
import { InvalidValueError } from "../errors.ts";
import { joinKey, murmur3Token } from "../murmur3.ts";
import type { Range } from "../range.ts";
import { timeZone, utc, type TimeZone } from "./time-zone.ts";

export type { BucketForms, BucketSources, TimeUnit };

// What a bucket is called is in the partition key of every row: docs/buckets.md fixes it, with the values that the tests hold.

/** A computed column of the partition key that stands for a stretch of time. */
export interface Bucket<TSource, TValue> {
  /** The bucket in which a value is kept. */
  of(source: TSource): TValue;
  /**
   * The buckets in which the values of a range are kept, earliest first: just these.
   * @throws InvalidValueError for a range without a lower end, of dates also without an upper one, and for one of more than
   * 100,000 buckets
   */
  touchedBy(range: Range<TSource>): TValue[];
}

export interface TimeBucketOptions<TSource extends keyof BucketSources, TForm extends keyof BucketForms> {
  readonly source: TSource;
  readonly form: TForm;
  /** An IANA name, such as `"Europe/Paris"`; UTC unless said. */
  readonly zone?: string | undefined;
  /** Before this day, or instant in UTC, there is nothing to read. */
  readonly since?: string | undefined;
}

/** Hours, days, weeks from Monday, months or years of the clock in a time zone. */
export function timeBucket<TSource extends keyof BucketSources, TForm extends keyof BucketForms>(
  unit: TimeUnit,
  { source, form, zone, since }: TimeBucketOptions<TSource, TForm>,
): Bucket<BucketSources[TSource], BucketForms[TForm]> {
  if (source === "date" && (unit === "hour" || zone !== undefined)) {
    throw new RangeError(`a date has no ${unit === "hour" ? "hours" : "time zone"}`);
  }
  return createBucket(
    source,
    units[unit],
    printers(unit),
    form,
    zone === undefined ? utc : timeZone(zone),
    since === undefined ? undefined : Date.parse(since),
  );
}

/** Stretches of equal length, counted from the beginning of 1970 in UTC. */
export function everyBucket<TSource extends keyof BucketSources, TForm extends "timestamp" | "bigint">(
  milliseconds: number,
  { source, form }: { readonly source: TSource; readonly form: TForm },
): Bucket<BucketSources[TSource], BucketForms[TForm]> {
  if (!(Number.isSafeInteger(milliseconds) && milliseconds > 0)) throw new RangeError(`every ${milliseconds} ms`);
  const stretch: Unit = {
    startOf: (time) => Math.floor(time / milliseconds) * milliseconds,
    endOf: (start) => start + milliseconds,
  };
  return createBucket(source, stretch, { timestamp: printTimestamp, bigint: printBigint }, form, utc);
}

/** Rows spread over `count` partitions: the token of their values, modulo `count`, from 0 to `count - 1`. */
export interface HashBucket {
  /** @param bytes the CQL bytes of the column, or of each column that a ref stands for */
  of(...bytes: readonly Buffer[]): number;
  all(): number[];
}

export function hashBucket(count: number): HashBucket {
  if (!(Number.isInteger(count) && count > 0 && count < 2 ** 31)) throw new RangeError(`${count} buckets`);
  const divisor = BigInt(count);
  return {
    of(...bytes) {
      const remainder = Number(murmur3Token(bytes.length === 1 ? bytes[0]! : joinKey(bytes)) % divisor);
      return remainder < 0 ? remainder + count : remainder;
    },
    all: () => Array.from({ length: count }, (_, index) => index),
  };
}

function createBucket<TSource extends keyof BucketSources, TForm extends keyof BucketForms>(
  source: TSource,
  unit: Unit,
  printersOfUnit: Printers,
  form: TForm,
  zone: TimeZone,
  since?: number,
): Bucket<BucketSources[TSource], BucketForms[TForm]> {
  const print = printersOfUnit[form] as ((stretch: Stretch) => BucketForms[TForm]) | undefined;
  if (print === undefined) throw new RangeError(`a bucket of this unit can't be kept as ${form}`);
  const instantOf = instants[source];

  const stretchAt = (instant: number): Stretch => {
    const offset = zone.offsetAt(instant);
    return { localStart: unit.startOf(instant + offset), offset, zone };
  };

  return {
    of: (value) => print(stretchAt(instantOf(value))),
    touchedBy(range) {
      const [from, to] = instantsOfRange(source, range, since);
      const touched = new Map<BucketForms[TForm] | number, Stretch>();
      let instant = from;
      while (instant <= to) {
        const stretch = stretchAt(instant);
        touched.set(keyOf(print(stretch)), stretch);
        if (touched.size > mostBuckets) {
          throw new InvalidValueError({ type: source, value: range, expected: `at most ${mostBuckets} buckets` });
        }
        // To the end of the stretch on this clock, or to where the clock changes: that may be back into the stretch before.
        const end = unit.endOf(stretch.localStart) - stretch.offset;
        instant = zone.changeAfter(instant, end) ?? end;
      }
      return [...touched.values()].toSorted((one, other) => one.localStart - other.localStart).map(print);
    },
  };
}

/** A range of more than these is a mistake. */
const mostBuckets = 100_000;

/** Dates are told apart by their time. */
const keyOf = <TValue>(value: TValue): TValue | number => (value instanceof Date ? value.getTime() : value);
