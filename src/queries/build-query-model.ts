import type { ConceptualModel } from "../conceptual/model.ts";
import { printPath, resolvePath } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { callsOf, type QueryContext } from "./context.ts";
import type { KeyspaceDefinition, QueryDefinition } from "./definition.ts";
import type { Bucket, Query, QueryKeyspace, QueryModel } from "./model.ts";
import { resolveBucket } from "./resolve-bucket.ts";
import { resolveEstimate } from "./resolve-estimate.ts";
import { directions, refuseMarks } from "./marks.ts";
import { resolveNearest, validateNearest } from "./resolve-nearest.ts";
import { resolveProjections } from "./resolve-projections.ts";
import { resolveReturned } from "./resolve-returned.ts";
import { resolveGiven, resolveTerms } from "./resolve-terms.ts";
import { validateNames } from "./validate-names.ts";
import { validateTexts } from "./validate-texts.ts";
import { resolveWorkflow } from "./resolve-workflow.ts";
import { validateQuery } from "./validate-query.ts";
import { validateWorkflow } from "./validate-workflow.ts";

export interface QueryResult {
  readonly model: QueryModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** Each query's paths resolved against the conceptual model. Queries with errors are left out of the model. */
export function buildQueryModel(keyspaces: readonly KeyspaceDefinition[], conceptual: ConceptualModel): QueryResult {
  const diagnostics: Diagnostic[] = [...validateNames(keyspaces), ...validateTexts(keyspaces)];
  const ids = keyspaces.flatMap((keyspace) => keyspace.queries.map(({ id }) => id));
  const model: QueryModel = {
    kind: "query-model",
    keyspaces: keyspaces.map((keyspace): QueryKeyspace => {
      const { name, replication, durableWrites, options, location } = keyspace;
      const queries = keyspace.queries.flatMap((definition) => resolveQuery(definition, conceptual, diagnostics));
      return { kind: "query-keyspace", name, replication, durableWrites, options, queries, location };
    }),
  };
  return { model, diagnostics: [...diagnostics, ...validateWorkflow(model, conceptual, ids)] };
}

function resolveQuery(
  definition: QueryDefinition,
  conceptual: ConceptualModel,
  diagnostics: Diagnostic[],
): readonly Query[] {
  const { id, text, find, location } = definition;
  const before = diagnostics.length;
  const report = (found: Diagnostic): void => void diagnostics.push(found);

  if (find === undefined || find.kind === "not-a-path") {
    report(diagnostic("PQ2001", { query: id, found: find?.found }, find?.location ?? location));
    return [];
  }
  const resolved = resolvePath(conceptual, find.root, find.path);
  if (resolved === undefined || resolved.kind === "value") {
    report(diagnostic("PQ2002", { query: id, path: printPath(find.root, find.path) }, find.location ?? location));
    return [];
  }
  const foundEntity = resolved.kind === "ref" ? resolved.target.name : resolved.entity.name;
  const context: QueryContext = { conceptual, id, grain: find.root, found: find.path, foundEntity, report };
  refuseMarks(context, "find", find, ["named", "asWritten", ...directions], find.location ?? location);

  const given = callsOf(definition, "given").flatMap((call) => resolveGiven(context, call));
  const query: Query = {
    kind: "query",
    id,
    text,
    grain: find.root,
    found: find.path,
    foundEntity,
    given,
    optionally: callsOf(definition, "optionally")
      .flatMap((call) => resolveTerms(context, call))
      .filter((term) => term.kind === "term"),
    range: resolveRange(context, definition),
    orderBy: callsOf(definition, "orderBy")
      .flatMap((call) => resolveTerms(context, call))
      .filter((term) => term.kind === "order"),
    nearest: resolveNearest(context, definition),
    bucket: resolveLastBucket(context, definition),
    returning: resolveReturning(context, definition),
    also: callsOf(definition, "also").flatMap((call) => resolveReturned(context, call)),
    projections: resolveProjections(context, callsOf(definition, "projection")),
    keyedBy: callsOf(definition, "keyedBy").at(-1)?.items,
    table: callsOf(definition, "table").at(-1)?.items[0],
    servedBy: resolveServedBy(definition),
    scan: callsOf(definition, "scan").length > 0,
    saidAt: {
      keyedBy: callsOf(definition, "keyedBy").at(-1)?.location,
      table: callsOf(definition, "table").at(-1)?.location,
    },
    options: callsOf(definition, "options").at(-1)?.items[0],
    workflow: resolveWorkflow(context, definition),
    estimate: resolveEstimate(context, definition),
    location,
  };
  validateQuery(context, query, definition);
  validateNearest(context, query, definition);
  return diagnostics.slice(before).some(({ severity }) => severity === "error") ? [] : [query];
}

function resolveRange(context: QueryContext, definition: QueryDefinition): Query["range"] {
  const calls = callsOf(definition, "range");
  const [first, second] = calls.flatMap((call) => resolveTerms(context, call)).filter((term) => term.kind === "term");
  if (first !== undefined && second !== undefined) {
    const [one, other] = [first, second].map(({ path }) => printPath(context.grain, path));
    const parameters = { query: context.id, first: one ?? "", second: other ?? "" };
    context.report(diagnostic("PQ2008", parameters, second.location));
  }
  if (first !== undefined && first.attributes.length > 1) {
    const parameters = {
      query: context.id,
      path: printPath(context.grain, first.path),
      attributes: first.attributes.map((path) => printPath(context.grain, path)),
    };
    context.report(diagnostic("PQ2007", parameters, first.location));
  }
  return first;
}

function resolveLastBucket(context: QueryContext, definition: QueryDefinition): Bucket | undefined {
  const calls = [...callsOf(definition, "bucketBy"), ...callsOf(definition, "inOnePartition")];
  const [first, ...more] = calls.flatMap(({ items, location }) =>
    items.flatMap((item) => resolveBucket(context, item, location)),
  );
  for (const { location } of more) context.report(diagnostic("PQ2014", { query: context.id }, location));
  return first;
}

function resolveServedBy(definition: QueryDefinition): Query["servedBy"] {
  const call = callsOf(definition, "servedBy").at(-1);
  const said = call?.items[0];
  return said && { ...said, location: call?.location };
}

function resolveReturning(context: QueryContext, definition: QueryDefinition): Query["returning"] {
  const calls = callsOf(definition, "returning");
  return calls.length === 0 ? undefined : calls.flatMap((call) => resolveReturned(context, call));
}
