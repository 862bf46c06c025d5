import { printPath, resolvePath, type Resolved } from "../conceptual/paths.ts";
import { printCqlType } from "../cql/print-type.ts";
import type { CqlType } from "../cql/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { callsOf, type QueryContext } from "./context.ts";
import type { PathDefinition, QueryDefinition } from "./definition.ts";
import { refuseMarks } from "./marks.ts";
import type { Query, Term } from "./model.ts";
import { resolveFromGrain } from "./resolve-from-grain.ts";

/** The vector of `orderBy(ann(…))`. */
export function resolveNearest(context: QueryContext, definition: QueryDefinition): Term | undefined {
  const [first] = callsOf(definition, "orderBy").flatMap(({ items, location }) =>
    items.filter(isNearest).map((item) => ({ item, location })),
  );
  if (first === undefined) return undefined;
  const { item, location } = first;
  const path = resolveFromGrain(context, "orderBy", item, location);
  if (path === undefined) return undefined;
  refuseMarks(context, "ann", path, ["named", "asWritten"], location);
  const resolved = resolvePath(context.conceptual, context.grain, path.path);
  const found = resolved === undefined ? "nothing" : otherThanVector(resolved);
  if (found !== undefined) {
    const parameters = { query: context.id, path: printPath(context.grain, path.path), found };
    context.report(diagnostic("PQ2044", parameters, location));
  }
  return { kind: "term", path: path.path, attributes: [path.path], asWritten: false, location };
}

/** What an order by nearness stands alone for, and what it needs. */
export function validateNearest({ id, report }: QueryContext, query: Query, definition: QueryDefinition): void {
  const { nearest } = query;
  if (nearest === undefined) return;
  const orders = callsOf(definition, "orderBy").flatMap(({ items }) => items);
  const beside: readonly (readonly [string, boolean])[] = [
    ["another order", orders.length > 1],
    ...(["optionally", "range", "bucketBy", "inOnePartition", "scan"] as const).map(
      (word) => [word, callsOf(definition, word).length > 0] as const,
    ),
    ["a bucket in given", query.given.some(({ kind }) => kind === "bucket")],
  ];
  for (const [what, isSaid] of beside) {
    if (isSaid) report(diagnostic("PQ2045", { query: id, beside: what }, nearest.location));
  }
  if (query.servedBy?.index === undefined) report(diagnostic("PQ2046", { query: id }, nearest.location));
}

export const isNearest = (item: { readonly kind: string }): item is PathDefinition =>
  item.kind === "path" && (item as PathDefinition).direction === "ann";

/** What a path leads to instead of a vector of floats, in words. */
function otherThanVector(resolved: Resolved): string | undefined {
  if (resolved.kind !== "value") return resolved.kind === "ref" ? "a ref" : "an entity";
  return isFloatVector(resolved.type) ? undefined : printCqlType(resolved.type);
}

const isFloatVector = (type: CqlType): boolean =>
  type.kind === "vector" && type.element.kind === "native" && type.element.name === "float";
