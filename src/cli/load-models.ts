import path from "node:path";
import { derive, type Models } from "../compile.ts";
import { hasErrors } from "../diagnostics/errors.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import type { PerqueryConfig } from "../config.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { findProject, loadConfig } from "./config.ts";
import { loadDefinition } from "./load-model.ts";
import { failed, succeeded, type Outcome } from "./outcome.ts";
import { toProjectPath } from "./project-path.ts";

/** A model file with every stage's model. */
export interface LoadedModel {
  readonly file: string;
  /** Where it is generated; undefined when it was named and the configuration does not have it. */
  readonly output: string | undefined;
  readonly models: Models;
  /** What was found beside what stops a stage. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadedProject {
  readonly root: string;
  readonly config: PerqueryConfig | undefined;
}

/** The project of a folder, with its configuration when it has one. */
export async function loadProject(workingFolder: string): Promise<Outcome<LoadedProject> & { readonly root: string }> {
  const { root, configFile } = findProject(workingFolder);
  const config = configFile === undefined ? succeeded(undefined) : await loadConfig(root, configFile);
  if (hasErrors(config.diagnostics)) return { root, diagnostics: config.diagnostics, value: undefined };
  return { root, ...succeeded({ root, config: config.value }) };
}

/** The model that was named, or those of the configuration. Diagnostics of a model are those that stop it. */
export async function loadModels(
  { root, config }: LoadedProject,
  named: string | undefined,
  workingFolder: string,
): Promise<Outcome<readonly LoadedModel[]>> {
  const configured = config?.models ?? [];
  const files =
    named === undefined
      ? configured.map(({ model }) => model)
      : [toProjectPath(root, path.resolve(workingFolder, named))];
  if (files.length === 0) return failed(diagnostic("PQ0001", { folder: root }, undefined));
  const diagnostics: Diagnostic[] = [];
  const loaded: LoadedModel[] = [];
  for (const file of files) {
    const definition = await loadDefinition(root, file, files);
    diagnostics.push(...definition.diagnostics);
    if (definition.value === undefined) continue;
    const derived = derive(definition.value, { target: config?.target, sizing: config?.sizing });
    if (derived.models === undefined) {
      diagnostics.push(...derived.diagnostics.filter(({ severity }) => severity === "error"));
      continue;
    }
    const output = configured.find(({ model }) => model === file)?.output;
    loaded.push({ file, output, models: derived.models, diagnostics: derived.diagnostics });
  }
  return { diagnostics, value: diagnostics.length === 0 ? loaded : undefined };
}
