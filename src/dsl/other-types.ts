import { nativeAttribute, type Attribute } from "./attribute.ts";

/**
 * A `boolean`.
 *
 * ```ts
 * attributes: { isAvailable: boolean() }
 * ```
 *
 * ```sql
 * is_available boolean
 * ```
 */
export function boolean(): Attribute<"key"> {
  return nativeAttribute("boolean", "key", boolean);
}

/**
 * A `blob`: bytes.
 *
 * ```ts
 * attributes: { thumbnail: blob() }
 * ```
 *
 * ```sql
 * thumbnail blob
 * ```
 */
export function blob(): Attribute<"key"> {
  return nativeAttribute("blob", "key", blob);
}

/**
 * An `inet`: an IPv4 or IPv6 address.
 *
 * ```ts
 * attributes: { bookedFrom: inet() }
 * ```
 *
 * ```sql
 * booked_from inet
 * ```
 */
export function inet(): Attribute<"key"> {
  return nativeAttribute("inet", "key", inet);
}
