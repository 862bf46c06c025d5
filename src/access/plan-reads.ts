import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath } from "../conceptual/paths.ts";
import { camelCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";
import { tableName } from "../logical/table-names.ts";
import type { Column, PhysicalModel, Table } from "../physical/model.ts";
import type { Query, QueryModel } from "../queries/model.ts";
import type { ReadPlan } from "./model.ts";
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
    table.queries.map(({ id }): ReadPlan => {
      const query = all.get(id);
      if (query === undefined) throw new Error(`no query "${id}" in the query model`);
      return planRead(query, table, `select_${tableName(conceptual, query)}`);
    }),
  );
  for (const [name, [first, ...others]] of groupBy(reads, (read) => camelCase(read.name))) {
    for (const { query } of others)
      report(diagnostic("PQ7001", { query, other: first?.query ?? "", name }, all.get(query)?.location));
  }
  return reads;
}

function planRead(query: Query, table: Table, name: string): ReadPlan {
  const key = table.columns.filter(({ role }) => role === "partition" || role === "clustering");
  const clustering = key.filter(({ role }) => role === "clustering");
  const given = table.columns.filter((column) => isGiven(column, query));
  const [range] = query.range?.attributes ?? [];
  const [order] = query.orderBy;
  const ordered = order && clustering.find((column) => isColumnOf(column, order.attributes[0] ?? []));
  return {
    kind: "read-plan",
    query: query.id,
    text: query.text,
    keyspace: table.keyspace,
    table: table.name,
    name,
    given: given.map((column) => column.name),
    range: range && rangeColumn(clustering, given, range)?.name,
    reversed: ordered !== undefined && ordered.direction !== order?.direction,
    returnsOne: !query.scan && key.every((column) => given.includes(column) || isConstant(column)),
    required: table.columns.filter(isRequired).map((column) => column.name),
  };
}

/** The column of a range, when those before it are given: behind one that a caller may leave out there is no range yet. */
function rangeColumn(clustering: readonly Column[], given: readonly Column[], path: Path): Column | undefined {
  const [next] = clustering.filter((column) => !given.includes(column));
  return next !== undefined && isColumnOf(next, path) ? next : undefined;
}

/** Whether a read of the query says the column's value. A bucket is said by the caller. */
function isGiven(column: Column, query: Query): boolean {
  const { source, role } = column;
  if (query.scan || isConstant(column)) return false;
  // An index finds rows whatever their bucket, unless the query gives it.
  if (source.kind === "bucket")
    return (
      role === "partition" && (query.servedBy?.index === undefined || query.given.some(({ kind }) => kind === "bucket"))
    );
  const given = query.given.flatMap((term) => (term.kind === "term" ? term.attributes : []));
  return source.kind === "attribute" && includesPath(given, source.path);
}

export const isConstant = ({ source }: Column): boolean =>
  source.kind === "bucket" && source.bucket.unit === "singleton";

const isColumnOf = ({ source }: Column, path: Path): boolean =>
  source.kind === "attribute" && source.path.join(".") === path.join(".");
