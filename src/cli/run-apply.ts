import type { Client } from "cassandra-driver";
import { createMissing, type CreatedKeyspace } from "../cluster/create-missing.ts";
import { silentProgress, type Progress } from "../cluster/progress.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { takeSnapshot } from "../evolution/snapshot.ts";
import type { Keyspace } from "../physical/model.ts";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { connectApplication } from "./connect-application.ts";
import { loadModels, type LoadedModel, type LoadedProject } from "./load-models.ts";
import { readSnapshot } from "./read-snapshot.ts";

export interface ApplyRequest {
  readonly environment: string;
  readonly model?: string | undefined;
}

/** Makes what a cluster has not of the models' keyspaces, and says what is there but differs. Nothing is altered or dropped. */
export async function runApply(
  { environment, model }: ApplyRequest,
  project: LoadedProject,
  workingFolder: string,
  progress: Progress = silentProgress,
): Promise<CommandOutcome> {
  const loaded = await loadModels(project, model, workingFolder);
  if (loaded.value === undefined) return stopped(loaded.diagnostics);
  const keyspaces = loaded.value.flatMap(({ models }) => models.physical.keyspaces);
  const problems = [
    ...loaded.value.flatMap((each) => refuseStale(project.root, each)),
    ...keyspaces.flatMap((keyspace) => refuseEnvironment(keyspace, environment)),
  ];
  if (problems.length > 0) return stopped(problems);
  progress.step("Connecting");
  const client = await connectApplication(project.config, environment);
  try {
    const names = project.config?.environments?.[environment]?.keyspaces ?? {};
    const done = await createAll(client, keyspaces, { environment, names, progress });
    progress.done();
    return {
      exitCode: done.some(({ differences }) => differences.length > 0) ? 2 : 0,
      diagnostics: [],
      text: done.map(describe).join(""),
      data: { environment, keyspaces: done },
    };
  } finally {
    await client.shutdown().catch(() => {});
  }
}

/** What is applied is what was reviewed. */
function refuseStale(root: string, { file, output, models }: LoadedModel): readonly Diagnostic[] {
  if (output === undefined) return [];
  const committed = readSnapshot(root, output);
  if (committed.diagnostics.length > 0) return committed.diagnostics;
  const current = takeSnapshot(models.physical, models.access);
  if (JSON.stringify(committed.value) === JSON.stringify(current)) return [];
  const problem = `what is generated in "${output}" is not what "${file}" says`;
  return [diagnostic("PQ0009", { problem, remedy: "run perquery gen, and look at what changes" }, undefined)];
}

function refuseEnvironment({ name, replication }: Keyspace, environment: string): readonly Diagnostic[] {
  if (replication[environment] !== undefined) return [];
  const problem = `keyspace "${name}" has no replication for environment "${environment}"`;
  return [diagnostic("PQ0009", { problem, remedy: `it has ${Object.keys(replication).join(", ")}` }, undefined)];
}

interface CreateAllOptions {
  readonly environment: string;
  readonly names: Readonly<Record<string, string>>;
  readonly progress: Progress;
}

async function createAll(
  client: Client,
  keyspaces: readonly Keyspace[],
  { environment, names, progress }: CreateAllOptions,
): Promise<readonly CreatedKeyspace[]> {
  const done: CreatedKeyspace[] = [];
  for (const keyspace of keyspaces) {
    const name = names[keyspace.name] ?? keyspace.name;
    done.push(await createMissing(client, keyspace, { environment, name, progress }));
  }
  return done;
}

function describe({ keyspace, created, present, differences }: CreatedKeyspace): string {
  const counts = created.length === 0 ? `nothing to create` : `${created.length} created`;
  return [
    ...created.map((title) => `  created ${title}`),
    ...differences.map((difference) => `  differs ${difference}`),
    `${keyspace}: ${counts}, ${present} there${differences.length === 0 ? "" : ", not all as the model has it"}`,
    "",
  ].join("\n");
}
