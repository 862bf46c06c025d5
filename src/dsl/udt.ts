import { modifiers, type Modifiers } from "./attribute.ts";
import { callSite } from "./call-site.ts";
import type { Element } from "./collection-types.ts";
import { nameOf } from "./describe.ts";
import { definition } from "./definition-symbol.ts";
import { lazyFields } from "./fields.ts";
import type { UdtValueMeta } from "./model.ts";

/** A user-defined type, which stands where an attribute does: `address: Address`. Frozen, it may be in a key. */
export interface UdtAttribute<TFields, TUse extends "key" | "udt" = "key"> extends Modifiers<
  UdtAttribute<TFields, TUse>
> {
  readonly [definition]: UdtValueMeta<TFields, TUse>;
}

/**
 * Declares a user-defined type once, for each keyspace that uses it.
 *
 * ```ts
 * const Address = udt("address", { street: text(), city: text(), postalCode: text() });
 * const Hotel = entity("hotel", { attributes: { id: text(), address: Address }, identity: ["id"] });
 * ```
 *
 * ```sql
 * CREATE TYPE address (street text, city text, postal_code text)
 * ```
 */
export function udt<TFields extends Record<string, Element>>(name: string, fields: TFields): UdtAttribute<TFields> {
  const type = { kind: "udt", name: nameOf(name), frozen: true } as const;
  const declaration = { name: type.name, fields: lazyFields(fields), location: callSite(udt) };
  return udtAttribute({
    kind: "value",
    use: "key",
    type,
    udts: [declaration],
    fields,
    optional: false,
    immutable: false,
    generated: false,
    location: undefined,
  });
}

export function udtAttribute<TFields, TUse extends "key" | "udt">(
  meta: UdtValueMeta<TFields, TUse>,
): UdtAttribute<TFields, TUse> {
  return { [definition]: meta, ...modifiers(meta, udtAttribute<TFields, TUse>) };
}
