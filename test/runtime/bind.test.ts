import { Client, ExecutionProfile, types, type ClientOptions } from "cassandra-driver";
import { expect, expectTypeOf, test } from "vitest";
import { bind, BindError, consistencies, cqlText, type BindOptions, type Database } from "../../src/runtime/index.ts";
import { queryOptions } from "../../src/runtime/options.ts";

/** A client that never connects. */
const client = (options: Partial<ClientOptions> = {}): Client =>
  new Client({ contactPoints: ["127.0.0.1"], localDataCenter: "datacenter1", ...options });

const model = { keyspaces: ["hotel", "reservation"] } as const;
const bindHotel = (options: BindOptions<"hotel" | "reservation"> = {}, given = client()) => bind(given, options, model);

test("keyspaces have the model's names, or others", () => {
  const db = bindHotel({ keyspaces: { reservation: "Reservation_pr_42" } });
  expect(db.keyspaces).toEqual({ hotel: '"hotel"', reservation: '"Reservation_pr_42"' });
  expectTypeOf(db).toEqualTypeOf<Database<"hotel" | "reservation">>();
  expectTypeOf(db).toExtend<Database>();
});

test("a keyspace that the model doesn't have, or a name that Cassandra doesn't take, is refused", () => {
  expect(() => bindHotel({ keyspaces: { hotels: "x" } as object })).toThrow(
    'bind: the model has no keyspace "hotels"; it has "hotel", "reservation"',
  );
  for (const name of ["", 'a"; DROP', "a-b", "a".repeat(49)]) {
    expect(() => bindHotel({ keyspaces: { hotel: name } })).toThrow(BindError);
  }
});

test("a statement's text is printed once for a database, in whatever keyspaces", () => {
  let printed = 0;
  const text = cqlText((keyspaces: Database<"hotel">["keyspaces"]) => `${++printed} FROM ${keyspaces.hotel}.hotels`);
  const [one, other] = [bindHotel(), bindHotel({ keyspaces: { hotel: "other" } })];
  const texts = [one, one, { ...one }, other, other, one].map(text);
  expect(texts.map((printedText) => printedText.slice(7))).toEqual(
    ["hotel", "hotel", "hotel", "other", "other", "hotel"].map((name) => `"${name}".hotels`),
  );
  expect(printed).toBe(3);
});

test("consistency is LOCAL_QUORUM and LOCAL_SERIAL unless said", () => {
  expect(bindHotel().defaults).toEqual({ consistency: 6, serialConsistency: 9 });
  expect(bindHotel({ defaults: { consistency: 4 } }).defaults.consistency).toBe(4);
});

test("consistency: the call's, then its profile's, then bind's, never the client's default", () => {
  const profiles = [new ExecutionProfile("fast", { consistency: 1 }), new ExecutionProfile("plain", {})];
  const given = client({ profiles, queryOptions: { consistency: types.consistencies.one } });
  const { defaults } = bindHotel({}, given);
  expect(queryOptions(given, defaults, {})).toEqual({ prepare: true, consistency: 6 });
  expect(queryOptions(given, defaults, { consistency: 5 }).consistency).toBe(5);
  expect(queryOptions(given, defaults, { executionProfile: "fast" })).toEqual({
    prepare: true,
    consistency: 1,
    executionProfile: "fast",
  });
  expect(queryOptions(given, defaults, { executionProfile: "plain" }).consistency).toBe(6);
  expect(queryOptions(given, defaults, { executionProfile: profiles[0]! }).consistency).toBe(1);
  expect(bindHotel({ defaults: { executionProfile: "fast" } }, given).defaults.consistency).toBe(1);
  expect(bindHotel({ defaults: { executionProfile: "fast", consistency: 6 } }, given).defaults.consistency).toBe(6);
});

test("the consistency levels have the driver's numbers", () => {
  expect(consistencies).toEqual(types.consistencies);
});

test("settings that would corrupt values are refused", () => {
  const refusal =
    (options: Partial<ClientOptions>): (() => unknown) =>
    () =>
      bindHotel({}, client(options));
  expect(refusal({ encoding: { useUndefinedAsUnset: false } })).toThrow(/useUndefinedAsUnset off/);
  expect(refusal({ protocolOptions: { maxVersion: 3 } })).toThrow(/maxVersion 3/);
  expect(() => bindHotel({}, {} as Client)).toThrow(/expected a Client of cassandra-driver/);
  expect(refusal({})).not.toThrow();
  expect(
    refusal({
      encoding: { map: Map, set: Set, copyBuffer: false, useBigIntAsLong: true, useBigIntAsVarint: true },
      protocolOptions: { maxVersion: 4 },
    }),
  ).not.toThrow();
});

test("a map whose keys are no strings needs encoding.map", () => {
  const requires = [{ encoding: "map", column: "hotel.hotels.opened", type: "map<timestamp, text>" }] as const;
  const bindTo = (given: Client) => bind(given, {}, { ...model, requires });
  expect(() => bindTo(client())).toThrow(
    "bind: column hotel.hotels.opened (map<timestamp, text>) can't be read exactly as a plain object, whose keys are strings; give the client { encoding: { map: Map } }",
  );
  expect(() => bindTo(client({ encoding: { map: Map } }))).not.toThrow();
});
