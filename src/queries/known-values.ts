import { determinesEntity } from "../conceptual/dependencies.ts";
import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { entityNamed, includesPath, ownPaths, resolveValue, valuePaths } from "../conceptual/paths.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import type { Query } from "./model.ts";

/** A value that a query is given. */
export interface GivenValue {
  readonly path: Path;
  readonly meaning: string;
  readonly location: SourceLocation | undefined;
}

/** What has to be known when a query is asked. Constants and hashes are computed; a range and what is optional are up to the caller. */
export function givenValues(model: ConceptualModel, { grain, given }: Query): readonly GivenValue[] {
  return given.flatMap((term) => {
    const { location } = term;
    if (term.kind === "bucket" && (term.unit === "hash" || term.source === undefined)) return [];
    const paths = term.kind === "bucket" ? [term.source ?? []] : term.attributes;
    return paths.map((path) => ({ path, meaning: meaningOf(model, grain, path), location }));
  });
}

/** What is known after a query was asked and was not before: what it returns, and what was typed in. */
export function learnedFrom(
  model: ConceptualModel,
  query: Query,
  byId: ReadonlyMap<string, Query>,
): ReadonlySet<string> {
  const { grain, workflow } = query;
  const given = query.given.flatMap((term) => (term.kind === "term" ? term.attributes : []));
  const typed = [
    ...(workflow.isEntry ? givenValues(model, query).map(({ path }) => path) : []),
    ...workflow.typedIn.flatMap((term) => term.attributes),
  ];
  const meanings = [
    ...typed.map((path) => meaningOf(model, grain, path)),
    ...returnedPaths(model, query, byId)
      .filter((path) => !includesPath(given, path))
      .map((path) => meaningOf(model, grain, path)),
    ...query.also.flatMap((term) => (term.kind === "collected" ? [meaningOf(model, term.relationship, term.far)] : [])),
  ];
  return new Set(meanings);
}

/** The attributes in the rows of a query, from its grain: its key, and what it returns. */
function returnedPaths(model: ConceptualModel, query: Query, byId: ReadonlyMap<string, Query>): readonly Path[] {
  const { grain, found, given, optionally, range, orderBy, returning, also } = query;
  const terms = [...given, ...optionally, ...(range === undefined ? [] : [range]), ...orderBy];
  const inKey = terms.flatMap((term) => (term.kind === "bucket" ? [] : term.attributes));
  const said = [...(returning ?? []), ...also].flatMap((term) => (term.kind === "attribute" ? [term.path] : []));
  const own = returning === undefined ? [...ownPaths(model, grain, found), ...valuePaths(model, grain, found)] : [];
  // Which candidate key completes the table's is decided later.
  const key = determinesEntity(model, grain, inKey, [])
    ? []
    : entityNamed(model, grain).candidateKeys.flatMap(({ paths }) => paths);
  const serving = query.servedBy && byId.get(query.servedBy.query);
  const ofTable =
    returning !== undefined || serving?.grain !== grain || serving.servedBy !== undefined
      ? []
      : returnedPaths(model, serving, byId);
  return [...inKey, ...said, ...own, ...key, ...ofTable];
}

/** The attribute that a path leads to, whichever way: `hotel.id` of `availability.room.hotel.id`. */
function meaningOf(model: ConceptualModel, root: string, path: Path): string {
  const { owner, attribute, fields } = resolveValue(model, root, path);
  return [owner.name, attribute.name, ...fields.map(({ name }) => name)].join(".");
}

/** Whether a value is known: by itself, or as a field of a UDT that is. */
export function isKnown(known: ReadonlySet<string>, meaning: string): boolean {
  const steps = meaning.split(".");
  return steps.some((_, i) => i > 0 && known.has(steps.slice(0, i + 1).join(".")));
}
