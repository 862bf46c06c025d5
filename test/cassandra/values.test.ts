import type { Client, ClientOptions } from "cassandra-driver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { BindError } from "../../src/runtime/index.ts";
import * as model from "../golden/physical_every_type/model.ts";
import {
  bind,
  insertKey,
  insertValue,
  selectKeys,
  selectKeysByComposites,
  selectKeysByOthers,
  selectTallies,
  selectValues,
  type Database,
  type NewKey,
  type Outer,
  type ValuesRow,
} from "../golden/physical_every_type/expected/index.js";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

/* Values of every type, at their edges, exactly as they were written: whatever the client's encoding options make of them. */

const name = "test_values";
const keyspace = deriveModels(model).physical.keyspaces[0]!;

const uuid = "5a6a1f00-d0a1-41f0-8de9-0242ac120002";
const timeuuid = "5a6a1f00-d0a1-11f0-8de9-0242ac120002";
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

/** What a row has where nothing was written. */
const nothing = {
  ascii: null,
  bigint: null,
  blob: null,
  boolean: null,
  date: null,
  decimal: null,
  double: null,
  duration: null,
  float: null,
  inet: null,
  int: null,
  oneOf: null,
  smallint: null,
  text: null,
  time: null,
  timestamp: null,
  timeuuid: null,
  tinyint: null,
  uuid: null,
  varchar: null,
  varint: null,
  list: [],
  set: new Set<bigint>(),
  map: new Map<string, boolean>(),
  frozenList: null,
  frozenSet: null,
  frozenMap: null,
  tuple: null,
  udt: null,
  unfrozenUdt: null,
  floats: null,
  texts: null,
  listOfMaps: [],
  mapOfUdts: new Map(),
  setOfTuples: new Set<[number, string]>(),
  byInt: new Map<number, string>(),
  byTimestamp: new Map<Date, string>(),
  byUuid: new Map<string, string>(),
  byTuple: new Map(),
} satisfies Omit<ValuesRow, "id">;

const inner = { id: uuid, at: new Date(1_796_083_200_333), total: "-0.10" };
const outer: Outer = {
  inner,
  inners: [inner, { id: null, at: null, total: null }],
  byDay: new Map([
    ["2026-12-01", new Set(["192.0.2.1", "2001:db8::1"])],
    ["0000-01-01", new Set<string>()],
  ]),
  pair: [9_007_199_254_740_993n, { ...inner, total: null }],
  near: Float32Array.of(0.5, -0.25),
};
const emptyOuter: Outer = { inner: null, inners: null, byDay: null, pair: null, near: null };

const rows: readonly (readonly [what: string, row: Omit<ValuesRow, "id">])[] = [
  [
    "the largest",
    {
      ...nothing,
      ascii: "\u007f",
      bigint: 2n ** 63n - 1n,
      blob: bytes(255, 0, 255),
      boolean: true,
      date: "9999-12-31",
      decimal: `${10n ** 30n}.000000000001`,
      double: Number.MAX_VALUE,
      duration: "178956970y7mo2147483647d2562047h47m16s854ms775us807ns",
      float: Math.fround(3.4e38),
      inet: "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
      int: 2 ** 31 - 1,
      oneOf: "it's closed",
      smallint: 32_767,
      text: "🦊 naïve ﬁ 中 \u{10FFFF} it's \0",
      time: "23:59:59.999999999",
      timestamp: new Date(8.64e15),
      timeuuid,
      tinyint: 127,
      uuid: "ffffffff-ffff-ffff-ffff-ffffffffffff",
      varchar: "a".repeat(70_000),
      varint: 10n ** 30n,
    },
  ],
  [
    "the smallest",
    {
      ...nothing,
      bigint: -(2n ** 63n),
      boolean: false,
      date: "0000-01-01",
      decimal: "-0.10",
      double: -Number.MIN_VALUE,
      duration: "-1mo2d3ns",
      float: -Infinity,
      inet: "0.0.0.0",
      int: -(2 ** 31),
      oneOf: "open",
      smallint: -32_768,
      time: "00:00:00.000000001",
      timestamp: new Date(-8.64e15),
      tinyint: -128,
      uuid: "00000000-0000-0000-0000-000000000000",
      varint: -(10n ** 30n),
    },
  ],
  [
    "what is easily lost",
    {
      ...nothing,
      ascii: "",
      bigint: 9_007_199_254_740_993n,
      blob: bytes(),
      decimal: "100.00",
      double: Number.NaN,
      duration: "4s294ms967us297ns", // over 2^32
      float: -0,
      inet: "::",
      text: "",
      time: "12:34:56.1",
      timestamp: new Date(-1),
      varint: 128n,
      frozenList: [],
      frozenSet: new Set<Uint8Array>(),
      frozenMap: new Map<number, string>(),
      tuple: [null, null, null],
      udt: emptyOuter,
    },
  ],
  [
    "collections",
    {
      ...nothing,
      list: [3n, 1n, 3n],
      set: new Set([-(10n ** 30n), 0n, 10n ** 30n]),
      map: new Map([
        ["", true],
        ["constructor", false],
        ["🦊", true],
      ]),
      frozenList: ["b", "a", "b"],
      frozenSet: new Set([bytes(), bytes(0), bytes(255)]),
      frozenMap: new Map([
        [-1, "minus"],
        [2, "two"],
      ]),
      tuple: [1, null, [uuid, timeuuid]],
      udt: outer,
      unfrozenUdt: { ...inner, at: null },
      floats: Float32Array.of(1, -0, 3.5),
      texts: ["", "it's"],
      listOfMaps: [new Map([["pi", Math.PI]]), new Map(), new Map([["none", Number.NaN]])],
      mapOfUdts: new Map([
        ["full", outer],
        ["empty", emptyOuter],
      ]),
      setOfTuples: new Set<[number | null, string | null]>([
        [null, "x"],
        [1, null],
        [1, "x"],
      ]),
      byInt: new Map([
        [-5, "minus five"],
        [10, "ten"],
      ]),
      byTimestamp: new Map([
        [new Date(1_796_083_200_000), "1d"],
        [new Date(1_796_083_200_333), "1mo"],
      ]),
      byUuid: new Map([[uuid, "one"]]),
      byTuple: new Map<[string | null, string | null], Float32Array>([[["2026-12-01", null], Float32Array.of(1, 2)]]),
    },
  ],
  ["nothing", nothing],
];

const key: NewKey = {
  ascii: "a",
  bigint: 9_007_199_254_740_993n,
  blob: bytes(0, 1),
  boolean: false,
  date: "2026-12-01",
  decimal: "-0.10",
  double: -0.5,
  float: 0.25,
  inet: "2001:db8::1",
  int: -1,
  smallint: -2,
  text: "🦊",
  time: "00:00:00.000000001",
  timestamp: new Date(1_796_083_200_333),
  timeuuid,
  tinyint: -3,
  uuid,
  varchar: "",
  varint: -(10n ** 30n),
  list: [2, 1],
  set: new Set(["", "b"]),
  map: new Map([[1, new Date(1)]]),
  tuple: [null, "x"],
  udt: { id: null, at: new Date(-1), total: "1.0" },
  vector: Float32Array.of(0.5, -1),
};

const encodings: readonly (readonly [string, NonNullable<ClientOptions["encoding"]>])[] = [
  ["with Maps only", { map: Map }],
  ["with Maps, Sets and bigints", { map: Map, set: Set, useBigIntAsLong: true, useBigIntAsVarint: true }],
];

beforeAll(async () => {
  const client = await connectToNode();
  await createAnew(client, keyspace, name);
  const differences = compareSchema(keyspace, (await readSchema(client, name))!);
  await client.shutdown();
  if (differences.length > 0) throw new Error(differences.join("\n"));
});

describe.each(encodings)("%s", (_options, encoding) => {
  let client: Client;
  let db: Database;

  beforeAll(async () => {
    client = await connectToNode({ encoding });
    db = bind(client, { keyspaces: { values: name } });
  });

  afterAll(() => client.shutdown());

  it.each(rows)("keeps %s", async (what, row) => {
    const id = rows.findIndex(([other]) => other === what);
    await insertValue(db, { id, ...row });
    expect(await selectValues(db, { id })).toEqual({ id, ...row });
  });

  it("keeps values of each type in a key, and finds the row by them", async () => {
    await insertKey(db, key);
    expect(await selectKeys(db, key)).toEqual(key);
    expect(await selectKeysByOthers(db, key).all()).toEqual([key]);
    expect(await selectKeysByComposites(db, key).all()).toEqual([key]);
    expect(await selectKeys(db, { ...key, bigint: 9_007_199_254_740_992n })).toBeUndefined();
    expect(await selectKeys(db, { ...key, decimal: "-0.1" }), "a decimal's zeros tell keys apart").toBeUndefined();
  });

  it("takes what is left out of a user-defined type for null", async () => {
    const id = 100;
    await insertValue(db, { id, udt: { inner: { total: "1" } }, mapOfUdts: new Map([["some", { near: [1, 2] }]]) });
    expect(await selectValues(db, { id })).toEqual({
      ...nothing,
      id,
      udt: { ...emptyOuter, inner: { id: null, at: null, total: "1" } },
      mapOfUdts: new Map([["some", { ...emptyOuter, near: Float32Array.of(1, 2) }]]),
    });
  });

  it("keeps the value of a counter", async () => {
    const count = 9_007_199_254_740_993n;
    const day = encoding.set === undefined ? "2026-12-01" : "2026-12-02";
    await client.execute(`UPDATE ${name}.tallies SET count = count + ${count} WHERE day = '${day}'`);
    expect(await selectTallies(db, { day })).toEqual({ day, count });
  });
});

it("refuses a client that would make strings of the keys of a map", async () => {
  const client = await connectToNode();
  expect(() => bind(client)).toThrow(BindError);
  expect(() => bind(client)).toThrow("values.values.by_timestamp (map<timestamp, duration>)");
  await client.shutdown();
});
