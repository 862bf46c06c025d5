import { printPath } from "../conceptual/paths.ts";
import type { ColumnSource } from "./model.ts";

/** Where a column's value comes from, as people write it. */
export function printSource(grain: string, source: ColumnSource): string {
  switch (source.kind) {
    case "attribute":
      return printPath(grain, source.path);
    case "bucket":
      return `the ${source.bucket.unit} bucket`;
    case "collected":
      return `collect(${printPath(source.collected.relationship, source.collected.far)})`;
    case "guard":
      return "guarded writes";
    default:
      throw new Error(`unknown source ${JSON.stringify(source satisfies never)}`);
  }
}
