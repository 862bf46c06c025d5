import type { ConceptualModel } from "../conceptual/model.ts";
import { includesPath, printPath } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { givenValues, isKnown, learnedFrom, type GivenValue } from "./known-values.ts";
import type { Query, QueryModel } from "./model.ts";

/**
 * That each query of a keyspace with a workflow can be asked: something leads to it from an entry, and what it is given is typed in or
 * known from the queries before. `ids` are those of all queries; where one of them is in error, what it leads to is not judged.
 */
export function validateWorkflow(
  model: QueryModel,
  conceptual: ConceptualModel,
  ids: readonly string[],
): readonly Diagnostic[] {
  const queries = model.keyspaces.flatMap((keyspace) => keyspace.queries);
  const unknown = queries.flatMap((query) => unknownQueries(query, ids));
  const judged = model.keyspaces
    .map((keyspace) => keyspace.queries)
    .filter((some) => some.some(isInWorkflow))
    .flat();
  if (queries.length < ids.length || judged.length === 0) return unknown;
  const steps = stepsFromEntry(queries);
  return [
    ...unknown,
    ...unreachable(judged, queries, steps, ids),
    ...unknownValues(conceptual, judged, queries, steps),
  ];
}

const isInWorkflow = ({ workflow }: Query): boolean => workflow.isEntry || workflow.after.length > 0;

function unknownQueries({ id, workflow }: Query, ids: readonly string[]): readonly Diagnostic[] {
  return workflow.after
    .filter(({ query }) => !ids.includes(query))
    .map(({ query, location }) => diagnostic("PQ2052", { query: id, other: query, known: ids }, location));
}

/** By query, how many queries are asked before it at least; those that no entry leads to are not there. */
function stepsFromEntry(queries: readonly Query[]): ReadonlyMap<string, number> {
  const steps = new Map(queries.filter(({ workflow }) => workflow.isEntry).map(({ id }) => [id, 0]));
  for (let step = 1, before = -1; steps.size > before; step += 1) {
    before = steps.size;
    const next = queries.filter(
      ({ id, workflow }) => !steps.has(id) && workflow.after.some(({ query }) => steps.has(query)),
    );
    for (const { id } of next) steps.set(id, step);
  }
  return steps;
}

function unreachable(
  judged: readonly Query[],
  queries: readonly Query[],
  steps: ReadonlyMap<string, number>,
  ids: readonly string[],
): readonly Diagnostic[] {
  const byId = new Map(queries.map((query) => [query.id, query]));
  const lost = judged.filter(
    ({ id, workflow }) => !steps.has(id) && workflow.after.every(({ query }) => ids.includes(query)),
  );
  const circles = lost.flatMap((query) => {
    const circle = circleOf(query, byId);
    return circle[0] === query.id ? [{ query, circle }] : [];
  });
  const inCircle = new Set(circles.flatMap(({ circle }) => circle));
  return [
    ...circles.map(({ query, circle }) =>
      diagnostic("PQ2054", { queries: circle }, query.workflow.after[0]?.location ?? query.location),
    ),
    ...lost
      .filter(({ id }) => !inCircle.has(id))
      .map(({ id, workflow, location }) =>
        diagnostic("PQ2053", { query: id, after: workflow.after.map(({ query }) => query) }, location),
      ),
  ];
}

/** The circle that the queries before lead into, the one that is declared first at its head; empty when they lead to a beginning. */
function circleOf(query: Query, byId: ReadonlyMap<string, Query>): readonly string[] {
  const trail: string[] = [];
  let at: Query | undefined = query;
  while (at !== undefined && !trail.includes(at.id)) {
    trail.push(at.id);
    at = at.workflow.after.map((before) => byId.get(before.query))[0];
  }
  if (at === undefined) return [];
  const circle = trail.slice(trail.indexOf(at.id));
  return [...byId.keys()].filter((id) => circle.includes(id));
}

function unknownValues(
  conceptual: ConceptualModel,
  judged: readonly Query[],
  queries: readonly Query[],
  steps: ReadonlyMap<string, number>,
): readonly Diagnostic[] {
  const byId = new Map(queries.map((query) => [query.id, query]));
  const learned = new Map(queries.map((query) => [query.id, learnedFrom(conceptual, query, byId)]));
  const known = knownBefore(
    queries.filter(({ id }) => steps.has(id)),
    learned,
  );
  const missing = new Map(
    queries
      .filter(({ id, workflow }) => steps.has(id) && !workflow.isEntry)
      .map((query) => [query.id, missingValues(conceptual, query, known.get(query.id) ?? new Set())]),
  );
  return judged.flatMap((query) => {
    const before = query.workflow.after
      .filter(({ query: other }) => (steps.get(other) ?? Infinity) < (steps.get(query.id) ?? 0))
      .flatMap(({ query: other }) => missing.get(other) ?? []);
    return (missing.get(query.id) ?? [])
      .filter(({ meaning }) => !before.some((other) => other.meaning === meaning)) // said there
      .map(({ path, meaning, location }) => {
        const returnedBy = queries.filter(
          ({ id }) => id !== query.id && isKnown(learned.get(id) ?? new Set(), meaning),
        );
        const parameters = {
          query: query.id,
          path: printPath(query.grain, path),
          after: query.workflow.after.map((each) => each.query),
          returnedBy: returnedBy.map(({ id }) => id),
        };
        return diagnostic("PQ2051", parameters, location);
      });
  });
}

function missingValues(conceptual: ConceptualModel, query: Query, known: ReadonlySet<string>): readonly GivenValue[] {
  const typedIn = query.workflow.typedIn.flatMap((term) => term.attributes);
  return givenValues(conceptual, query).filter(
    ({ path, meaning }) => !includesPath(typedIn, path) && !isKnown(known, meaning),
  );
}

/** The least that is known when each query is asked: nothing is known from a circle that has not brought it in. */
function knownBefore(
  queries: readonly Query[],
  learned: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map(queries.map(({ id }) => [id, new Set<string>()]));
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const { id, workflow } of queries) {
      const own = known.get(id) ?? new Set();
      const before = own.size;
      for (const { query } of workflow.after)
        for (const meaning of [...(known.get(query) ?? []), ...(known.has(query) ? (learned.get(query) ?? []) : [])])
          own.add(meaning);
      isGrowing ||= own.size > before;
    }
  }
  return known;
}
