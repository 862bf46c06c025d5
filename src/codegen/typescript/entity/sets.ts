import type { SetPlan } from "../../../access/model.ts";
import { callTable, columnOf, fromRuntime, printValue, property, type Context } from "./context.ts";

/** Adds the far identity to a set. */
export const printAddTo = (context: Context, set: SetPlan, db: string, holder: string, ttl?: string): string =>
  printElement(context, set, "add", db, holder, ttl);

/** Takes the far identity out of a set. */
export const printRemoveFrom = (context: Context, set: SetPlan, db: string, holder: string): string =>
  printElement(context, set, "remove", db, holder);

function printElement(
  context: Context,
  set: SetPlan,
  change: "add" | "remove",
  db: string,
  holder: string,
  ttl?: string,
): string {
  const call = callTable(context, set, { kind: "elements", change, column: set.column });
  const element = `new Set([${printValue(context, holder, set.element)}])`;
  return `${call}(${db}, ${printKey(context, set, holder)}, ${element}${ttl === undefined ? "" : `, ${ttl}`})`;
}

/** From the set of one row to that of another, where what tells the row changes. */
export function printSetMove(context: Context, set: SetPlan, db: string, before: string, after: string): string {
  return `${fromRuntime(context, "moveRow")}(${printRemoveFrom(context, set, db, before)}, ${printAddTo(context, set, db, after)}, () => undefined)`;
}

function printKey(context: Context, set: SetPlan, holder: string): string {
  const entries = set.key.map(
    (one) => `${property(columnOf(context, set, one.column).property)}: ${printValue(context, holder, one)}`,
  );
  return `{ ${entries.join(", ")} }`;
}
