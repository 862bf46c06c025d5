import { illegalKeyType } from "../conceptual/key-types.ts";
import { identityOf, printPath, resolvePath } from "../conceptual/paths.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { CallOf, QueryContext } from "./context.ts";
import type { NotAPath, PathDefinition } from "./definition.ts";
import type { GivenTerm, OrderTerm, Term } from "./model.ts";
import { directions, refuseMarks, validateColumn } from "./marks.ts";
import { resolveBucket } from "./resolve-bucket.ts";
import { isNearest } from "./resolve-nearest.ts";
import { resolveFromGrain } from "./resolve-from-grain.ts";
import { refuseOwn } from "./refuse-own.ts";

/** The paths of `given`: attributes, refs, and buckets that have a place among them. */
export function resolveGiven(context: QueryContext, { items, location }: CallOf<"given">): readonly GivenTerm[] {
  return items.flatMap((item): readonly GivenTerm[] => {
    if (item.kind === "bucket") return resolveBucket(context, item, location);
    const term = resolveKeyPath(context, "given", item, location);
    return term === undefined ? [] : [term];
  });
}

/** The paths of `optionally`, `range`, `orderBy` and `typedIn`. */
export function resolveTerms(
  context: QueryContext,
  { word, items, location }: CallOf<"optionally"> | CallOf<"range"> | CallOf<"orderBy"> | CallOf<"typedIn">,
): readonly (Term | OrderTerm)[] {
  return items.flatMap((item): readonly (Term | OrderTerm)[] => {
    if (word === "orderBy" && isNearest(item)) return [];
    if (item.kind === "bucket") {
      context.report(diagnostic("PQ2015", { query: context.id, word }, location));
      return [];
    }
    const term = resolveKeyPath(context, word, item, location);
    if (term === undefined) return [];
    const direction = item.kind === "path" && item.direction === "desc" ? "desc" : "asc";
    return [word === "orderBy" ? { ...term, kind: "order", direction } : term];
  });
}

function resolveKeyPath(
  context: QueryContext,
  word: string,
  item: PathDefinition | NotAPath,
  location: SourceLocation | undefined,
): Term | undefined {
  const { id: query, conceptual, report } = context;
  const path = resolveFromGrain(context, word, item, location);
  if (path === undefined) return undefined;

  const resolved = resolvePath(conceptual, context.grain, path.path);
  if (resolved === undefined) throw new Error(`"${printPath(context.grain, path.path)}" was resolved before`);
  if (resolved.kind === "entity") {
    const identity = identityOf(resolved.entity).map((part) => printPath(context.grain, part));
    report(diagnostic("PQ2031", { query, word, entity: context.grain, identity }, location));
    return undefined;
  }
  if (word !== "orderBy") refuseMarks(context, word, path, directions, location);
  refuseOwn(context, word, path, location);
  validateColumn(context, word, path.column, location);
  const attributes =
    resolved.kind === "value" ? [path.path] : identityOf(resolved.target).map((part) => [...path.path, ...part]);
  if (resolved.kind === "value") {
    const illegal = illegalKeyType(conceptual, resolved.type);
    if (illegal !== undefined) {
      report(diagnostic("PQ2006", { query, word, path: printPath(context.grain, path.path), illegal }, location));
    }
  }
  if (path.column !== undefined && attributes.length > 1) {
    report(diagnostic("PQ2009", { query, path: printPath(context.grain, path.path), column: path.column }, location));
  }
  return {
    kind: "term",
    path: path.path,
    attributes,
    column: path.column,
    asWritten: path.asWritten ?? false,
    location,
  };
}
