import path from "node:path";
import type { PerqueryConfig, ValueMapping } from "../config.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { failed, succeeded, type Outcome } from "./outcome.ts";
import { realPath, toProjectPath } from "./project-path.ts";

/** One model and where it is generated, both relative to the project. */
export interface GenJob {
  readonly model: string;
  readonly output: string;
  readonly values?: ValueMapping;
}

export interface GenWords {
  /** As typed, from the working folder. */
  readonly models: readonly string[];
  readonly out?: string | undefined;
}

/** What to generate: the models that were named, or those of the configuration. */
export function resolveJobs(
  root: string,
  config: PerqueryConfig | undefined,
  { models, out }: GenWords,
  workingFolder: string,
): Outcome<readonly GenJob[]> {
  const fromHere = (file: string): string => toProjectPath(root, realPath(path.resolve(workingFolder, file)));
  const configured = config?.models ?? [];
  if (models.length === 0 && config === undefined) return failed(diagnostic("PQ0001", { folder: root }, undefined));
  const named = models.length === 0 ? configured.map(({ model }) => model) : models.map(fromHere);
  if (out !== undefined) {
    const [model, ...others] = new Set(named);
    if (model === undefined || others.length > 0)
      return misused("--out takes one model", "name it: perquery gen src/model.ts --out src/generated");
    const values = configured.find((each) => each.model === model)?.values;
    return succeeded([
      { model, output: outputFolder(workingFolder, root, out), ...(values !== undefined && { values }) },
    ]);
  }
  if (models.length === 0) return succeeded(configured);
  const unknown = named.filter((model) => !configured.some((each) => each.model === model));
  if (unknown.length > 0) {
    const known = configured.map(({ model }) => model);
    const remedy = `add --out <folder>, or an entry to perquery.config.ts${known.length === 0 ? "" : ` (which has ${known.join(", ")})`}`;
    return misused(`no output folder is known for ${unknown.map((model) => `"${model}"`).join(", ")}`, remedy);
  }
  return succeeded(configured.filter(({ model }) => named.includes(model)));
}

/** A link at its end is left for the check of the folder to see. */
function outputFolder(workingFolder: string, root: string, out: string): string {
  const absolute = path.resolve(workingFolder, out);
  return toProjectPath(root, path.join(realPath(path.dirname(absolute)), path.basename(absolute)));
}

function misused(problem: string, remedy: string): Outcome<never> {
  return failed(diagnostic("PQ0009", { problem, remedy }, undefined));
}
