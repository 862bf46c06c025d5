import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { readModel } from "../../src/dsl/read-model.ts";
import type { ModelDefinition } from "../../src/queries/definition.ts";
import * as first from "../../src/index.ts";

const file = path.resolve(import.meta.dirname, "fixtures/chained.ts");
const printLocations = path.resolve(import.meta.dirname, "fixtures/print-locations.mjs");

it("reads a model that tsx loaded with a copy of the library of its own, with the places of each call", () => {
  const printed = execFileSync(process.execPath, [printLocations], { encoding: "utf8" });
  const { entities, udts, keyspaces }: ModelDefinition = JSON.parse(printed);
  expect(udts[0]?.location).toEqual({ file, line: 3, column: 17 });
  expect(entities[0]).toMatchObject({ name: "hotel", location: { file, line: 4, column: 22 } });
  expect(entities[0]?.attributes[0]?.location).toEqual({ file, line: 4, column: 58 });
  expect(keyspaces[0]).toMatchObject({
    location: { file, line: 6, column: 22 },
    queries: [
      {
        find: { location: { line: 10, column: 42 } },
        calls: [
          { word: "given", location: { file, line: 10, column: 54 } },
          { word: "orderBy", location: { file, line: 10, column: 80 } },
        ],
        location: { file, line: 10, column: 5 },
      },
      {
        find: { location: { line: 12, column: 8 } },
        calls: [{ word: "given", location: { file, line: 14, column: 8 } }],
        location: { file, line: 11, column: 5 },
      },
    ],
  });
}, 30_000);

it("reads a model that is made with two copies", async () => {
  vi.resetModules();
  const second = await import("../../src/index.ts");
  expect(second.entity).not.toBe(first.entity);
  const Hotel = first.entity("hotel", { attributes: { id: second.text() }, identity: ["id"] });
  const Room = second.entity("room", {
    attributes: { hotel: second.ref(Hotel), number: first.int() },
    identity: ["hotel", "number"],
  });
  const rooms = second
    .query("Q1", "Find rooms of a hotel")
    .find(Room)
    .given(Room.hotel.id)
    .orderBy(first.desc(Room.number));
  const { entities, keyspaces } = readModel({
    hotel: first.keyspace("hotel", { replication: { development: 1 }, queries: [rooms] }),
  });
  expect(entities.map(({ name, attributes }) => [name, attributes.map(({ value }) => value.kind)])).toEqual([
    ["hotel", ["value"]],
    ["room", ["ref", "value"]],
  ]);
  expect(keyspaces[0]?.queries[0]?.calls.map(({ items }) => items)).toEqual([
    [{ kind: "path", root: "room", path: ["hotel", "id"] }],
    [{ kind: "path", root: "room", path: ["number"], direction: "desc" }],
  ]);
});
