import type { Path, RefAttribute } from "../conceptual/model.ts";
import {
  entityNamed,
  identityOf,
  includesPath,
  ownPaths,
  printPath,
  resolvePath,
  startsWith,
} from "../conceptual/paths.ts";
import { pluralOf } from "../cql/names.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { CallOf, QueryContext } from "./context.ts";
import type { NotAPath, ReturnItemDefinition } from "./definition.ts";
import type { ReturnTerm } from "./model.ts";
import { resolveFromGrain } from "./resolve-from-grain.ts";

type Call = CallOf<"returning"> | CallOf<"also">;

/** The items of `returning` and `also`, refs and whole entities replaced by their attributes. */
export function resolveReturned(context: QueryContext, { word, items, location }: Call): readonly ReturnTerm[] {
  return items.flatMap((item) => resolveItem(context, word, item, location));
}

function resolveItem(
  context: QueryContext,
  word: string,
  item: ReturnItemDefinition | NotAPath,
  location: SourceLocation | undefined,
): readonly ReturnTerm[] {
  const { conceptual, grain, id: query, report } = context;
  if (item.kind === "collect") return resolveCollected(context, item, location);
  const definition = resolveFromGrain(
    context,
    word,
    "path" in item && item.kind !== "path" ? item.path : item,
    location,
  );
  if (definition === undefined) return [];
  const { path } = definition;
  const resolved = resolvePath(conceptual, grain, path);
  const attribute = (one: Path): ReturnTerm => ({
    kind: "attribute",
    path: one,
    column: definition.column,
    asWritten: definition.asWritten ?? false,
  });
  if (resolved?.kind === "value") return [attribute(path)];

  if (item.kind === "path" && path.length > 0) {
    report(diagnostic("PQ2010", { query, word, path: printPath(grain, path) }, location));
    return [];
  }
  if (item.kind === "id-of") {
    const target = resolved?.kind === "ref" ? resolved.target : entityNamed(conceptual, grain);
    return identityOf(target).map((part) => attribute([...path, ...part]));
  }
  const except = item.kind === "all-of" ? item.except : [];
  const left = except.flatMap((one) => resolveFromGrain(context, word, one, location) ?? []).map((one) => one.path);
  for (const one of left.filter((other) => !startsWith(other, path))) {
    report(diagnostic("PQ2011", { query, path: printPath(grain, one), all: printPath(grain, path) }, location));
  }
  return ownPaths(conceptual, grain, path)
    .filter((one) => !includesPath(left, one) && !left.some((prefix) => startsWith(one, prefix)))
    .map(attribute);
}

/** `collect(Near.poi)` on a query that finds hotels: the relationship's other ref holds the hotel. */
function resolveCollected(
  { conceptual, grain, found, foundEntity, id: query, report }: QueryContext,
  item: Extract<ReturnItemDefinition, { kind: "collect" }>,
  location: SourceLocation | undefined,
): readonly ReturnTerm[] {
  const { root: relationship, path } = item.path;
  const printed = printPath(relationship, path);
  const far = resolvePath(conceptual, relationship, path);
  if (far?.kind !== "ref" || path.length !== 1 || found.length > 0) {
    report(diagnostic("PQ2012", { query, path: printed, found: [grain, ...found].join(".") }, location));
    return [];
  }
  const candidates = entityNamed(conceptual, relationship).attributes.filter(
    (attribute): attribute is RefAttribute =>
      attribute.kind === "ref" && attribute.entity === foundEntity && attribute.name !== path[0],
  );
  const near = item.of === undefined ? candidates : candidates.filter(({ name }) => name === item.of?.path[0]);
  const farIdentity = identityOf(far.target);
  const [side] = near;
  const [attribute] = farIdentity;
  if (side === undefined || near.length > 1 || attribute === undefined || farIdentity.length > 1) {
    const parameters = {
      query,
      path: printed,
      found: foundEntity,
      refs: near.map(({ name }) => name),
      parts: farIdentity.length,
    };
    report(diagnostic("PQ2013", parameters, location));
    return [];
  }
  const column = item.as ?? pluralOf(path[0] ?? "");
  return [{ kind: "collected", relationship, near: [side.name], far: [...path, ...attribute], column }];
}
