import type { Column } from "./column.ts";
import { isChange, type ChangeOf } from "./collection-changes.ts";
import { isSameValue } from "./changes.ts";
import { InvalidWrite } from "./write-errors.ts";

/** An object without the properties that are undefined. */
export type Defined<TValues> = { readonly [TKey in keyof TValues]: Exclude<TValues[TKey], undefined> };

/** Values that may be unknown: of a row that an interrupted write has taken. */
export type Unsure<TValues> = { readonly [TKey in keyof TValues]: TValues[TKey] | undefined };

/** What was said: `{ ...before, ...defined(changes) }` leaves alone what wasn't. */
export function defined<TValues extends object>(values: TValues): Partial<Defined<TValues>> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Defined<TValues>>;
}

/** A field of a value of a user-defined type: null without a value, and undefined where the value is left out. */
export function fieldOf<TValue extends object, TName extends keyof TValue>(
  value: TValue | null | undefined,
  name: TName,
): Exclude<TValue[TName], undefined> | null | undefined {
  if (value === undefined) return undefined;
  return (value === null ? null : (value[name] ?? null)) as Exclude<TValue[TName], undefined> | null;
}

type Comparable<TIn> = Pick<Column<TIn, never>, "encode" | "isMultiCell">;

/** What a value is to become; undefined, which leaves alone, where its bytes stay the same. A change of elements is one. */
export function ifChanged<TIn, TAfter extends TIn | ChangeOf<NonNullable<TIn>> | null | undefined>(
  column: Comparable<TIn>,
  before: NoInfer<TIn> | null | undefined,
  after: TAfter,
): TAfter | undefined {
  if (isChange(after)) return after;
  return after === undefined || isSameValue(column as Comparable<unknown>, before, after) ? undefined : after;
}

/**
 * Refuses to change what never changes, and of which no copy would follow.
 * @throws InvalidWrite that names the values
 */
export function refuseChanges(operation: string, changes: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(defined(changes));
  if (names.length === 0) return;
  throw new InvalidWrite(`${names.join(", ")} can't change: the model says so`, { operation });
}
