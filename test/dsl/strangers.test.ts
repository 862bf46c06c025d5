import { expect, it } from "vitest";
import { Hotel, Near } from "../../examples/hotel/model.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import * as perquery from "../../src/index.ts";
import { day, entity, query, ref, text } from "../../src/index.ts";

/*
 * Model files run without a type check, so anything may stand anywhere. It is kept as it is, for the stages to report. What the types refuse
 * is called here through Reflect.
 */

const reading = (attribute: unknown) => {
  const { entities } = readModel({ only: entity("only", { attributes: { attribute }, identity: ["attribute"] }) });
  return entities.find(({ name }) => name === "only")?.attributes[0]?.value;
};

class Attributes {
  id = text();
}

it.each([
  [text, 'the function "text"', "call it: text()"],
  [String, 'the function "String"', "write text()"],
  [Number, 'the function "Number"', "write int(), bigint(), double() or decimal()"],
  [() => text(), "a function", "say its type, such as text() or ref(…)"],
  ["uuid", 'the text "uuid"', "call it: uuid()"],
  [5, "the number 5", "say its type, such as text() or ref(…)"],
  [null, "null", "say its type, such as text() or ref(…)"],
  [
    undefined,
    "undefined",
    "declare it before it is used, or use a class for attributes that refer to later entities: ref(…)",
  ],
  [Hotel, 'the entity "hotel"', "refer to the entity: ref(…)"],
  [Hotel.name, 'the path "hotel.name"', "say its type, such as text() or ref(…)"],
  [[text()], "an array", "say its type, such as text() or ref(…)"],
  [{ type: "text" }, "an object", "say its type, such as text() or ref(…)"],
])("keeps %o where an attribute should stand", (attribute, found, hint) => {
  expect(reading(attribute)).toEqual({ kind: "not-an-attribute", found, hint });
});

it("keeps what is no type inside of one", () => {
  expect(reading(call("set", text))).toEqual({
    kind: "not-an-attribute",
    found: 'a set of the function "text"',
    hint: "call it: text()",
  });
  expect(reading(call("list", call("map", text(), ref(Hotel))))).toMatchObject({
    found: 'a list of a ref to the entity "hotel"',
  });
  expect(reading(call("tuple", 5))).toMatchObject({ found: "a tuple of the number 5" });
});

it("keeps what a ref refers to when it is no entity", () => {
  expect(reading(call("ref", undefined))).toMatchObject({ kind: "ref", entity: undefined, found: "undefined" });
  expect(reading(call("ref", Attributes))).toMatchObject({ kind: "ref", found: 'the function "Attributes"' });
  expect(reading(call("ref", Near.hotel))).toMatchObject({ kind: "ref", found: 'the path "near.hotel"' });
});

it("reads an entity without attributes, and options that are none", () => {
  const options = { attributes: null, identity: "id", keys: ["name"], unique: [["a", 5]] };
  expect(readModel({ a: call("entity", "a", options), b: call("entity", "b") }).entities).toMatchObject([
    { name: "a", attributes: [], identity: ["id"], keys: [["name"]], unique: [["a", "the number 5"]] },
    { name: "b", attributes: [], identity: undefined, keys: [], unique: [] },
  ]);
});

it("keeps what stands where a path should", () => {
  const start: object = query("Q1", "").find(Hotel);
  const asked = (word: string, ...items: unknown[]) => {
    const queries = [Reflect.apply(Reflect.get(start, word), start, items)];
    const { keyspaces } = readModel({ k: call("keyspace", "k", { replication: { development: 1 }, queries }) });
    return keyspaces[0]?.queries[0]?.calls[0]?.items;
  };
  expect(asked("given", undefined, "id", text(), [Hotel.id])).toEqual(
    ["undefined", 'the text "id"', "an attribute", "an array"].map((found) => ({ kind: "not-a-path", found })),
  );
  expect(asked("given", call("day", undefined), call("hash", "id", 4))).toEqual([
    { kind: "not-a-path", found: "undefined" },
    { kind: "not-a-path", found: 'the text "id"' },
  ]);
  expect(asked("orderBy", call("desc", undefined), call("named", 5, "five"))).toEqual([
    { kind: "not-a-path", found: "undefined" },
    { kind: "not-a-path", found: "the number 5" },
  ]);
  expect(asked("bucketBy", Hotel.id)).toEqual([{ kind: "not-a-path", found: 'the path "hotel.id"' }]);
  expect(asked("range", day(Hotel.id))).toEqual([{ kind: "not-a-path", found: "a bucket by day" }]);
  expect(
    asked("also", Near, call("allOf", Hotel, { except: [undefined] }), call("idOf", 5), call("collect", "poi")),
  ).toEqual([
    { kind: "path", root: "near", path: [] },
    { kind: "not-a-path", found: "undefined" },
    { kind: "not-a-path", found: "the number 5" },
    { kind: "not-a-path", found: 'the text "poi"' },
  ]);
  expect(asked("table", 5)).toEqual(["(the number 5)"]);
});

it("keeps what is found when it is no entity", () => {
  const start: object = query("Q1", "");
  const queries = [call("query", "Q0", ""), Reflect.apply(Reflect.get(start, "find"), start, [undefined])];
  const { keyspaces } = readModel({ k: call("keyspace", "k", { replication: {}, queries }) });
  expect(keyspaces[0]?.queries).toMatchObject([
    { id: "Q0", find: undefined, calls: [] },
    { id: "Q1", find: { kind: "not-a-path", found: "undefined" } },
  ]);
});

it("keeps what stands where a query should, and replication that is none", () => {
  const options = {
    replication: { production: "3", staging: { datacenter1: "3" } },
    queries: [undefined, Hotel, query],
  };
  expect(readModel({ k: call("keyspace", "k", options), l: call("keyspace", "l") }).keyspaces).toMatchObject([
    {
      name: "k",
      replication: { production: Number.NaN, staging: { datacenter1: Number.NaN } },
      queries: [],
      notQueries: [
        { kind: "not-a-query", found: "undefined", position: 1 },
        { kind: "not-a-query", found: 'the entity "hotel"', position: 2 },
        { kind: "not-a-query", found: 'the function "query"', position: 3 },
      ],
    },
    { name: "l", replication: {}, queries: [] },
  ]);
});

const words = { ...perquery };

function call(word: keyof typeof words, ...parameters: readonly unknown[]): unknown {
  return Reflect.apply(words[word], undefined, parameters);
}
