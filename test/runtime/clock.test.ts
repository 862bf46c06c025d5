import { types } from "cassandra-driver";
import { expect, test, vi } from "vitest";
import { timeuuid, WriteTimeAhead } from "../../src/runtime/index.ts";
import { generateTimeuuid, generateUuid, millisecondsOfTimeuuid } from "../../src/runtime/generate.ts";
import { nextTimestamp } from "../../src/runtime/clock.ts";

const many = <TValue>(make: () => TValue): TValue[] => Array.from({ length: 10_000 }, make);

test("write timestamps are in microseconds, and each is later than the one before", () => {
  const timestamps = many(() => nextTimestamp());
  expect(Math.abs(timestamps[0]! / 1000 - Date.now())).toBeLessThan(1000);
  expect(timestamps.every(Number.isSafeInteger)).toBe(true);
  expect(timestamps.every((timestamp, index) => index === 0 || timestamp > timestamps[index - 1]!)).toBe(true);
});

test("a write timestamp is later than the write times of what it replaces", () => {
  const ahead = BigInt(nextTimestamp()) + 5_000_000n;
  expect(nextTimestamp(null, ahead, undefined, 17)).toBe(Number(ahead) + 1);
  expect(nextTimestamp()).toBe(Number(ahead) + 2);
});

test("a write time more than an hour ahead is refused, and takes the clock nowhere", () => {
  const now = nextTimestamp();
  const minute = 60_000_000;
  expect(nextTimestamp(now + 59 * minute)).toBe(now + 59 * minute + 1);
  expect(() => nextTimestamp(now + 61 * minute)).toThrow(WriteTimeAhead);
  expect(() => nextTimestamp(BigInt(now) + 100n * 24n * 60n * BigInt(minute))).toThrow(
    /written (99|100) days ahead of this clock/,
  );
  expect(nextTimestamp() - now).toBeLessThan(60 * minute);
});

test("two copies of the module share the clock", async () => {
  vi.resetModules();
  const copy = await import("../../src/runtime/clock.ts");
  expect(copy.nextTimestamp).not.toBe(nextTimestamp);
  const ahead = nextTimestamp(BigInt(nextTimestamp()) + 5_000_000n);
  expect([copy.nextTimestamp(), nextTimestamp(), copy.nextTimestamp()]).toEqual([ahead + 1, ahead + 2, ahead + 3]);
});

test("timeuuids are of version 1, hold the time, and each is later than the one before", () => {
  const made = many(generateTimeuuid);
  const now = Date.now();
  const ticks = made.map((value) => BigInt(`0x${value.slice(15, 18)}${value.slice(9, 13)}${value.slice(0, 8)}`));
  expect(ticks.every((tick, index) => index === 0 || tick > ticks[index - 1]!)).toBe(true);
  for (const value of made.slice(0, 100)) {
    expect(() => timeuuid.encode(value)).not.toThrow();
    const milliseconds = types.TimeUuid.fromString(value).getDate().getTime();
    expect(millisecondsOfTimeuuid(value)).toBe(milliseconds);
    expect(Math.abs(milliseconds - now)).toBeLessThan(1000);
  }
  // The variant of RFC 9562, and a node that is no MAC address.
  expect(made[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-1[\da-f]{3}-[89ab][\da-f]{3}-[\da-f][13579bdf][\da-f]{10}$/);
});

test("the time in a timeuuid is that of its millisecond, before 1970 too", () => {
  expect(millisecondsOfTimeuuid("13814000-1dd2-11b2-8000-000000000001")).toBe(0);
  expect(millisecondsOfTimeuuid("13813fff-1dd2-11b2-8000-000000000001")).toBe(-1);
});

test("UUIDs are random", () => {
  expect(generateUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(many(generateUuid)).size).toBe(10_000);
});
