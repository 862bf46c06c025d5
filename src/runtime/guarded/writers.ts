import type { GuardedRow } from "./model.ts";

/** How many of the last writes a row remembers, and for how long, in microseconds. */
const rememberedWrites = 32;
const rememberedFor = 60_000_000;

/** The writers of a row after another write: the last ones. */
export function remember(
  writers: ReadonlyMap<string, number>,
  writer: string,
  version: number,
): ReadonlyMap<string, number> {
  const young = [...writers].filter(([, written]) => written > version - rememberedFor);
  const latest = young.toSorted(([, one], [, other]) => one - other).slice(1 - rememberedWrites);
  return new Map([...latest, [writer, version]]);
}

/**
 * Whether a row says that a writer has written it: other writes may have come on top. `first` is the least version that the
 * writer may have written at. Where what came since is more than a row remembers, nobody knows.
 */
export function recall(
  row: GuardedRow<unknown> | undefined,
  writer: string,
  first: number,
): "written" | "not-written" | "forgotten" {
  if (row === undefined) return "not-written";
  if (row.writers.has(writer)) return "written";
  const versions = [...row.writers.values()];
  const reachesBack = versions.some((version) => version < first);
  const isWhole = versions.length < rememberedWrites && row.version <= first + rememberedFor;
  return reachesBack || isWhole ? "not-written" : "forgotten";
}
