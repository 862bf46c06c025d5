import path from "node:path";
import { hasErrors } from "../diagnostics/errors.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { renderDiagnostics } from "../diagnostics/render.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Target } from "../physical/targets.ts";
import { findProject, loadConfig } from "./config.ts";
import { resolveJobs, type GenJob, type GenWords } from "./gen-jobs.ts";
import { loadDefinition } from "./load-model.ts";
import { diffOutput } from "./output/diff-output.ts";
import type { OutputRequest } from "./output/model.ts";
import { planOutput } from "./output/plan-output.ts";
import { describePlan, isCurrent } from "./output/describe-plan.ts";
import { writeOutput } from "./output/write-output.ts";
import { succeeded } from "./outcome.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { readSource } from "./source-text.ts";
import type { Terminal } from "./terminal.ts";

export interface GenRequest extends GenWords {
  readonly mode: "write" | "check" | "dry-run";
  /** Ids of the queries whose primary key or table name may change. */
  readonly accept: readonly string[];
}

export type ExitCode = 0 | 1 | 2;

/** Generates all models or, when there is an error in one, none. */
export async function runGen(request: GenRequest, workingFolder: string, terminal: Terminal): Promise<ExitCode> {
  const { root, configFile } = findProject(workingFolder);
  const report = (diagnostics: readonly Diagnostic[]): void => {
    terminal.error(
      renderDiagnostics(diagnostics, {
        source: (file) => readSource(path.resolve(root, file)),
        colour: terminal.errorColour,
      }),
    );
  };
  const config = configFile === undefined ? succeeded(undefined) : await loadConfig(root, configFile);
  report(config.diagnostics);
  if (hasErrors(config.diagnostics)) return 1;
  const jobs = resolveJobs(root, config.value, request, workingFolder);
  const compiled = await compileJobs(root, jobs.value ?? [], request.accept, config.value?.target);
  const diagnostics = [...jobs.diagnostics, ...compiled.diagnostics];
  report(diagnostics);
  if (hasErrors(diagnostics)) return 1;
  const plan = await planOutput(root, compiled.requests);
  report(plan.diagnostics);
  if (plan.value === undefined) return 1;
  if (request.mode === "write") {
    const failures = await writeOutput(plan.value);
    report(failures);
    if (failures.length > 0) return 1;
  } else {
    terminal.out(diffOutput(plan.value, terminal.outColour));
  }
  terminal.out(describePlan(plan.value, request.mode));
  return request.mode === "check" && !isCurrent(plan.value) ? 2 : 0;
}

interface CompiledJobs {
  readonly diagnostics: readonly Diagnostic[];
  readonly requests: readonly OutputRequest[];
}

async function compileJobs(
  root: string,
  jobs: readonly GenJob[],
  accept: readonly string[],
  target: Target | undefined,
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
    const compiled = compile(definition.value, { modelFile: model, values, previous: previous.value, accept, target });
    diagnostics.push(...compiled.diagnostics);
    requests.push({ folder: output, files: compiled.files ?? [] });
  }
  for (const query of hasErrors(diagnostics) ? [] : accept.filter((each) => !queries.includes(each))) {
    diagnostics.push(diagnostic("PQ0014", { name: query, known: queries }, undefined));
  }
  return { diagnostics, requests };
}
