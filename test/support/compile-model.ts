import path from "node:path";
import { relativeLocations } from "../../src/cli/relative-locations.ts";
import { derive, type Models } from "../../src/compile.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import { renderDiagnostics } from "../../src/diagnostics/render.ts";

/** Every stage's model of a model file's exports. Throws the diagnostics when there are errors. */
export function deriveModels(exports: Record<string, unknown>, root = path.resolve(".")): Models {
  const { models, diagnostics } = derive(relativeLocations(readModel(exports), root));
  if (models === undefined) throw new Error(renderDiagnostics(diagnostics, { source: () => undefined, colour: false }));
  return models;
}
