import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath } from "../conceptual/paths.ts";
import { camelCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
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
  const all = queries.keyspaces.flatMap((keyspace) => keyspace.queries);
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const reads = tables.flatMap((table) =>
    table.queries.map(({ id }): ReadPlan => {
      const query = all.find((other) => other.id === id);
      if (query === undefined) throw new Error(`no query "${id}" in the query model`);
      return planRead(query, table, `select_${tableName(conceptual, query)}`);
    }),
  );
  for (const [i, { query, name }] of reads.entries()) {
    const first = reads.slice(0, i).find((other) => camelCase(other.name) === camelCase(name));
    if (first === undefined) continue;
    const location = all.find(({ id }) => id === query)?.location;
    report(diagnostic("PQ7001", { query, other: first.query, name: camelCase(name) }, location));
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
    range: range && clustering.find((column) => isColumnOf(column, range))?.name,
    reversed: ordered !== undefined && ordered.direction !== order?.direction,
    returnsOne: !query.scan && key.every((column) => given.includes(column) || isConstant(column)),
    required: table.columns.filter(isRequired).map((column) => column.name),
  };
}

/** Whether a read of the query says the column's value. A bucket is said by the caller. */
function isGiven(column: Column, query: Query): boolean {
  const { source, role } = column;
  if (query.scan || isConstant(column)) return false;
  if (source.kind === "bucket") return role === "partition";
  const given = query.given.flatMap((term) => (term.kind === "term" ? term.attributes : []));
  return source.kind === "attribute" && includesPath(given, source.path);
}

export const isConstant = ({ source }: Column): boolean =>
  source.kind === "bucket" && source.bucket.unit === "singleton";

const isColumnOf = ({ source }: Column, path: Path): boolean =>
  source.kind === "attribute" && source.path.join(".") === path.join(".");
