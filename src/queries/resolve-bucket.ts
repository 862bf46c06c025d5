import { illegalKeyType } from "../conceptual/key-types.ts";
import type { Path } from "../conceptual/model.ts";
import { identityOf, printPath, resolvePath } from "../conceptual/paths.ts";
import type { CqlType, NativeTypeName } from "../cql/model.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { QueryContext } from "./context.ts";
import type { BucketDefinition, BucketUnit, NotAPath } from "./definition.ts";
import type { Bucket } from "./model.ts";
import { directions, refuseMarks, validateColumn } from "./marks.ts";
import { resolveFromGrain } from "./resolve-from-grain.ts";

/** The types in which a bucket can be kept; the first is the default. */
const formsOf: Readonly<Record<BucketUnit, readonly NativeTypeName[]>> = {
  hour: ["timestamp", "bigint", "text"],
  day: ["date", "timestamp", "bigint", "int", "text"],
  week: ["date", "timestamp", "bigint", "text"],
  month: ["date", "timestamp", "bigint", "int", "text"],
  year: ["int", "date", "timestamp", "bigint", "text"],
  every: ["bigint", "timestamp"],
  hash: ["int"],
  singleton: ["text", "int"],
};

/** What a stretch of time is computed from. A date has no hours. */
const sourceTypes = (unit: BucketUnit): readonly NativeTypeName[] =>
  unit === "hour" ? ["timestamp", "timeuuid", "bigint"] : ["date", "timestamp", "timeuuid", "bigint"];

export function resolveBucket(
  context: QueryContext,
  item: BucketDefinition | NotAPath,
  location: SourceLocation | undefined,
): readonly Bucket[] {
  const { id: query, report } = context;
  if (item.kind === "not-a-path") {
    report(diagnostic("PQ2035", { query, found: item.found }, location));
    return [];
  }
  const forms = formsOf[item.unit];
  const type = forms.find((form) => form === (item.type ?? forms[0]));
  if (type === undefined) {
    report(diagnostic("PQ2016", { query, unit: item.unit, type: item.type ?? "", forms }, location));
    return [];
  }
  if ((item.unit === "every" || item.unit === "hash") && !(Number.isSafeInteger(item.size) && (item.size ?? 0) > 0)) {
    report(diagnostic("PQ2017", { query, unit: item.unit, size: printSize(item.size) }, location));
    return [];
  }
  if (item.zone !== undefined && !isTimeZone(item.zone)) {
    report(diagnostic("PQ2018", { query, zone: item.zone }, location));
    return [];
  }
  if (item.since !== undefined && !isInstant(item.since)) {
    report(diagnostic("PQ2050", { query, since: item.since }, location));
    return [];
  }
  const named = item.source && resolveFromGrain(context, item.unit, item.source, location);
  if (item.source !== undefined && named === undefined) return [];
  const paths = named && valuesOf(context, named.path);
  const [first] = paths ?? [];
  const source = named && first && paths?.length === 1 ? { ...named, path: first } : named;
  if (source !== undefined && !isSource(context, source.path, item.unit)) {
    const parameters = {
      query,
      unit: item.unit,
      path: printPath(context.grain, source.path),
      types: sourceTypes(item.unit),
      parts: (paths ?? []).map((each) => printPath(context.grain, each)),
    };
    report(diagnostic("PQ2019", parameters, location));
    return [];
  }
  if (source !== undefined && item.zone !== undefined && isDate(context, source.path)) {
    const path = printPath(context.grain, source.path);
    report(diagnostic("PQ2037", { query, path, zone: item.zone }, location));
  }
  if (source !== undefined) refuseMarks(context, item.unit, source, ["named", "asWritten", ...directions], location);
  validateColumn(context, item.unit === "singleton" ? "inOnePartition" : item.unit, item.column, location);
  const { unit, zone, since, size } = item;
  const native: CqlType = { kind: "native", name: type };
  return [
    {
      kind: "bucket",
      unit,
      source: source?.path,
      column: item.column ?? defaultColumn(unit),
      type: native,
      zone,
      since,
      size,
      location,
    },
  ];
}

const defaultColumn = (unit: BucketUnit): string =>
  unit === "every" || unit === "hash" || unit === "singleton" ? "bucket" : unit;

/** A ref stands for what identifies the entity that it leads to. */
function valuesOf({ conceptual, grain }: QueryContext, path: Path): readonly Path[] {
  const resolved = resolvePath(conceptual, grain, path);
  if (resolved?.kind !== "ref") return [path];
  return identityOf(resolved.target).map((part) => [...path, ...part]);
}

function isSource(context: QueryContext, path: readonly string[], unit: BucketUnit): boolean {
  const resolved = resolvePath(context.conceptual, context.grain, path);
  if (resolved?.kind !== "value") return false;
  if (unit === "hash") return illegalKeyType(context.conceptual, resolved.type) === undefined;
  return resolved.type.kind === "native" && sourceTypes(unit).includes(resolved.type.name);
}

function isDate(context: QueryContext, path: readonly string[]): boolean {
  const resolved = resolvePath(context.conceptual, context.grain, path);
  return resolved?.kind === "value" && resolved.type.kind === "native" && resolved.type.name === "date";
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** A day, `2024-01-01`, or an instant in UTC, `2024-01-01T12:00Z`. */
function isInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 10));
}

const printSize = (size: number | undefined): string =>
  size === undefined || Number.isNaN(size) ? "no number" : String(size);
