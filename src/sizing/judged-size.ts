import type { Amount } from "../conceptual/model.ts";
import { plus } from "./amounts.ts";
import type { TableSize } from "./model.ts";

/** Of one partition, with what the formula leaves out: by this it is told whether it is too large. */
export function judgedSize({
  cells,
  bytes,
  corrections,
}: TableSize): { readonly cells: Amount; readonly bytes: Amount | undefined } | undefined {
  if (cells === undefined) return undefined;
  return {
    cells: corrections.reduce((total, correction) => plus(total, correction.cells), cells),
    bytes: bytes && corrections.reduce((total, correction) => plus(total, correction.bytes), bytes),
  };
}
