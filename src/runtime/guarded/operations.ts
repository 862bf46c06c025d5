import { isSameValue } from "../changes.ts";
import type { Database } from "../database.ts";
import type { GuardedOptions } from "../options.ts";
import type { GuardedEntity } from "./entity.ts";
import { writeGuarded } from "./write-guarded.ts";

/** What a conditional update comes to: whether it was applied, and else how the instance is that is there. */
export type Written<TValues> =
  { readonly applied: true } | { readonly applied: false; readonly current: TValues | undefined };

/** Values that an instance has to have; or a function that looks at it, which may be called more than once. */
export type ConditionsOf<TValues> = Partial<TValues> | ((current: TValues) => boolean);

/** Writes what is not there yet. Returns the one that is there instead. */
export async function insertGuarded<TValues extends TKey, TKey>(
  db: Database,
  operation: string,
  entity: GuardedEntity<TValues, TKey>,
  values: TValues,
  options: GuardedOptions,
): Promise<TValues | undefined> {
  const { applied, values: existing } = await writeGuarded(
    db,
    operation,
    entity,
    values,
    (there) => (there === undefined ? { kind: "write", values } : { kind: "leave" }),
    options,
  );
  return applied ? undefined : existing;
}

/** Whether an instance is as a caller wants it: its values are compared by their bytes. */
export function holdsFor<TValues>(
  { entity, columns }: GuardedEntity<TValues, never>,
  conditions: ConditionsOf<TValues>,
  current: TValues,
): boolean {
  if (typeof conditions === "function") return conditions(current);
  return Object.entries(conditions).every(([name, wanted]) => {
    if (wanted === undefined) return true;
    const column = columns[name];
    if (column === undefined) throw new TypeError(`a ${entity} has no "${name}" that it could be compared by`);
    return isSameValue(column, current[name as keyof TValues] as never, wanted as never);
  });
}
