import { hasErrors } from "../diagnostics/errors.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { silentProgress, type Progress } from "../cluster/progress.ts";
import type { SchemaChange } from "../evolution/schema-diff/model.ts";
import type { DeriveOptions } from "../compile.ts";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { resolveJobs, type GenJob, type GenWords } from "./gen-jobs.ts";
import { loadDefinition } from "./load-model.ts";
import type { LoadedProject } from "./load-models.ts";
import { diffOutput } from "./output/diff-output.ts";
import type { OutputPlan, OutputRequest } from "./output/model.ts";
import { createFormatter } from "./output/formatter.ts";
import { planOutput } from "./output/plan-output.ts";
import { describePlan, isCurrent } from "./output/describe-plan.ts";
import { writeOutput } from "./output/write-output.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { recallCompilation } from "./recall-compilation.ts";

export interface GenRequest extends GenWords {
  readonly mode: "write" | "check" | "dry-run";
  /** Ids of the queries whose primary key or table name may change. */
  readonly accept: readonly string[];
  /** Whether the diff is coloured. */
  readonly colour: boolean;
  /** Whether what changed in the schema is told in words too. */
  readonly tellsChanges?: boolean;
}

/** Generates all models or, when there is an error in one, none. */
export async function runGen(
  request: GenRequest,
  { root, config }: LoadedProject,
  workingFolder: string,
  progress: Progress = silentProgress,
): Promise<CommandOutcome> {
  const formatter = await createFormatter(root, config?.format);
  if (formatter.value === undefined) return stopped(formatter.diagnostics);
  const jobs = resolveJobs(root, config, request, workingFolder);
  const compiled = await compileJobs(root, jobs.value ?? [], request.accept, config ?? {}, progress);
  const diagnostics = [...jobs.diagnostics, ...compiled.diagnostics];
  if (hasErrors(diagnostics)) return stopped(diagnostics);
  progress.step("Formatting");
  const plan = await planOutput(root, compiled.requests, { formatter: formatter.value, progress });
  diagnostics.push(...plan.diagnostics);
  if (plan.value === undefined) return stopped(diagnostics);
  if (request.mode === "write") {
    const failures = await writeOutput(plan.value);
    if (failures.length > 0) return stopped([...diagnostics, ...failures]);
  }
  progress.done();
  return { ...describeOutcome(plan.value, request, compiled.changes), diagnostics };
}

function describeOutcome(
  plan: OutputPlan,
  { mode, colour, tellsChanges }: GenRequest,
  changes: readonly SchemaChange[],
): Omit<CommandOutcome, "diagnostics"> {
  const isWritten = mode === "write";
  const folders = plan.folders.map(({ folder, changes: files, unchanged }) => ({
    folder,
    written: files.filter(({ kind }) => kind === "write").map((change) => change.path),
    removed: files.filter(({ kind }) => kind === "remove").map((change) => change.path),
    unchanged,
  }));
  return {
    exitCode: mode === "check" && !isCurrent(plan) ? 2 : 0,
    text:
      (tellsChanges === true ? listChanges(changes) : "") +
      (isWritten ? "" : diffOutput(plan, colour)) +
      describePlan(plan, mode),
    data: { mode, current: isCurrent(plan), folders, changes, ...(isWritten ? {} : { diff: diffOutput(plan, false) }) },
  };
}

const listChanges = (changes: readonly SchemaChange[]): string =>
  changes
    .map(({ kind, name, text, effect }) => `  ${kind} ${name}: ${effect === "in-place" ? "" : `${effect}: `}${text}\n`)
    .join("");

interface CompiledJobs {
  readonly diagnostics: readonly Diagnostic[];
  readonly requests: readonly OutputRequest[];
  /** Since the last generation. */
  readonly changes: readonly SchemaChange[];
}

async function compileJobs(
  root: string,
  jobs: readonly GenJob[],
  accept: readonly string[],
  { target, sizing }: DeriveOptions,
  progress: Progress,
): Promise<CompiledJobs> {
  const diagnostics: Diagnostic[] = [];
  const requests: OutputRequest[] = [];
  const changes: SchemaChange[] = [];
  const queries: string[] = [];
  for (const { model, output, values } of jobs) {
    progress.step(`Deriving the tables of ${model}`);
    const definition = await loadDefinition(
      root,
      model,
      jobs.map((job) => job.model),
    );
    const previous = readSnapshot(root, output);
    diagnostics.push(...definition.diagnostics, ...previous.diagnostics);
    if (definition.value === undefined) continue;
    queries.push(...definition.value.keyspaces.flatMap((keyspace) => keyspace.queries.map(({ id }) => id)));
    const compiled = await recallCompilation(root, definition.value, {
      modelFile: model,
      values,
      previous: previous.value,
      accept,
      target,
      sizing,
    });
    diagnostics.push(...compiled.diagnostics);
    changes.push(...(compiled.difference?.changes ?? []));
    requests.push({ folder: output, files: compiled.files ?? [] });
  }
  for (const query of hasErrors(diagnostics) ? [] : accept.filter((each) => !queries.includes(each))) {
    diagnostics.push(diagnostic("PQ0014", { name: query, known: queries }, undefined));
  }
  return { diagnostics, requests, changes };
}
