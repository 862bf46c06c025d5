import { modifiers, valueMeta, type Attribute, type Modifiers } from "./attribute.ts";
import { definition } from "./definition-symbol.ts";
import type { ValueMeta } from "./model.ts";

/** A `uuid` or a `timeuuid`. */
export interface UuidAttribute extends Modifiers<UuidAttribute> {
  readonly [definition]: ValueMeta<"key">;

  /**
   * Lets the client make the value when an insert leaves it out, so that every copy agrees.
   *
   * ```ts
   * attributes: { guestId: uuid().generated(), lastName: text() }
   * ```
   *
   * ```sql
   * guest_id uuid
   * ```
   */
  generated(): Attribute<"key">;
}

/**
 * A `uuid`.
 *
 * ```ts
 * attributes: { guestId: uuid() }
 * ```
 *
 * ```sql
 * guest_id uuid
 * ```
 */
export function uuid(): UuidAttribute {
  return uuidAttribute(valueMeta({ kind: "native", name: "uuid" }, "key", uuid));
}

/**
 * A `timeuuid`: a UUID that is made from an instant, and is ordered by it.
 *
 * ```ts
 * attributes: { reviewId: timeuuid() }
 * ```
 *
 * ```sql
 * review_id timeuuid
 * ```
 */
export function timeuuid(): UuidAttribute {
  return uuidAttribute(valueMeta({ kind: "native", name: "timeuuid" }, "key", timeuuid));
}

function uuidAttribute(meta: ValueMeta<"key">): UuidAttribute {
  return {
    [definition]: meta,
    ...modifiers(meta, uuidAttribute),
    generated: () => uuidAttribute({ ...meta, generated: true }),
  };
}
