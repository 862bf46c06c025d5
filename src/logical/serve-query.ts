import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { entityNamed, includesPath, printPath, resolveValue, samePath } from "../conceptual/paths.ts";
import { isIndexedName } from "../cql/identifiers.ts";
import { illegalInIndex } from "../cql/index-types.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Bucket, Query, ServedBy } from "../queries/model.ts";
import type { LogicalColumn, LogicalIndex, LogicalTable } from "./model.ts";

/**
 * The table of another query with one more query that reads it, and the indexes that this takes. Undefined, and reported,
 * where the read would not be legal: the partition key whole (unless an index finds the rows), then a prefix of the
 * clustering columns, one range after it, in the declared order or its reverse, and nothing that the table has not.
 */
export function serveQuery(
  model: ConceptualModel,
  query: Query,
  servedBy: ServedBy,
  table: LogicalTable,
  report: (found: Diagnostic) => void,
): LogicalTable | undefined {
  const refuse = (reason: string): undefined => {
    const parameters = {
      query: query.id,
      other: servedBy.query,
      table: table.name,
      reason,
      isNearest: query.nearest !== undefined,
    };
    report(diagnostic("PQ3012", parameters, servedBy.location));
  };
  if (query.grain !== table.grain) return refuse(`its rows are "${table.grain}", not "${query.grain}"`);

  const given = query.given.flatMap((term) => (term.kind === "term" ? term.attributes : []));
  const partition = table.columns.filter(({ role }) => role === "partition");
  const clustering = table.columns.filter(({ role }) => role === "clustering");
  const missing = partition.filter((column) => !isGiven(column, query, given));
  const rest = given.filter((path) => !partition.some((column) => isColumnOf(column, path)));
  const prefix = clustering.findIndex((column) => !rest.some((path) => isColumnOf(column, path)));
  const fixed = clustering.slice(0, prefix === -1 ? clustering.length : prefix);
  const beyond = rest.filter((path) => !fixed.some((column) => isColumnOf(column, path)));

  const absent = returnedPaths(query).find((path) => !table.columns.some((column) => isColumnOf(column, path)));
  if (absent !== undefined) return refuse(`it has no "${printPath(query.grain, absent)}"`);
  const set = query.also.find(
    (term) => term.kind === "collected" && !table.columns.some(({ name }) => name === term.column),
  );
  if (set?.kind === "collected") return refuse(`it has no set "${set.column}"`);

  const unindexed = servedBy.index === undefined;
  const nearest = query.nearest && table.columns.find((column) => isColumnOf(column, query.nearest?.path ?? []));
  if (query.nearest !== undefined) {
    const vector = printPath(query.grain, query.nearest.path);
    if (nearest === undefined) return refuse(`it has no "${vector}"`);
    if (unindexed) return refuse(`the nearest "${vector}" are found by an index only`);
    if (nearest.role !== "regular") return refuse(`"${nearest.name}" is no column of its own in each row`);
    if (missing.length === 0 && fixed.length === clustering.length) return refuse("what is given finds one row");
    // The server looks for the nearest in the whole partition, and drops those that have another value.
    const inside = clustering.find((column) => missing.length === 0 && rest.some((path) => isColumnOf(column, path)));
    if (inside !== undefined)
      return refuse(`"${inside.name}" of its clustering doesn't narrow what is nearest in a partition`);
    const part = partition.find((column) => missing.length > 0 && given.some((path) => isColumnOf(column, path)));
    if (part !== undefined) return refuse(`"${part.name}" is only a part of its partition key`);
  }
  const [lacking] = missing;
  if (unindexed && lacking !== undefined) return refuse(`"${lacking.name}" of its partition key is not given`);
  const [filtered] = beyond;
  if (unindexed && filtered !== undefined) {
    return refuse(`"${printPath(query.grain, filtered)}" is neither in its partition key nor next in its clustering`);
  }
  if (lacking !== undefined && (query.orderBy.length > 0 || query.range !== undefined)) {
    return refuse("an index finds rows of all partitions, in no order and without a range");
  }
  if (lacking !== undefined && query.given.some(({ kind }) => kind === "bucket")) {
    return refuse(`a bucket is given, but "${lacking.name}" of its partition key is not`);
  }
  const order = refuseOrder(query, clustering.slice(fixed.length));
  if (order !== undefined) return refuse(order);

  if (servedBy.index !== undefined && entityNamed(model, table.grain).role === "counter") {
    return refuse("a table of counters has no indexes");
  }
  // Without the whole partition key it is the indexes that find the rows, whatever column is given.
  const found = lacking === undefined ? beyond : given;
  if (found.length > 0 && isReversed(query, clustering)) return refuse("an index finds rows in the table's order only");
  const indexes = indexesOf(model, query, servedBy, table, found, nearest);
  if (typeof indexes === "string") return refuse(indexes);
  const other = indexes.find((index) => isOtherIndex(index, table.indexes));
  if (other !== undefined) return refuse(`its index on "${other.column}" has other options for another query`);
  return { ...table, queries: [...table.queries, query.id], indexes: mergeIndexes(table.indexes, indexes) };
}

function isGiven({ source }: LogicalColumn, query: Query, given: readonly Path[]): boolean {
  if (source.kind === "attribute") return includesPath(given, source.path);
  if (source.kind !== "bucket") return false;
  if (source.bucket.unit === "singleton") return true;
  return query.given.some((term) => term.kind === "bucket" && isSameBucket(term, source.bucket));
}

const isSameBucket = (a: Bucket, b: Bucket): boolean =>
  a.unit === b.unit && a.zone === b.zone && a.size === b.size && samePath(a.source ?? [], b.source ?? []);

const isColumnOf = ({ source }: LogicalColumn, path: Path): boolean =>
  source.kind === "attribute" && samePath(source.path, path);

/** What the query says that it returns; one that says nothing takes what the table has. */
function returnedPaths({ returning = [], also }: Query): readonly Path[] {
  return [...returning, ...also].flatMap((term) => (term.kind === "attribute" ? [term.path] : []));
}

/** Why the rest of the clustering columns do not give the range and the order; undefined when they do. */
function refuseOrder(query: Query, rest: readonly LogicalColumn[]): string | undefined {
  const optional = query.optionally.flatMap((term) => term.attributes);
  const skipped = optional.findIndex((path, i) => rest[i] === undefined || !isColumnOf(rest[i], path));
  if (skipped !== -1) return `"${printPath(query.grain, optional[skipped] ?? [])}" is not next in its clustering`;
  const [range] = query.range?.attributes ?? [];
  const next = rest[optional.length];
  if (range !== undefined && (next === undefined || !isColumnOf(next, range))) {
    return `"${printPath(query.grain, range)}" is not next in its clustering, so it takes no range`;
  }
  const order = query.orderBy.flatMap((term) => term.attributes.map((path) => ({ path, direction: term.direction })));
  const wrong = order.findIndex(({ path }, i) => rest[i] === undefined || !isColumnOf(rest[i], path));
  if (wrong !== -1) return `it is not ordered by "${printPath(query.grain, order[wrong]?.path ?? [])}" there`;
  const reversed = order.map(({ direction }, i) => direction !== rest[i]?.direction);
  return new Set(reversed).size > 1 ? "its order can be reversed only as a whole" : undefined;
}

/** Whether the query, whose order the table has, asks for its reverse. */
function isReversed({ orderBy }: Query, clustering: readonly LogicalColumn[]): boolean {
  const [order] = orderBy;
  const column = order && clustering.find((one) => isColumnOf(one, order.attributes[0] ?? []));
  return column !== undefined && column.direction !== order?.direction;
}

/** An index for each attribute that no key finds; a reason where there can be none. */
function indexesOf(
  model: ConceptualModel,
  query: Query,
  servedBy: ServedBy,
  table: LogicalTable,
  found: readonly Path[],
  nearest: LogicalColumn | undefined,
): readonly LogicalIndex[] | string {
  if (servedBy.index === undefined) return [];
  if (found.length === 0 && nearest === undefined) return "it can be read without an index; leave the index out";
  const { similarityFunction, ...others } = (servedBy.indexOptions ?? {}) as Readonly<Record<string, unknown>>;
  if (similarityFunction !== undefined && nearest === undefined) {
    return "similarityFunction is said of an index on a vector, which orderBy(ann(…)) asks for";
  }
  const [option] = Object.keys(others);
  if (option !== undefined && found.length === 0) return `${option} is not said of an index on a vector`;
  const options = option === undefined ? undefined : others;
  const indexes: LogicalIndex[] = [];
  for (const path of found) {
    const column = table.columns.find((one) => isColumnOf(one, path));
    if (column === undefined) return `it has no "${printPath(query.grain, path)}"`;
    const illegal = illegalInIndex(resolveValue(model, query.grain, path).type);
    if (illegal !== undefined) return `"${column.name}" is ${illegal}`;
    indexes.push({ kind: "sai", column: column.name, options, location: servedBy.location });
  }
  if (nearest !== undefined) {
    if (hasNoAngle(model, query) && (similarityFunction ?? "COSINE") === "COSINE") {
      return 'a vector of one dimension has no angle; say similarityFunction: "EUCLIDEAN"';
    }
    const ofVector = similarityFunction === undefined ? undefined : { similarityFunction };
    indexes.push({ kind: "sai", column: nearest.name, options: ofVector, location: servedBy.location });
  }
  const unnamed = indexes.find(({ column }) => !isIndexedName(column));
  return unnamed === undefined
    ? indexes
    : `an index needs a column with a name of at most 48 letters, digits and underscores, not "${unnamed.column}"`;
}

function hasNoAngle(model: ConceptualModel, { grain, nearest }: Query): boolean {
  if (nearest === undefined) return false;
  const { type } = resolveValue(model, grain, nearest.path);
  return type.kind === "vector" && type.dimensions === 1;
}

/** Whether a column is indexed already, in another way. */
const isOtherIndex = (index: LogicalIndex, had: readonly LogicalIndex[]): boolean =>
  had.some(
    ({ column, options }) =>
      column === index.column && JSON.stringify(options ?? {}) !== JSON.stringify(index.options ?? {}),
  );

const mergeIndexes = (had: readonly LogicalIndex[], added: readonly LogicalIndex[]): readonly LogicalIndex[] => [
  ...had,
  ...added.filter(({ column }) => !had.some((other) => other.column === column)),
];
