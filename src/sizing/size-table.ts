import type { Amount, ConceptualModel } from "../conceptual/model.ts";
import { entityNamed } from "../conceptual/paths.ts";
import type { Column, Keyspace, Table } from "../physical/model.ts";
import type { Bucket, Query } from "../queries/model.ts";
import { atLeast, exactly, plus, scale, sum, times } from "./amounts.ts";
import { correctTable } from "./correct-table.ts";
import { collectedCount, countAlike, countAll, type Common, type RowsContext } from "./estimate-rows.ts";
import { fixedSize, grown, valueBytes } from "./estimate-values.ts";
import { distinctMissing, known, unknown, type Estimated } from "./estimated.ts";
import type { Missing, Replicas, SizingOptions, TableSize } from "./model.ts";

/** Counts what the formula of a partition's size counts. */
export interface Formula {
  /** Nr */
  readonly rows: Amount;
  /** Nc − Npk − Ns */
  readonly regular: number;
  /** Ns */
  readonly statics: number;
}

/** Nv = Nr (Nc − Npk − Ns) + Ns */
export const countCells = ({ rows, regular, statics }: Formula): Amount => plus(scale(rows, regular), exactly(statics));

export interface TableContext {
  readonly conceptual: ConceptualModel;
  readonly keyspace: Keyspace;
  readonly table: Table;
  /** Those that read the table; the first is the one that it is derived from. */
  readonly queries: readonly Query[];
  readonly options: Required<Pick<SizingOptions, "headroom" | "years">> & Pick<SizingOptions, "environment">;
}

export function sizeTable(context: TableContext): TableSize {
  const { conceptual, keyspace, table, queries, options } = context;
  const inRole = (...roles: readonly Column["role"][]): readonly Column[] =>
    table.columns.filter(({ role }) => roles.includes(role));
  const sizes = new Map(table.columns.map((column) => [column, columnBytes(context, column)]));
  const bytesIn = (...roles: readonly Column["role"][]): Amount | undefined =>
    sum(inRole(...roles).map((column) => sizes.get(column)?.amount));

  const counted = countRows(context);
  const rows = counted.amount;
  const counts = { regular: inRole("regular").length, statics: inRole("static").length };
  const cells = rows && countCells({ rows, ...counts });
  const [once, perRow] = [bytesIn("partition", "static"), bytesIn("clustering", "regular")];
  const bytes = rows && cells && once && perRow && plus(plus(once, times(rows, perRow)), scale(cells, bytesOfACell));
  const all = countAll(rowsContext(context), table.grain);
  const partitions =
    rows && all.amount && atLeast(scale(all.amount, 1 / (rows.average || 1)), Math.min(1, all.amount.average));
  const totalBytes = partitions && bytes && scale(partitions, bytes.average);
  const replicas = countReplicas(keyspace, options.environment);
  const replicatedBytes = totalBytes && scale(totalBytes, replicas.factor);
  const { growthPerYear } = entityNamed(conceptual, table.grain).estimate ?? {};
  return {
    kind: "table-size",
    keyspace: keyspace.name,
    table: table.name,
    queries: table.queries.map(({ id }) => id),
    grain: table.grain,
    primaryKey: printPrimaryKey(table),
    columns: table.columns.map((column) => ({
      name: column.name,
      role: column.role,
      bytes: sizes.get(column)?.amount,
    })),
    rows,
    cells,
    bytes,
    partitions,
    totalBytes,
    replicas,
    replicatedBytes,
    diskBytes:
      replicatedBytes && scale(grown(replicatedBytes, { growthPerYear }, options.years), 1 / (1 - options.headroom)),
    growthPerYear,
    corrections: rows === undefined ? [] : correctTable(conceptual, table, rows, replicas.factor),
    basis: [...new Set([...counted.from, ...all.from])],
    readsPerDay: readsOf(queries),
    missing: distinctMissing([
      ...counted.missing,
      ...table.columns.flatMap((column): readonly Missing[] => sizes.get(column)?.missing ?? []),
      ...all.missing,
    ]),
  };
}

/** What the formula gives each cell, most of it a timestamp. */
const bytesOfACell = 8;

/** The rows of one partition. */
function countRows(context: TableContext): Estimated {
  const { table, queries } = context;
  const said = queries[0]?.estimate?.rowsPerPartition;
  if (said !== undefined) return known(said, `${queries[0]?.id}: rowsPerPartition`);
  if (!table.columns.some(({ role }) => role === "clustering")) return known(exactly(1));
  const found = countAlike(rowsContext(context), table.grain, commonOf(table));
  const buckets = countHashes(table);
  if (found.amount === undefined || buckets === 1) return found;
  const amount = atLeast(scale(found.amount, 1 / buckets), 1);
  return { ...found, amount, from: [...found.from, `spread over ${buckets} buckets`] };
}

export function rowsContext({ conceptual, table }: Pick<TableContext, "conceptual" | "table">): RowsContext {
  const seconds = table.options.defaultTimeToLive ?? 0;
  const expiry = seconds > 0 ? { entity: table.grain, days: seconds / 86_400 } : undefined;
  return { conceptual, expiry, pending: [] };
}

/** What the rows of a partition have in common. */
export function commonOf({ columns }: Table): Common {
  const sources = columns.filter(({ role }) => role === "partition").map(({ source }) => source);
  return {
    values: sources.flatMap((source) => (source.kind === "attribute" ? [source.path] : [])),
    stretches: sources.flatMap((source) => {
      const days = source.kind === "bucket" ? daysOf(source.bucket) : undefined;
      return source.kind === "bucket" && days !== undefined && source.bucket.source !== undefined
        ? [{ path: source.bucket.source, days }]
        : [];
    }),
  };
}

export const countHashes = ({ columns }: Table): number =>
  columns.reduce(
    (product, { source }) =>
      source.kind === "bucket" && source.bucket.unit === "hash" ? product * (source.bucket.size ?? 1) : product,
    1,
  );

/** The longest that a bucket of time can be; undefined for one that is none. */
export function daysOf({ unit, size = 0 }: Pick<Bucket, "unit" | "size">): number | undefined {
  switch (unit) {
    case "hour":
      return 1 / 24;
    case "day":
      return 1;
    case "week":
      return 7;
    case "month":
      return 31;
    case "year":
      return 365;
    case "every":
      return size / 86_400_000;
    case "hash":
    case "singleton":
      return undefined;
    default:
      throw new Error(`unknown bucket ${JSON.stringify(unit satisfies never)}`);
  }
}

export function columnBytes(
  { conceptual, table }: Pick<TableContext, "conceptual" | "table">,
  column: Column,
): Estimated {
  const { source, type } = column;
  switch (source.kind) {
    case "attribute":
      return valueBytes(conceptual, table.grain, source.path);
    case "bucket":
      return known(exactly(fixedSize(type) ?? bytesOfText(source.bucket)));
    case "collected": {
      const { relationship } = source.collected;
      const elements = collectedCount(conceptual, source.collected);
      const each = valueBytes(conceptual, relationship, source.collected.far);
      if (elements.amount === undefined || each.amount === undefined)
        return unknown(...elements.missing, ...each.missing);
      return known(times(elements.amount, each.amount));
    }
    case "guard":
      return known(exactly(fixedSize(type) ?? 0));
    default:
      throw new Error(`unknown source ${JSON.stringify(source satisfies never)}`);
  }
}

/** A stretch of time in its ISO form, or the constant of `inOnePartition`. */
function bytesOfText({ unit }: Bucket): number {
  const bytes: Partial<Record<Bucket["unit"], number>> = {
    year: 4,
    month: 7,
    week: 8,
    day: 10,
    hour: 13,
    singleton: 3,
  };
  return bytes[unit] ?? 20;
}

/** Where replication is said for several environments, the one that counts is production, or the largest. */
export function countReplicas({ replication }: Keyspace, environment: string | undefined): Replicas {
  const all = Object.entries(replication).map(([name, said]): Replicas => {
    const factor =
      said.kind === "simple" ? said.factor : Object.values(said.dataCentres).reduce((total, each) => total + each, 0);
    return { environment: name, factor };
  });
  const largest = all.toSorted((a, b) => b.factor - a.factor)[0] ?? { environment: "", factor: 1 };
  const named = (name: string | undefined): Replicas | undefined => all.find((each) => each.environment === name);
  return named(environment) ?? named("production") ?? largest;
}

function readsOf(queries: readonly Query[]): Amount | undefined {
  const said = queries.flatMap(({ estimate }) => estimate?.readsPerDay ?? []);
  return said.length === 0 ? undefined : sum(said);
}

export function printPrimaryKey({ columns }: Pick<Table, "columns">): string {
  const named = (role: Column["role"]): readonly string[] =>
    columns.filter((column) => column.role === role).map(({ name }) => name);
  return `(${[`(${named("partition").join(", ")})`, ...named("clustering")].join(", ")})`;
}
