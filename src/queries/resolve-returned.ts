import { determinesEntity } from "../conceptual/dependencies.ts";
import type { Path, RefAttribute } from "../conceptual/model.ts";
import {
  entityNamed,
  identityOf,
  ownPaths,
  printPath,
  resolvePath,
  startsWith,
  valuePaths,
} from "../conceptual/paths.ts";
import { pluralOf } from "../cql/names.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { QueryContext } from "./context.ts";
import type { NotAPath, PathDefinition, ReturnItemDefinition } from "./definition.ts";
import { directions, refuseMarks, validateColumn } from "./marks.ts";
import type { ReturnTerm } from "./model.ts";
import { refuseOwn } from "./refuse-own.ts";
import { resolveFromGrain } from "./resolve-from-grain.ts";

/** What `returning`, `also` and a projection have in common. */
interface Call {
  readonly word: "returning" | "also" | "projection";
  readonly items: readonly (ReturnItemDefinition | NotAPath)[];
  readonly location: SourceLocation | undefined;
}

/** The items of `returning` and its like, refs and whole entities replaced by their attributes. */
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
  if (item.kind === "collect") return resolveCollected(context, word, item, location);
  const definition = resolveFromGrain(
    context,
    word,
    "path" in item && item.kind !== "path" ? item.path : item,
    location,
  );
  if (definition === undefined) return [];
  const { path } = definition;
  refuseMarks(context, word, definition, directions, location);
  if (item.kind !== "all-of" || path.length === 0) refuseOwn(context, word, definition, location);
  validateColumn(context, word, definition.column, location);
  const resolved = resolvePath(conceptual, grain, path);
  const attribute = (one: Path): ReturnTerm => ({
    kind: "attribute",
    path: one,
    column: definition.column,
    asWritten: definition.asWritten ?? false,
    location,
  });
  if (resolved?.kind === "value") return [attribute(path)];

  if (item.kind === "path" || item.kind === "not-a-path") {
    const parameters = { query, word, path: printPath(grain, path), isRef: path.length > 0 };
    report(diagnostic("PQ2010", parameters, location));
    return [];
  }
  const paths =
    item.kind === "id-of"
      ? valuePaths(conceptual, grain, path)
      : resolveAll(context, word, path, item.except, location);
  if (definition.column !== undefined && paths.length > 1) {
    const parameters = { query, path: printPath(grain, path), column: definition.column };
    report(diagnostic("PQ2009", parameters, location));
  }
  return paths.map(attribute);
}

/** The attributes of `allOf`, without those that are left out. */
function resolveAll(
  context: QueryContext,
  word: string,
  path: Path,
  except: readonly PathDefinition[],
  location: SourceLocation | undefined,
): readonly Path[] {
  const { conceptual, grain, id: query, report } = context;
  const all = ownPaths(conceptual, grain, path);
  const leftOut = except.flatMap((item) => {
    const one = resolveFromGrain(context, word, item, location);
    return one === undefined ? [] : [one.path];
  });
  for (const one of leftOut.filter((other) => !all.some((own) => startsWith(own, other)))) {
    report(diagnostic("PQ2011", { query, path: printPath(grain, one), all: printPath(grain, path) }, location));
  }
  return all.filter((own) => !leftOut.some((one) => startsWith(own, one)));
}

/** `collect(Near.poi)` on a query that finds hotels: the relationship's other ref holds the hotel. */
function resolveCollected(
  context: QueryContext,
  word: string,
  item: Extract<ReturnItemDefinition, { kind: "collect" }>,
  location: SourceLocation | undefined,
): readonly ReturnTerm[] {
  const { conceptual, grain, found, foundEntity, id: query, report } = context;
  const { root: relationship, path } = item.path;
  refuseMarks(context, "collect", item.path, ["named", "asWritten", ...directions], location);
  if (item.asWritten === true)
    refuseMarks(context, "collect", { ...item.path, asWritten: true }, ["asWritten"], location);
  validateColumn(context, word, item.as, location);
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
  const refs = candidates.map(({ name }) => printPath(relationship, [name]));
  const of = item.of && printPath(item.of.root, item.of.path);
  const near = of === undefined ? candidates : candidates.filter((_, i) => refs[i] === of);
  const farIdentity = identityOf(far.target);
  const [side] = near;
  const [attribute] = farIdentity;
  if (side === undefined || near.length > 1 || attribute === undefined || farIdentity.length > 1) {
    const parameters = { query, path: printed, of, found: foundEntity, refs, parts: farIdentity.length };
    report(diagnostic("PQ2013", parameters, location));
    return [];
  }
  const ends = [[side.name], path].flatMap((ref) => valuePaths(conceptual, relationship, ref));
  if (!determinesEntity(conceptual, relationship, ends, []))
    report(diagnostic("PQ2039", { query, path: printed, relationship, found: foundEntity }, location));
  const column = item.as ?? pluralOf(path[0] ?? "");
  return [{ kind: "collected", relationship, near: [side.name], far: [...path, ...attribute], column }];
}
