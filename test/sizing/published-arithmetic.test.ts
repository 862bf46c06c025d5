import {
  date,
  entity,
  float,
  hour,
  int,
  keyspace,
  month,
  query,
  ref,
  text,
  timestamp,
  timeuuid,
  uuid,
  week,
  year,
  type Keyspace,
} from "perquery";
import { expect, it } from "vitest";
import * as hotelModel from "../../examples/hotel/model.ts";
import { sizeOf } from "../support/size-of.ts";

const exactly = (value: number): object => ({ average: value, worst: value });

it("sizes the available rooms of a hotel as the book does: 73,000 rows and cells, 1,095,005 bytes", () => {
  const size = sizeOf(hotelModel, "available_rooms_by_hotel_date");
  expect(size.rows).toEqual(exactly(73_000));
  expect(size.cells).toEqual(exactly(73_000));
  expect(size.bytes).toEqual(exactly(1_095_005));
  expect(size.partitions).toEqual(exactly(5_000));
  expect(size.totalBytes).toEqual(exactly(1_095_005 * 5_000));
  expect(size.replicas).toEqual({ environment: "production", factor: 3 });
  expect(size.replicatedBytes).toEqual(exactly(1_095_005 * 5_000 * 3));
  expect(size.corrections).toEqual([]);
  expect(size.missing).toEqual([]);
});

const replication = { production: { datacenter1: 3 } };

const Network = entity("network", { attributes: { name: text() }, identity: ["name"], estimate: { count: 10 } });
const Sensor = entity("sensor", {
  attributes: { sensorId: text(), network: ref(Network).immutable() },
  identity: ["sensorId"],
  estimate: { per: { network: 100 } },
});
const Temperature = entity("temperature", {
  attributes: { sensor: ref(Sensor), at: timestamp(), average: float() },
  identity: ["sensor", "at"],
  estimate: { perDay: { sensor: 24 }, daysKept: 365 },
});

it("counts the hourly temperatures of a network of 100 sensors: 16,800 a week, 876,000 a year", () => {
  const all = query("Q1", "Find temperatures of a network").find(Temperature).given(Temperature.sensor.network);
  const network = keyspace("network", {
    replication,
    queries: [
      all.orderBy(Temperature.at).bucketBy(week(Temperature.at)),
      query("Q2", "Find them all").find(Temperature).given(Temperature.sensor.network).table("all_temperatures"),
    ],
  });
  expect(sizeOf({ network }, "temperatures_by_network").rows).toEqual(exactly(16_800));
  expect(sizeOf({ network }, "all_temperatures").rows).toEqual(exactly(876_000));
});

const User = entity("user", { attributes: { userId: uuid() }, identity: ["userId"], estimate: { count: 1_000 } });
const Play = entity("play", {
  attributes: { playId: timeuuid(), user: ref(User), at: timestamp(), track: text() },
  identity: ["playId"],
  // 20 an hour
  estimate: { perDay: { user: 20 * 24 }, daysKept: 3_650, bytes: { track: 30 } },
});

it("counts the plays of a user who listens to 20 tracks an hour: 14,880 a month, 175,200 a year", () => {
  const plays = (bucket: Parameters<typeof byUser.bucketBy>[0]): Keyspace =>
    keyspace("music", { replication, queries: [byUser.bucketBy(bucket)] });
  const byUser = query("Q1", "Find plays of a user").find(Play).given(Play.user).range(Play.at).table("plays");
  expect(sizeOf({ plays: plays(month(Play.at)) }, "plays").rows).toEqual(exactly(14_880));
  expect(sizeOf({ plays: plays(year(Play.at)) }, "plays").rows).toEqual(exactly(175_200));
  expect(sizeOf({ plays: plays(hour(Play.at)) }, "plays").rows).toEqual(exactly(20));
});

const Room = entity("room", {
  attributes: { number: int(), floor: int() },
  identity: ["number"],
  estimate: { count: 400, distinct: { floor: { values: 10, largestShare: 0.25 } } },
});
const Night = entity("night", {
  attributes: { room: ref(Room), date: date(), guest: text() },
  identity: ["room", "date"],
  estimate: {
    per: { room: { average: 200, worst: 365 } },
    daysKept: 365,
    bytes: { guest: { average: 10, worst: 40 } },
  },
});

it("composes refs and shares of values, on average and at worst", () => {
  const queries = [
    query("Q1", "Find the nights of a room").find(Night).given(Night.room),
    query("Q2", "Find the nights of a floor").find(Night).given(Night.room.floor),
    query("Q3", "Find who sleeps in the house").find(Night).given(Night.date),
    query("Q4", "Find the rooms of a floor").find(Room).given(Room.floor),
  ];
  const model = { house: keyspace("house", { replication, queries }) };
  const [room, floor, night, rooms] = [
    "nights_by_room",
    "nights_by_room_floor",
    "nights_by_date",
    "rooms_by_floor",
  ].map((table) => sizeOf(model, table));
  expect(room?.rows).toEqual({ average: 200, worst: 365 });
  expect(rooms?.rows).toEqual({ average: 40, worst: 100 });
  // the largest floor has 100 rooms of 200 nights; 40 rooms of 365 nights are fewer
  expect(floor?.rows).toEqual({ average: 8_000, worst: 20_000 });
  // no more than there are rooms
  expect(night?.rows?.average).toBeCloseTo((400 * 200) / 365);
  expect(night?.rows?.worst).toBeLessThanOrEqual(400);
  // 4 + rows × (4 + text) + 8 × cells
  expect(room?.bytes).toEqual({ average: 4 + 200 * (4 + 10) + 8 * 200, worst: 4 + 365 * (4 + 40) + 8 * 365 });
});
