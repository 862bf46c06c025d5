import { types } from "cassandra-driver";
import fc from "fast-check";
import {
  ascii,
  bigint,
  blob,
  boolean,
  counter,
  date,
  decimal,
  double,
  duration,
  float,
  inet,
  int,
  list,
  map,
  set,
  smallint,
  text,
  time,
  timestamp,
  timeuuid,
  tinyint,
  tuple,
  udt,
  uuid,
  varchar,
  varint,
  vector,
  type AnyCodec,
  type Codec,
} from "../../src/runtime/index.ts";
import { dataTypes, type ColumnInfo } from "./driver.ts";

/** A CQL type as the tests need it. */
export interface CqlType {
  readonly codec: Codec<unknown>;
  readonly column: ColumnInfo;
  /** Values in the form in which they come back. */
  readonly values: fc.Arbitrary<unknown>;
  /** The same value for the driver's own encoder, with `map: Map` and bigints. */
  readonly forDriver: (value: unknown) => unknown;
  /** Whether keys of a map come back from a plain object's. */
  readonly isStringKey?: boolean;
}

const { BigDecimal, Duration, InetAddress, LocalDate, LocalTime, Long, Tuple, Uuid, Vector } = types;

function scalar<TValue>(
  codec: Codec<TValue>,
  code: number,
  values: fc.Arbitrary<TValue>,
  forDriver: (value: TValue) => unknown = (value) => value,
  isStringKey = false,
): CqlType {
  return {
    codec: codec as unknown as Codec<unknown>,
    column: { code },
    values,
    forDriver: forDriver as (value: unknown) => unknown,
    isStringKey,
  };
}

const strings = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "\0", "🦊 naïve ﬁ 中", "constructor", "it's", "\u{10FFFF}", "a".repeat(300)),
);
const int64 = fc.oneof(
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  fc.constantFrom(0n, -1n, 9007199254740993n, -(2n ** 63n)),
);
const anyBigint = fc.oneof(
  fc.bigInt(),
  fc
    .integer({ min: 0, max: 200 })
    .chain((bits) => fc.constantFrom(2n ** BigInt(bits), -(2n ** BigInt(bits)), 2n ** BigInt(bits) - 1n)),
  fc.constantFrom(0n, -1n, 127n, 128n, -128n, -129n, 255n, 256n, 10n ** 30n),
);
const numbers = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, -0, 0, Infinity, -Infinity, Number.MIN_VALUE));
const floats = fc.oneof(fc.float(), fc.constantFrom(Number.NaN, -0, Infinity));
const dates = fc
  .oneof(fc.integer({ min: -719_528, max: 2_932_896 }), fc.constantFrom(-719_528, -1, 0, 11_016, 2_932_896))
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const nanoseconds = fc.oneof(
  fc.bigInt(0n, 86_399_999_999_999n),
  fc.constantFrom(0n, 86_399_999_999_999n, 1n, 45_296_123_456_789n, 100n, 2n ** 32n),
);
const decimals = fc.tuple(anyBigint, fc.integer({ min: 0, max: 12 })).map(([unscaled, scale]) => {
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, "0");
  const point = digits.length - scale;
  return (unscaled < 0n ? "-" : "") + digits.slice(0, point) + (scale > 0 ? `.${digits.slice(point)}` : "");
});
const durations = fc
  .record({
    sign: fc.constantFrom(1, -1),
    months: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    days: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    nanoseconds: fc.oneof(fc.bigInt(0n, 2n ** 63n - 1n), fc.constantFrom(0n, 1n, 2n ** 32n, 2n ** 63n - 1n)),
  })
  .map(printDuration);
const addresses = fc.oneof(
  fc.ipV4(),
  fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), { minLength: 8, maxLength: 8 })
    .filter((groups) => !groups.slice(0, 5).every((group) => group === 0))
    // The form that URLs have is that of RFC 5952.
    .map((groups) => new URL(`http://[${groups.map((group) => group.toString(16)).join(":")}]`).hostname.slice(1, -1)),
  fc.constantFrom("::", "::1", "2001:db8::", "::ffff:192.0.2.1", "::1:0:2:3:4:5", "1::2:0:3:0:4", "255.255.255.255"),
);

export const scalars: Readonly<Record<string, CqlType>> = {
  ascii: scalar(ascii, dataTypes.ascii, fc.string({ unit: "binary-ascii" }), undefined, true),
  text: scalar(text, dataTypes.text, strings, undefined, true),
  varchar: scalar(varchar, dataTypes.varchar, strings, undefined, true),
  int: scalar(
    int,
    dataTypes.int,
    fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31 - 1, -(2 ** 31))),
    undefined,
    true,
  ),
  smallint: scalar(smallint, dataTypes.smallint, fc.integer({ min: -32_768, max: 32_767 }), undefined, true),
  tinyint: scalar(tinyint, dataTypes.tinyint, fc.integer({ min: -128, max: 127 }), undefined, true),
  bigint: scalar(bigint, dataTypes.bigint, int64, undefined, true),
  counter: scalar(counter, dataTypes.counter, int64),
  varint: scalar(varint, dataTypes.varint, anyBigint, undefined, true),
  float: scalar(float, dataTypes.float, floats),
  double: scalar(double, dataTypes.double, numbers),
  boolean: scalar(boolean, dataTypes.boolean, fc.boolean(), undefined, true),
  decimal: scalar(decimal, dataTypes.decimal, decimals, (value) => BigDecimal.fromString(value)),
  uuid: scalar(uuid, dataTypes.uuid, fc.uuid(), (value) => Uuid.fromString(value), true),
  timeuuid: scalar(timeuuid, dataTypes.timeuuid, fc.uuid({ version: 1 }), (value) => Uuid.fromString(value), true),
  date: scalar(date, dataTypes.date, dates, (value) => LocalDate.fromString(value), true),
  time: scalar(
    time,
    dataTypes.time,
    nanoseconds.map(printTime),
    (value) => new LocalTime(Long.fromString(String(parseTime(value)))),
    true,
  ),
  timestamp: scalar(timestamp, dataTypes.timestamp, fc.date({ noInvalidDate: true })),
  blob: scalar(blob, dataTypes.blob, fc.uint8Array(), (value) => Buffer.from(value)),
  inet: scalar(inet, dataTypes.inet, addresses, (value) => InetAddress.fromString(value)),
  duration: {
    ...scalar(duration, dataTypes.custom, durations, parseDuration),
    column: { code: dataTypes.custom, info: "org.apache.cassandra.db.marshal.DurationType" },
  },
};

/** The types that may stand in a set or as a key of a map: no counter, no duration. */
const { counter: _counter, duration: _duration, ...inKey } = scalars;

const any = (codec: Codec<unknown>): AnyCodec => codec as unknown as AnyCodec;
const bytesOrder = (type: CqlType) => (one: unknown, other: unknown) =>
  Buffer.compare(type.codec.encode(one), type.codec.encode(other));

export function listOf(element: CqlType, minLength = 0): CqlType {
  return {
    codec: list(any(element.codec)) as unknown as Codec<unknown>,
    column: { code: dataTypes.list, info: element.column },
    values: fc.array(element.values, { minLength, maxLength: 4 }),
    forDriver: (value) => (value as unknown[]).map(element.forDriver),
  };
}

export function setOf(element: CqlType, minLength = 0): CqlType {
  return {
    codec: set(any(element.codec)) as unknown as Codec<unknown>,
    column: { code: dataTypes.set, info: element.column },
    values: distinct(element, minLength).map((items) => new Set(items)),
    forDriver: (value) => [...(value as Set<unknown>)].toSorted(bytesOrder(element)).map(element.forDriver),
  };
}

export function mapOf(key: CqlType, value: CqlType, minLength = 0): CqlType {
  return {
    codec: map(any(key.codec), any(value.codec)) as unknown as Codec<unknown>,
    column: { code: dataTypes.map, info: [key.column, value.column] },
    // A plain object of the driver's can't keep what is called __proto__: tests of their own say what becomes of it.
    values: distinct(key, minLength)
      .filter((keys) => !keys.includes("__proto__"))
      .chain((keys) =>
        fc
          .tuple(...keys.map(() => value.values))
          .map((values) => new Map(keys.map((item, index) => [item, values[index]]))),
      ),
    forDriver: (given) => {
      const order = bytesOrder(key);
      const entries = [...(given as Map<unknown, unknown>)].toSorted(([one], [other]) => order(one, other));
      return new Map(entries.map(([name, item]) => [key.forDriver(name), value.forDriver(item)]));
    },
  };
}

/** In the order in which they come back. */
const distinct = (type: CqlType, minLength: number): fc.Arbitrary<unknown[]> =>
  fc
    .uniqueArray(type.values, {
      minLength,
      maxLength: 4,
      selector: (value) => type.codec.encode(value).toString("hex"),
    })
    .map((values) => values.toSorted(bytesOrder(type)));

export function tupleOf(...elements: readonly CqlType[]): CqlType {
  return {
    codec: tuple(...elements.map(({ codec }) => any(codec))) as unknown as Codec<unknown>,
    column: { code: dataTypes.tuple, info: elements.map(({ column }) => column) },
    values: fc.tuple(...elements.map(({ values }) => fc.option(values))),
    forDriver: (value) => {
      const items = value as unknown[];
      return new Tuple(...items.map((item, index) => (item === null ? null : elements[index]!.forDriver(item))));
    },
  };
}

export function udtOf(...elements: readonly CqlType[]): CqlType {
  const named = elements.map((type, index) => ({ type, field: `field_${index}`, property: `property${index}` }));
  return {
    codec: udt(
      "thing",
      Object.fromEntries(named.map(({ type, field, property }) => [field, [property, any(type.codec)]])),
    ) as unknown as Codec<unknown>,
    column: {
      code: dataTypes.udt,
      info: { name: "thing", fields: named.map(({ type, field }) => ({ name: field, type: type.column })) },
    },
    values: fc.record(Object.fromEntries(named.map(({ type, property }) => [property, fc.option(type.values)]))),
    forDriver: (value) => {
      const given = value as Record<string, unknown>;
      return Object.fromEntries(
        named.map(({ type, field, property }) => [
          field,
          given[property] === null ? null : type.forDriver(given[property]),
        ]),
      );
    },
  };
}

export function vectorOf(element: CqlType, dimensions: number): CqlType {
  const ofFloats = element === scalars["float"];
  return {
    codec: vector(any(element.codec), dimensions) as unknown as Codec<unknown>,
    column: { code: dataTypes.custom, customTypeName: "vector", info: [element.column, dimensions] },
    values: fc
      .array(element.values, { minLength: dimensions, maxLength: dimensions })
      .map((items) => (ofFloats ? Float32Array.from(items as number[]) : items)),
    forDriver: (value) => new Vector([...(value as Iterable<unknown>)].map(element.forDriver)),
  };
}

/** A value of any type that nests up to two deep, whose collections have `minLength` elements at least. */
export const typeAndValue = (minLength: number): fc.Arbitrary<{ readonly type: CqlType; readonly value: unknown }> =>
  anyType(2, minLength).chain((type) =>
    type.values.map((value) => ({
      type,
      value,
      [fc.toStringMethod]: () => `${type.codec.type} ${fc.stringify(value)}`,
    })),
  );

/** Any type that nests up to `depth`, whose collections have `minLength` elements at least. */
function anyType(depth: number, minLength: number): fc.Arbitrary<CqlType> {
  const scalarTypes = fc.constantFrom(...Object.values(inKey));
  if (depth === 0) return scalarTypes;
  const inner = anyType(depth - 1, minLength);
  return fc.oneof(
    scalarTypes,
    inner.map((element) => listOf(element, minLength)),
    inner.map((element) => setOf(element, minLength)),
    fc.tuple(inner, inner).map(([key, value]) => mapOf(key, value, minLength)),
    fc.tuple(inner, inner).map((elements) => tupleOf(...elements)),
    fc.tuple(inner, inner).map((elements) => udtOf(...elements)),
    fc.tuple(inner, fc.integer({ min: 1, max: 4 })).map(([element, dimensions]) => vectorOf(element, dimensions)),
  );
}

function printTime(value: bigint): string {
  const seconds = value / 1_000_000_000n;
  const pad = (part: bigint): string => String(part).padStart(2, "0");
  const fraction = String(value % 1_000_000_000n)
    .padStart(9, "0")
    .replace(/0+$/, "");
  const whole = `${pad(seconds / 3600n)}:${pad((seconds / 60n) % 60n)}:${pad(seconds % 60n)}`;
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

function parseTime(value: string): bigint {
  const [hours, minutes, rest] = value.split(":") as [string, string, string];
  const [seconds, fraction = ""] = rest.split(".") as [string, string?];
  return (
    (BigInt(hours) * 3600n + BigInt(minutes) * 60n + BigInt(seconds)) * 1_000_000_000n + BigInt(fraction.padEnd(9, "0"))
  );
}

interface DurationParts {
  readonly sign: number;
  readonly months: number;
  readonly days: number;
  readonly nanoseconds: bigint;
}

function printDuration({ sign, months, days, nanoseconds: rest }: DurationParts): string {
  const parts: readonly (readonly [bigint, string])[] = [
    [BigInt(months) / 12n, "y"],
    [BigInt(months) % 12n, "mo"],
    [BigInt(days), "d"],
    [rest / 3_600_000_000_000n, "h"],
    [(rest / 60_000_000_000n) % 60n, "m"],
    [(rest / 1_000_000_000n) % 60n, "s"],
    [(rest / 1_000_000n) % 1000n, "ms"],
    [(rest / 1000n) % 1000n, "us"],
    [rest % 1000n, "ns"],
  ];
  const printed = parts.map(([amount, unit]) => (amount === 0n ? "" : `${amount}${unit}`)).join("");
  if (printed === "") return "0s";
  return sign < 0 ? `-${printed}` : printed;
}

function parseDuration(value: string): unknown {
  const sign = value.startsWith("-") ? -1 : 1;
  const amount = (unit: string): bigint => BigInt(new RegExp(`(\\d+)${unit}(?![a-z])`).exec(value)?.[1] ?? 0);
  const nanos =
    amount("h") * 3_600_000_000_000n +
    amount("m") * 60_000_000_000n +
    amount("s") * 1_000_000_000n +
    amount("ms") * 1_000_000n +
    amount("us") * 1000n +
    amount("ns");
  return new Duration(
    sign * Number(amount("y") * 12n + amount("mo")),
    sign * Number(amount("d")),
    Long.fromString(String(BigInt(sign) * nanos)),
  );
}
