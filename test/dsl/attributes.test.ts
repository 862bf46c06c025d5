import { expect, it } from "vitest";
import type { ValueDefinition } from "../../src/conceptual/definition.ts";
import type { CqlType, NativeTypeName } from "../../src/cql/model.ts";
import { nativeTypeNames } from "../../src/cql/native-types.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import * as perquery from "../../src/index.ts";
import {
  entity,
  frozen,
  int,
  list,
  map,
  oneOf,
  ref,
  set,
  text,
  timeuuid,
  tuple,
  udt,
  unfrozen,
  uuid,
  vector,
} from "../../src/index.ts";

const types = { ...perquery };
const Geo = udt("geo", { latitude: perquery.double(), tags: set(text()) });
const Address = udt("address", { street: text(), geo: Geo });
const address = (isFrozen: boolean): CqlType => ({ kind: "udt", name: "address", frozen: isFrozen });
const native = (name: NativeTypeName): CqlType => ({ kind: "native", name });

it.each(nativeTypeNames)("has the CQL type %s", (name) => {
  expect(read(types[name]())).toMatchObject({ kind: "value", type: { kind: "native", name } });
});

it("freezes what is in a collection, and the collection when it says so", () => {
  expect(typeOf(list(text()))).toEqual({ kind: "list", element: native("text"), frozen: false });
  expect(typeOf(set(list(text())))).toEqual({
    kind: "set",
    element: { kind: "list", element: native("text"), frozen: true },
    frozen: false,
  });
  expect(typeOf(list(map(text(), perquery.float())))).toMatchObject({
    element: { kind: "map", frozen: true },
    frozen: false,
  });
  expect(typeOf(map(text(), unfrozen(Address)))).toEqual({
    kind: "map",
    key: native("text"),
    value: address(true),
    frozen: false,
  });
  expect(typeOf(frozen(set(int())))).toEqual({ kind: "set", element: native("int"), frozen: true });
});

it("freezes a UDT unless it says otherwise", () => {
  expect(typeOf(Address)).toEqual(address(true));
  expect(typeOf(unfrozen(Address))).toEqual(address(false));
  expect(typeOf(frozen(unfrozen(Address)))).toEqual(address(true));
});

it("has tuples and vectors", () => {
  expect(typeOf(tuple(int(), list(text()), Address))).toEqual({
    kind: "tuple",
    elements: [native("int"), { kind: "list", element: native("text"), frozen: true }, address(true)],
  });
  expect(typeOf(vector(3))).toEqual({ kind: "vector", element: native("float"), dimensions: 3 });
  expect(typeOf(vector(set(int()), 2))).toEqual({
    kind: "vector",
    element: { kind: "set", element: native("int"), frozen: true },
    dimensions: 2,
  });
});

it("reads the UDTs that a type is made of, each once, and freezes their fields", () => {
  const Place = entity("place", {
    attributes: { id: text(), by: map(text(), list(Address)), at: Address },
    identity: ["id"],
  });
  const { udts } = readModel({ Place });
  expect(udts.map(({ name }) => name)).toEqual(["geo", "address"]);
  expect(udts[0]?.fields.map(({ value }) => value)).toMatchObject([
    { type: native("double") },
    { type: { kind: "set", element: native("text"), frozen: true } },
  ]);
});

it("keeps two UDTs of one name apart", () => {
  const Other = udt("address", { line: text() });
  const Place = entity("place", { attributes: { id: text(), a: Address, b: Other }, identity: ["id"] });
  expect(readModel({ Place }).udts.map(({ name }) => name)).toEqual(["geo", "address", "address"]);
});

it("keeps what is said of an attribute", () => {
  expect(read(text().named("t").optional().immutable().renamedFrom("s"))).toEqual({
    kind: "value",
    type: native("text"),
    column: "t",
    optional: true,
    immutable: true,
    generated: false,
    renamedFrom: "s",
  });
  expect(read(oneOf("open", "paid"))).toMatchObject({ type: native("text"), values: ["open", "paid"] });
  expect(read(uuid().generated())).toMatchObject({ type: native("uuid"), generated: true });
  expect(read(timeuuid().named("t").generated())).toMatchObject({
    type: native("timeuuid"),
    generated: true,
    column: "t",
  });
  expect(read(unfrozen(Address).optional())).toMatchObject({ type: address(false), optional: true });
});

it("keeps what is said of a ref", () => {
  const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
  expect(read(ref(Hotel).named("h").prefix("").optional().immutable().renamedFrom("inn"))).toEqual({
    kind: "ref",
    entity: "hotel",
    column: "h",
    prefix: "",
    optional: true,
    immutable: true,
    renamedFrom: "inn",
  });
});

it("leaves the attribute as it was when a word makes a new one", () => {
  const name = text();
  expect([read(name.optional()), read(name)]).toMatchObject([{ optional: true }, { optional: false }]);
});

it("places an attribute where its type was called, and a UDT where it was modified", () => {
  const attributes = {
    id: text().optional(),
    address: Address,
    other: Address.optional(),
  };
  const [entityDefinition] = readModel({ place: entity("place", { attributes, identity: ["id"] }) }).entities;
  const [id, plain, modified] = entityDefinition?.attributes.map(({ location }) => location) ?? [];
  expect(plain).toBeUndefined();
  expect([id?.column, modified?.column]).toEqual(["    id: ".length + 1, "    other: Address.".length + 1]);
  expect((modified?.line ?? 0) - (id?.line ?? 0)).toBe(2);
});

function typeOf(attribute: unknown): CqlType {
  return (read(attribute) as ValueDefinition).type;
}

function read(attribute: unknown) {
  const { entities } = readModel({ only: entity("only", { attributes: { attribute }, identity: ["attribute"] }) });
  return entities.find(({ name }) => name === "only")?.attributes[0]?.value;
}
