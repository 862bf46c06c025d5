import { Command } from "commander";
import { lateProgress } from "../../cluster/progress.ts";
import { runApply } from "../run-apply.ts";
import { runInProject } from "../run-in-project.ts";
import { formOptions, type FormFlags } from "./form-options.ts";

interface ApplyFlags extends FormFlags {
  readonly environment: string;
  readonly model?: string;
}

export function applyCommand(): Command {
  const command = new Command("apply")
    .description("make the keyspaces, types and tables that a cluster has not yet; nothing is altered or dropped")
    .option("-e, --environment <name>", "which replication the keyspaces get, and what client() is told", "development")
    .option("-m, --model <file>", "one model of perquery.config.ts");
  return formOptions(command)
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery apply                            to the development node",
        "  $ perquery apply --environment production   to the cluster that client() of perquery.config.ts gives",
        "",
        "Exit codes: 0 the cluster is as the model says, 2 something there differs, 1 error.",
      ].join("\n"),
    )
    .action(async ({ environment, model, ...form }: ApplyFlags) => {
      const progress = await lateProgress();
      await runInProject(form, (project, folder) => runApply({ environment, model }, project, folder, progress));
    });
}
