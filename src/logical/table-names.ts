import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { entityNamed, identityOf, includesPath, resolveValue, samePath, valuePaths } from "../conceptual/paths.ts";
import { snakeCase } from "../cql/names.ts";
import type { Query } from "../queries/model.ts";
import { columnName, refLabel } from "./column-names.ts";

/**
 * The plural of the found entity when its whole identity is given or nothing is, else `<plural>_by_<labels>`:
 * what is given, then the range unless the order names it.
 */
export function tableName(model: ConceptualModel, query: Query): string {
  return query.table ?? derivedTableName(model, query);
}

/** The name by the rules alone, whatever `.table(…)` says. */
export function derivedTableName(model: ConceptualModel, query: Query): string {
  const { plural } = entityNamed(model, query.foundEntity);
  const labels = tableLabels(model, query);
  return labels.length === 0 ? plural : `${plural}_by_${labels.join("_")}`;
}

/** What follows `_by_`; empty when the found entity's whole identity is given, or nothing is. */
export function tableLabels(model: ConceptualModel, query: Query): readonly string[] {
  const given = query.given.flatMap((term) => (term.kind === "term" ? term.attributes : []));
  const identity = valuePaths(model, query.grain, query.found);
  const buckets = query.given.filter((term) => term.kind === "bucket");
  if (buckets.length === 0 && identity.every((path) => includesPath(given, path))) return [];

  const labels: string[] = [];
  for (const term of query.given) {
    if (term.kind === "bucket") labels.push(term.column);
    else labels.push(...term.attributes.map((path) => labelOf(model, query, given, path, term.column)));
  }
  const { range } = query;
  if (range !== undefined && !query.orderBy.some((term) => samePath(term.path, range.path))) {
    labels.push(range.column ?? labelOf(model, query, range.attributes, range.attributes[0] ?? range.path, undefined));
  }
  return labels.filter((label, i) => labels.indexOf(label) === i);
}

/** A ref's name when its whole identity is among the paths (the outermost such ref), else the column's name. */
function labelOf(
  model: ConceptualModel,
  query: Query,
  among: readonly Path[],
  path: Path,
  column: string | undefined,
): string {
  const { grain, found } = query;
  const { refs } = resolveValue(model, grain, path);
  const whole = refs
    .map((_, i) => refs.slice(0, i + 1))
    .find((ref) => valuePaths(model, grain, ref).every((part) => includesPath(among, part)));
  if (whole !== undefined) return refLabel(model, grain, whole);
  const identity = identityOf(entityNamed(model, grain));
  const byGrain = found.length > 0 && refs.length === 0 && includesPath(identity, path);
  if (byGrain && identity.every((part) => includesPath(among, part))) return snakeCase(grain);
  return column ?? columnName(model, grain, path, found);
}
