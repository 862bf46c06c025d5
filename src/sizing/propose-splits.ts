import type { Path } from "../conceptual/model.ts";
import { includesPath, resolveValue } from "../conceptual/paths.ts";
import { pascalCase, snakeCase } from "../cql/names.ts";
import type { Column, Table } from "../physical/model.ts";
import type { Bucket, Query, Term } from "../queries/model.ts";
import { judgedSize } from "./judged-size.ts";
import type { SizingInput, SizingOptions, Split, TableSize } from "./model.ts";
import { sizingDefaults } from "./sizing-defaults.ts";
import { countHashes, daysOf } from "./size-table.ts";

/** The table that is to be split, and the query that it is derived from. */
export interface SplitContext {
  readonly input: SizingInput;
  readonly options: SizingOptions;
  readonly query: Query;
  readonly table: Table;
  readonly size: TableSize;
}

/** A way to split it, not tried yet. */
export interface Proposal extends Pick<Split, "kind" | "what" | "line"> {
  /** The query with it. */
  readonly query: Query;
  /** What goes into the partition key, or what a bucket of time is computed from. */
  readonly path: Path;
  /** The length of a bucket of time. */
  readonly days?: number | undefined;
  /** The bucket that is added, in the place of another. */
  readonly bucket?: { readonly added: Bucket; readonly replaced: Bucket | undefined } | undefined;
}

/** The ways to split that the method names: an attribute into the partition key, a bucket of time, a hash. */
export const proposeSplits = (context: SplitContext): readonly Proposal[] => [
  ...proposeAttributes(context),
  ...proposeBuckets(context),
  ...proposeHash(context),
];

/** A clustering column into the partition key. */
function proposeAttributes({ query, table }: SplitContext): readonly Proposal[] {
  return clusteringOf(table).flatMap((column): readonly Proposal[] => {
    if (column.source.kind !== "attribute") return [];
    const { path } = column.source;
    const term: Term = { kind: "term", path, attributes: [path], asWritten: false, location: query.location };
    const isOther = (other: { readonly attributes: readonly Path[] }): boolean => !includesPath(other.attributes, path);
    const given = [...query.given, term];
    return [
      {
        kind: "attribute",
        what: `${column.name} in the partition key`,
        line: printGiven({ ...query, given }),
        path,
        query: {
          ...query,
          given,
          optionally: query.optionally.filter(isOther),
          orderBy: query.orderBy.filter(isOther),
          range: query.range !== undefined && isOther(query.range) ? query.range : undefined,
        },
      },
    ];
  });
}

const units = ["year", "month", "week", "day", "hour"] as const;

/** A bucket of each length, of each moment or day that the rows have; shorter ones where there is one. */
function proposeBuckets({ input, query, table }: SplitContext): readonly Proposal[] {
  const existing = [query.bucket, ...query.given].filter(isTimeBucket);
  const taken = existing[0];
  const longest = taken === undefined ? Infinity : (daysOf(taken) ?? Infinity);
  const sources =
    taken?.source === undefined
      ? clusteringOf(table).flatMap(({ source }) => (source.kind === "attribute" ? [source.path] : []))
      : [taken.source];
  return sources.flatMap((path) => {
    const { type } = resolveValue(input.conceptual, query.grain, path);
    const isDay = type.kind === "native" && type.name === "date";
    if (!isDay && !(type.kind === "native" && ["timestamp", "timeuuid"].includes(type.name))) return [];
    return units
      .filter((unit) => (daysOf({ unit }) ?? 0) < longest && !(isDay && unit === "hour"))
      .map((unit): Proposal => {
        const bucket: Bucket = {
          kind: "bucket",
          unit,
          source: path,
          column: unit,
          type: { kind: "native", name: unit === "year" ? "int" : unit === "hour" ? "timestamp" : "date" },
          zone: taken?.zone,
          since: taken?.since,
          location: query.location,
        };
        const isGiven = taken !== undefined && query.given.includes(taken);
        const given = query.given.map((term) => (term === taken ? bucket : term));
        return {
          kind: "bucket",
          what: `${article(unit)} ${unit} of ${path.at(-1)}`,
          line: isGiven ? printGiven({ ...query, given }) : `.bucketBy(${printTerm(query, bucket)})`,
          path,
          days: daysOf(bucket),
          bucket: { added: bucket, replaced: taken },
          query: isGiven ? { ...query, given } : placeBucket(query, bucket),
        };
      });
  });
}

export const isTimeBucket = (term: Query["given"][number] | undefined): term is Bucket =>
  term?.kind === "bucket" && daysOf(term) !== undefined;

/** In place of the bucket at the end; a hash that stands there goes before it. */
function placeBucket(query: Query, bucket: Bucket): Query {
  const before = query.bucket;
  const keeps =
    before !== undefined && before.unit !== "singleton" && (before.unit === "hash") !== (bucket.unit === "hash");
  return keeps ? { ...query, given: [...query.given, before], bucket } : { ...query, bucket };
}

const mostHashes = 64;

/** As many hashes as make a partition small enough. */
function proposeHash({ options, query, table, size }: SplitContext): readonly Proposal[] {
  const path = clusteringOf(table)
    .flatMap(({ source }) => (source.kind === "attribute" ? [source.path] : []))
    .at(-1);
  const judged = judgedSize(size);
  if (path === undefined || judged === undefined) return [];
  const limit = comfortable(options);
  const parts = Math.max(judged.cells.worst / limit.cells, (judged.bytes?.worst ?? 0) / limit.bytes, 2);
  const before = countHashes(table);
  // a read asks all of them
  const buckets = before * Math.min(mostHashes, 2 ** Math.ceil(Math.log2(parts)));
  const existing = [query.bucket, ...query.given].find((term) => term?.kind === "bucket" && term.unit === "hash");
  const source = existing?.kind === "bucket" ? (existing.source ?? path) : path;
  const column = existing?.kind === "bucket" ? existing.column : "bucket";
  const bucket: Bucket = {
    kind: "bucket",
    unit: "hash",
    source,
    column,
    type: { kind: "native", name: "int" },
    size: buckets,
    location: query.location,
  };
  const isInGiven = existing !== undefined && existing !== query.bucket;
  const stands = isInGiven || isTimeBucket(query.bucket);
  const given = isInGiven ? query.given.map((term) => (term === existing ? bucket : term)) : [...query.given, bucket];
  return [
    {
      kind: "hash",
      what: `${buckets} hashes of ${source.at(-1)}`,
      line: stands ? printGiven({ ...query, given }) : `.bucketBy(${printTerm(query, bucket)})`,
      path: source,
      bucket: { added: bucket, replaced: existing?.kind === "bucket" ? existing : undefined },
      query: stands ? { ...query, given } : placeBucket(query, bucket),
    },
  ];
}

/** A fifth of what is warned of, so that there is room to grow. */
export function comfortable(options: SizingOptions): Limits {
  const { cells, bytes } = { ...sizingDefaults, ...options };
  return { cells: cells / 5, bytes: bytes / 5 };
}

export interface Limits {
  readonly cells: number;
  readonly bytes: number;
}

/** Whether a partition is within the limits at worst. */
export function isWithin(size: TableSize, limits: Limits): boolean {
  const judged = judgedSize(size);
  return judged !== undefined && judged.cells.worst <= limits.cells && (judged.bytes?.worst ?? 0) <= limits.bytes;
}

const clusteringOf = ({ columns }: Table): readonly Column[] => columns.filter(({ role }) => role === "clustering");

const article = (unit: string): string => (unit === "hour" ? "an" : "a");

/** The given of a query that reads another's table: it says the bucket itself. */
export function giveBucket(query: Query, { added, replaced }: NonNullable<Proposal["bucket"]>): Query {
  const isReplaced = (term: Query["given"][number]): boolean =>
    replaced !== undefined && term.kind === "bucket" && term.unit === replaced.unit && term.size === replaced.size;
  const rest = query.given.filter((term) => !isReplaced(term));
  return { ...query, given: [...rest, added] };
}

export const printGiven = (query: Query): string =>
  `.given(${query.given.map((each) => printTerm(query, each)).join(", ")})`;

/** As it is written in the model, by the entity's name as a constant's: `month(Availability.date)`. */
function printTerm({ grain }: Query, term: Query["given"][number]): string {
  const print = (path: Path): string => [pascalCase(snakeCase(grain)), ...path].join(".");
  if (term.kind === "term") return print(term.path);
  const { unit, source = [], size, zone } = term;
  const zoned = zone === undefined ? "" : `.zone("${zone}")`;
  if (unit === "hash") return `hash(${print(source)}, ${size})`;
  return `${unit === "every" ? `every(${size}, ` : `${unit}(`}${print(source)})${zoned}`;
}
