import { printPath, samePath } from "../conceptual/paths.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { callsOf, type QueryContext } from "./context.ts";
import type { QueryDefinition } from "./definition.ts";
import type { Query } from "./model.ts";

/** Rules between the words of one query that need no dependencies. */
export function validateQuery(context: QueryContext, query: Query, definition: QueryDefinition): void {
  const { id, report, grain } = context;
  const given = query.given.filter((term) => term.kind === "term");

  const equalities = [...given, ...query.optionally].flatMap((term) => term.attributes.map((path) => ({ path, term })));
  for (const [i, { path, term }] of equalities.entries()) {
    if (!equalities.slice(0, i).some((other) => samePath(other.path, path))) continue;
    report(diagnostic("PQ2026", { query: id, path: printPath(grain, path) }, term.location));
  }
  for (const [i, term] of query.orderBy.entries()) {
    if (!query.orderBy.slice(0, i).some((other) => samePath(other.path, term.path))) continue;
    report(diagnostic("PQ2027", { query: id, path: printPath(grain, term.path) }, term.location));
  }
  const bucketed = query.bucket !== undefined || query.given.some((term) => term.kind === "bucket");
  const served = query.servedBy !== undefined;
  if (callsOf(definition, "given").length === 0 && !bucketed && !query.scan && !served) {
    report(diagnostic("PQ2028", { query: id }, query.location));
  }
  if (query.scan && (query.given.length > 0 || bucketed || query.orderBy.length > 0 || query.range !== undefined)) {
    report(diagnostic("PQ2029", { query: id }, callsOf(definition, "scan")[0]?.location ?? query.location));
  }
}
