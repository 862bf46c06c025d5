import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  bind,
  connectNear,
  deleteGuest,
  deleteHotel,
  deleteReservation,
  insertGuest,
  insertHotel,
  insertReservation,
  putHotel,
  putReservation,
  selectGuests,
  selectHotels,
  selectHotelsByPoi,
  selectPoisByHotel,
  selectReservationsByConfirmation,
  selectReservationsByGuest,
  selectReservationsByHotelDate,
  updateGuest,
  updateHotel,
  updatePoi,
  updateReservation,
  type Database,
} from "../../generated/hotel/index.js";
import {
  add,
  append,
  BorrowedValueMissing,
  generateUuid,
  inOneWrite,
  nextTimestamp,
  prepend,
  remove,
  RowNotFound,
  statementsOf,
} from "../../src/runtime/index.ts";
import { applyGenerated, connectToNode } from "../support/node.ts";

let client: Client;
let db: Database;

const keyspaces = { hotel: "test_writes_hotel", reservation: "test_writes_reservation" };

beforeAll(async () => {
  client = await connectToNode();
  await applyGenerated(client, "generated/hotel", "hotel", keyspaces.hotel);
  await applyGenerated(client, "generated/hotel", "reservation", keyspaces.reservation);
  db = bind(client, { keyspaces });
});

afterAll(() => client.shutdown());

const address = { street: "1 Main St", city: "Paris", stateOrProvince: null, postalCode: "75001", country: "FR" };
const hotelCalled = (id: string) => ({ id, name: `Hotel ${id}`, phone: "+33 1", address });

const aGuest = async (lastName: string) => {
  const guestId = generateUuid();
  await insertGuest(db, { guestId, firstName: "Ada", lastName, title: "Dr", emails: new Set(["a@example.org"]) });
  return guestId;
};

const reserve = async (confirmNumber: string, guestId: string) => {
  const reservation = { confirmNumber, hotelId: `h-${confirmNumber}`, roomNumber: 1, startDate: "2026-12-01" };
  const whole = { ...reservation, endDate: "2026-12-04", guestId };
  await insertReservation(db, whole);
  return whole;
};

/** Every row that a reservation has, by table. */
const placesOf = async (
  { confirmNumber, hotelId, startDate }: Awaited<ReturnType<typeof reserve>>,
  names: string[],
) => ({
  byConfirmation: await selectReservationsByConfirmation(db, { confirmNumber }),
  byHotelDate: await selectReservationsByHotelDate(db, { hotelId, startDate }).all(),
  byGuest: (
    await Promise.all(names.map((guestLastName) => selectReservationsByGuest(db, { guestLastName }).all()))
  ).map((rows) => rows.filter((row) => row.confirmNumber === confirmNumber).length),
});

it("changes what is no key in place, in every table", async () => {
  const guestId = await aGuest("Lovelace");
  const reservation = await reserve("in-place", guestId);
  await updateReservation(db, { confirmNumber: "in-place" }, { endDate: "2026-12-05" });
  const { byConfirmation, byHotelDate, byGuest } = await placesOf(reservation, ["Lovelace"]);
  expect(byConfirmation?.endDate).toBe("2026-12-05");
  expect(byHotelDate.map(({ endDate }) => endDate)).toEqual(["2026-12-05"]);
  expect(byGuest).toEqual([1]);
});

it("moves rows whose key changes, and leaves none behind", async () => {
  const guestId = await aGuest("Mover");
  const reservation = await reserve("moved", guestId);
  await updateReservation(
    db,
    { confirmNumber: "moved" },
    { hotelId: "elsewhere", roomNumber: 7, startDate: "2027-01-01" },
  );
  expect(await selectReservationsByHotelDate(db, reservation).all()).toEqual([]);
  const now = await placesOf({ ...reservation, hotelId: "elsewhere", startDate: "2027-01-01" }, ["Mover"]);
  expect(now.byHotelDate).toEqual([
    {
      hotelId: "elsewhere",
      startDate: "2027-01-01",
      roomNumber: 7,
      confirmNumber: "moved",
      endDate: "2026-12-04",
      guestId,
    },
  ]);
  expect(now.byConfirmation).toMatchObject({ hotelId: "elsewhere", roomNumber: 7 });
  expect(now.byGuest).toEqual([1]);
});

it("files under the new guest's name when a reservation changes hands", async () => {
  const [one, other] = [await aGuest("One"), await aGuest("Other")];
  const reservation = await reserve("hands", one);
  await updateReservation(db, { confirmNumber: "hands" }, { guestId: other });
  expect((await placesOf(reservation, ["One", "Other"])).byGuest).toEqual([0, 1]);
  await expect(updateReservation(db, { confirmNumber: "hands" }, { guestId: generateUuid() })).rejects.toThrow(
    BorrowedValueMissing,
  );
});

it("moves all reservations of a guest who is renamed", async () => {
  const guestId = await aGuest("Byron");
  const reservations = [await reserve("renamed-1", guestId), await reserve("renamed-2", guestId)];
  const foreign = await reserve("not-renamed", await aGuest("Byron"));
  await updateGuest(db, { guestId }, { lastName: "King" });
  for (const reservation of reservations)
    expect((await placesOf(reservation, ["Byron", "King"])).byGuest).toEqual([0, 1]);
  expect((await placesOf(foreign, ["Byron", "King"])).byGuest).toEqual([1, 0]);
  expect((await selectGuests(db, { guestId }))?.lastName).toBe("King");
});

it("corrects a borrowed value that the caller has wrong", async () => {
  const guestId = await aGuest("Right");
  const reservation = { confirmNumber: "wrong", hotelId: "h", roomNumber: 1, startDate: "2026-12-01" };
  await insertReservation(db, { ...reservation, endDate: "2026-12-02", guestId, guestLastName: "Wrong" });
  expect((await placesOf({ ...reservation, endDate: "", guestId }, ["Wrong", "Right"])).byGuest).toEqual([0, 1]);
});

it("deletes from every table, and what is not there without complaint", async () => {
  const reservation = await reserve("deleted", await aGuest("Gone"));
  await deleteReservation(db, reservation);
  const { byConfirmation, byHotelDate, byGuest } = await placesOf(reservation, ["Gone"]);
  expect([byConfirmation, byHotelDate, byGuest]).toEqual([undefined, [], [0]]);
  await deleteReservation(db, reservation);
  await deleteGuest(db, { guestId: generateUuid() });
});

it("takes the values from before in the place of a read", async () => {
  const guestId = await aGuest("Before");
  const reservation = await reserve("previous", guestId);
  const previous = { ...reservation, guestLastName: "Before" };
  await updateReservation(db, reservation, { startDate: "2026-12-02" }, { previous });
  const after = await placesOf({ ...reservation, startDate: "2026-12-02" }, ["Before"]);
  expect([after.byHotelDate.length, after.byGuest]).toEqual([1, [1]]);
  expect(await selectReservationsByHotelDate(db, reservation).all()).toEqual([]);
});

it("puts over what is there, or inserts", async () => {
  const guestId = await aGuest("Put");
  const reservation = {
    confirmNumber: "put",
    hotelId: "p",
    roomNumber: 1,
    startDate: "2026-12-01",
    endDate: "2026-12-02",
    guestId,
  };
  await putReservation(db, reservation);
  await putReservation(db, { ...reservation, hotelId: "q", endDate: "2026-12-03" });
  expect(await selectReservationsByHotelDate(db, reservation).all()).toEqual([]);
  expect(await selectReservationsByHotelDate(db, { hotelId: "q", startDate: "2026-12-01" }).all()).toMatchObject([
    { confirmNumber: "put", endDate: "2026-12-03" },
  ]);
});

it("says which row is not there", async () => {
  const missing = updateReservation(db, { confirmNumber: "nowhere" }, { endDate: "2026-12-05" });
  await expect(missing).rejects.toThrow(RowNotFound);
  await expect(missing).rejects.toMatchObject({
    entity: "reservation",
    operation: "update reservation",
    key: { confirmNumber: "nowhere" },
  });
});

it("carries a hotel's name and a poi's description to every row that holds them", async () => {
  for (const id of ["n1", "n2"]) await insertHotel(db, hotelCalled(id));
  for (const hotelId of ["n1", "n2"])
    for (const poiName of ["tower", "bridge"])
      await connectNear(db, { hotelId, poiName, poiDescription: `a ${poiName}` });
  await updateHotel(db, { id: "n1" }, { name: "Renamed" });
  await updatePoi(db, { poiName: "tower" }, { description: "higher" });
  const names = async (poiName: string) =>
    (await selectHotelsByPoi(db, { poiName }).all()).map(({ name, poiDescription }) => [name, poiDescription]);
  expect(await names("tower")).toEqual([
    ["Renamed", "higher"],
    ["Hotel n2", "higher"],
  ]);
  expect(await names("bridge")).toEqual([
    ["Renamed", "a bridge"],
    ["Hotel n2", "a bridge"],
  ]);
  const descriptions = async (hotelId: string) =>
    (await selectPoisByHotel(db, { hotelId }).all()).map(({ description }) => description);
  expect([await descriptions("n1"), await descriptions("n2")]).toEqual([
    ["a bridge", "higher"],
    ["a bridge", "higher"],
  ]);

  await connectNear(db, { hotelId: "n1", poiName: "tower", poiDescription: "as said last" });
  expect([await descriptions("n1"), await descriptions("n2")], "a given value of an owner without a table").toEqual([
    ["a bridge", "as said last"],
    ["a bridge", "as said last"],
  ]);
  expect(await names("tower")).toEqual([
    ["Renamed", "as said last"],
    ["Hotel n2", "as said last"],
  ]);
});

it("disconnects what a deleted hotel was near to", async () => {
  for (const id of ["d1", "d2"]) await insertHotel(db, hotelCalled(id));
  for (const hotelId of ["d1", "d2"]) await connectNear(db, { hotelId, poiName: "arch", poiDescription: "an arch" });
  await deleteHotel(db, { id: "d1" });
  expect(await selectHotels(db, { id: "d1" })).toBeUndefined();
  expect((await selectHotelsByPoi(db, { poiName: "arch" }).all()).map(({ hotelId }) => hotelId)).toEqual(["d2"]);
  expect(await selectPoisByHotel(db, { hotelId: "d1" }).all()).toEqual([]);
  const { rows } = await client.execute(`SELECT id FROM ${keyspaces.hotel}.hotels WHERE id = 'd1'`);
  expect(rows, "nor do remains of its set make a row").toEqual([]);
});

it("does not bring a hotel back by an update that overtakes its delete", async () => {
  await insertHotel(db, hotelCalled("deleted"));
  const previous = hotelCalled("deleted");
  await deleteHotel(db, { id: "deleted" });
  await updateHotel(db, { id: "deleted" }, { phone: "+44" }, { previous });
  expect(await selectHotels(db, { id: "deleted" })).toBeUndefined();
});

it("changes elements of collections", async () => {
  const guestId = await aGuest("Collector");
  await updateGuest(db, { guestId }, { emails: add(["b@example.org"]), phoneNumbers: append(["2", "3"]) });
  await updateGuest(db, { guestId }, { emails: remove(["a@example.org"]), phoneNumbers: prepend(["1"]) });
  await updateGuest(db, { guestId }, { addresses: add(new Map([["home", address]])) });
  expect(await selectGuests(db, { guestId })).toMatchObject({
    emails: new Set(["b@example.org"]),
    phoneNumbers: ["1", "2", "3"],
    addresses: new Map([["home", address]]),
  });
  await updateGuest(db, { guestId }, { addresses: remove(["home"]), phoneNumbers: ["9"], emails: null });
  expect(await selectGuests(db, { guestId })).toMatchObject({
    emails: new Set(),
    phoneNumbers: ["9"],
    addresses: new Map(),
  });
});

it("writes several operations as one, and gives the statements without writing them", async () => {
  const guestId = await aGuest("Composer");
  const before = nextTimestamp();
  await inOneWrite(db, async (one) => {
    await putHotel(one, hotelCalled("composed"));
    await insertReservation(one, {
      confirmNumber: "composed",
      hotelId: "composed",
      roomNumber: 1,
      startDate: "2026-12-01",
      endDate: "2026-12-02",
      guestId,
    });
  });
  const { rows } = await client.execute(
    `SELECT WRITETIME(end_date) AS at FROM ${keyspaces.reservation}.reservations_by_confirmation WHERE confirm_number = 'composed'`,
  );
  expect(Number(rows[0]?.["at"])).toBeGreaterThan(before);
  const statements = await statementsOf(db, (one) => deleteReservation(one, { confirmNumber: "composed" }));
  expect(statements.map(({ table }) => table)).toEqual([
    "reservations_by_hotel_date",
    "reservations_by_guest",
    "reservations_by_confirmation",
  ]);
  expect(await selectReservationsByConfirmation(db, { confirmNumber: "composed" })).toBeDefined();
});
