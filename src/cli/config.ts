import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { PerqueryConfig } from "../config.ts";
import { defaultTarget } from "../physical/targets.ts";
import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readLoadFailure } from "./load-failure.ts";
import { loadModule } from "./load-module.ts";
import { failed, succeeded, type Outcome } from "./outcome.ts";
import { realPath, toProjectPath } from "./project-path.ts";
import { positionAt, readSource } from "./source-text.ts";
import { validateConfig } from "./validate-config.ts";

export const configNames = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((extension) => `perquery.config.${extension}`);

export interface Project {
  /** The folder of the configuration, or the current one; a real path. */
  readonly root: string;
  /** Undefined when there is none. */
  readonly configFile: string | undefined;
}

export function findProject(workingFolder: string): Project {
  const start = realPath(workingFolder);
  const configFile = findConfig(start);
  return { root: configFile === undefined ? start : path.dirname(configFile), configFile };
}

/** Upwards, not beyond the repository. */
function findConfig(folder: string): string | undefined {
  const found = configNames
    .map((name) => path.join(folder, name))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  if (found !== undefined) return found;
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, ".git")) ? undefined : findConfig(parent);
}

/** Paths in the result are relative to the project, with forward slashes. */
export async function loadConfig(root: string, file: string): Promise<Outcome<PerqueryConfig>> {
  const shown = toProjectPath(root, file);
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = await loadModule(file);
  } catch (error) {
    const failure = readLoadFailure(error, file, root);
    if (failure.kind === "unreadable")
      return failed(diagnostic("PQ0015", { file: failure.file, reason: failure.reason }, failure.location));
    const reason =
      failure.kind === "missing-import" ? `it imports "${failure.specifier}", which cannot be found` : failure.reason;
    return failed(diagnostic("PQ0002", { file: shown, reason }, failure.location));
  }
  const source = readSource(file) ?? "";
  const diagnostics = validateConfig(exported["default"]).map(({ problem, remedy, word }): Diagnostic => {
    return diagnostic("PQ0003", { problem, remedy }, locateWord(source, shown, word));
  });
  if (diagnostics.length > 0) return failed(...diagnostics);
  const { models, ...rest } = exported["default"] as PerqueryConfig;
  return succeeded({
    target: defaultTarget,
    ...rest,
    models: models.map(({ model, output, values }) => ({
      ...(values !== undefined && { values }),
      model: toProjectPath(root, model),
      output: toProjectPath(root, output),
    })),
  });
}

function locateWord(source: string, file: string, word: string | undefined): SourceLocation {
  return { file, ...positionAt(source, word === undefined ? 0 : Math.max(source.indexOf(word), 0)) };
}
