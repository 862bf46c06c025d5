import type { Column, Table } from "../../physical/model.ts";
import type { SnapshotTable } from "../snapshot.ts";
import { printMeaning } from "../stored-meaning.ts";

/** A column that the model says to have had another name. */
export interface Rename {
  readonly from: string;
  readonly column: Column;
}

/**
 * The columns that have got another name because their attributes have, as `renamedFrom` says: it is never guessed.
 */
export function findRenames(table: Table, before: SnapshotTable): readonly Rename[] {
  const names = table.columns.map(({ name }) => name);
  return table.columns.flatMap((column): readonly Rename[] => {
    const meaning = formerMeaning(table, column);
    if (meaning === undefined || before.columns[column.name] !== undefined) return [];
    const from = Object.keys(before.columns).find(
      (name) => !names.includes(name) && before.sources?.[name] === meaning,
    );
    return from === undefined ? [] : [{ from, column }];
  });
}

/** A snapshot as if its columns and what they hold had always had the names that they have now. */
export function underNewNames(table: Table, before: SnapshotTable, renames: readonly Rename[]): SnapshotTable {
  const nameOf = (name: string): string => renames.find(({ from }) => from === name)?.column.name ?? name;
  const keyed = <TValue>(values: Readonly<Record<string, TValue>>): Readonly<Record<string, TValue>> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [nameOf(name), value]));
  const meanings = new Map(
    table.columns.flatMap((column) => {
      const former = formerMeaning(table, column);
      return former === undefined ? [] : [[column.name, [former, printMeaning(table.grain, column.source)]] as const];
    }),
  );
  const sources = Object.entries(keyed(before.sources ?? {})).map(([name, meaning]) => {
    const [former, now] = meanings.get(name) ?? [];
    return [name, meaning === former && now !== undefined ? now : meaning] as const;
  });
  return {
    ...before,
    partitionKey: before.partitionKey.map(nameOf),
    clustering: before.clustering.map(([name, direction]) => [nameOf(name), direction] as const),
    static: before.static.map(nameOf),
    columns: keyed(before.columns),
    sources: Object.fromEntries(sources),
    ...(before.optional !== undefined && { optional: before.optional.map(nameOf) }),
    ...(before.values !== undefined && { values: keyed(before.values) }),
  };
}

/** What the column held by the names of before; undefined where nothing of it was renamed. */
function formerMeaning({ grain }: Table, { source, formerPath }: Column): string | undefined {
  if (formerPath === undefined) return undefined;
  if (source.kind === "attribute") return printMeaning(grain, { ...source, path: formerPath });
  if (source.kind !== "bucket") return undefined;
  return printMeaning(grain, { ...source, bucket: { ...source.bucket, source: formerPath } });
}
