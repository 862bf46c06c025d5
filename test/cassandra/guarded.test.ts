import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  bind,
  deleteBooking,
  insertBooking,
  insertBookingIfNotExists,
  insertEntry,
  insertEntryIfNotExists,
  putBooking,
  selectBookings,
  selectBookingsByGuest,
  selectBookingsByRoomNight,
  selectEntriesByAccount,
  selectEntriesByTransfer,
  settleBooking,
  settleEachBooking,
  updateBooking,
  updateBookingIf,
  type Database,
} from "../../generated/booking/index.js";
import { brokenBookings, examineBookings } from "../../load/guarded/examine-bookings.ts";
import {
  generateUuid,
  InvalidWrite,
  inOneWrite,
  OutcomeUnknown,
  RowExists,
  RowNotFound,
  UniqueViolation,
} from "../../src/runtime/index.ts";
import { applyGenerated, connectToNode } from "../support/node.ts";

const keyspace = "test_guarded";
let client: Client;
let db: Database;

beforeAll(async () => {
  client = await connectToNode();
  await applyGenerated(client, "generated/booking", "booking", keyspace);
  db = bind(client, { keyspaces: { booking: keyspace } });
});

beforeEach(async () => {
  for (const table of ["bookings", "bookings_by_room_night", "bookings_by_guest", "booking_claims_on_room_night"])
    await client.execute(`TRUNCATE ${keyspace}.${table}`);
});

afterAll(() => client.shutdown());

const aNight = { room: "101", night: "2026-12-01", guest: "Ada", status: "reserved" } as const;
const broken = async () => brokenBookings(await examineBookings(client, keyspace));
const inRoom = (room: string) => selectBookingsByRoomNight(db, { room }).all();
const ofGuest = (guest: string) => selectBookingsByGuest(db, { guest }).all();

it("writes an instance to each of its tables, changes it and moves it", async () => {
  const { id } = await insertBooking(db, aNight);
  expect(await selectBookings(db, { id })).toEqual({ id, ...aNight, note: null });
  await updateBooking(db, { id }, { status: "paid", note: "late" });
  expect(await inRoom("101")).toEqual([{ id, ...aNight, status: "paid", note: "late" }]);
  await updateBooking(db, { id }, { room: "102", guest: "Grace", note: null });
  expect(await inRoom("101")).toEqual([]);
  expect(await ofGuest("Ada")).toEqual([]);
  expect(await ofGuest("Grace")).toEqual([
    { id, room: "102", night: "2026-12-01", guest: "Grace", status: "paid", note: null },
  ]);
  expect(await broken()).toEqual([]);
  expect((await examineBookings(client, keyspace)).unsettled).toBe(0);
});

it("refuses a key that another one has, and gives it once that one has left it", async () => {
  const { id } = await insertBooking(db, aNight);
  const other = await insertBooking(db, { ...aNight, room: "102" });
  const refused = await updateBooking(db, other, { room: "101" }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UniqueViolation);
  expect(refused).toMatchObject({
    entity: "booking",
    unique: ["room", "night"],
    holder: { id },
    message: `the booking with id "${id}" has the same room, night`,
  });
  expect(await inRoom("102")).toHaveLength(1);
  await updateBooking(db, { id }, { night: "2026-12-02" });
  await updateBooking(db, other, { room: "101" });
  await deleteBooking(db, { id });
  await insertBooking(db, { ...aNight, night: "2026-12-02" });
  expect((await inRoom("101")).map(({ night }) => night)).toEqual(["2026-12-01", "2026-12-02"]);
  expect(await broken()).toEqual([]);
});

it("inserts what is not there, and gives what is", async () => {
  const id = generateUuid();
  expect(await insertBookingIfNotExists(db, { id, ...aNight })).toEqual({ applied: true, id });
  const again = await insertBookingIfNotExists(db, { id, ...aNight, room: "103" });
  expect(again).toEqual({ applied: false, existing: { id, ...aNight, note: null } });
  await expect(insertBooking(db, { id, ...aNight, room: "103" })).rejects.toThrow(RowExists);
  expect(await inRoom("103")).toEqual([]);
  expect(await broken()).toEqual([]);
});

it("updates on conditions of any values, and by a function of them", async () => {
  const { id } = await insertBooking(db, { ...aNight, note: "3" });
  expect(await updateBookingIf(db, { id }, { status: "paid" }, { note: "no" })).toEqual({
    applied: false,
    current: { id, ...aNight, note: "3" },
  });
  expect(await updateBookingIf(db, { id }, { status: "reserved", night: "2026-12-01" }, { note: "4" })).toEqual({
    applied: true,
  });
  const plusOne = ({ note }: { note?: string | null | undefined }) => ({ note: String(Number(note) + 1) });
  await Promise.all(Array.from({ length: 8 }, () => updateBookingIf(db, { id }, () => true, plusOne)));
  expect((await selectBookings(db, { id }))?.note).toBe("12");
  expect(await updateBookingIf(db, { id: generateUuid() }, {}, { note: "no" })).toEqual({
    applied: false,
    current: undefined,
  });
  expect(await broken()).toEqual([]);
});

it("puts what is new and what is there", async () => {
  const { id } = await putBooking(db, aNight);
  await putBooking(db, { id, ...aNight, guest: "Grace" });
  expect(await ofGuest("Ada")).toEqual([]);
  expect(await ofGuest("Grace")).toHaveLength(1);
  expect(await broken()).toEqual([]);
});

it("leaves no row of what is deleted, and none to be read", async () => {
  const { id } = await insertBooking(db, aNight);
  await deleteBooking(db, { id });
  await deleteBooking(db, { id });
  expect(await selectBookings(db, { id })).toBeUndefined();
  await expect(updateBooking(db, { id }, { note: "no" })).rejects.toThrow(RowNotFound);
  expect(await broken()).toEqual([]);
  await insertBooking(db, { id, ...aNight, guest: "Grace" });
  expect(await selectBookings(db, { id })).toMatchObject({ guest: "Grace" });
  expect(await broken()).toEqual([]);
});

it("appends entries of which none is lost, and no transfer counts twice", async () => {
  const append = async (transfer: string, amount: bigint): Promise<void> => {
    for (;;) {
      const [last] = await selectEntriesByAccount(db, { account: "A" }, { limit: 1 }).all();
      const number = (last?.number ?? 0) + 1;
      const entry = { account: "A", number, transfer, amount, balance: (last?.balance ?? 0n) + amount };
      if ((await insertEntryIfNotExists(db, entry)).applied) return;
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, i) => append(`t${i}`, BigInt(i))));
  const entries = await selectEntriesByAccount(db, { account: "A" }).all();
  expect(entries.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(entries[0]?.balance).toBe(45n);
  await expect(append("t3", 100n)).rejects.toThrow(UniqueViolation);
  expect(await selectEntriesByTransfer(db, { transfer: "t3" })).toMatchObject({ account: "A", amount: 3n });
  await expect(insertEntry(db, entries[0]!)).rejects.toThrow(RowExists);
});

it("settles what a writer has left between its condition and its copies", async () => {
  const { id } = await insertBooking(db, aNight);
  const dying = bind(withoutBatches(client), { keyspaces: { booking: keyspace } });
  const failed = await updateBooking(dying, { id }, { room: "102", guest: "Grace" }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ name: "OutcomeUnknown", stage: "fan-out", applied: true });
  expect(await selectBookings(db, { id })).toMatchObject({ room: "102" });
  expect(await inRoom("101")).toHaveLength(1);
  expect(await settleBooking(db, { id })).toBe(true);
  expect(await settleBooking(db, { id })).toBe(false);
  expect(await broken()).toEqual([]);

  await updateBooking(dying, { id }, { guest: "Ada" }).catch(() => {});
  await updateBooking(db, { id }, { room: "102", guest: "Grace" }, { repeats: failed as OutcomeUnknown });
  expect(await selectBookings(db, { id })).toMatchObject({ room: "102", guest: "Ada" });
  expect(await broken()).toEqual([]);

  await updateBooking(dying, { id }, { guest: "Mary" }).catch(() => {});
  await deleteBooking(dying, { id }).catch(() => {});
  expect(await settleEachBooking(db)).toEqual({ rows: 1, settled: 0, adopted: 0 });
  expect(await settleEachBooking(db, { olderThan: 0 })).toEqual({ rows: 1, settled: 1, adopted: 0 });
  expect(await broken()).toEqual([]);
});

it("takes in rows from before the entity was guarded", async () => {
  const id = generateUuid();
  await client.execute(
    `INSERT INTO ${keyspace}.bookings (id, room, night, guest, status) VALUES (?, '101', '2026-12-01', 'Ada', 'paid')`,
    [id],
    { prepare: true },
  );
  expect(await selectBookings(db, { id })).toBeUndefined();
  expect(await settleEachBooking(db, { adopt: true })).toEqual({ rows: 1, settled: 0, adopted: 1 });
  expect(await selectBookings(db, { id })).toMatchObject({ guest: "Ada" });
  await expect(insertBooking(db, aNight)).rejects.toThrow(UniqueViolation);
  expect(await broken()).toEqual([]);
});

it("stands by itself", async () => {
  await expect(inOneWrite(db, (one) => insertBooking(one, aNight))).rejects.toThrow(InvalidWrite);
});

/** A client that dies when it comes to the copies. */
function withoutBatches(whole: Client): Client {
  return new Proxy(whole, {
    get(target, property): unknown {
      if (property === "batch") return () => Promise.reject(new Error("the client has died"));
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
