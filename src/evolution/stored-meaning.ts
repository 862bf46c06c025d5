import { printPath } from "../conceptual/paths.ts";
import { printSource } from "../logical/print-source.ts";
import type { ColumnSource } from "../logical/model.ts";
import type { SnapshotTable } from "./snapshot.ts";

/** What a column holds: `near.poi.description`; of a bucket, all that decides where a row goes: `hash(hotel.id, 16)`, `day(view.at) in Europe/Paris`. */
export function printMeaning(grain: string, source: ColumnSource): string {
  if (source.kind !== "bucket" || source.bucket.source === undefined) return printSource(grain, source);
  const { unit, source: path, size, zone } = source.bucket;
  const words = [printPath(grain, path), ...(size === undefined ? [] : [size])];
  return `${unit}(${words.join(", ")})${zone === undefined ? "" : ` in ${zone}`}`;
}

/** A column of the partition key whose bucket is computed otherwise: what was written before is not where reads look for it. */
export interface MovedBucket {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

export function findMovedBuckets(before: SnapshotTable, after: SnapshotTable): readonly MovedBucket[] {
  return after.partitionKey.flatMap((column): readonly MovedBucket[] => {
    const [old, now] = [before.sources?.[column], after.sources?.[column]];
    if (old === undefined || now === undefined || isVague(old) || isVague(now)) return [];
    return formOf(old) === formOf(now) ? [] : [{ column, before: old, after: now }];
  });
}

/** Columns that hold the value of another attribute than before. An entity may have got another name. */
export function findMovedValues(before: SnapshotTable, after: SnapshotTable): readonly MovedBucket[] {
  return Object.keys(after.columns).flatMap((column): readonly MovedBucket[] => {
    const [old, now] = [before.sources?.[column], after.sources?.[column]];
    if (old === undefined || now === undefined || isVague(old) || isVague(now)) return [];
    const moved = formOf(old) === formOf(now) && withoutGrain(old) !== withoutGrain(now);
    return moved ? [{ column, before: old, after: now }] : [];
  });
}

/** Without the attribute, which may have got another name: `hash(, 16)`; of a value, nothing. */
const formOf = (meaning: string): string => (meaning.includes("(") ? meaning.replace(/\([^,)]*/, "(") : "");

const withoutGrain = (meaning: string): string => meaning.replace(/^((?:\w+\()?)\w+\./, "$1");

/** `the month bucket`, as it stood there before buckets were told in full, and stands for a constant. */
const isVague = (meaning: string): boolean => meaning.includes(" bucket");
