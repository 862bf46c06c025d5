import type { TableSize } from "../../src/sizing/model.ts";
import { deriveModels } from "./compile-model.ts";

/** The size of one table of what a module exports. */
export function sizeOf(exports: Readonly<Record<string, unknown>>, table: string): TableSize {
  const { tables } = deriveModels(exports).sizing;
  const found = tables.find((each) => each.table === table);
  if (found === undefined) throw new Error(`no table "${table}" among ${tables.map((each) => each.table).join(", ")}`);
  return found;
}
