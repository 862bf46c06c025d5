import type { HomePlan } from "../../../access/model.ts";
import { camelCase } from "../../../cql/names.ts";
import { isBucketSource, isKey } from "../columns.ts";
import { callTable, columnOf, printValue, property, tableOf, variable, type Context } from "./context.ts";

interface Holders {
  readonly db: string;
  readonly before: string;
  readonly after: string;
}

/** A row that moves with its sets, which are none of the entity's values: it is read before. */
export function printCarriedChange(
  context: Context,
  home: HomePlan,
  { db, before, after }: Holders,
): { readonly read: string; readonly change: string } {
  const table = tableOf(context, home);
  const row = variable(camelCase(`row_in_${home.table}`));
  const entry = (holder: string) => (value: HomePlan["values"][number]) =>
    `${property(columnOf(context, home, value.column).property)}: ${printValue(context, holder, value)}`;
  const isTelling = ({ column: name }: HomePlan["values"][number]): boolean => {
    const column = columnOf(context, home, name);
    return isKey(column) || isBucketSource(table, column);
  };
  const key = home.values.filter(isTelling).map(entry(before));
  const read = callTable(context, home, { kind: "read" });
  const change = callTable(context, home, { kind: "change" });
  return {
    read: `// Its sets go along when it moves.\nconst ${row} = await ${read}(${db}, operation, { ${key.join(", ")} }, options);`,
    change: `${row} && ${change}(${db}, ${row}.row, { ...${row}.row, ${home.values.map(entry(after)).join(", ")} }, ${row}.ttl)`,
  };
}
