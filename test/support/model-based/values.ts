import type { CqlType, NativeTypeName } from "../../../src/cql/model.ts";
import { camelCase } from "../../../src/cql/names.ts";
import type { ConceptualModel } from "../../../src/conceptual/model.ts";
import type { Picks } from "./picks.ts";

const uuids = (version: number): readonly string[] =>
  [1, 2, 3, 4].map((n) => `5a6a1f0${n}-d0a1-${version}1f0-8de9-0242ac12000${5 - n}`);

/** In the form in which they are read. Few, so that two instances meet in one partition; some that only bytes tell apart. */
const natives: Readonly<Record<NativeTypeName, readonly unknown[]>> = {
  ascii: ["a", "b", "c", "d"],
  bigint: [1n, 2n, 9_007_199_254_740_993n],
  blob: [Buffer.of(0), Buffer.of(0, 255), Buffer.of(255)],
  boolean: [false, true],
  counter: [1n, 2n, 5n],
  date: ["2026-01-30", "2026-01-31", "2026-02-01", "2026-03-01"],
  decimal: ["1.0", "1.00", "-0.10", "2"],
  double: [0.5, 1.5, -2],
  duration: ["1mo", "2d", "3ns"],
  float: [0.5, 1.5, -2],
  inet: ["127.0.0.1", "127.0.0.2"],
  int: [1, 2, 3, -1],
  smallint: [1, 2, 3],
  text: ["a", "b", "c", "é"],
  time: ["12:34:56.000000001", "12:34:56.000000002"],
  timestamp: [
    "2026-01-31T23:59:59.999Z",
    "2026-02-01T00:00:00.000Z",
    "2026-02-01T00:00:00.333Z",
    "2026-03-01T12:00:00.000Z",
  ].map((text) => new Date(text)),
  timeuuid: uuids(1),
  tinyint: [1, 2, 3],
  uuid: uuids(4),
  varchar: ["a", "b", "c"],
  varint: [1n, 10n ** 30n],
};

/** A value of a type. */
export function pickValue({ udts }: Pick<ConceptualModel, "udts">, type: CqlType, picks: Picks): unknown {
  const inner = (of: CqlType): unknown => pickValue({ udts }, of, picks);
  const upTo = (most: number, of: CqlType): unknown[] =>
    Array.from({ length: picks.number(most + 1) }, () => inner(of));
  switch (type.kind) {
    case "native":
      return picks.one(natives[type.name]);
    case "list":
      return upTo(3, type.element);
    case "set":
      return new Set(upTo(3, type.element));
    case "map":
      return new Map(upTo(2, type.key).map((key) => [key, inner(type.value)]));
    case "tuple":
      return type.elements.map(inner);
    case "vector":
      return Array.from({ length: type.dimensions }, () => inner(type.element));
    case "udt": {
      const fields = udts.find(({ name }) => name === type.name)?.fields ?? [];
      return Object.fromEntries(
        fields.map((field) => [camelCase(field.column), picks.sometimes(6) ? null : inner(field.type)]),
      );
    }
  }
}
