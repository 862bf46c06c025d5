import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import * as model from "../../examples/hotel/model.ts";
import type { SourceLocation } from "../../src/diagnostics/model.ts";
import { readModel } from "../../src/dsl/read-model.ts";

const file = path.resolve(import.meta.dirname, "../../examples/hotel/model.ts");
const lines = readFileSync(file, "utf8").split("\n");
const definition = readModel(model);

it("reads the entities in the order of the file, whatever the order of the exports", () => {
  const names = ["hotel", "poi", "near", "room", "availability", "amenity", "guest", "reservation"];
  expect(definition.entities.map(({ name }) => name)).toEqual(names);
  expect(readModel(Object.fromEntries(Object.entries(model).toReversed()))).toEqual(definition);
});

it("reads entities with their options", () => {
  const options = definition.entities.map(({ role, name, plural, identity, keys }) => ({
    role,
    name,
    plural,
    identity,
    keys,
  }));
  expect(options).toEqual([
    { role: "entity", name: "hotel", plural: undefined, identity: ["id"], keys: [] },
    { role: "entity", name: "poi", plural: undefined, identity: ["poiName"], keys: [] },
    { role: "relationship", name: "near", plural: undefined, identity: undefined, keys: [] },
    { role: "entity", name: "room", plural: undefined, identity: ["hotel", "number"], keys: [] },
    { role: "entity", name: "availability", plural: "available_rooms", identity: ["room", "date"], keys: [] },
    { role: "entity", name: "amenity", plural: undefined, identity: ["room", "amenityName"], keys: [] },
    { role: "entity", name: "guest", plural: undefined, identity: ["guestId"], keys: [] },
    {
      role: "entity",
      name: "reservation",
      plural: undefined,
      identity: ["confirmNumber"],
      keys: [["room", "startDate"]],
    },
  ]);
});

it("reads attributes in their order, with their types and where they were declared", () => {
  const guest = definition.entities.find(({ name }) => name === "guest");
  const text = { kind: "native", name: "text" };
  const value = { kind: "value", optional: false, immutable: false, generated: false };
  const address = { kind: "udt", name: "address", frozen: true };
  expect(guest?.attributes).toEqual([
    {
      name: "guestId",
      value: { ...value, type: { kind: "native", name: "uuid" } },
      location: at("guestId: ", "uuid()"),
    },
    { name: "firstName", value: { ...value, type: text }, location: at("firstName: ", "text()") },
    { name: "lastName", value: { ...value, type: text }, location: at("lastName: ", "text()") },
    { name: "title", value: { ...value, type: text }, location: at("title: ", "text()") },
    {
      name: "emails",
      value: { ...value, type: { kind: "set", element: text, frozen: false } },
      location: at("emails: ", "set(text())"),
    },
    {
      name: "phoneNumbers",
      value: { ...value, type: { kind: "list", element: text, frozen: false } },
      location: at("phoneNumbers: ", "list(text())"),
    },
    {
      name: "addresses",
      value: { ...value, type: { kind: "map", key: text, value: address, frozen: false } },
      location: at("addresses: ", "map(text(), Address)"),
    },
  ]);
});

it("reads refs as the names of entities", () => {
  const reservation = definition.entities.find(({ name }) => name === "reservation");
  expect(reservation?.attributes.find(({ name }) => name === "guest")).toEqual({
    name: "guest",
    value: { kind: "ref", entity: "guest", optional: false, immutable: false },
    location: at("guest: ", "ref(Guest)"),
  });
});

it("reads a UDT once, with its fields", () => {
  expect(definition.udts).toHaveLength(1);
  expect(definition.udts[0]).toMatchObject({
    kind: "udt",
    name: "address",
    location: at("const Address = ", 'udt("address"'),
  });
  const fields = definition.udts[0]?.fields.map(({ name }) => name);
  expect(fields).toEqual(["street", "city", "stateOrProvince", "postalCode", "country"]);
});

it("reads the keyspaces with their replication and queries", () => {
  const replication = { production: { datacenter1: 3 }, development: 1 };
  expect(definition.keyspaces).toMatchObject([
    { kind: "keyspace", name: "hotel", replication, location: at("export const hotel = ", "keyspace") },
    { kind: "keyspace", name: "reservation", replication, location: at("export const reservation = ", "keyspace") },
  ]);
  const texts = definition.keyspaces.map(({ queries }) => queries.map(({ id, text }) => `${id}. ${text}`));
  expect(texts).toEqual([
    [
      "Q1. Find hotels near given poi",
      "Q2. Find information about a hotel",
      "Q3. Find pois near a hotel",
      "Q4. Find available rooms by hotel / date",
      "Q5. Find amenities for a room",
    ],
    [
      "Q6. Find reservations by confirmation number",
      "Q7. Find reservations by hotel and date",
      "Q8. Find reservations by guest name",
      "Q9. Find guest by ID",
    ],
  ]);
});

it("reads each word of a query, and where it was called", () => {
  expect(query("Q1")).toEqual({
    kind: "query",
    id: "Q1",
    text: "Find hotels near given poi",
    find: { kind: "path", root: "near", path: ["hotel"], location: at("", "find(Near.hotel)") },
    calls: [
      { word: "given", items: [{ kind: "path", root: "near", path: ["poi"] }], location: at("", "given(Near.poi)") },
      {
        word: "also",
        items: [{ kind: "path", root: "near", path: ["poi", "description"] }],
        location: at("", "also(Near.poi.description)"),
      },
      { word: "entry", items: [], location: at("", "entry(") },
      { word: "for", items: ["guest"], location: at("", 'for("guest")') },
    ],
    location: at("", 'query("Q1"'),
  });
  expect(query("Q2")?.calls[1]?.items).toEqual([
    { kind: "collect", path: { kind: "path", root: "near", path: ["poi"] }, as: "pois" },
  ]);
  expect(query("Q4")?.find).toMatchObject({ kind: "path", root: "availability", path: [] });
  expect(query("Q9")?.calls[1]).toMatchObject({ word: "after", items: ["Q6", "Q7", "Q8"] });
  expect(query("Q8")?.calls.slice(0, 3)).toEqual([
    {
      word: "given",
      items: [{ kind: "path", root: "reservation", path: ["guest", "lastName"] }],
      location: at("", "given(Reservation.guest.lastName)"),
    },
    {
      word: "orderBy",
      items: [{ kind: "path", root: "reservation", path: ["guest"] }],
      location: at("", "orderBy(Reservation.guest)"),
    },
    { word: "table", items: ["reservations_by_guest"], location: at("", 'table("reservations_by_guest")') },
  ]);
});

it("gives each call in a chain its own line and column", () => {
  const places = definition.keyspaces.flatMap(({ queries }) =>
    queries.flatMap(({ find, calls, location }) => [
      ["query", location] as const,
      ["find", find?.location] as const,
      ...calls.map((call) => [call.word, call.location] as const),
    ]),
  );
  expect(places).toHaveLength(47);
  for (const [word, location] of places) expect(textAt(location)).toMatch(new RegExp(`^${word}\\(`));
});

it("is plain data, the same after a way through JSON", () => {
  expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
});

function query(id: string) {
  return definition.keyspaces.flatMap(({ queries }) => queries).find((each) => each.id === id);
}

/** Where `text` stands in the first line of the model that has it, after `before`. */
function at(before: string, text: string): SourceLocation {
  const line = lines.findIndex((each) => each.includes(before) && each.slice(each.indexOf(before)).includes(text));
  const column = (lines[line] ?? "").indexOf(text, (lines[line] ?? "").indexOf(before));
  return { file, line: line + 1, column: column + 1 };
}

function textAt(location: SourceLocation | undefined): string {
  expect(location?.file).toBe(file);
  return (lines[(location?.line ?? 0) - 1] ?? "").slice((location?.column ?? 0) - 1);
}
