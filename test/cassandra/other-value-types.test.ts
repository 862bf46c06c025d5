import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  bind,
  insertEvent,
  selectEvents,
  selectEventsByKindAt,
  selectEventsByKindDay,
  updateEvent,
  type Database,
} from "../golden/values_other_types/expected/index.js";
import { generateUuid } from "../../src/runtime/index.ts";
import { applyGenerated, connectToNode } from "../support/node.ts";

let client: Client;
let db: Database;

const keyspaces = { events: "test_other_types" };

beforeAll(async () => {
  client = await connectToNode({ encoding: { map: Map } });
  await applyGenerated(client, "test/golden/values_other_types/expected", "events", keyspaces.events);
  db = bind(client, { keyspaces });
});

afterAll(() => client.shutdown());

it("writes, moves and reads values in the types that the configuration asks for, buckets included", async () => {
  const event = {
    id: generateUuid(),
    kind: "launch",
    at: "2026-12-01T12:00:00.500Z",
    day: new Date("2026-12-01"),
    size: "9007199254740993",
    total: "-1000000000000000000000000000000",
    seen: ["2026-01-01T00:00:00.000Z"],
    days: new Set([new Date("2026-02-01")]),
    counts: new Map([["1", "2"]]),
    span: { from: "2026-01-01T00:00:00.000Z", to: null },
  };
  await insertEvent(db, event);
  expect(await selectEvents(db, { id: event.id })).toEqual(event);
  await updateEvent(db, { id: event.id }, { at: "2027-01-02T00:00:00.000Z", day: new Date("2027-01-02"), size: "-1" });
  const after = { ...event, at: "2027-01-02T00:00:00.000Z", day: new Date("2027-01-02"), size: "-1" };
  const range = { gte: "2026-11-01T00:00:00Z", lt: "2027-02-01T00:00:00Z" };
  const byAt = await selectEventsByKindAt(db, { kind: "launch", at: range }).all();
  expect(byAt.map(({ month: _month, ...row }) => row)).toEqual([after]);
  const days = { gte: new Date("2026-12-01"), lte: new Date("2027-01-31") };
  const byDay = await selectEventsByKindDay(db, { kind: "launch", day: days }).all();
  expect(byDay.map(({ month: _month, ...row }) => row)).toEqual([after]);
});
