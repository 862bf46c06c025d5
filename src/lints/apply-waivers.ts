import type { Diagnostic, SourceLocation, Waiver } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { hasErrors } from "../diagnostics/errors.ts";
import type { KeyspaceDefinition, ModelDefinition, QueryDefinition } from "../queries/definition.ts";

/** A waiver, what says it, and where what it is about is declared. */
interface PlacedWaiver extends Waiver {
  readonly subject: string;
  readonly location: SourceLocation | undefined;
  readonly places: ReadonlySet<string>;
  /** How it is said with a reason. */
  readonly remedy: string;
}

/**
 * Leaves out the findings that the model accepts: those at a query, at an entity and the queries of its rows, or at a keyspace and its
 * queries. A waiver that accepts nothing, or has no reason, is a finding itself.
 */
export function applyWaivers(model: ModelDefinition, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const waivers = listWaivers(model);
  const meant = waivers.filter(({ reason }) => reason !== "");
  const left = diagnostics.filter((each) => !meant.some((waiver) => accepts(waiver, each)));
  const unfounded = waivers.flatMap((waiver) => {
    const { subject, code, reason, remedy, location } = waiver;
    if (reason === "") return [diagnostic("PQ5101", { subject, code, remedy }, location)];
    // the stages after an error have not run
    if (hasErrors(diagnostics) || diagnostics.some((each) => accepts(waiver, each))) return [];
    return [diagnostic("PQ5100", { subject, code }, location)];
  });
  return [...left, ...unfounded];
}

const accepts = ({ code, places }: PlacedWaiver, each: Diagnostic): boolean =>
  each.code === code && each.severity !== "error" && places.has(placeOf(each.location));

function listWaivers({ entities, keyspaces }: ModelDefinition): readonly PlacedWaiver[] {
  const queries = keyspaces.flatMap((keyspace) => keyspace.queries);
  return [
    ...queries.flatMap(waiversOfQuery),
    ...entities.flatMap(({ name, accept = [], attributes, location }) => {
      if (accept.length === 0) return [];
      const found = queries.filter(({ find }) => find?.kind === "path" && find.root === name);
      const places = placesOf([location, ...attributes.map((each) => each.location), ...found.flatMap(locationsOf)]);
      return accept.map((waiver) => ofOptions(waiver, `entity "${name}"`, location, places));
    }),
    ...keyspaces.flatMap((keyspace: KeyspaceDefinition) => {
      const { name, accept = [], location } = keyspace;
      if (accept.length === 0) return [];
      const places = placesOf([location, ...keyspace.queries.flatMap(locationsOf)]);
      return accept.map((waiver) => ofOptions(waiver, `keyspace "${name}"`, location, places));
    }),
  ];
}

function waiversOfQuery(query: QueryDefinition): readonly PlacedWaiver[] {
  return query.calls.flatMap((call) => {
    if (call.word !== "accept") return [];
    const places = placesOf(locationsOf(query));
    return call.items.map((waiver) => {
      const remedy = `.accept("${waiver.code}", "…")`;
      return { ...waiver, subject: query.id, location: call.location, places, remedy };
    });
  });
}

const ofOptions = (
  waiver: Waiver,
  subject: string,
  location: SourceLocation | undefined,
  places: ReadonlySet<string>,
): PlacedWaiver => ({ ...waiver, subject, location, places, remedy: `accept: { ${waiver.code}: "…" }` });

const locationsOf = ({ location, find, calls }: QueryDefinition): readonly (SourceLocation | undefined)[] => [
  location,
  find?.location,
  ...calls.map((call) => call.location),
];

const placesOf = (locations: readonly (SourceLocation | undefined)[]): ReadonlySet<string> =>
  new Set(locations.filter((location) => location !== undefined).map(placeOf));

const placeOf = (location: SourceLocation | undefined): string =>
  location === undefined ? "" : `${location.file}:${location.line}:${location.column}`;
