import type { SizingInput, SizingOptions, Split, TableSize } from "./model.ts";
import { proposeSplits, type SplitContext } from "./propose-splits.ts";
import { findTable, queriesOf, trySplit } from "./try-split.ts";

/**
 * The ways to make the partitions of a table smaller, each tried: the model is derived with it, and every query that reads the table
 * is looked at. The one to take comes first; none for a table whose partitions have one row.
 */
export function adviseSplit(input: SizingInput, size: TableSize, options: SizingOptions = {}): readonly Split[] {
  const query = queriesOf(input.queries).find(({ id }) => id === size.queries[0]);
  const table = findTable(input.physical, size.queries[0] ?? "");
  if (query === undefined || table === undefined || size.rows === undefined) return [];
  if (!table.columns.some(({ role }) => role === "clustering")) return [];
  const context: SplitContext = { input, options, query, table, size };
  const tried = proposeSplits(context).map((proposal) => trySplit(context, proposal));
  const smaller = tried.filter(({ rows }) => rows === undefined || rows.worst < (size.rows?.worst ?? 0));
  const taken = choose(smaller);
  const rank = (split: Split): number => (split === taken ? 0 : isBroken(split) ? 2 : 1);
  return smaller
    .toSorted((a, b) => rank(a) - rank(b))
    .map((split) => (split === taken ? { ...split, isTaken: true } : split));
}

const isBroken = ({ reads }: Split): boolean => reads.some(({ breaks }) => breaks !== undefined);

/** An attribute that every query gives, then the longest stretch of time that is small enough, then a hash. */
function choose(splits: readonly Split[]): Split | undefined {
  const possible = splits.filter((split) => !isBroken(split) && split.rows !== undefined);
  const isFree = ({ reads }: Split): boolean =>
    reads.every(({ partitions, demand }) => partitions?.all === 1 && demand === undefined);
  const choices = possible.filter((split) => split.kind !== "attribute" || isFree(split));
  const find = (kind: Split["kind"], fits: Split["fits"]): Split | undefined =>
    choices.find((split) => split.kind === kind && split.fits === fits);
  return (
    find("attribute", "with room") ??
    find("bucket", "with room") ??
    find("hash", "with room") ??
    find("bucket", "just") ??
    find("hash", "just") ??
    choices.toSorted((a, b) => (a.rows?.worst ?? 0) - (b.rows?.worst ?? 0))[0]
  );
}
