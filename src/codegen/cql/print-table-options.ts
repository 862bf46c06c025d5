import { quoteString } from "../../cql/identifiers.ts";
import { snakeCase } from "../../cql/names.ts";
import type { TableOptions } from "../../cql/table-options.ts";

/** `gc_grace_seconds = 86400`, one for each option that was set, in the order of their names. */
export function printTableOptions(options: TableOptions): readonly string[] {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${snakeCase(name)} = ${printOption(name, value)}`);
}

function printOption(name: string, value: unknown): string {
  if (name === "compression" && value === false) return "{'enabled': 'false'}";
  if (typeof value === "object" && value !== null) return printOptionMap(value);
  return typeof value === "string" ? quoteString(value) : String(value);
}

/** `{'class': 'TimeWindowCompactionStrategy', 'compaction_window_size': '1'}`: the values of a map are texts. */
export function printOptionMap(map: object): string {
  const entries = Object.entries(map).filter(([, value]) => value !== undefined);
  return `{${entries.map(([key, value]) => `${quoteString(snakeCase(key))}: ${quoteString(String(value))}`).join(", ")}}`;
}
