import type { WritePlan } from "../../../access/model.ts";
import type { PhysicalModel } from "../../../physical/model.ts";
import type { Imports } from "../module.ts";
import type { TableFunctions } from "../table/functions.ts";
import { borrowingsOf, followed, printBorrow, printSettle } from "./borrow.ts";
import { createContext } from "./context.ts";
import { printCopies } from "./copies.ts";
import { printCount } from "./count.ts";
import { printGuarded } from "./guarded.ts";
import { printFind } from "./find.ts";
import { printInputs } from "./inputs.ts";
import { printInsert } from "./insert.ts";
import { printFollow } from "./owners.ts";
import { printRemove } from "./remove.ts";
import { printUpdate } from "./update.ts";

/** One entity or relationship: the functions that write it to all its tables. */
export function printEntity(
  plan: WritePlan,
  plans: readonly WritePlan[],
  physical: PhysicalModel,
  functions: TableFunctions,
  imports: Imports,
): string {
  const context = createContext(plan, physical, functions, imports);
  const borrowings = borrowingsOf(context);
  const settles = plan.count === undefined ? borrowings.filter(({ read }) => followed(read).length > 0) : [];
  const stored = plan.values.filter(({ presence }) => presence !== "none").map(({ path }) => path);
  if (plan.guard !== undefined)
    return [
      ...printInputs(context),
      ...printGuarded(context, plan.guard),
      ...borrowings.map((one) => printBorrow(context, one)),
    ].join("\n\n");
  const needsFind = plan.insert !== undefined && plan.update !== undefined;
  return [
    ...printInputs(context),
    ...(plan.insert === undefined ? [] : [printInsert(context)]),
    ...printUpdate(context),
    ...printRemove(context),
    ...printCount(context),
    ...(needsFind ? [printFind(context, context.names.find, plan.state, stored)] : []),
    ...borrowings.map((one) => printBorrow(context, one)),
    ...settles.map((one) => printSettle(context, one)),
    ...(plan.insert?.owners ?? []).map((owner) => printFollow(context, owner, planNamed(plans, owner.entity))),
    ...printCopies(context),
  ].join("\n\n");
}

function planNamed(plans: readonly WritePlan[], entity: string): WritePlan {
  const plan = plans.find((one) => one.entity === entity);
  if (plan === undefined) throw new Error(`no plan of "${entity}"`);
  return plan;
}
