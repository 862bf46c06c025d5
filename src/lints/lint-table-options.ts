import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";
import type { Table } from "../physical/model.ts";
import type { LintInput } from "./model.ts";
import { allTables, inRole, isOfTime, ofTable, timeThatGrows, timeToLive } from "./tables.ts";

/** Options that work against each other: the life of rows, and how they are compacted. */
export function lintTableOptions(input: LintInput): readonly Diagnostic[] {
  const tables = allTables(input.physical);
  return [
    ...tables.flatMap((table) => lintCompaction(input, table)),
    ...[...groupBy(tables, ({ grain }) => grain).values()].flatMap(lintLives),
  ];
}

function lintCompaction(input: LintInput, table: Table): readonly Diagnostic[] {
  const seconds = timeToLive(table);
  const compaction = table.options.compaction?.class;
  if (compaction === "TimeWindowCompactionStrategy")
    return seconds > 0 ? [] : [diagnostic("PQ5120", ofTable(table), table.location)];
  if (seconds === 0 || compaction === "UnifiedCompactionStrategy") return [];
  const isTimeSeries = timeThatGrows(input, table) !== undefined || inRole(table, "partition").some(isOfTime);
  return isTimeSeries ? [diagnostic("PQ5121", { ...ofTable(table), compaction, seconds }, table.location)] : [];
}

/** The tables of one entity, of which some forget a row that others have. */
function lintLives(tables: readonly Table[]): readonly Diagnostic[] {
  const [first] = tables;
  const other = first && tables.find((table) => timeToLive(table) !== timeToLive(first));
  if (first === undefined || other === undefined) return [];
  const parameters = {
    entity: first.grain,
    table: other.name,
    seconds: timeToLive(other),
    other: first.name,
    otherSeconds: timeToLive(first),
  };
  const related = { message: `"${first.name}" is of this query`, location: first.location };
  return [diagnostic("PQ5122", parameters, other.location, [related])];
}
