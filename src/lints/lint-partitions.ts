import { entityNamed, printPath, resolveValue } from "../conceptual/paths.ts";
import type { Amount } from "../conceptual/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Column, Table } from "../physical/model.ts";
import { isOfFewValues } from "./names.ts";
import type { LintInput } from "./model.ts";
import {
  allTables,
  countValues,
  inRole,
  isConstant,
  isHash,
  isOfTime,
  isStretch,
  ofTable,
  pathOf,
  queryOf,
  timeThatGrows,
  timeToLive,
} from "./tables.ts";

/** More partitions than that are not few. */
const fewPartitions = 100;
/** As many rows in one partition are no trouble. */
const fewRows = 100_000;

/** Partitions that are hot, or grow without end. */
export function lintPartitions(input: LintInput): readonly Diagnostic[] {
  return allTables(input.physical).flatMap((table) => {
    const partition = inRole(table, "partition");
    if (inRole(table, "clustering").length === 0) return [];
    return [...lintHeat(input, table, partition), ...lintGrowth(input, table, partition)];
  });
}

function lintHeat({ conceptual }: LintInput, table: Table, partition: readonly Column[]): readonly Diagnostic[] {
  const entity = entityNamed(conceptual, table.grain);
  if (partition.some(isHash) || partition.every(isConstant)) return []; // spread, or in one partition on purpose
  const counts = partition.map((column) => countValues(conceptual, table, column));
  const isFew = partition.map((column, i) => counts[i] !== undefined || hasFewValues({ conceptual }, table, column));
  if (isFew.every(Boolean)) {
    const partitions = counts.reduce((product, count) => (product ?? NaN) * (count ?? NaN), 1);
    const known = partitions === undefined || Number.isNaN(partitions) ? undefined : partitions;
    if ((known ?? 0) > fewPartitions || isSmall(entity.estimate?.count)) return [];
    const columns = partition.filter((column) => !isConstant(column)).map(({ name }) => name);
    return [diagnostic("PQ5110", { ...ofTable(table), columns, partitions: known }, table.location)];
  }
  const time = partition.find(isStretch);
  if (time === undefined || partition.some((column, i) => !isStretch(column) && !isFew[i])) return [];
  if (isSmall(entity.estimate?.newPerDay)) return [];
  return [diagnostic("PQ5111", { ...ofTable(table), column: time.name }, table.location)];
}

const isSmall = (rows: Amount | undefined): boolean => rows !== undefined && rows.worst <= fewRows;

function hasFewValues({ conceptual }: Pick<LintInput, "conceptual">, table: Table, column: Column): boolean {
  const path = pathOf(column);
  if (path === undefined) return false;
  const { attribute, fields } = resolveValue(conceptual, table.grain, path);
  return isOfFewValues(fields.at(-1)?.name ?? attribute.name);
}

function lintGrowth(input: LintInput, table: Table, partition: readonly Column[]): readonly Diagnostic[] {
  if (partition.some(isOfTime) || timeToLive(table) > 0 || isEstimated(input, table)) return [];
  const column = timeThatGrows(input, table);
  const path = column && pathOf(column);
  if (column === undefined || path === undefined) return [];
  const source = printPath(table.grain, path);
  return [diagnostic("PQ5113", { ...ofTable(table), column: column.name, source }, table.location)];
}

/** Whether the model says how many rows there are: then their number is judged, and not what it might be. */
function isEstimated({ conceptual, queries }: LintInput, table: Table): boolean {
  const { estimate } = entityNamed(conceptual, table.grain);
  const isCounted = estimate !== undefined && (estimate.per.length > 0 || estimate.count !== undefined);
  const rows = queryOf(queries, table)?.estimate?.rowsPerPartition;
  return isCounted || estimate?.daysKept !== undefined || rows !== undefined;
}
