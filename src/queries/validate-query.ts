import { printPath, samePath } from "../conceptual/paths.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { callsOf, type QueryContext } from "./context.ts";
import type { QueryCall, QueryDefinition } from "./definition.ts";
import type { Query } from "./model.ts";

/** Rules between the words of one query that need no dependencies. */
export function validateQuery(context: QueryContext, query: Query, definition: QueryDefinition): void {
  validateRepeated(context, query);
  validateNames(context, query);
  validatePartition(context, query, definition);
  for (const word of ["keyedBy", "table", "servedBy", "estimate"] as const) {
    const [, second] = callsOf(definition, word);
    if (second !== undefined) context.report(diagnostic("PQ2034", { query: query.id, word }, second.location));
  }
}

function validateRepeated({ id, report, grain }: QueryContext, { given, optionally, orderBy }: Query): void {
  const terms = [...given.filter((term) => term.kind === "term"), ...optionally];
  const equalities = terms.flatMap((term) => term.attributes.map((path) => ({ path, term })));
  for (const [i, { path, term }] of equalities.entries()) {
    if (!equalities.slice(0, i).some((other) => samePath(other.path, path))) continue;
    report(diagnostic("PQ2026", { query: id, path: printPath(grain, path) }, term.location));
  }
  const orders = orderBy.flatMap((term) => term.attributes.map((path) => ({ path, term })));
  for (const [i, { path, term }] of orders.entries()) {
    if (!orders.slice(0, i).some((other) => samePath(other.path, path))) continue;
    report(diagnostic("PQ2027", { query: id, path: printPath(grain, path) }, term.location));
  }
}

/** A path has one name in the query, whichever list it stands in. */
function validateNames({ id, report, grain }: QueryContext, query: Query): void {
  const terms = [
    ...query.given,
    ...query.optionally,
    ...query.orderBy,
    query.range,
    ...(query.returning ?? []),
    ...query.also,
  ];
  const names = terms.flatMap((term) => {
    if (term === undefined || term.kind === "bucket" || term.kind === "collected" || term.column === undefined)
      return [];
    const path = term.kind === "attribute" ? term.path : term.attributes[0];
    return path === undefined ? [] : [{ path, column: term.column, location: term.location }];
  });
  for (const [i, { path, column, location }] of names.entries()) {
    const first = names.slice(0, i).find((other) => samePath(other.path, path));
    if (first === undefined || first.column === column) continue;
    const parameters = { query: id, path: printPath(grain, path), first: first.column, second: column };
    report(diagnostic("PQ2041", parameters, location));
  }
}

/** Whatever was said counts, even where it was wrong: that has been reported. */
function validatePartition({ id, report }: QueryContext, query: Query, definition: QueryDefinition): void {
  const said = (...words: readonly QueryCall["word"][]): QueryCall | undefined =>
    definition.calls.find(({ word, items }) => words.includes(word) && items.length > 0);
  const scan = callsOf(definition, "scan")[0];
  const spread = said("given", "bucketBy", "inOnePartition");
  if (spread === undefined && scan === undefined && query.nearest === undefined && said("servedBy") === undefined)
    report(diagnostic("PQ2028", { query: id }, query.location));
  if (scan !== undefined && (spread ?? said("optionally", "range", "orderBy")) !== undefined)
    report(diagnostic("PQ2029", { query: id }, scan.location));

  const [one] = callsOf(definition, "inOnePartition");
  const [given] = query.given.filter((term) => term.kind === "term");
  if (one !== undefined && given !== undefined) {
    report(diagnostic("PQ2038", { query: id, path: printPath(query.grain, given.path) }, one.location));
  }
}
