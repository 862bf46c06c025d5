import { attribute, valueMeta, type Attribute } from "./attribute.ts";
import { callSite } from "./call-site.ts";
import { definition, reveal } from "./definition-symbol.ts";
import type { ValueMeta } from "./model.ts";
import { freeze, unfreeze } from "./nested-type.ts";
import { udtAttribute, type UdtAttribute } from "./udt.ts";

/**
 * Freezes a collection: it is written and read whole, and may be in a key. A tuple and a UDT are frozen anyway.
 *
 * ```ts
 * attributes: { id: text(), labels: frozen(set(text())) }
 * ```
 *
 * ```sql
 * labels frozen<set<text>>
 * ```
 */
export function frozen(collection: Attribute<"collection" | "tuple">): Attribute<"key">;
export function frozen<TFields>(udt: UdtAttribute<TFields, "key" | "udt">): UdtAttribute<TFields>;
export function frozen(value: Attribute | UdtAttribute<unknown, "key" | "udt">): Attribute<"key"> {
  const meta = isValue(value) ? value[definition] : strangeValue(value);
  return attribute({ ...meta, use: "key", type: freeze(meta.type), location: callSite(frozen) });
}

/**
 * Leaves a UDT open: its fields are written one by one, and it can't be in a key.
 *
 * ```ts
 * attributes: { id: text(), address: unfrozen(Address) }
 * ```
 *
 * ```sql
 * address address
 * ```
 */
export function unfrozen<TFields>(udt: UdtAttribute<TFields, "key" | "udt">): UdtAttribute<TFields, "udt"> {
  const meta = isValue(udt) ? udt[definition] : { ...strangeValue(udt), fields: {} as TFields };
  return udtAttribute({ ...meta, use: "udt", type: unfreeze(meta.type), location: callSite(unfrozen) });
}

const isValue = (value: unknown): boolean => reveal(value)?.kind === "value";

/** Something that is no value, kept for the stages to report. */
const strangeValue = (value: unknown): ValueMeta => ({
  ...valueMeta({ kind: "native", name: "text" }, "key", frozen),
  stranger: { value },
});
