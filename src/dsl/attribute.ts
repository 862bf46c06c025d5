import type { CqlType, NativeTypeName } from "../cql/model.ts";
import { callSite } from "./call-site.ts";
import { definition } from "./definition-symbol.ts";
import type { AttributeMeta, ValueMeta, ValueUse } from "./model.ts";

/** What may be said of any attribute, a value or a ref. Each word returns a new attribute and leaves this one as it is. */
export interface Modifiers<TAttribute> {
  /**
   * Names the column, in every table and in the generated properties.
   *
   * ```ts
   * attributes: { id: text().named("hotel_id"), name: text() }
   * ```
   *
   * ```sql
   * hotel_id text
   * ```
   */
  named(column: string): TAttribute;

  /**
   * Allows null. A query that is keyed by the attribute is sparse: no value, no row in its table.
   *
   * ```ts
   * attributes: { guestId: uuid(), title: text().optional() }
   * ```
   *
   * ```sql
   * title text
   * ```
   */
  optional(): TAttribute;

  /**
   * Says that the attribute never changes once its instance is written, so that its copies need no way to be reached.
   *
   * ```ts
   * attributes: { confirmNumber: text(), startDate: date().immutable() }
   * ```
   *
   * ```sql
   * start_date date
   * ```
   */
  immutable(): TAttribute;

  /**
   * Says what it was called before, so that `perquery gen` and `perquery diff` take it for the same data under another name. It may stay
   * there. Cassandra renames columns of a primary key and fields of a type; to rename another attribute, keep its column's name by `named`.
   *
   * ```ts
   * attributes: { id: text(), phone: text().renamedFrom("telephone") }
   * ```
   *
   * ```sql
   * phone text
   * ```
   */
  renamedFrom(attribute: string): TAttribute;
}

/** An attribute with a value. `TUse` says whether it may stand in a key. */
export interface Attribute<TUse extends ValueUse = ValueUse> extends Modifiers<Attribute<TUse>> {
  readonly [definition]: ValueMeta<TUse>;
}

export function attribute<TUse extends ValueUse>(meta: ValueMeta<TUse>): Attribute<TUse> {
  return { [definition]: meta, ...modifiers(meta, attribute<TUse>) };
}

/** An attribute of a native type, called at `publicFunction`. */
export function nativeAttribute<TUse extends ValueUse>(
  name: NativeTypeName,
  use: TUse,
  publicFunction: () => unknown,
): Attribute<TUse> {
  return attribute(valueMeta({ kind: "native", name }, use, publicFunction));
}

export function valueMeta<TUse extends ValueUse>(
  type: CqlType,
  use: TUse,
  publicFunction: (...parameters: never[]) => unknown,
): ValueMeta<TUse> {
  const location = callSite(publicFunction);
  return { kind: "value", use, type, udts: [], optional: false, immutable: false, generated: false, location };
}

/** `rebuild` makes the attribute anew from a changed description. A UDT has no place as an attribute until it is modified as one. */
export function modifiers<TMeta extends AttributeMeta, TAttribute>(
  meta: TMeta,
  rebuild: (meta: TMeta) => TAttribute,
): Modifiers<TAttribute> {
  function named(column: string): TAttribute {
    return rebuild({ ...meta, column, location: meta.location ?? callSite(named) });
  }
  function optional(): TAttribute {
    return rebuild({ ...meta, optional: true, location: meta.location ?? callSite(optional) });
  }
  function immutable(): TAttribute {
    return rebuild({ ...meta, immutable: true, location: meta.location ?? callSite(immutable) });
  }
  function renamedFrom(name: string): TAttribute {
    return rebuild({ ...meta, renamedFrom: name, location: meta.location ?? callSite(renamedFrom) });
  }
  return { named, optional, immutable, renamedFrom };
}
