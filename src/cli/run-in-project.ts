import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { loadProject, type LoadedProject } from "./load-models.ts";
import { present, type OutputForm } from "./present.ts";
import { processTerminal } from "./terminal.ts";

/** Does a command's work in the project of the current folder, and says what came out. */
export async function runInProject(
  form: OutputForm,
  work: (project: LoadedProject, workingFolder: string) => Promise<CommandOutcome>,
): Promise<void> {
  const folder = process.cwd();
  const { root, value, diagnostics } = await loadProject(folder);
  const outcome = value === undefined ? stopped(diagnostics) : await work(value, folder);
  process.exitCode = present(outcome, root, processTerminal(), form);
}
