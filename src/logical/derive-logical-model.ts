import type { ConceptualModel } from "../conceptual/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Query, QueryKeyspace, QueryModel } from "../queries/model.ts";
import { deriveTable } from "./derive-table.ts";
import { serveQuery } from "./serve-query.ts";
import type { LogicalKeyspace, LogicalModel, LogicalTable } from "./model.ts";

export interface LogicalResult {
  readonly model: LogicalModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** One table per query, in query order. */
export function deriveLogicalModel(conceptual: ConceptualModel, queries: QueryModel): LogicalResult {
  const diagnostics: Diagnostic[] = [];
  const report = (found: Diagnostic): void => void diagnostics.push(found);
  const keyspaces = queries.keyspaces.map((keyspace): LogicalKeyspace => {
    const own = keyspace.queries.filter(({ servedBy }) => servedBy === undefined);
    const tables = own.map((query) => deriveTable(conceptual, keyspace.name, query, report));
    reportDuplicateNames(own, keyspace.name, tables, report);
    return { name: keyspace.name, tables: serveQueries(conceptual, keyspace, tables, report) };
  });
  return { model: { kind: "logical-model", keyspaces }, diagnostics };
}

/** Adds the queries that read another query's table to that table. */
function serveQueries(
  conceptual: ConceptualModel,
  keyspace: QueryKeyspace,
  tables: readonly LogicalTable[],
  report: (found: Diagnostic) => void,
): readonly LogicalTable[] {
  let served = tables;
  for (const query of keyspace.queries) {
    const { servedBy } = query;
    if (servedBy === undefined) continue;
    const table = served.find(({ queries }) => queries[0] === servedBy.query);
    if (table === undefined) {
      const known = tables.flatMap(({ queries }) => queries.slice(0, 1));
      const parameters = { query: query.id, other: servedBy.query, keyspace: keyspace.name, known };
      report(diagnostic("PQ3013", parameters, servedBy.location));
      continue;
    }
    const serving = serveQuery(conceptual, query, servedBy, table, report);
    if (serving !== undefined) served = served.map((other) => (other === table ? serving : other));
  }
  return served;
}

function reportDuplicateNames(
  queries: readonly Query[],
  keyspace: string,
  tables: readonly LogicalTable[],
  report: (found: Diagnostic) => void,
): void {
  const taken = new Set(tables.map(({ name }) => name));
  const firstOf = new Map<string, Query | undefined>();
  for (const [i, table] of tables.entries()) {
    const query = queries[i];
    if (!firstOf.has(table.name)) {
      firstOf.set(table.name, query);
      continue;
    }
    const other = firstOf.get(table.name);
    const proposal = proposeName(table, taken);
    taken.add(proposal);
    const parameters = {
      query: query?.id ?? "",
      other: other?.id ?? "",
      table: table.name,
      keyspace,
      proposal,
    };
    const related = { message: `${other?.id} takes the name first`, location: other?.location };
    report(diagnostic("PQ3008", parameters, query?.location, [related]));
  }
}

/** The table's name and its order, or failing that its query's number. */
function proposeName(table: LogicalTable, taken: ReadonlySet<string>): string {
  const order = table.columns
    .filter(({ reason }) => reason === "orderBy" || reason === "optionally")
    .map(({ name }) => name);
  const proposals = [
    ...order.map((_, i) => order.slice(0, i + 1)),
    [table.queries.join("_").toLowerCase().replace(/\W/g, "_")],
  ];
  const names = proposals.map((words) => [table.name, ...words].join("_"));
  return names.find((name) => !taken.has(name) && name.length <= 48) ?? names.at(-1) ?? table.name;
}
