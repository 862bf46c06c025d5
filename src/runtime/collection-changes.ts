import type { Codec } from "./codec.ts";
import type { Column, Parameter } from "./column.ts";

const mark = Symbol.for("perquery.collection-change.1");

/** A change of some elements of a collection, in the place of a whole value. */
export interface CollectionChange<TKind extends ChangeKind = ChangeKind, TElements = unknown> {
  readonly [mark]: TKind;
  readonly elements: TElements;
}

export type ChangeKind = "add" | "remove" | "append" | "prepend";

export type SetChange<TElement> = CollectionChange<"add" | "remove", ReadonlySet<TElement>>;
export type MapChange<TKey, TValue> =
  CollectionChange<"add", ReadonlyMap<TKey, TValue>> | CollectionChange<"remove", ReadonlySet<TKey>>;
export type ListChange<TElement> = CollectionChange<"append" | "prepend", readonly TElement[]>;

/** The changes that a collection can have: `ChangeOf<ReadonlySet<string>>`. */
export type ChangeOf<TCollection> =
  TCollection extends ReadonlyMap<infer TKey, infer TValue>
    ? MapChange<TKey, TValue>
    : TCollection extends ReadonlySet<infer TElement>
      ? SetChange<TElement>
      : TCollection extends readonly (infer TElement)[]
        ? ListChange<TElement>
        : never;

/** Puts entries into a map, in the place of those with the same keys: `{ addresses: add(new Map([["home", address]])) }`. */
export function add<TKey, TValue>(
  entries: ReadonlyMap<TKey, TValue>,
): CollectionChange<"add", ReadonlyMap<TKey, TValue>>;
/** Puts elements into a set: `{ emails: add(["ada@example.org"]) }`. */
export function add<TElement>(elements: Iterable<TElement>): CollectionChange<"add", ReadonlySet<TElement>>;
export function add(elements: Iterable<unknown>): CollectionChange<"add", unknown> {
  return { [mark]: "add", elements: elements instanceof Map ? elements : new Set(elements) };
}

/** Takes elements out of a set, or the entries with these keys out of a map: `{ addresses: remove(["home"]) }`. */
export const remove = <TElement>(elements: Iterable<TElement>): CollectionChange<"remove", ReadonlySet<TElement>> => ({
  [mark]: "remove",
  elements: new Set(elements),
});

/** Puts elements at the end of a list. Such a write is never repeated: they would be there twice. */
export const append = <TElement>(elements: Iterable<TElement>): CollectionChange<"append", readonly TElement[]> => ({
  [mark]: "append",
  elements: [...elements],
});

/** Puts elements at the beginning of a list, in their order. Such a write is never repeated: they would be there twice. */
export const prepend = <TElement>(elements: Iterable<TElement>): CollectionChange<"prepend", readonly TElement[]> => ({
  [mark]: "prepend",
  elements: [...elements],
});

/** Whether a value of an update is a change, and no whole value. Also one made by another copy of this module. */
export const isChange = (value: unknown): value is CollectionChange =>
  typeof value === "object" && value !== null && mark in value;

/** What a value of an update is when it is no change. Undefined otherwise, which leaves the column alone. */
export function wholeValue<TValue>(value: TValue): Exclude<TValue, CollectionChange> | undefined {
  return isChange(value) ? undefined : (value as Exclude<TValue, CollectionChange>);
}

/** The elements of a change of one kind; undefined for another, and where there are none. */
export function elementsOf<TValue, TKind extends ChangeKind>(
  value: TValue,
  kind: TKind,
): ElementsOf<TValue, TKind> | undefined {
  if (!isChange(value) || value[mark] !== kind) return undefined;
  const { size, length } = value.elements as { readonly size?: number; readonly length?: number };
  return (size ?? length) === 0 ? undefined : (value.elements as ElementsOf<TValue, TKind>);
}

type ElementsOf<TValue, TKind extends ChangeKind> =
  TValue extends CollectionChange<infer TGiven, infer TElements> ? (TKind extends TGiven ? TElements : never) : never;

/** A set of what is to be removed: elements, or the keys of a map. */
export function encodeRemoval(
  column: Pick<Column<never, unknown>, "removed">,
  elements: ReadonlySet<unknown> | undefined,
): Parameter {
  return elements === undefined ? undefined : removedOf(column).encode(elements);
}

/**
 * What a change makes of a value: for a row that moves, which is written whole. Elements are the same when their bytes are.
 * A whole value is what it makes of any other; undefined leaves it. Of a value that is unknown it makes none: the row that had
 * it is gone, moved by a write that was interrupted, which has changed it.
 */
export function applyChange<TCollection>(
  column: Pick<Column<never, unknown>, "removed">,
  before: TCollection,
  change: NoInfer<TCollection | ChangeOf<NonNullable<TCollection>>> | undefined,
): TCollection {
  if (change === undefined) return before;
  if (!isChange(change)) return change as TCollection;
  if (before === undefined) return before;
  const { [mark]: kind, elements } = change;
  const given = before as unknown;
  switch (kind) {
    case "append":
      return [...((given ?? []) as unknown[]), ...(elements as unknown[])] as TCollection;
    case "prepend":
      return [...(elements as unknown[]), ...((given ?? []) as unknown[])] as TCollection;
    case "add":
    case "remove": {
      const encode = (element: unknown): string =>
        removedOf(column)
          .encode(new Set([element]))
          .toString("base64");
      const others = new Set(Array.from((elements as ReadonlyMap<unknown, unknown>).keys(), encode));
      const added = (kind === "add" ? elements : []) as Iterable<unknown>;
      if (isMap(given) || isMap(elements)) {
        const kept = [...((given ?? new Map()) as Map<unknown, unknown>)].filter(([key]) => !others.has(encode(key)));
        return new Map([...kept, ...(added as Iterable<[unknown, unknown]>)]) as TCollection;
      }
      const kept = [...((given ?? new Set()) as Set<unknown>)].filter((element) => !others.has(encode(element)));
      return new Set([...kept, ...added]) as TCollection;
    }
  }
}

const isMap = (value: unknown): value is ReadonlyMap<unknown, unknown> => value instanceof Map;

function removedOf({ removed }: Pick<Column<never, unknown>, "removed">): Codec<ReadonlySet<unknown>> {
  if (removed === undefined) throw new Error("a column without elements can't have some of them changed");
  return removed as unknown as Codec<ReadonlySet<unknown>>;
}
