import { inspect } from "node:util";
import { expect, it } from "vitest";
import { Guest, Hotel, Near, Reservation } from "../../examples/hotel/model.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import { entity, keyspace, query, ref, text } from "../../src/index.ts";

const names = [
  "name",
  "then",
  "constructor",
  "toString",
  "valueOf",
  "toJSON",
  "length",
  "find",
  "given",
  "kind",
  "path",
  "prototype",
];

it.each(names)("has an attribute called %s", (name) => {
  const Odd = entity("odd", { attributes: { [name]: text() }, identity: [name] });
  const odd = keyspace("odd", {
    replication: { development: 1 },
    queries: [query("Q1", "").find(Odd).given(Odd[name]!)],
  });
  const { entities, keyspaces } = readModel({ odd });
  expect(entities[0]?.attributes).toMatchObject([{ name, value: { kind: "value" } }]);
  expect(keyspaces[0]?.queries[0]?.calls[0]?.items).toEqual([{ kind: "path", root: "odd", path: [name] }]);
});

it.each(names)("has nothing called %s unless it is an attribute", (name) => {
  const Plain = entity("plain", { attributes: { id: text() }, identity: ["id"] });
  expect(Reflect.get(Plain, name)).toBeUndefined();
  expect(Reflect.has(Plain, name)).toBe(false);
});

it("navigates refs and the fields of UDTs, and no further", () => {
  expect(`${Reservation.room.hotel.address.city}`).toBe("path reservation.room.hotel.address.city");
  expect(Reflect.get(Reservation.room.hotel.address, "town")).toBeUndefined();
  expect(Reflect.get(Guest.addresses, "city")).toBeUndefined();
  expect(Reflect.get(Hotel.name, "length")).toBeUndefined();
});

it("gives the same path each time", () => {
  expect(Near.hotel.address).toBe(Near.hotel.address);
  expect(Near.hotel.name).not.toBe(Hotel.name);
});

it("can be printed, logged and turned into JSON", () => {
  expect(`${Hotel} and ${Near.hotel}`).toBe("entity hotel and path near.hotel");
  expect(String(Near.poi)).toBe("path near.poi");
  expect(Object.prototype.toString.call(Hotel)).toBe("[object entity hotel]");
  expect(inspect({ of: Hotel, by: Near.hotel })).toBe("{ of: [entity hotel], by: [path near.hotel] }");
  expect(JSON.stringify({ Hotel })).toBe('{"Hotel":{}}');
});

it("can be awaited, also with an attribute called then", async () => {
  const Odd = entity("odd", { attributes: { ["then"]: text() }, identity: ["then"] });
  expect(await Promise.resolve(Hotel)).toBe(Hotel);
  expect(await Promise.resolve(Odd)).toBe(Odd);
});

it("has its attributes as own properties that no copy or comparison walks into", () => {
  class Attributes {
    id = text();
    parent = ref(Node);
  }
  const Node = entity("node", { attributes: Attributes, identity: ["id"] });
  expect(Object.getOwnPropertyNames(Node)).toEqual(["id", "parent"]);
  expect("parent" in Node && Object.hasOwn(Node.parent, "parent")).toBe(true);
  expect(Object.getOwnPropertyDescriptor(Node, "id")).toEqual({
    value: Node.id,
    writable: false,
    enumerable: false,
    configurable: true,
  });
  expect(Object.keys(Node)).toEqual([]);
  expect(Object.getPrototypeOf(Node)).toBeNull();
  const { id, parent } = Node;
  expect([id, parent]).toEqual([Node.id, Node.parent]);
});

it("can't be changed", () => {
  expect(Reflect.set(Hotel, "name", 1)).toBe(false);
  expect(Reflect.deleteProperty(Hotel, "name")).toBe(false);
  expect(Reflect.defineProperty(Hotel, "stars", { value: 1 })).toBe(false);
  expect(Reflect.setPrototypeOf(Hotel, {})).toBe(false);
  expect(Reflect.preventExtensions(Hotel)).toBe(false);
  expect(`${Hotel.name}`).toBe("path hotel.name");
});
