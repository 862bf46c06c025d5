import fc from "fast-check";
import { typesWithin } from "../../../src/cql/key-types.ts";
import { nativeTypeNames } from "../../../src/cql/native-types.ts";
import type { CqlType, NativeTypeName } from "../../../src/cql/model.ts";
import type { UdtDefinition } from "../../../src/conceptual/definition.ts";
import { attributeNames, chosen, pick, rarely, sometimes, wordNames } from "./picks.ts";

/** A type before it is known which UDTs there are. */
export type RawType =
  | { readonly kind: "native"; readonly name: NativeTypeName }
  | { readonly kind: "list" | "set"; readonly element: RawType; readonly frozen: boolean }
  | { readonly kind: "map"; readonly key: RawType; readonly value: RawType; readonly frozen: boolean }
  | { readonly kind: "tuple"; readonly elements: readonly RawType[] }
  | { readonly kind: "vector"; readonly element: RawType; readonly dimensions: number }
  | { readonly kind: "udt"; readonly pick: number; readonly frozen: boolean };

const natives = nativeTypeNames.filter((name) => name !== "counter");

const native = fc
  .oneof(
    { weight: 400, arbitrary: fc.constantFrom(...natives) },
    { weight: 100, arbitrary: fc.constantFrom("date" as const, "timestamp" as const, "timeuuid" as const) },
    { weight: 1, arbitrary: fc.constant("counter" as const) },
  )
  .map((name): RawType => ({ kind: "native", name }));

export const rawType: fc.Arbitrary<RawType> = fc.letrec<{ type: RawType }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3, depthSize: "small", withCrossShrink: true },
    { weight: 9, arbitrary: native },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom("list" as const, "set" as const),
        element: tie("type"),
        frozen: rarely(40),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("map" as const),
        key: tie("type"),
        value: tie("type"),
        frozen: rarely(40),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("tuple" as const),
        elements: fc.array(tie("type"), { minLength: 1, maxLength: 3 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("vector" as const),
        element: fc.oneof(fc.constant<RawType>({ kind: "native", name: "float" }), tie("type")),
        dimensions: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("udt" as const), pick, frozen: rarely(80) }) },
  ),
})).type;

/** What is in a collection, a tuple, a vector or a UDT is frozen, as the builders make it. */
export function readType(raw: RawType, udts: readonly UdtDefinition[], inside = false): CqlType {
  const inner = (type: RawType): CqlType => readType(type, udts, true);
  switch (raw.kind) {
    case "native":
      return raw;
    case "list":
    case "set":
      return { kind: raw.kind, element: inner(raw.element), frozen: inside || raw.frozen };
    case "map":
      return { kind: "map", key: inner(raw.key), value: inner(raw.value), frozen: inside || raw.frozen };
    case "tuple":
      return { kind: "tuple", elements: raw.elements.map(inner) };
    case "vector": {
      const element = inner(raw.element);
      // The driver (4.10) can't read a vector of UDTs that hold vectors.
      const isRead = !typesWithin(element).some((type) =>
        fieldsOf(type, udts).some((field) => holdsVector(field, udts)),
      );
      return {
        kind: "vector",
        element: isRead ? element : { kind: "native", name: "float" },
        dimensions: raw.dimensions,
      };
    }
    case "udt": {
      const name = chosen(udts, raw.pick)?.name;
      if (name === undefined) return { kind: "native", name: "text" };
      return { kind: "udt", name, frozen: inside || raw.frozen };
    }
  }
}

export const rawUdts = fc.array(
  fc.record({
    name: pick,
    fields: fc.array(fc.record({ name: pick, type: rawType, named: sometimes(10, pick) }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  { maxLength: 3 },
);

type RawUdt = typeof rawUdts extends fc.Arbitrary<readonly (infer TUdt)[]> ? TUdt : never;

/** Each UDT may hold those before it. */
export function readUdts(raw: readonly RawUdt[]): readonly UdtDefinition[] {
  const udts: UdtDefinition[] = [];
  for (const [i, { name, fields }] of raw.entries()) {
    const location = { file: "model.ts", line: 1 + i, column: 1 };
    const names = distinctNames(fields.map((field) => chosen(attributeNames, field.name) ?? ""));
    udts.push({
      kind: "udt",
      name: `${chosen(wordNames, name)}_${i}`,
      location,
      fields: fields.map((field, j) => ({
        name: names[j] ?? "",
        location,
        value: {
          kind: "value",
          type: readType(field.type, [...udts], true),
          column: field.named === undefined ? undefined : chosen(attributeNames, field.named),
          optional: false,
          immutable: false,
          generated: false,
        },
      })),
    });
  }
  return udts;
}

/** With a number behind those that would become one column, or one property. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.map((name, i) => {
    const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_]/g, "");
    const distinct = seen.has(plain(name)) ? `${name}${i}` : name;
    seen.add(plain(distinct));
    return distinct;
  });
}

/** Whether a primary key may hold it, as far as a generator cares. */
export function mayBeInKey(type: CqlType, udts: readonly UdtDefinition[]): boolean {
  const hasDuration = (inner: CqlType): boolean => {
    switch (inner.kind) {
      case "native":
        return inner.name === "duration" || inner.name === "counter";
      case "list":
      case "set":
      case "vector":
        return hasDuration(inner.element);
      case "map":
        return hasDuration(inner.key) || hasDuration(inner.value);
      case "tuple":
        return inner.elements.some(hasDuration);
      case "udt":
        return fieldsOf(inner, udts).some(hasDuration);
    }
  };
  return !("frozen" in type && !type.frozen) && !hasDuration(type);
}

const holdsVector = (type: CqlType, udts: readonly UdtDefinition[]): boolean =>
  typesWithin(type).some(
    (inner) => inner.kind === "vector" || fieldsOf(inner, udts).some((field) => holdsVector(field, udts)),
  );

export const fieldsOf = (type: CqlType, udts: readonly UdtDefinition[]): readonly CqlType[] =>
  type.kind !== "udt"
    ? []
    : (udts.find(({ name }) => name === type.name)?.fields ?? []).flatMap(({ value }) =>
        value.kind === "value" ? [value.type] : [],
      );
