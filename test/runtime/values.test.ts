import { expect, expectTypeOf, test } from "vitest";
import {
  bigint,
  blob,
  date,
  decimal,
  duration,
  float,
  inet,
  int,
  keyColumn,
  list,
  map,
  set,
  text,
  time,
  timestamp,
  tuple,
  udt,
  uuid,
  vector,
  type Codec,
  type InputOf,
  type OutputOf,
} from "../../src/runtime/index.ts";
import { dataTypes, driverEncoder, type ColumnInfo } from "./driver.ts";

const driver = driverEncoder({ map: Map });

const cameBack = <TIn, TOut>(codec: Codec<TIn, TOut>, code: number, value: TIn, column: ColumnInfo = { code }): TOut =>
  codec.decode(driver.decode(codec.encode(value), column));

test("dates beyond four digits of a year, to the ends of the type", () => {
  const back = (value: string): string => cameBack(date, dataTypes.date, value);
  for (const value of [
    "0000-01-01",
    "-0044-03-15",
    "+12026-12-01",
    "-5877641-06-23",
    "+5881580-07-11",
    "+275760-09-13",
  ]) {
    expect(back(value)).toBe(value);
  }
  expect(back("12026-12-01")).toBe("+12026-12-01");
  expect(back("2024-02-29")).toBe("2024-02-29");
});

test("a decimal keeps its scale, exponents included", () => {
  const back = (value: string): string => cameBack(decimal, dataTypes.decimal, value);
  for (const value of ["-0.10", "0", "0.00", "1.0", "1.00", "5E+3", "123456789012345678901234567890.5", "1E-40"]) {
    expect(back(value)).toBe(value);
  }
  expect(back("+5")).toBe("5");
  expect(back(".5")).toBe("0.5");
  expect(back("5.")).toBe("5");
  expect(back("-0")).toBe("0");
  expect(back("1.5e3")).toBe("15E+2");
  expect(back("1e-3")).toBe("0.001");
  expect(back("1E-2147483647")).toBe("1E-2147483647");
});

test("a duration in each of the forms that Cassandra reads", () => {
  const info = "org.apache.cassandra.db.marshal.DurationType";
  const back = (value: string): string => cameBack(duration, dataTypes.custom, value, { code: dataTypes.custom, info });
  expect(back("1mo2d3h")).toBe("1mo2d3h");
  expect(back("18mo")).toBe("1y6mo");
  expect(back("2w")).toBe("14d");
  expect(back("-12H30M")).toBe("-12h30m");
  expect(back("5ms6µs")).toBe("5ms6us");
  expect(back("90m")).toBe("1h30m");
  expect(back("2562047h47m16s854ms775us807ns")).toBe("2562047h47m16s854ms775us807ns");
  expect(back("0s")).toBe("0s");
  expect(back("P1Y2M3DT4H5M6S")).toBe("1y2mo3d4h5m6s");
  expect(back("-P2W")).toBe("-14d");
  expect(back("P0001-02-03T04:05:06")).toBe("1y2mo3d4h5m6s");
});

test("a time may leave out seconds, and keeps nanoseconds", () => {
  const back = (value: string): string => cameBack(time, dataTypes.time, value);
  expect(back("12:34")).toBe("12:34:00");
  expect(back("12:34:56.123456789")).toBe("12:34:56.123456789");
  expect(back("12:34:56.100")).toBe("12:34:56.1");
  expect(back("23:59:59.999999999")).toBe("23:59:59.999999999");
});

test("an address comes back in its shortest form", () => {
  const back = (value: string): string => cameBack(inet, dataTypes.inet, value);
  expect(back("2001:0DB8:0:0:0:0:0:1")).toBe("2001:db8::1");
  expect(back("1:0:0:2:0:3:0:4")).toBe("1::2:0:3:0:4");
  expect(back("::ffff:c000:201")).toBe("::ffff:192.0.2.1");
  expect(back("64:ff9b::192.0.2.33")).toBe("64:ff9b::c000:221");
});

test("a UUID comes back in small letters", () => {
  expect(cameBack(uuid, dataTypes.uuid, "8D6C4B0E-7A1F-4C52-9A3E-2F1D5B6A7C80")).toBe(
    "8d6c4b0e-7a1f-4c52-9a3e-2f1d5b6a7c80",
  );
});

test("equal sets and maps have equal bytes, whatever their order", () => {
  expect(set(text).encode(new Set(["b", "a"]))).toEqual(set(text).encode(new Set(["a", "b"])));
  const one = new Map([
    ["b", 1],
    ["a", 2],
  ]);
  const other = new Map([
    ["a", 2],
    ["b", 1],
  ]);
  expect(map(text, int).encode(one)).toEqual(map(text, int).encode(other));
});

test("elements that are equal as CQL values are one", () => {
  const dates = new Set([new Date(5), new Date(5)]);
  expect(set(timestamp).encode(dates)).toEqual(set(timestamp).encode(new Set([new Date(5)])));
});

test("bytes are copied both ways", () => {
  const given = Buffer.from([1, 2, 3]);
  const encoded = blob.encode(given);
  given[0] = 9;
  expect([...encoded]).toEqual([1, 2, 3]);
  const frame = Buffer.from([4, 5, 6]);
  const decoded = blob.decode(driverEncoder({ copyBuffer: false }).decode(frame, { code: dataTypes.blob }));
  frame[0] = 9;
  expect(decoded).toEqual(Uint8Array.of(4, 5, 6));
});

test("a vector of floats may be given as a Float32Array, and comes back as one", () => {
  const codec = vector(float, 3);
  expect(codec.encode([1, 2, 3])).toEqual(codec.encode(Float32Array.of(1, 2, 3)));
  expectTypeOf(codec.encode).parameter(0).toEqualTypeOf<readonly number[] | Float32Array>();
  expectTypeOf(codec.decode).returns.toEqualTypeOf<Float32Array>();
});

test("fields of a UDT: missing, undefined and null are null, misspelt does not compile", () => {
  const address = udt("address", { street: ["street", text], state_or_province: ["stateOrProvince", text] });
  const nothing = Buffer.from("ffffffffffffffff", "hex");
  expect(address.encode({})).toEqual(nothing);
  expect(address.encode({ street: undefined, stateOrProvince: null })).toEqual(nothing);
  // @ts-expect-error misspelt
  address.encode({ stret: "1 Main Street" });
  // The type had one field when the value was written.
  expect(address.decode({ street: "1 Main Street" })).toEqual({ street: "1 Main Street", stateOrProvince: null });
  expectTypeOf<OutputOf<typeof address>>().toEqualTypeOf<{ street: string | null; stateOrProvince: string | null }>();
});

test("what is given and what comes back are of natural types", () => {
  const guests = map(text, list(tuple(int, bigint)));
  expectTypeOf<InputOf<typeof guests>>().toEqualTypeOf<
    ReadonlyMap<string, readonly (readonly [number | null | undefined, bigint | null | undefined])[]>
  >();
  expectTypeOf<OutputOf<typeof guests>>().toEqualTypeOf<Map<string, [number | null, bigint | null][]>>();
  const tags = keyColumn("tags", set(uuid));
  expectTypeOf(tags.encode).parameter(0).toEqualTypeOf<ReadonlySet<string>>();
  expectTypeOf(tags.decode).returns.toEqualTypeOf<Set<string>>();
  // @ts-expect-error a number for a bigint
  expect(() => bigint.encode(1)).toThrow();
  // @ts-expect-error a Date for a date
  expect(() => date.encode(new Date())).toThrow();
});
