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
