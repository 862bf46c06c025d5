import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  bind,
  connectNear,
  disconnectNear,
  insertAmenity,
  insertAvailability,
  insertGuest,
  insertHotel,
  insertReservation,
  selectAmenitiesByRoom,
  selectAvailableRoomsByHotelDate,
  selectGuests,
  selectHotels,
  selectHotelsByPoi,
  selectPoisByHotel,
  selectReservationsByConfirmation,
  selectReservationsByGuest,
  selectReservationsByHotelDate,
  type Database,
} from "../../generated/hotel/index.js";
import { BorrowedValueMissing, generateUuid } from "../../src/runtime/index.ts";
import { applyGenerated, connectToNode } from "../support/node.ts";

let client: Client;
let db: Database;

const keyspaces = { hotel: "test_accessors_hotel", reservation: "test_accessors_reservation" };

beforeAll(async () => {
  client = await connectToNode();
  await applyGenerated(client, "generated/hotel", "hotel", keyspaces.hotel);
  await applyGenerated(client, "generated/hotel", "reservation", keyspaces.reservation);
  db = bind(client, { keyspaces });
});

afterAll(() => client.shutdown());

const address = { street: "1 Main St", city: "Paris", stateOrProvince: null, postalCode: "75001", country: "FR" };

const aHotel = (id: string) => ({ id, name: `Hotel ${id}`, phone: "+33 1", address });

it("finds a hotel by its id, and no other", async () => {
  await insertHotel(db, aHotel("h1"));
  expect(await selectHotels(db, { id: "h1" })).toEqual({ ...aHotel("h1"), pois: new Set() });
  expect(await selectHotels(db, { id: "h2" })).toBeUndefined();
});

it("finds a connected hotel by poi, the poi by hotel, and the poi in the hotel's set; and none of them once disconnected", async () => {
  await insertHotel(db, aHotel("near1"));
  await insertHotel(db, aHotel("near2"));
  await connectNear(db, { hotelId: "near1", poiName: "Louvre", poiDescription: "a museum" });
  await connectNear(db, { hotelId: "near2", poiName: "Louvre", poiDescription: "a museum" });
  await connectNear(db, { hotelId: "near1", poiName: "Pont Neuf", poiDescription: "a bridge" });

  const { id: _id, ...rest } = aHotel("near1");
  expect(await selectHotelsByPoi(db, { poiName: "Louvre" }).all()).toEqual([
    { poiName: "Louvre", hotelId: "near1", poiDescription: "a museum", ...rest },
    { poiName: "Louvre", hotelId: "near2", poiDescription: "a museum", ...rest, name: "Hotel near2" },
  ]);
  expect(await selectHotelsByPoi(db, { poiName: "Pont Neuf" }).all()).toHaveLength(1);
  expect(await selectHotelsByPoi(db, { poiName: "louvre" }).all()).toEqual([]);
  expect(await selectPoisByHotel(db, { hotelId: "near1" }).all()).toEqual([
    { hotelId: "near1", poiName: "Louvre", description: "a museum" },
    { hotelId: "near1", poiName: "Pont Neuf", description: "a bridge" },
  ]);
  expect((await selectHotels(db, { id: "near1" }))?.pois).toEqual(new Set(["Louvre", "Pont Neuf"]));

  await disconnectNear(db, { hotelId: "near1", poiName: "Louvre" });
  await disconnectNear(db, { hotelId: "near1", poiName: "Pont Neuf" });
  expect((await selectHotelsByPoi(db, { poiName: "Louvre" }).all()).map(({ hotelId }) => hotelId)).toEqual(["near2"]);
  expect(await selectHotelsByPoi(db, { poiName: "Pont Neuf" }).all(), "only the static is left").toEqual([]);
  expect(await selectPoisByHotel(db, { hotelId: "near1" }).all()).toEqual([]);
  expect((await selectHotels(db, { id: "near1" }))?.pois).toEqual(new Set());
  expect((await selectHotels(db, { id: "near2" }))?.pois).toEqual(new Set(["Louvre"]));
});

it("takes what is borrowed from the caller, and refuses to make it up", async () => {
  await connectNear(db, {
    hotelId: "unwritten",
    poiName: "Seine",
    poiDescription: "a river",
    hotelName: "Given",
    hotelPhone: "-",
    hotelAddress: {},
  });
  const noAddress = { street: null, city: null, stateOrProvince: null, postalCode: null, country: null };
  expect(await selectHotelsByPoi(db, { poiName: "Seine" }).first()).toMatchObject({
    name: "Given",
    address: noAddress,
  });
  expect(await selectHotels(db, { id: "unwritten" }), "a set alone makes no hotel").toBeUndefined();

  const connected = connectNear(db, { hotelId: "unwritten", poiName: "Bourse", poiDescription: "stocks" });
  await expect(connected).rejects.toThrow(BorrowedValueMissing);
  expect(await selectPoisByHotel(db, { hotelId: "unwritten" }).all()).toHaveLength(1);
});

it("finds available rooms by hotel and a range of dates, in order of date and room", async () => {
  for (const date of ["2026-12-31", "2027-01-01", "2027-01-02"]) {
    for (const roomNumber of [2, 1]) {
      await insertAvailability(db, { hotelId: "av", roomNumber, date, isAvailable: roomNumber === 1 });
    }
  }
  await insertAvailability(db, { hotelId: "other", roomNumber: 1, date: "2027-01-01", isAvailable: true });
  const rows = await selectAvailableRoomsByHotelDate(db, {
    hotelId: "av",
    date: { gte: "2027-01-01", lte: "2027-01-01" },
  }).all();
  expect(rows).toEqual([
    { hotelId: "av", date: "2027-01-01", roomNumber: 1, isAvailable: true },
    { hotelId: "av", date: "2027-01-01", roomNumber: 2, isAvailable: false },
  ]);
  const counts = [{}, { gt: "2027-01-01" }, { lt: "2027-01-01" }, { gt: "2026-12-31", lt: "2027-01-02" }].map(
    async (date) => (await selectAvailableRoomsByHotelDate(db, { hotelId: "av", date }, { pageSize: 2 }).all()).length,
  );
  expect(await Promise.all(counts)).toEqual([6, 2, 2, 2]);
});

it("finds amenities by room, and not by another room of the hotel", async () => {
  await insertAmenity(db, { hotelId: "am", roomNumber: 7, amenityName: "minibar", description: "empty" });
  await insertAmenity(db, { hotelId: "am", roomNumber: 7, amenityName: "bath", description: "warm" });
  const rows = await selectAmenitiesByRoom(db, { hotelId: "am", roomNumber: 7 }).all();
  expect(rows.map(({ amenityName }) => amenityName)).toEqual(["bath", "minibar"]);
  expect(await selectAmenitiesByRoom(db, { hotelId: "am", roomNumber: 8 }).all()).toEqual([]);
});

it("finds a guest by id with collections as they were given, and empty ones where none were", async () => {
  const guest = {
    guestId: generateUuid(),
    firstName: "Zoë",
    lastName: "O'Neil",
    title: "Dr",
    emails: new Set(["z@example.org"]),
    phoneNumbers: ["2", "1", "2"],
    addresses: new Map([["home", address]]),
  };
  await insertGuest(db, guest);
  expect(await selectGuests(db, { guestId: guest.guestId })).toEqual(guest);
  const { emails: _e, phoneNumbers: _p, addresses: _a, ...bare } = { ...guest, guestId: generateUuid() };
  await insertGuest(db, bare);
  const found = await selectGuests(db, { guestId: bare.guestId });
  expect(found).toEqual({ ...bare, emails: new Set(), phoneNumbers: [], addresses: new Map() });
});

it("finds a reservation by its number, by hotel and date, and by the guest's name, which it reads when it is left out", async () => {
  const guestId = generateUuid();
  await insertGuest(db, { guestId, firstName: "Ada", lastName: "Lovelace", title: "" });
  const reservation = {
    confirmNumber: "R1",
    hotelId: "rh",
    roomNumber: 111,
    startDate: "2026-12-01",
    endDate: "2026-12-04",
    guestId,
  };
  await insertReservation(db, reservation);
  const other = generateUuid();
  await insertGuest(db, { guestId: other, firstName: "George", lastName: "Byron", title: "" });
  await insertReservation(db, {
    ...reservation,
    confirmNumber: "R2",
    roomNumber: 112,
    guestId: other,
    guestLastName: "Byron",
  });

  expect(await selectReservationsByConfirmation(db, { confirmNumber: "R1" })).toEqual(reservation);
  expect(await selectReservationsByConfirmation(db, { confirmNumber: "R3" })).toBeUndefined();
  const onDate = await selectReservationsByHotelDate(db, { hotelId: "rh", startDate: "2026-12-01" }).all();
  expect(onDate.map(({ confirmNumber }) => confirmNumber)).toEqual(["R1", "R2"]);
  expect(await selectReservationsByHotelDate(db, { hotelId: "rh", startDate: "2026-12-02" }).all()).toEqual([]);
  expect(await selectReservationsByGuest(db, { guestLastName: "Lovelace" }).all()).toEqual([
    { guestLastName: "Lovelace", ...reservation },
  ]);
  expect(await selectReservationsByGuest(db, { guestLastName: "Byron" }).all()).toHaveLength(1);
  expect(await selectReservationsByGuest(db, { guestLastName: "lovelace" }).all()).toEqual([]);
});

it("writes all copies in one logged batch with one timestamp", async () => {
  const events: unknown[] = [];
  const watched = bind(client, { keyspaces, hooks: { onOperation: (event) => events.push(event) } });
  const guestId = generateUuid();
  await insertReservation(watched, {
    confirmNumber: "B1",
    hotelId: "bh",
    roomNumber: 1,
    startDate: "2026-12-24",
    endDate: "2026-12-26",
    guestId,
    guestLastName: "Batch",
  });
  expect(events, "and the read that compares the given name with the guest's").toMatchObject([
    { kind: "write", operation: "insert reservation", statements: 3, requests: 1 },
    { kind: "read", operation: "insert reservation", tables: ["guests"] },
  ]);
  const { timestamp } = events[0] as { timestamp: number };
  const ks = keyspaces.reservation;
  const written = await Promise.all([
    client.execute(
      `SELECT writetime(end_date) AS t FROM ${ks}.reservations_by_confirmation WHERE confirm_number = 'B1'`,
    ),
    client.execute(
      `SELECT writetime(end_date) AS t FROM ${ks}.reservations_by_hotel_date WHERE hotel_id = 'bh' AND start_date = '2026-12-24'`,
    ),
    client.execute(`SELECT writetime(end_date) AS t FROM ${ks}.reservations_by_guest WHERE guest_last_name = 'Batch'`),
  ]);
  expect(written.map((result) => Number(result.first()["t"]))).toEqual([timestamp, timestamp, timestamp]);
});
