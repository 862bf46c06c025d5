import type { CqlType } from "../cql/model.ts";
import { attribute, valueMeta, type Attribute } from "./attribute.ts";
import type { ValueUse } from "./model.ts";
import { inside, nestedType } from "./nested-type.ts";

/** What may be in a list, a tuple, a UDT or a vector, or be the value of a map: everything but a counter. */
export type Element = Attribute<Exclude<ValueUse, "counter">>;

/** What may be in a set, or be the key of a map: a duration has no order. */
export type OrderedElement = Attribute<Exclude<ValueUse, "counter" | "duration">>;

/**
 * A `set`: an unordered collection without duplicates. What is in it is frozen.
 *
 * ```ts
 * attributes: { guestId: uuid(), emails: set(text()) }
 * ```
 *
 * ```sql
 * emails set<text>
 * ```
 */
export function set(element: OrderedElement): Attribute<"collection"> {
  return attribute({
    ...valueMeta({ kind: "set", element: nestedType(element), frozen: false }, "collection", set),
    ...inside(element),
  });
}

/**
 * A `list`: a collection in an order. What is in it is frozen.
 *
 * ```ts
 * attributes: { guestId: uuid(), phoneNumbers: list(text()) }
 * ```
 *
 * ```sql
 * phone_numbers list<text>
 * ```
 */
export function list(element: Element): Attribute<"collection"> {
  return attribute({
    ...valueMeta({ kind: "list", element: nestedType(element), frozen: false }, "collection", list),
    ...inside(element),
  });
}

/**
 * A `map`: values by key. What is in it is frozen.
 *
 * ```ts
 * attributes: { guestId: uuid(), addresses: map(text(), Address) }
 * ```
 *
 * ```sql
 * addresses map<text, frozen<address>>
 * ```
 */
export function map(key: OrderedElement, value: Element): Attribute<"collection"> {
  return attribute({
    ...valueMeta({ kind: "map", key: nestedType(key), value: nestedType(value), frozen: false }, "collection", map),
    ...inside(key, value),
  });
}

/**
 * A `tuple`: a few values of fixed types. It is always frozen.
 *
 * ```ts
 * attributes: { id: text(), position: tuple(double(), double()) }
 * ```
 *
 * ```sql
 * position frozen<tuple<double, double>>
 * ```
 */
export function tuple(...elements: readonly [Element, ...Element[]]): Attribute<"tuple"> {
  return attribute({
    ...valueMeta({ kind: "tuple", elements: elements.map(nestedType) }, "tuple", tuple),
    ...inside(...elements),
  });
}

/**
 * A `vector` of so many dimensions, of floats unless said.
 *
 * ```ts
 * attributes: { id: text(), embedding: vector(384) }
 * ```
 *
 * ```sql
 * embedding vector<float, 384>
 * ```
 */
export function vector(dimensions: number): Attribute<"key">;
export function vector(element: Element, dimensions: number): Attribute<"key">;
export function vector(first: Element | number, second?: number): Attribute<"key"> {
  if (typeof first === "number") {
    return attribute(
      valueMeta({ kind: "vector", element: { kind: "native", name: "float" }, dimensions: first }, "key", vector),
    );
  }
  const dimensions = typeof second === "number" ? second : Number.NaN;
  const type: CqlType = { kind: "vector", element: nestedType(first), dimensions };
  return attribute({ ...valueMeta(type, "key", vector), ...inside(first) });
}
