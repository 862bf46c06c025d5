import { includesPath, ownPaths, printPath, valuePaths } from "../conceptual/paths.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { QueryContext } from "./context.ts";
import type { PathDefinition } from "./definition.ts";

/** Refuses `asWritten` of what stands on the rows' own entity: it is no copy of anything. */
export function refuseOwn(
  { conceptual, id: query, grain, report }: QueryContext,
  word: string,
  { path, asWritten }: PathDefinition,
  location: SourceLocation | undefined,
): void {
  if (asWritten !== true) return;
  const own = ownPaths(conceptual, grain);
  const isOwn = path.length === 0 || valuePaths(conceptual, grain, path).every((one) => includesPath(own, one));
  if (isOwn) report(diagnostic("PQ2033", { query, word, path: printPath(grain, path) }, location));
}
