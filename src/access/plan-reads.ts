import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath, printPath } from "../conceptual/paths.ts";
import { camelCase, snakeCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";
import { tableName } from "../logical/table-names.ts";
import type { Column, PhysicalModel, Table } from "../physical/model.ts";
import type { Projection, Query, QueryModel, ReturnTerm } from "../queries/model.ts";
import type { ComputedBucket, ReadPlan } from "./read-model.ts";
import { isRequired } from "./required-columns.ts";

/** The legal read of each query, table by table. */
export function planReads(
  conceptual: ConceptualModel,
  queries: QueryModel,
  physical: PhysicalModel,
  report: (found: Diagnostic) => void,
): readonly ReadPlan[] {
  const all = new Map(queries.keyspaces.flatMap((keyspace) => keyspace.queries.map((query) => [query.id, query])));
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const reads = tables.flatMap((table) =>
    table.queries.flatMap(({ id }): readonly ReadPlan[] => {
      const query = all.get(id);
      if (query === undefined) throw new Error(`no query "${id}" in the query model`);
      const read = planRead(query, table, nameOf(conceptual, query, table));
      return [read, ...query.projections.map((projection) => project(read, query, projection, table, report))];
    }),
  );
  for (const [name, [first, ...others]] of groupBy(reads, (read) => camelCase(read.name))) {
    for (const { query } of others)
      report(diagnostic("PQ7001", { query, other: first?.query ?? "", name }, all.get(query)?.location));
  }
  return reads;
}

/**
 * The same read, of fewer columns: the key, which a cursor goes on from, what buckets are computed from, and what the projection
 * names.
 */
function project(
  read: ReadPlan,
  { id, grain }: Query,
  { name, returned, location }: Projection,
  table: Table,
  report: (found: Diagnostic) => void,
): ReadPlan {
  const named = returned.flatMap((term) => {
    const column = table.columns.find((one) => isReturned(one, term));
    if (column !== undefined) return [column.name];
    const path =
      term.kind === "attribute" ? printPath(grain, term.path) : `collect(${term.relationship}.${term.far[0]})`;
    report(diagnostic("PQ6005", { query: id, projection: name, path }, location));
    return [];
  });
  const sources = read.computed.map(({ source }) => source);
  const columns = table.columns.filter((column) => isInKey(column) || [...named, ...sources].includes(column.name));
  const isRead = (column: string): boolean => columns.some((one) => one.name === column);
  return {
    ...read,
    name: read.name.replace(/^select_/, `select_${snakeCase(name)}_of_`),
    projection: { name, of: read.name },
    columns: columns.map((column) => column.name),
    required: read.required.filter(isRead),
  };
}

function isReturned({ source, name }: Column, term: ReturnTerm): boolean {
  if (term.kind === "collected") return source.kind === "collected" && name === term.column;
  return source.kind === "attribute" && isSame(source.path, term.path);
}

const isInKey = ({ role }: Column): boolean => role === "partition" || role === "clustering";

/** Without a name of the query's own, what is nearest tells it from a query that is given the same. */
function nameOf(conceptual: ConceptualModel, query: Query, table: Table): string {
  const name = `select_${tableName(conceptual, query)}`;
  const nearest = nearestIn(table, query);
  return nearest === undefined || query.table !== undefined ? name : `${name}_near_${nearest.name}`;
}

const nearestIn = (table: Table, { nearest }: Query): Column | undefined =>
  nearest && table.columns.find((column) => isColumnOf(column, nearest.path));

function planRead(query: Query, table: Table, name: string): ReadPlan {
  const key = table.columns.filter(isInKey);
  const clustering = key.filter(({ role }) => role === "clustering");
  const given = table.columns.filter((column) => isGiven(column, query));
  const isOfAllPartitions = key.some(
    (column) => column.role === "partition" && !isConstant(column) && !given.includes(column),
  );
  const computed = given.flatMap((column) => computedBucket(column, query, table));
  const nearest = nearestIn(table, query)?.name;
  const [order] = query.orderBy;
  const ordered = order && clustering.find((column) => isColumnOf(column, order.attributes[0] ?? []));
  return {
    kind: "read-plan",
    query: query.id,
    text: query.text,
    keyspace: table.keyspace,
    table: table.name,
    name,
    columns: table.columns.map((column) => column.name),
    given: given.map((column) => column.name),
    computed,
    prefix:
      isOfAllPartitions || nearest !== undefined ? [] : prefixAfter(given, clustering).map((column) => column.name),
    reversed: ordered !== undefined && ordered.direction !== order?.direction,
    nearest,
    isIndexed: query.servedBy?.index !== undefined,
    isOfAllPartitions,
    passesOverRows:
      nearest !== undefined
        ? false
        : isOfAllPartitions
          ? given.some(({ role }) => role === "partition" || role === "clustering")
          : afterGiven(given, clustering).some((column) => given.includes(column)),
    returnsOne:
      computed.length === 0 &&
      !isOfAllPartitions &&
      key.every((column) => given.includes(column) || isConstant(column)),
    required: table.columns.filter(isRequired).map((column) => column.name),
  };
}

/** Whether a read says the column's value. An index finds rows whatever their bucket, unless the query gives it. */
function isGiven(column: Column, query: Query): boolean {
  const { source, role } = column;
  if (query.scan || isConstant(column)) return false;
  if (source.kind === "bucket")
    return (
      role === "partition" && (query.servedBy?.index === undefined || query.given.some(({ kind }) => kind === "bucket"))
    );
  const given = query.given.flatMap((term) => (term.kind === "term" ? term.attributes : []));
  return source.kind === "attribute" && includesPath(given, source.path);
}

/** What follows the clustering columns that are given; nothing where an index finds one of those that follow. */
function prefixAfter(given: readonly Column[], clustering: readonly Column[]): readonly Column[] {
  const rest = afterGiven(given, clustering);
  return rest.some((column) => given.includes(column)) ? [] : rest;
}

function afterGiven(given: readonly Column[], clustering: readonly Column[]): readonly Column[] {
  const from = clustering.findIndex((column) => !given.includes(column));
  return from === -1 ? [] : clustering.slice(from);
}

/** A stretch of time that the query gives is known to its caller; a hash never is. */
function computedBucket({ name, source }: Column, query: Query, table: Table): readonly ComputedBucket[] {
  if (source.kind !== "bucket") return [];
  const { unit, since, source: path = [] } = source.bucket;
  if (unit === "hash") return [{ column: name }];
  const isSaid = query.given.some((term) => term.kind === "bucket" && term.unit === unit && isSame(term.source, path));
  if (isSaid) return [];
  const from = table.columns.find((column) => isColumnOf(column, path))?.name;
  return [{ column: name, source: from, hasBeginning: since !== undefined }];
}

export const isConstant = ({ source }: Column): boolean =>
  source.kind === "bucket" && source.bucket.unit === "singleton";

const isColumnOf = ({ source }: Column, path: Path): boolean =>
  source.kind === "attribute" && isSame(source.path, path);

const isSame = (one: Path | undefined, other: Path): boolean => one?.join(".") === other.join(".");
