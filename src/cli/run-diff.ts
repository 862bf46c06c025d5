import path from "node:path";
import type { Models } from "../compile.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { diffSchema, isBreaking } from "../evolution/schema-diff/diff-schema.ts";
import type { SchemaDiff } from "../evolution/schema-diff/model.ts";
import { printDiff } from "../evolution/schema-diff/print-diff.ts";
import { printMarkdown } from "../evolution/schema-diff/print-markdown.ts";
import { emptySnapshot, isSnapshot, type Snapshot } from "../evolution/snapshot.ts";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { findMergeBase, listCommitted, readCommitted, resolveCommit } from "./git.ts";
import { loadModels, type LoadedProject } from "./load-models.ts";
import { failed, succeeded, type Outcome } from "./outcome.ts";

export interface DiffRequest {
  /** A branch, a tag or a commit. What it has got since ours has left it is not looked at. */
  readonly since: string;
  /** Compares with the commit itself. */
  readonly tip?: boolean | undefined;
  readonly model?: string | undefined;
  readonly markdown?: boolean | undefined;
}

interface ModelDiff {
  readonly model: string;
  /** Whether the commit had no schema of it. */
  readonly isNew: boolean;
  /** The folder where the commit had it, where that is another. */
  readonly movedFrom?: string | undefined;
  readonly diff: SchemaDiff;
}

/**
 * What changed in the schema since a commit. The commit's side is its `schema.json`: what was reviewed and applied, and readable without
 * that commit's dependencies or its version of perquery. Ours is the model as it is now, generated or not.
 */
export async function runDiff(
  { since: name, tip, model, markdown }: DiffRequest,
  project: LoadedProject,
  workingFolder: string,
): Promise<CommandOutcome> {
  const { root } = project;
  const named = await resolveCommit(root, name);
  if (named.value === undefined) return stopped(named.diagnostics);
  const commit = tip === true ? named : await findMergeBase(root, named.value, name);
  if (commit.value === undefined) return stopped(commit.diagnostics);
  const since = commit.value === named.value ? name : `${name} (merge base ${commit.value.slice(0, 8)})`;
  const models = await loadModels(project, model, workingFolder);
  if (models.value === undefined) return stopped(models.diagnostics);
  const diagnostics: Diagnostic[] = [];
  const diffs: ModelDiff[] = [];
  for (const { file, output, models: current } of models.value) {
    if (output === undefined) {
      const problem = `the configuration does not say where "${file}" is generated`;
      return stopped([diagnostic("PQ0009", { problem, remedy: "add it to perquery.config.ts" }, undefined)]);
    }
    const previous = await readSnapshotAt(
      root,
      commit.value,
      output,
      commit.value === named.value ? name : commit.value.slice(0, 8),
    );
    diagnostics.push(...previous.diagnostics);
    if (previous.diagnostics.length > 0) continue;
    const outputs = project.config?.models.map((each) => each.output) ?? [];
    const moved = previous.value === undefined ? await findMoved(root, commit.value, outputs, current) : undefined;
    diffs.push({ ...compare(file, previous.value ?? moved?.snapshot, current), movedFrom: moved?.folder });
  }
  if (diagnostics.length > 0) return stopped(diagnostics);
  const print = markdown === true ? inMarkdown : inWords;
  return {
    exitCode: diffs.some(({ diff }) => isBreaking(diff)) ? 2 : 0,
    diagnostics,
    text: diffs.map((each) => print(each, since, diffs.length > 1)).join("\n"),
    data: {
      since: commit.value,
      models: diffs.map(({ diff, ...rest }) => ({ ...rest, breaking: isBreaking(diff), ...diff })),
    },
  };
}

function compare(model: string, previous: Snapshot | undefined, current: Models): ModelDiff {
  return { model, isNew: previous === undefined, diff: diffSchema(previous ?? emptySnapshot, current) };
}

async function readSnapshotAt(
  root: string,
  commit: string,
  output: string,
  shown = commit,
): Promise<Outcome<Snapshot | undefined>> {
  const file = path.posix.join(output, "schema.json");
  const text = await readCommitted(root, commit, file);
  if (text === undefined) return succeeded(undefined);
  try {
    const snapshot: unknown = JSON.parse(text);
    if (isSnapshot(snapshot)) return succeeded(snapshot);
    return failed(diagnostic("PQ8003", { file, reason: "it has another form", commit: shown }, undefined));
  } catch (error) {
    return failed(diagnostic("PQ8003", { file, reason: (error as Error).message, commit: shown }, undefined));
  }
}

/** An output folder that has got another name hides no change: its schema is the one that has a keyspace of the model. */
async function findMoved(
  root: string,
  commit: string,
  outputs: readonly string[],
  { physical }: Models,
): Promise<{ readonly folder: string; readonly snapshot: Snapshot } | undefined> {
  const names = physical.keyspaces.map(({ name }) => name);
  for (const file of await listCommitted(root, commit, "schema.json")) {
    const folder = path.posix.dirname(file);
    if (outputs.includes(folder)) continue;
    const snapshot = (await readSnapshotAt(root, commit, folder)).value;
    if (snapshot?.keyspaces.some(({ name }) => names.includes(name)) === true) return { folder, snapshot };
  }
  return undefined;
}

function inWords({ model, isNew, movedFrom, diff }: ModelDiff, since: string, isOneOfSeveral: boolean): string {
  const where = movedFrom === undefined ? "" : `, which is generated in "${movedFrom}" at ${since}`;
  const what = isNew ? `, which is not generated at ${since}` : where;
  const title = isOneOfSeveral || what !== "" ? `${model}${what}\n` : "";
  return `${title}${printDiff(diff, { since })}`;
}

function inMarkdown({ model, isNew, diff }: ModelDiff, since: string): string {
  return printMarkdown(diff, { since, title: isNew ? `${model} (new)` : model });
}
