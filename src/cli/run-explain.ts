import path from "node:path";
import { derive, type Models } from "../compile.ts";
import { hasErrors } from "../diagnostics/errors.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { renderDiagnostics } from "../diagnostics/render.ts";
import { explainPair } from "../explain/explain-pair.ts";
import { explainQuery } from "../explain/explain-query.ts";
import { explainWrites } from "../explain/explain-writes.ts";
import { findProject, loadConfig } from "./config.ts";
import { loadDefinition } from "./load-model.ts";
import { succeeded } from "./outcome.ts";
import { toProjectPath } from "./project-path.ts";
import { readSource } from "./source-text.ts";
import type { ExitCode } from "./run-gen.ts";
import type { Terminal } from "./terminal.ts";

export interface ExplainRequest {
  /** A query, two to compare, or an entity. */
  readonly names: readonly string[];
  /** As typed; without one, the models of the configuration. */
  readonly model?: string | undefined;
}

/** Tells how the table of a query was derived, why two queries have two tables, or how an entity is written. */
export async function runExplain(
  { names, model }: ExplainRequest,
  workingFolder: string,
  terminal: Terminal,
): Promise<ExitCode> {
  const { root, configFile } = findProject(workingFolder);
  const report = (diagnostics: readonly Diagnostic[]): ExitCode => {
    const source = (file: string): string | undefined => readSource(path.resolve(root, file));
    terminal.error(renderDiagnostics(diagnostics, { source, colour: terminal.errorColour }));
    return 1;
  };
  const config = configFile === undefined ? succeeded(undefined) : await loadConfig(root, configFile);
  if (hasErrors(config.diagnostics)) return report(config.diagnostics);
  const files =
    model === undefined
      ? (config.value?.models ?? []).map((each) => each.model)
      : [toProjectPath(root, path.resolve(workingFolder, model))];
  if (files.length === 0) return report([diagnostic("PQ0001", { folder: root }, undefined)]);

  const known: string[] = [];
  for (const file of files) {
    const definition = await loadDefinition(root, file, files);
    if (definition.value === undefined) return report(definition.diagnostics);
    const { models, diagnostics } = derive(definition.value, { target: config.value?.target });
    if (models === undefined) return report(diagnostics.filter(({ severity }) => severity === "error"));
    const ids = queryIds(models);
    known.push(...ids);
    const [first = "", second] = names;
    const entities = models.access.writes.map(({ entity }) => entity);
    known.push(...(second === undefined ? entities : []));
    if (second === undefined && !ids.includes(first) && entities.includes(first)) {
      terminal.out(explainWrites(models, first));
      return 0;
    }
    if (!names.every((id) => ids.includes(id))) continue;
    terminal.out(second === undefined ? explainQuery(models, first) : explainPair(models, first, second));
    return 0;
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return report(unknown.map((name) => diagnostic("PQ0014", { name, known }, undefined)));
  const problem = `${names.join(" and ")} are queries of different models`;
  return report([diagnostic("PQ0009", { problem, remedy: "name two queries of one model" }, undefined)]);
}

const queryIds = ({ queries }: Models): readonly string[] =>
  queries.keyspaces.flatMap((keyspace) => keyspace.queries.map(({ id }) => id));
