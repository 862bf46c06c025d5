import type { CqlType, NativeTypeName } from "../../src/cql/model.ts";
import type { UserType } from "../../src/physical/model.ts";
import * as runtime from "../../src/runtime/index.ts";

const natives: Readonly<Record<NativeTypeName, unknown>> = {
  ascii: "a",
  bigint: 9_007_199_254_740_993n,
  blob: Uint8Array.of(0, 255),
  boolean: true,
  counter: 1n,
  date: "2026-12-01",
  decimal: "-0.10",
  double: 0.1,
  duration: "1mo2d3ns",
  float: 0.5,
  inet: "2001:db8::1",
  int: -7,
  smallint: 300,
  text: "it's 🦊",
  time: "12:34:56.123456789",
  timestamp: new Date(1_796_083_200_333),
  timeuuid: "5a6a1f00-d0a1-11f0-8de9-0242ac120002",
  tinyint: -1,
  uuid: "5a6a1f00-d0a1-41f0-8de9-0242ac120002",
  varchar: "varchar",
  varint: 10n ** 30n,
};

/** One value of a type, as application code gives it. */
export function sampleValue(type: CqlType, types: readonly UserType[]): unknown {
  const inner = (of: CqlType): unknown => sampleValue(of, types);
  switch (type.kind) {
    case "native":
      return natives[type.name];
    case "list":
      return [inner(type.element)];
    case "set":
      return new Set([inner(type.element)]);
    case "map":
      return new Map([[inner(type.key), inner(type.value)]]);
    case "tuple":
      return type.elements.map(inner);
    case "vector":
      return Array.from({ length: type.dimensions }, () => inner(type.element));
    case "udt":
      return Object.fromEntries(fieldsOf(type.name, types).map((field) => [field.property, inner(field.type)]));
  }
}

/** The runtime's codec, as the emitter prints it. */
export function codecOf(type: CqlType, types: readonly UserType[]): runtime.AnyCodec {
  const inner = (of: CqlType): runtime.AnyCodec => codecOf(of, types);
  switch (type.kind) {
    case "native":
      return runtime[type.name];
    case "list":
      return runtime.list(inner(type.element));
    case "set":
      return runtime.set(inner(type.element));
    case "map":
      return runtime.map(inner(type.key), inner(type.value));
    case "tuple":
      return runtime.tuple(...type.elements.map(inner));
    case "vector":
      return runtime.vector(inner(type.element), type.dimensions);
    case "udt": {
      const fields = fieldsOf(type.name, types).map(
        (field) => [field.name, [field.property, inner(field.type)]] as const,
      );
      return runtime.udt(type.name, Object.fromEntries(fields));
    }
  }
}

/** The CQL bytes of the sample. */
export function sampleBytes(type: CqlType, types: readonly UserType[]): Buffer {
  const { encode } = codecOf(type, types) as unknown as runtime.Codec<unknown>;
  return encode(sampleValue(type, types));
}

function fieldsOf(name: string, types: readonly UserType[]): UserType["fields"] {
  const udt = types.find((other) => other.name === name);
  if (udt === undefined) throw new Error(`no user-defined type "${name}"`);
  return udt.fields;
}
