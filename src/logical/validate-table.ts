import type { ConceptualModel } from "../conceptual/model.ts";
import { printPath, resolveValue } from "../conceptual/paths.ts";
import { isWord } from "../cql/identifiers.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Query } from "../queries/model.ts";
import type { LogicalTable } from "./model.ts";
import { printSource } from "./print-source.ts";

/** Rules for one table: its name, its columns' names, and statics that nobody could keep up to date. */
export function validateTable(
  model: ConceptualModel,
  query: Query,
  table: LogicalTable,
  report: (found: Diagnostic) => void,
): void {
  const location = query.location;
  validateTableName(query, table.name, report);

  for (const [i, column] of table.columns.entries()) {
    const first = table.columns.slice(0, i).find(({ name }) => name === column.name);
    if (first === undefined) continue;
    const [one, other] = [printSource(table.grain, first.source), printSource(table.grain, column.source)];
    if (one === other && column.source.kind === "attribute") continue; // ordered by what is given: said of the word
    report(
      diagnostic(
        "PQ3007",
        { query: query.id, table: table.name, column: column.name, first: one, second: other },
        location,
      ),
    );
  }
  for (const { name, role, source } of table.columns) {
    if (role !== "static" || source.kind !== "attribute") continue;
    const bucket = table.columns.find(
      (column) => column.source.kind === "bucket" && isUnlisted(column.source.bucket.unit),
    );
    const { attribute, owner } = resolveValue(model, table.grain, source.path);
    if (bucket === undefined || attribute.immutable || owner.immutable) continue;
    const path = printPath(table.grain, source.path);
    report(diagnostic("PQ3011", { query: query.id, column: name, bucket: bucket.name, path }, location));
  }
}

/** A node keeps a table in a directory named after it, with 33 characters of its own behind the name. */
const longestName = 222;

function validateTableName(query: Query, table: string, report: (found: Diagnostic) => void): void {
  const location = query.saidAt?.table ?? query.location;
  const parameters = { query: query.id, table, length: table.length };
  if (!isWord(table)) report(diagnostic("PQ3009", { query: query.id, table }, location));
  if (table.length > longestName) report(diagnostic("PQ3020", parameters, location));
  else if (table.length > 48) report(diagnostic("PQ3010", { ...parameters, proposal: shortName(table) }, location));
}

/** As many of its words as 48 characters have room for. */
function shortName(table: string): string {
  const cut = table.slice(0, 49).replace(/_[^_]*$/, "");
  return cut.slice(0, 48);
}

/** Hash buckets and a single partition can be gone through; which buckets of time have rows, nobody knows. */
const isUnlisted = (unit: string): boolean => unit !== "hash" && unit !== "singleton";
