import fc from "fast-check";
import { expect, test } from "vitest";
import { listOf, mapOf, scalars, setOf, typeAndValue, vectorOf, type CqlType } from "./cql-types.ts";
import { driverEncoder, type EncodingOptions } from "./driver.ts";

const bigints = { useBigIntAsLong: true, useBigIntAsVarint: true };
const reference = driverEncoder({ map: Map, set: Set, ...bigints });

const settings: readonly EncodingOptions[] = [
  { map: Map, set: Set, ...bigints },
  { map: Map },
  { map: Map, set: Set, copyBuffer: false },
  { map: Map, useBigIntAsLong: true },
  { map: Map, useBigIntAsVarint: true },
];

function expectSameBytes({ codec, column, forDriver }: CqlType, value: unknown): void {
  expect(codec.encode(value)).toEqual(reference.encode(forDriver(value), column));
}

function expectRoundTrip(
  { codec, column }: CqlType,
  value: unknown,
  options: readonly EncodingOptions[] = settings,
): void {
  const bytes = codec.encode(value);
  for (const encoding of options) {
    const decoded = codec.decode(driverEncoder(encoding).decode(bytes, column));
    expect(decoded).toEqual(value);
    expect(codec.encode(decoded)).toEqual(bytes);
  }
}

for (const [name, type] of Object.entries(scalars)) {
  test(`${name} has the driver's bytes, and comes back under each encoding option`, () => {
    fc.assert(
      fc.property(type.values, (value) => {
        expectSameBytes(type, value);
        expectRoundTrip(type, value);
      }),
      { numRuns: 150 },
    );
  });
}

test("nested types have the driver's bytes", () => {
  // The driver writes an empty collection as null.
  fc.assert(
    fc.property(typeAndValue(1), ({ type, value }) => expectSameBytes(type, value)),
    { numRuns: 300 },
  );
});

test("nested types come back under each encoding option", () => {
  fc.assert(
    fc.property(typeAndValue(0), ({ type, value }) => expectRoundTrip(type, value)),
    { numRuns: 300 },
  );
});

test("a map comes back from a plain object where its keys can be strings", () => {
  const withoutMap: readonly EncodingOptions[] = [{}, { set: Set, ...bigints }];
  for (const key of Object.values(scalars).filter(({ isStringKey }) => isStringKey)) {
    const type = mapOf(key, scalars["int"]!);
    fc.assert(
      fc.property(type.values, (value) => expectRoundTrip(type, value, withoutMap)),
      { numRuns: 50 },
    );
  }
});

const { text, bigint, blob, uuid } = scalars as Readonly<Record<"text" | "bigint" | "blob" | "uuid", CqlType>>;

test.each<readonly [string, CqlType, unknown, EncodingOptions]>([
  ["a list", listOf(text), ["a"], {}],
  ["a set", setOf(text), new Set(["a"]), {}],
  ["a set in a Set", setOf(text), new Set(["a"]), { set: Set }],
  ["a map", mapOf(text, text), new Map([["a", "b"]]), {}],
  ["bytes", blob, Uint8Array.of(1), {}],
  ["a long", bigint, 1n, {}],
  ["a uuid", uuid, "5a6a1f00-d0a1-41f0-8de9-0242ac120002", {}],
])(
  "%s under the key __proto__ comes back, though it is the prototype of the driver's object",
  (_, inner, value, one) => {
    const entries = new Map([
      ["__proto__", value],
      ["a", value],
    ]);
    expectRoundTrip(mapOf(text, inner), entries, [{ map: Map, ...one }]);
    const { codec, column } = mapOf(text, inner);
    const decoded = codec.decode(driverEncoder(one).decode(codec.encode(entries), column));
    expect(decoded).toEqual(entries);
  },
);

test("text under the key __proto__ is lost in the driver's object, and nothing else is", () => {
  const { codec, column } = mapOf(text, text);
  const bytes = codec.encode(
    new Map([
      ["__proto__", "a"],
      ["b", "c"],
    ]),
  );
  expect(codec.decode(driverEncoder({}).decode(bytes, column))).toEqual(new Map([["b", "c"]]));
  expect(codec.decode(driverEncoder({ map: Map }).decode(bytes, column))).toHaveProperty("size", 2);
});

test("an empty collection comes back from null", () => {
  const [element, key] = [scalars["text"]!, scalars["int"]!];
  expect(listOf(element).codec.decode(null)).toEqual([]);
  expect(setOf(element).codec.decode(null)).toEqual(new Set());
  expect(mapOf(key, element).codec.decode(null)).toEqual(new Map());
});

test("vectors of any element come back", () => {
  for (const element of [scalars["float"]!, scalars["text"]!, scalars["bigint"]!, scalars["smallint"]!]) {
    const type = vectorOf(element, 3);
    fc.assert(
      fc.property(type.values, (value) => {
        expectSameBytes(type, value);
        expectRoundTrip(type, value);
      }),
    );
  }
});
