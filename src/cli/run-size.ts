import { hasErrors } from "../diagnostics/errors.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { explainSize } from "../explain/explain-size.ts";
import { explainSizes } from "../explain/explain-sizes.ts";
import { printExplanation } from "../explain/print-sections.ts";
import { adviseSplit } from "../sizing/advise-split.ts";
import type { Split, TableSize } from "../sizing/model.ts";
import { comfortable, isWithin } from "../sizing/propose-splits.ts";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { loadModels, type LoadedModel, type LoadedProject } from "./load-models.ts";

export interface SizeRequest {
  /** A query or a table; without one, all tables. */
  readonly name?: string | undefined;
  /** As typed; without one, the models of the configuration. */
  readonly model?: string | undefined;
}

/** Tells how large the tables of each model will be, or one of them and how to split it. */
export async function runSize(
  { name, model }: SizeRequest,
  project: LoadedProject,
  workingFolder: string,
): Promise<CommandOutcome> {
  const loaded = await loadModels(project, model, workingFolder);
  if (loaded.value === undefined) return stopped(loaded.diagnostics);
  return name === undefined ? sizeAll(loaded.value, project) : sizeOne(loaded.value, project, name);
}

function sizeAll(loaded: readonly LoadedModel[], { config }: LoadedProject): CommandOutcome {
  const options = config?.sizing;
  const diagnostics = loaded.flatMap((each) => each.diagnostics.filter(isAboutSizes));
  const models = loaded.map(({ file, models: each }) => ({
    model: file,
    ...each.sizing,
    tables: each.sizing.tables.map((table) => ({ ...table, splits: splitsWorthwhile(each, table, options) })),
  }));
  const text = loaded.map(({ file, models: each }) => printExplanation(explainSizes(file, each.sizing, options)));
  return { exitCode: hasErrors(diagnostics) ? 1 : 0, diagnostics, text: text.join("\n"), data: { models } };
}

const isAboutSizes = ({ code }: Diagnostic): boolean => code.startsWith("PQ50");

const splitsWorthwhile = (
  models: LoadedModel["models"],
  table: TableSize,
  options: Parameters<typeof adviseSplit>[2],
): readonly Split[] => (isWithin(table, comfortable(options ?? {})) ? [] : adviseSplit(models, table, options));

function sizeOne(loaded: readonly LoadedModel[], { config }: LoadedProject, name: string): CommandOutcome {
  const options = config?.sizing;
  const known: string[] = [];
  for (const { models } of loaded) {
    for (const size of models.sizing.tables) {
      known.push(...size.queries, size.table);
      if (size.table !== name && !size.queries.includes(name)) continue;
      const splits = adviseSplit(models, size, options);
      const text = printExplanation(explainSize(size, splits, options));
      return { exitCode: 0, diagnostics: [], text, data: { ...size, splits } };
    }
  }
  return stopped([diagnostic("PQ0014", { name, known }, undefined)]);
}
