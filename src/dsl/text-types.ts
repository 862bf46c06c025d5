import { attribute, nativeAttribute, valueMeta, type Attribute } from "./attribute.ts";

/**
 * A `text`: any string.
 *
 * ```ts
 * attributes: { id: text(), name: text() }
 * ```
 *
 * ```sql
 * name text
 * ```
 */
export function text(): Attribute<"key"> {
  return nativeAttribute("text", "key", text);
}

/**
 * A `varchar`: the same type as `text`, under its other name.
 *
 * ```ts
 * attributes: { name: varchar() }
 * ```
 *
 * ```sql
 * name text
 * ```
 */
export function varchar(): Attribute<"key"> {
  return nativeAttribute("varchar", "key", varchar);
}

/**
 * An `ascii`: a string of US-ASCII characters.
 *
 * ```ts
 * attributes: { countryCode: ascii() }
 * ```
 *
 * ```sql
 * country_code ascii
 * ```
 */
export function ascii(): Attribute<"key"> {
  return nativeAttribute("ascii", "key", ascii);
}

/**
 * A `text` that holds one of a few values. Generated code has the union of them.
 *
 * ```ts
 * attributes: { confirmNumber: text(), status: oneOf("booked", "cancelled") }
 * ```
 *
 * ```sql
 * status text
 * ```
 */
export function oneOf(...values: readonly [string, ...string[]]): Attribute<"key"> {
  return attribute({ ...valueMeta({ kind: "native", name: "text" }, "key", oneOf), values });
}
