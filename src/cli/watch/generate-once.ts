import path from "node:path";
import { stopped } from "../command-outcome.ts";
import { findProject } from "../config.ts";
import { loadProject } from "../load-models.ts";
import { prepareLoading } from "../load-module.ts";
import { runGen } from "../run-gen.ts";
import { findSourceFolders } from "./find-sources.ts";
import type { WatchAnswer, WatchQuestion } from "./model.ts";

/*
 * A process of `gen --watch`. It has loaded everything but the model before it is asked, answers once and ends: a module can't be loaded
 * a second time, and what a model does to its process ends with it.
 */

async function answer({ request, workingFolder }: WatchQuestion): Promise<WatchAnswer> {
  const { root, value, diagnostics } = await loadProject(workingFolder);
  const { configFile } = findProject(workingFolder);
  const outcome = value === undefined ? stopped(diagnostics) : await runGen(request, value, workingFolder);
  const models = request.models.length > 0 ? request.models.map((file) => path.resolve(workingFolder, file)) : [];
  const configured = (value?.config?.models ?? []).map(({ model }) => path.resolve(root, model));
  const entries = [...(configFile === undefined ? [] : [configFile]), ...(models.length > 0 ? models : configured)];
  const { exitCode, text } = outcome;
  return { exitCode, text, diagnostics: outcome.diagnostics, root, folders: findSourceFolders(entries) };
}

process.on("disconnect", () => process.exit());
await Promise.all([
  prepareLoading(),
  import("../../compile.ts"),
  import("../../dsl/read-model.ts"),
  import("prettier"),
]);
process.once("message", (question: WatchQuestion) => {
  answer(question).then(
    (found) => process.send?.(found, () => process.exit()),
    (error: unknown) => {
      throw error;
    },
  );
});
