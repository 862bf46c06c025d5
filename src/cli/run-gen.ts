import { hasErrors } from "../diagnostics/errors.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { DeriveOptions } from "../compile.ts";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { resolveJobs, type GenJob, type GenWords } from "./gen-jobs.ts";
import { loadDefinition } from "./load-model.ts";
import type { LoadedProject } from "./load-models.ts";
import { diffOutput } from "./output/diff-output.ts";
import type { OutputPlan, OutputRequest } from "./output/model.ts";
import { planOutput } from "./output/plan-output.ts";
import { describePlan, isCurrent } from "./output/describe-plan.ts";
import { writeOutput } from "./output/write-output.ts";
import { readSnapshot } from "./read-snapshot.ts";

export interface GenRequest extends GenWords {
  readonly mode: "write" | "check" | "dry-run";
  /** Ids of the queries whose primary key or table name may change. */
  readonly accept: readonly string[];
  /** Whether the diff is coloured. */
  readonly colour: boolean;
}

/** Generates all models or, when there is an error in one, none. */
export async function runGen(
  request: GenRequest,
  { root, config }: LoadedProject,
  workingFolder: string,
): Promise<CommandOutcome> {
  const jobs = resolveJobs(root, config, request, workingFolder);
  const compiled = await compileJobs(root, jobs.value ?? [], request.accept, config ?? {});
  const diagnostics = [...jobs.diagnostics, ...compiled.diagnostics];
  if (hasErrors(diagnostics)) return stopped(diagnostics);
  const plan = await planOutput(root, compiled.requests);
  diagnostics.push(...plan.diagnostics);
  if (plan.value === undefined) return stopped(diagnostics);
  if (request.mode === "write") {
    const failures = await writeOutput(plan.value);
    if (failures.length > 0) return stopped([...diagnostics, ...failures]);
  }
  return { ...describeOutcome(plan.value, request), diagnostics };
}

function describeOutcome(plan: OutputPlan, { mode, colour }: GenRequest): Omit<CommandOutcome, "diagnostics"> {
  const isWritten = mode === "write";
  const folders = plan.folders.map(({ folder, changes, unchanged }) => ({
    folder,
    written: changes.filter(({ kind }) => kind === "write").map((change) => change.path),
    removed: changes.filter(({ kind }) => kind === "remove").map((change) => change.path),
    unchanged,
  }));
  return {
    exitCode: mode === "check" && !isCurrent(plan) ? 2 : 0,
    text: (isWritten ? "" : diffOutput(plan, colour)) + describePlan(plan, mode),
    data: { mode, current: isCurrent(plan), folders, ...(isWritten ? {} : { diff: diffOutput(plan, false) }) },
  };
}

interface CompiledJobs {
  readonly diagnostics: readonly Diagnostic[];
  readonly requests: readonly OutputRequest[];
}

async function compileJobs(
  root: string,
  jobs: readonly GenJob[],
  accept: readonly string[],
  { target, sizing }: DeriveOptions,
): Promise<CompiledJobs> {
  const diagnostics: Diagnostic[] = [];
  const requests: OutputRequest[] = [];
  const queries: string[] = [];
  for (const { model, output, values } of jobs) {
    const definition = await loadDefinition(
      root,
      model,
      jobs.map((job) => job.model),
    );
    const previous = readSnapshot(root, output);
    diagnostics.push(...definition.diagnostics, ...previous.diagnostics);
    if (definition.value === undefined) continue;
    queries.push(...definition.value.keyspaces.flatMap((keyspace) => keyspace.queries.map(({ id }) => id)));
    const { compile } = await import("../compile.ts");
    const compiled = compile(definition.value, {
      modelFile: model,
      values,
      previous: previous.value,
      accept,
      target,
      sizing,
    });
    diagnostics.push(...compiled.diagnostics);
    requests.push({ folder: output, files: compiled.files ?? [] });
  }
  for (const query of hasErrors(diagnostics) ? [] : accept.filter((each) => !queries.includes(each))) {
    diagnostics.push(diagnostic("PQ0014", { name: query, known: queries }, undefined));
  }
  return { diagnostics, requests };
}
