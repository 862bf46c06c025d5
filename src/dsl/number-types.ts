import { nativeAttribute, type Attribute } from "./attribute.ts";

/**
 * A `tinyint`: a whole number of 8 bits.
 *
 * ```ts
 * attributes: { stars: tinyint() }
 * ```
 *
 * ```sql
 * stars tinyint
 * ```
 */
export function tinyint(): Attribute<"key"> {
  return nativeAttribute("tinyint", "key", tinyint);
}

/**
 * A `smallint`: a whole number of 16 bits.
 *
 * ```ts
 * attributes: { number: smallint() }
 * ```
 *
 * ```sql
 * number smallint
 * ```
 */
export function smallint(): Attribute<"key"> {
  return nativeAttribute("smallint", "key", smallint);
}

/**
 * An `int`: a whole number of 32 bits.
 *
 * ```ts
 * attributes: { guests: int() }
 * ```
 *
 * ```sql
 * guests int
 * ```
 */
export function int(): Attribute<"key"> {
  return nativeAttribute("int", "key", int);
}

/**
 * A `bigint`: a whole number of 64 bits, a `bigint` in generated code.
 *
 * ```ts
 * attributes: { loyaltyPoints: bigint() }
 * ```
 *
 * ```sql
 * loyalty_points bigint
 * ```
 */
export function bigint(): Attribute<"key"> {
  return nativeAttribute("bigint", "key", bigint);
}

/**
 * A `varint`: a whole number of any size, a `bigint` in generated code.
 *
 * ```ts
 * attributes: { ledgerNumber: varint() }
 * ```
 *
 * ```sql
 * ledger_number varint
 * ```
 */
export function varint(): Attribute<"key"> {
  return nativeAttribute("varint", "key", varint);
}

/**
 * A `float`: a number of 32 bits.
 *
 * ```ts
 * attributes: { rating: float() }
 * ```
 *
 * ```sql
 * rating float
 * ```
 */
export function float(): Attribute<"key"> {
  return nativeAttribute("float", "key", float);
}

/**
 * A `double`: a number of 64 bits.
 *
 * ```ts
 * attributes: { latitude: double() }
 * ```
 *
 * ```sql
 * latitude double
 * ```
 */
export function double(): Attribute<"key"> {
  return nativeAttribute("double", "key", double);
}

/**
 * A `decimal`: an exact number with a scale, for prices.
 *
 * ```ts
 * attributes: { pricePerNight: decimal() }
 * ```
 *
 * ```sql
 * price_per_night decimal
 * ```
 */
export function decimal(): Attribute<"key"> {
  return nativeAttribute("decimal", "key", decimal);
}

/**
 * A `counter`: a number that is only added to. Only a {@link counterEntity} has one, and no key.
 *
 * ```ts
 * attributes: { views: counter() }
 * ```
 *
 * ```sql
 * views counter
 * ```
 */
export function counter(): Attribute<"counter"> {
  return nativeAttribute("counter", "counter", counter);
}
