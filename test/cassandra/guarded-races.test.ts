import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { emptyBookings, openBookings, type BookingRig } from "../../load/guarded/rig.ts";
import { fight, lagging, processes, race, type Scenario } from "../../load/guarded/scenarios.ts";

let rig: BookingRig;

beforeAll(async () => {
  const settings = { contactPoints: inject("contactPoints"), localDataCenter: inject("localDataCenter") };
  rig = await openBookings({ settings, keyspace: "test_guarded_races" });
});

beforeEach(() => emptyBookings(rig));

afterAll(() => rig.client.shutdown());

it.each<[string, Scenario]>([
  ["that meet", race(8, 200)],
  ["that meet, and delete and insert", race(8, 200, true)],
  ["that die behind any statement", fight(200, 5)],
  ["whose clocks are 5 s apart", processes({ name: "clocks", clocks: [0, 5000], operations: 100 })],
  ["that are killed", processes({ name: "kills", clocks: [0], operations: 20, kills: 2 })],
  ["that lag a minute behind a delete", lagging(4)],
])("leaves every table as the bookings are, after writers %s", async (_, scenario) => {
  expect((await scenario(rig)).broken).toEqual([]);
});
