import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import {
  everyBucket,
  hashBucket,
  timeBucket,
  type Bucket,
  type BucketForms,
  type TimeUnit,
} from "../../src/runtime/buckets/index.ts";
import { blob, date, int, InvalidValueError, smallint, text, uuid, type Range } from "../../src/runtime/index.ts";
import { millisecondsOfTimeuuid } from "../../src/runtime/generate.ts";
import { murmur3Token } from "../../src/runtime/murmur3.ts";
import { driverToken } from "./driver.ts";

const page = readFileSync(new URL("../../docs/buckets.md", import.meta.url), "utf8");

/** The rows of the table under a heading of the page. */
function vectors(heading: string): string[][] {
  const section = page.split(`### ${heading}\n`)[1]!.split("\n#")[0]!;
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

const printed = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));
const forms = ["date", "timestamp", "bigint", "int", "text"] as const satisfies readonly (keyof BucketForms)[];

function expectForms(
  expected: Readonly<Partial<Record<keyof BucketForms, string>>>,
  compute: (form: keyof BucketForms) => unknown,
): void {
  for (const [form, value] of Object.entries(expected) as [keyof BucketForms, string][]) {
    if (value === "–") expect(() => compute(form)).toThrow(RangeError);
    else expect(printed(compute(form))).toBe(value);
  }
}

test("times are in the buckets that the documentation gives", () => {
  const rows = vectors("Time");
  expect(rows.length).toBeGreaterThan(30);
  for (const [unit, zone, instant, ...values] of rows as [TimeUnit, string, string, ...string[]][]) {
    const expected = Object.fromEntries(forms.map((form, index) => [form, values[index]!]));
    expectForms(expected, (form) => timeBucket(unit, { source: "timestamp", form, zone }).of(new Date(instant)));
    const milliseconds = BigInt(new Date(instant).getTime());
    expectForms(expected, (form) => timeBucket(unit, { source: "bigint", form, zone }).of(milliseconds));
  }
});

test("stretches of equal length are as the documentation gives them", () => {
  for (const [milliseconds, instant, start, number] of vectors("Every") as [string, string, string, string][]) {
    const [length, source] = [Number(milliseconds), "timestamp"] as const;
    expect(everyBucket(length, { source, form: "timestamp" }).of(new Date(instant))).toEqual(new Date(start));
    expect(everyBucket(length, { source, form: "bigint" }).of(new Date(instant))).toBe(BigInt(number));
  }
});

test("dates are in the buckets that the documentation gives", () => {
  for (const [unit, day, ...values] of vectors("Dates") as [TimeUnit, string, ...string[]][]) {
    const [asDate, asTimestamp, asInt, asText] = values as [string, string, string, string];
    const expected = { date: asDate, timestamp: asTimestamp, int: asInt, text: asText };
    expectForms(expected, (form) => timeBucket(unit, { source: "date", form }).of(day));
  }
});

test("timeuuids hold the instants that the documentation gives", () => {
  const milliseconds = timeBucket("hour", { source: "timeuuid", form: "bigint" });
  for (const [timeuuid, instant] of vectors("Timeuuids") as [string, string][]) {
    expect(new Date(millisecondsOfTimeuuid(timeuuid)).toISOString()).toBe(instant);
    const ofTimestamp = timeBucket("hour", { source: "timestamp", form: "bigint" }).of(new Date(instant));
    expect(milliseconds.of(timeuuid)).toBe(ofTimestamp);
  }
});

test("hashes are those that the documentation gives", () => {
  const codecs: Readonly<Record<string, (value: string) => Buffer>> = {
    text: text.encode,
    int: (value) => int.encode(Number(value)),
    smallint: (value) => smallint.encode(Number(value)),
    uuid: uuid.encode,
    date: date.encode,
    blob: (value) => blob.encode(Buffer.from(value, "hex")),
  };
  for (const row of vectors("Hash")) {
    const [types, values, hex, token, of16, of100] = row as [string, string, string, string, string, string];
    const given = values.split(", ");
    const bytes = types.split(", ").map((type, index) => codecs[type]!(given[index]!));
    expect(bytes.map((part) => part.toString("hex")).join(", ")).toBe(hex);
    if (bytes.length === 1) expect(murmur3Token(bytes[0]!)).toBe(BigInt(token));
    expect([hashBucket(16).of(...bytes), hashBucket(100).of(...bytes)]).toEqual([Number(of16), Number(of100)]);
  }
});

test("a token is the driver's, whatever the bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(murmur3Token(Buffer.from(bytes))).toBe(driverToken(Buffer.from(bytes)));
    }),
  );
});

const units: readonly TimeUnit[] = ["hour", "day", "week", "month", "year"];
const zones = [
  "UTC",
  "Europe/Paris",
  "America/St_Johns",
  "America/Sao_Paulo",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Asia/Kolkata",
];

test("the local time in a bucket is what Intl shows", () => {
  const instants = fc.date({
    min: new Date("1975-01-01T00:00:00Z"),
    max: new Date("2037-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const formats = new Map(
    zones.map((zone) => [
      zone,
      new Intl.DateTimeFormat("sv-SE", {
        timeZone: zone,
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        hour: "2-digit",
        hourCycle: "h23",
      }),
    ]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
      const [day, hour] = formats.get(zone)!.format(instant).split(" ") as [string, string];
      expect(timeBucket("day", { source: "timestamp", form: "text", zone }).of(instant)).toBe(day);
      expect(timeBucket("hour", { source: "timestamp", form: "text", zone }).of(instant).slice(0, 13)).toBe(
        `${day}T${hour}`,
      );
    }),
    { numRuns: 500 },
  );
});

test("a bucket kept as its start is found again at its start", () => {
  const instants = fc.date({
    min: new Date("1975-01-01T00:00:00Z"),
    max: new Date("2037-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.constantFrom("day", "week", "month", "year"),
      fc.constantFrom(...zones),
      instants,
      (unit, zone, instant) => {
        const named = timeBucket(unit, { source: "timestamp", form: "date", zone });
        const start = timeBucket(unit, { source: "timestamp", form: "timestamp", zone }).of(instant);
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(named.of(start)).toBe(named.of(instant));
        expect(named.of(new Date(start.getTime() - 1))).not.toBe(named.of(instant));
      },
    ),
    { numRuns: 500 },
  );
});

/** The buckets of a range by trying every so many milliseconds. */
function byTrying<TValue>(bucket: Bucket<Date, TValue>, from: number, to: number, step: number): Set<string> {
  const found = new Set<string>();
  for (let instant = from; instant < to; instant += step) found.add(printed(bucket.of(new Date(instant))));
  return found.add(printed(bucket.of(new Date(to))));
}

test("a range touches the buckets that its instants are in, and no others", () => {
  const minute = 60_000;
  // Around the clock changes of these zones, and anywhere.
  const starts = fc
    .oneof(
      fc.constantFrom(
        "2006-10-29T00:00:00Z",
        "2018-11-04T00:00:00Z",
        "2026-10-24T22:00:00Z",
        "2026-04-04T12:00:00Z",
        "2011-12-29T08:00:00Z",
      ),
      fc.constant("2026-12-31T20:00:00Z"),
    )
    .chain((start) => fc.integer({ min: 0, max: 600 }).map((minutes) => new Date(start).getTime() + minutes * minute));
  const lengths = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 3000 }));
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.constantFrom(...zones), starts, lengths, (unit, zone, from, minutes) => {
      const bucket = timeBucket(unit, { source: "timestamp", form: "text", zone });
      const to = from + minutes * minute;
      const touched = bucket.touchedBy({ gte: new Date(from), lte: new Date(to) });
      expect(new Set(touched)).toEqual(byTrying(bucket, from, to, minute));
      expect(new Set(touched).size).toBe(touched.length);
    }),
    { numRuns: 400 },
  );
});

test("a clock that is set back to the day before touches both days", () => {
  const day = timeBucket("day", { source: "timestamp", form: "text", zone: "America/St_Johns" });
  const range = { gte: new Date("2006-10-29T02:30:30Z"), lte: new Date("2006-10-29T02:31:30Z") };
  expect(day.touchedBy(range)).toEqual(["2006-10-28", "2006-10-29"]);
});

test("buckets of a range are in order, and an excluded bound does not touch", () => {
  const month = timeBucket("month", { source: "date", form: "int" });
  const touched = (range: Range<string>): number[] => month.touchedBy(range);
  expect(touched({ gte: "2026-11-15", lte: "2027-02-01" })).toEqual([202611, 202612, 202701, 202702]);
  expect(touched({ gt: "2026-11-30", lt: "2027-02-01" })).toEqual([202612, 202701]);
  expect(touched({ gte: "2026-12-01", lte: "2026-12-01" })).toEqual([202612]);
  expect(touched({ gte: "2026-12-02", lte: "2026-12-01" })).toEqual([]);
  const hour = timeBucket("hour", { source: "bigint", form: "bigint" });
  expect(hour.touchedBy({ gte: 0n, lt: 7_200_000n })).toEqual([0n, 3_600_000n]);
  const quarter = everyBucket(900_000, { source: "timestamp", form: "timestamp" });
  expect(quarter.touchedBy({ gte: new Date(-1), lte: new Date(900_000) })).toEqual([
    new Date(-900_000),
    new Date(0),
    new Date(900_000),
  ]);
  expect(hashBucket(3).all()).toEqual([0, 1, 2]);
});

test("timeuuids at an excluded bound share its millisecond", () => {
  const every = everyBucket(1, { source: "timeuuid", form: "bigint" });
  const range = { gt: "13814000-1dd2-11b2-8000-000000000001", lt: "13814001-1dd2-11b2-8000-000000000001" };
  expect(every.touchedBy(range)).toEqual([0n]);
});

test("what has no bucket is refused", () => {
  const month = timeBucket("month", { source: "timestamp", form: "text" });
  expect(() => month.of(new Date(Number.NaN))).toThrow(InvalidValueError);
  expect(() => month.of(new Date("+010000-01-01T00:00:00Z"))).toThrow(/a time in the years 0 to 9999/);
  expect(() => month.touchedBy({ lt: new Date(0) })).toThrow(/a range with a lower end/);
  expect(() => timeBucket("day", { source: "date", form: "date" }).touchedBy({ gte: "2026-12-01" })).toThrow(
    /a range with an upper end/,
  );
  expect(() =>
    timeBucket("hour", { source: "timestamp", form: "text" }).touchedBy({ gte: new Date(0), lt: new Date(1e13) }),
  ).toThrow(/at most 100000 buckets/);
  expect(() => timeBucket("day", { source: "date", form: "date" }).of("2026-02-30")).toThrow(InvalidValueError);
  expect(() => timeBucket("day", { source: "bigint", form: "date" }).of(9n * 10n ** 15n)).toThrow(InvalidValueError);
  const version4 = "8d6c4b0e-7a1f-4c52-9a3e-2f1d5b6a7c80";
  expect(() => timeBucket("day", { source: "timeuuid", form: "date" }).of(version4)).toThrow(InvalidValueError);
  expect(() => timeBucket("hour", { source: "date", form: "text" })).toThrow(RangeError);
  expect(() => timeBucket("day", { source: "date", form: "date", zone: "Europe/Paris" })).toThrow(RangeError);
  expect(() => timeBucket("day", { source: "timestamp", form: "date", zone: "Europe/Pariss" })).toThrow(RangeError);
  expect(() => everyBucket(0, { source: "timestamp", form: "bigint" })).toThrow(RangeError);
  expect(() => hashBucket(0)).toThrow(RangeError);
});

test("buckets are typed by source and form", () => {
  expectTypeOf(timeBucket("month", { source: "timestamp", form: "text" })).toEqualTypeOf<Bucket<Date, string>>();
  expectTypeOf(timeBucket("day", { source: "date", form: "int" })).toEqualTypeOf<Bucket<string, number>>();
  expectTypeOf(everyBucket(1000, { source: "bigint", form: "timestamp" })).toEqualTypeOf<Bucket<bigint, Date>>();
});
