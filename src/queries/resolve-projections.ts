import { snakeCase } from "../cql/names.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { CallOf, QueryContext } from "./context.ts";
import type { ProjectionDefinition } from "./definition.ts";
import { refuseMarks } from "./marks.ts";
import type { Projection } from "./model.ts";
import { resolveReturned } from "./resolve-returned.ts";

/** The projections of a query. Whether it returns what they name, its table tells. */
export function resolveProjections(
  context: QueryContext,
  calls: readonly CallOf<"projection">[],
): readonly Projection[] {
  const { id: query, report } = context;
  const projections = calls.flatMap((call) =>
    call.items.map((item) => resolveProjection(context, item, call.location)),
  );
  for (const [i, { name, location }] of projections.entries()) {
    const isTaken = projections.slice(0, i).some((other) => snakeCase(other.name) === snakeCase(name));
    if (isTaken) report(diagnostic("PQ2061", { query, name }, location));
  }
  return projections;
}

function resolveProjection(
  context: QueryContext,
  { name, items }: ProjectionDefinition,
  location: SourceLocation | undefined,
): Projection {
  const { id: query, report } = context;
  const word = "projection";
  if (!/^[a-z][a-z0-9_]*$/i.test(name)) report(diagnostic("PQ2060", { query, name }, location));
  for (const item of items) {
    if (item.kind === "path") refuseMarks(context, word, item, ["named", "asWritten"], location);
  }
  return { name, returned: resolveReturned(context, { word, items, location }), location };
}
