import { Command, Option } from "commander";
import { lateProgress } from "../../cluster/progress.ts";
import { runGen } from "../run-gen.ts";
import { runInProject } from "../run-in-project.ts";
import { processTerminal } from "../terminal.ts";
import { formOptions, type FormFlags } from "./form-options.ts";

interface GenFlags extends FormFlags {
  readonly out?: string;
  readonly check?: true;
  readonly dryRun?: true;
  readonly watch?: true;
  readonly accept?: readonly string[];
}

function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

export function genCommand(): Command {
  const command = new Command("gen")
    .description("derive the tables of each model, and write the CQL and the typed accessors")
    .argument("[model...]", "model files; without any, those of perquery.config.ts")
    .option("-o, --out <folder>", "the output folder of the one model that is named")
    .option("--check", "write nothing; show a diff and end with 2 when the output is not current")
    .addOption(new Option("--dry-run", "write nothing; show the diff").conflicts("check"))
    .option("--accept <query...>", "accept that the primary key or the table name of these queries changes");
  command.addOption(
    new Option("-w, --watch", "generate again whenever a model changes").conflicts(["check", "dryRun", "json"]),
  );
  return formOptions(command)
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery gen                                     every model of perquery.config.ts",
        "  $ perquery gen --check                             in CI",
        "  $ perquery gen --watch                             while you write the model",
        "  $ perquery gen src/model.ts --out src/generated    without a configuration",
        "  $ perquery gen --accept Q4                         after reading what changes for Q4",
        "",
        "Exit codes: 0 written or current, 2 not current (--check), 1 error.",
      ].join("\n"),
    )
    .action(async (models: readonly string[], { out, check, dryRun, watch, accept = [], ...form }: GenFlags) => {
      const request = {
        models,
        out,
        mode: check ? "check" : dryRun ? "dry-run" : "write",
        accept: accept.flatMap((words) => words.split(",")).filter((word) => word !== ""),
        colour: processTerminal().outColour,
      } as const;
      if (watch) {
        const { watchGen } = await import("../watch/watch-gen.ts");
        return watchGen(request, process.cwd(), processTerminal(), untilInterrupted());
      }
      const progress = await lateProgress();
      await runInProject(form, (project, folder) => runGen(request, project, folder, progress));
    });
}
