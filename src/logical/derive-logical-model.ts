import type { ConceptualModel } from "../conceptual/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { QueryKeyspace, QueryModel } from "../queries/model.ts";
import { deriveTable } from "./derive-table.ts";
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
    const tables = keyspace.queries.map((query) => deriveTable(conceptual, keyspace.name, query, report));
    reportDuplicateNames(keyspace, tables, report);
    return { name: keyspace.name, tables };
  });
  return { model: { kind: "logical-model", keyspaces }, diagnostics };
}

function reportDuplicateNames(
  keyspace: QueryKeyspace,
  tables: readonly LogicalTable[],
  report: (found: Diagnostic) => void,
): void {
  const taken = new Set(tables.map(({ name }) => name));
  for (const [i, table] of tables.entries()) {
    const first = tables.findIndex(({ name }) => name === table.name);
    if (first === i) continue;
    const [query, other] = [keyspace.queries[i], keyspace.queries[first]];
    const proposal = proposeName(table, taken);
    taken.add(proposal);
    const parameters = {
      query: query?.id ?? "",
      other: other?.id ?? "",
      table: table.name,
      keyspace: keyspace.name,
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
