import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { adviseSplit } from "./advise-split.ts";
import { judgedSize } from "./judged-size.ts";
import type { SizingInput, SizingModel, SizingOptions, TableSize } from "./model.ts";
import { printBytes, printCells } from "./print-sizes.ts";
import { mostCells, sizingDefaults } from "./sizing-defaults.ts";

/** Partitions that are too large at worst, with what the formula leaves out. Nothing is found where sizes are not known. */
export function validatePartitions(
  input: SizingInput,
  { tables }: SizingModel,
  options: SizingOptions = {},
): readonly Diagnostic[] {
  const limits = { ...sizingDefaults, ...options };
  let advised = 0;
  return tables.flatMap((table): readonly Diagnostic[] => {
    const judged = judgedSize(table);
    if (judged === undefined) return [];
    const [cells, bytes] = [judged.cells.worst, judged.bytes?.worst ?? 0];
    if (cells <= limits.cells && bytes <= limits.bytes) return [];
    const size = judged.bytes === undefined ? printCells(cells) : `${printCells(cells)} and ${printBytes(bytes)}`;
    const splits = advised++ < mostAdvised ? adviseSplit(input, table, options) : [];
    const line = splits.find(({ isTaken }) => isTaken)?.line;
    const subject = { query: table.queries[0] ?? "", table: table.table, size, line };
    const location = locationOf(input, table);
    return cells > mostCells
      ? [diagnostic("PQ5001", { ...subject, limit: printCells(mostCells) }, location)]
      : [
          diagnostic(
            "PQ5002",
            { ...subject, limit: `${printCells(limits.cells)} or ${printBytes(limits.bytes)}` },
            location,
          ),
        ];
  });
}

/** Each way to split is tried by deriving the model again, which takes long for a large one. */
const mostAdvised = 5;

const locationOf = ({ physical }: SizingInput, { keyspace, table }: TableSize): SourceLocation | undefined =>
  physical.keyspaces.flatMap(({ tables }) => tables).find((each) => each.keyspace === keyspace && each.name === table)
    ?.location;
