import { types } from "cassandra-driver";
import { expect, test } from "vitest";
import {
  BorrowedValueUnsettled,
  FanOutTooLarge,
  inOneWrite,
  InvalidWrite,
  readAllStored,
  readStored,
  settleBorrowed,
  type StampedRead,
  type Stored,
} from "../../src/runtime/index.ts";
import { scriptedDatabase } from "./scripted-client.ts";

const read: StampedRead<string> = {
  query: "update hotel",
  text: "the hotel as it is",
  table: "hotels",
  cql: "SELECT name, WRITETIME(name), TTL(name), phone, WRITETIME(phone), TTL(phone) FROM hotels WHERE id = ?",
  parameters: [Buffer.from("h1")],
  required: ["name"],
  stamps: ["name", "phone"],
  decode: (row) => row["name"],
};

/** A row with the write time and the time to live of each column. */
const row = (stamps: Record<string, readonly [writeTime: unknown, ttl: unknown]>) => ({
  name: "Ritz",
  phone: "1",
  ...Object.fromEntries(
    Object.entries(stamps).flatMap(([column, [writeTime, ttl]]) => [
      [`writetime(${column})`, writeTime],
      [`ttl(${column})`, ttl],
    ]),
  ),
});
const databaseOf = (...rows: readonly unknown[]) => scriptedDatabase(() => ({ rows, pageState: null }));
const stored = async (given: unknown, over: Partial<StampedRead<string>> = {}) =>
  readStored(databaseOf(given).db, { ...read, ...over });

test("a stored row has its latest write time, from a Long or a bigint", async () => {
  const long = types.Long.fromString("1796083200000001");
  expect(await stored(row({ name: [long, null], phone: [1_796_083_200_000_000n, null] }))).toEqual({
    row: "Ritz",
    writeTime: 1_796_083_200_000_001,
    ttl: undefined,
  });
  expect(await stored(row({ name: [7n, null], phone: [null, null] }))).toMatchObject({ writeTime: 7 });
  expect(await stored(row({}), { stamps: [] })).toEqual({ row: "Ritz", writeTime: 0, ttl: undefined });
});

test("it lives as long as it has all that it needs, and not shorter for what it doesn't", async () => {
  const required = ["name", "phone"];
  expect(await stored(row({ name: [7n, 80], phone: [7n, 100] }), { required })).toMatchObject({ ttl: 80 });
  expect(await stored(row({ name: [7n, null], phone: [7n, 100] }), { required })).toMatchObject({ ttl: 100 });
  expect(await stored(row({ name: [7n, 100], phone: [7n, 5] }))).toMatchObject({ ttl: 100 });
  expect(await stored(row({ name: [7n, null], phone: [7n, 5] }))).toMatchObject({ ttl: undefined });
});

test("one that needs none of its columns lives as long as the last of them", async () => {
  const required: string[] = [];
  expect(await stored(row({ name: [7n, 80], phone: [7n, 100] }), { required })).toMatchObject({ ttl: 100 });
  expect(await stored(row({ name: [7n, 80], phone: [7n, null] }), { required })).toMatchObject({ ttl: undefined });
  expect(await stored(row({ name: [7n, 80], phone: [null, null] }), { required })).toMatchObject({ ttl: 80 });
});

test("in its last second it has one left, since 0 would be for ever", async () => {
  expect(await stored(row({ name: [7n, 0] }))).toMatchObject({ ttl: 1 });
});

test("no row, and a torn one, are none", async () => {
  expect(await readStored(databaseOf().db, read)).toBeUndefined();
  expect(await stored({ ...row({ phone: [7n, null] }), name: null })).toBeUndefined();
});

test("a read that a write stands on is never at ONE, whoever says so, and has no policy but ours", async () => {
  const { db, requests } = databaseOf();
  for (const consistency of [0, 1, 10]) {
    await expect(readStored(db, read, { consistency })).rejects.toThrow(
      "update hotel: a write stands on this read, which can't have a consistency of ONE; give readConsistency",
    );
    await expect(readStored(db, read, { readConsistency: consistency })).rejects.toThrow(InvalidWrite);
    const weak = scriptedDatabase(undefined, { defaults: { consistency } });
    await expect(readStored(weak.db, read)).rejects.toThrow(InvalidWrite);
  }
  expect(requests).toEqual([]);
  await readStored(db, read, { consistency: 1, readConsistency: 4 });
  await readStored(db, read);
  expect(requests.map(({ options }) => options["consistency"])).toEqual([4, 6]);
  expect(requests[0]?.options["retry"]).toBeDefined();
});

test("a fan-out to more rows than a write may have is given up while they are read", async () => {
  let pages = 0;
  const { db } = scriptedDatabase(() => {
    pages++;
    return { rows: Array.from({ length: 10 }, () => row({ name: [7n, null] })), pageState: "more" };
  });
  await expect(readAllStored(db, read, { maxStatements: 25 })).rejects.toThrow(FanOutTooLarge);
  expect(pages).toBe(3);
  const all = await readAllStored(databaseOf(row({ name: [7n, 9] }), row({ name: [8n, null] })).db, read);
  expect(all.map(({ writeTime, ttl }) => [writeTime, ttl])).toEqual([
    [7, 9],
    [8, undefined],
  ]);
});

/** An owner whose value is the next of these each time that it is read, the last for ever. */
function settling(...owned: readonly (string | undefined)[]) {
  const { db } = scriptedDatabase();
  const corrections: string[] = [];
  let reads = 0;
  const settle = (given: typeof db) =>
    settleBorrowed(given, {
      operation: "insert reservation",
      entity: "reservation",
      owner: "guest",
      key: { guestId: "g1" },
      tables: ["reservations_by_guest"],
      written: "Byron",
      read: async (): Promise<Stored<string> | undefined> => {
        const value = owned[Math.min(reads++, owned.length - 1)];
        return value === undefined ? undefined : { row: value, writeTime: reads, ttl: undefined };
      },
      encode: (value) => [Buffer.from(value), null, undefined],
      correct: async (_db, from, to) => corrections.push(`${from} → ${to.row} after ${to.writeTime}`),
    });
  return { db, settle, corrections, reads: () => reads };
}

test("a borrowed value that is the owner's is looked at once, and one without an owner stays", async () => {
  for (const owned of ["Byron", undefined]) {
    const { db, settle, corrections, reads } = settling(owned);
    await settle(db);
    expect([reads(), corrections]).toEqual([1, []]);
  }
});

test("one that differs is filed again until it agrees, each time after the owner's write time", async () => {
  const { db, settle, corrections } = settling("King", "Lovelace");
  await settle(db);
  expect(corrections).toEqual(["Byron → King after 1", "King → Lovelace after 2"]);
});

test("an owner that never stands still is an error that says which", async () => {
  const { db, settle, corrections } = settling(...Array.from({ length: 50 }, (_, index) => `name ${index}`));
  const error = await settle(db).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BorrowedValueUnsettled);
  expect((error as Error).message).toBe(
    'insert reservation: what the reservation borrows from the guest with guestId "g1" had changed each of 9 times that it was compared',
  );
  expect(error).toMatchObject({ attempts: 9, tables: ["reservations_by_guest"] });
  expect(corrections).toHaveLength(8);
});

test("in one write with others it is compared when the whole has been sent", async () => {
  const { db, settle, reads } = settling("Byron");
  await inOneWrite(db, async (one) => {
    await settle(one);
    expect(reads()).toBe(0);
  });
  expect(reads()).toBe(1);
});
