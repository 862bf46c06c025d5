import type { Models } from "../compile.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { explainPair } from "../explain/explain-pair.ts";
import { explainQuery } from "../explain/explain-query.ts";
import { explainWrites } from "../explain/explain-writes.ts";
import { printExplanation, type Explanation } from "../explain/print-sections.ts";
import { defaultTarget, type Target } from "../physical/targets.ts";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { loadModels, type LoadedProject } from "./load-models.ts";

export interface ExplainRequest {
  /** A query, two to compare, or an entity. */
  readonly names: readonly string[];
  /** As typed; without one, the models of the configuration. */
  readonly model?: string | undefined;
}

/** Tells how the table of a query was derived, why two queries have two tables, or how an entity is written. */
export async function runExplain(
  { names, model }: ExplainRequest,
  project: LoadedProject,
  workingFolder: string,
): Promise<CommandOutcome> {
  const loaded = await loadModels(project, model, workingFolder);
  if (loaded.value === undefined) return stopped(loaded.diagnostics);
  const models = loaded.value.map((each) => each.models);
  for (const each of models) {
    const found = explain(each, names, project.config?.target ?? defaultTarget);
    if (found === undefined) continue;
    return { exitCode: 0, diagnostics: [], text: printExplanation(found), data: { ...found } };
  }
  return stopped(describeUnknown(models, names));
}

function explain(models: Models, [first = "", second]: readonly string[], target: Target): Explanation | undefined {
  const ids = queryIds(models);
  if (second !== undefined)
    return ids.includes(first) && ids.includes(second) ? explainPair(models, first, second, target) : undefined;
  if (ids.includes(first)) return explainQuery(models, first);
  return entities(models).includes(first) ? explainWrites(models, first) : undefined;
}

function describeUnknown(models: readonly Models[], names: readonly string[]): readonly Diagnostic[] {
  const known = models.flatMap((each) => [...queryIds(each), ...(names.length === 1 ? entities(each) : [])]);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return unknown.map((name) => diagnostic("PQ0014", { name, known }, undefined));
  const problem = `${names.join(" and ")} are queries of different models`;
  return [diagnostic("PQ0009", { problem, remedy: "name two queries of one model" }, undefined)];
}

const queryIds = ({ queries }: Models): readonly string[] =>
  queries.keyspaces.flatMap((keyspace) => keyspace.queries.map(({ id }) => id));

const entities = ({ access }: Models): readonly string[] => access.writes.map(({ entity }) => entity);
