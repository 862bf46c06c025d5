import { printPath, resolvePath } from "../conceptual/paths.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { QueryContext } from "./context.ts";
import type { NotAPath, PathDefinition } from "./definition.ts";

/** Refuses what is no path, or starts from another entity than the rows do. */
export function resolveFromGrain(
  { conceptual, id: query, grain, report }: QueryContext,
  word: string,
  item: PathDefinition | NotAPath,
  location: SourceLocation | undefined,
): PathDefinition | undefined {
  if (item.kind === "not-a-path") {
    report(diagnostic("PQ2003", { query, word, found: item.found }, location));
    return undefined;
  }
  const path = printPath(item.root, item.path);
  if (item.root !== grain) {
    const ref = refTo(conceptual, grain, item.root);
    report(diagnostic("PQ2004", { query, word, path, root: item.root, grain, ref }, location));
    return undefined;
  }
  if (resolvePath(conceptual, grain, item.path) === undefined)
    throw new Error(`"${path}" leads nowhere: a builder gives no path to what its entity does not have`);
  return item;
}

/** The ref of the grain that leads to an entity, for the hint. */
function refTo(conceptual: QueryContext["conceptual"], grain: string, entity: string): string | undefined {
  const resolved = resolvePath(conceptual, grain, []);
  if (resolved?.kind !== "entity") return undefined;
  return resolved.entity.attributes.find((attribute) => attribute.kind === "ref" && attribute.entity === entity)?.name;
}
