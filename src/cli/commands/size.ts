import { Command } from "commander";
import { runInProject } from "../run-in-project.ts";
import { runSize } from "../run-size.ts";
import { formOptions, type FormFlags } from "./form-options.ts";

interface SizeFlags extends FormFlags {
  readonly model?: string;
}

export function sizeCommand(): Command {
  const command = new Command("size")
    .description("tell how large partitions, tables and writes will be, by the estimates of the model")
    .argument("[name]", "a query or a table: its arithmetic, and the ways to split its partitions")
    .option("-m, --model <file>", "the model file; without one, those of perquery.config.ts");
  return formOptions(command)
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery size            every table, the worst first, and what the model does not tell",
        "  $ perquery size Q4         one table, and how to split it",
        "",
        "Exit codes: 0 told, 1 a partition that Cassandra can't keep, or another error.",
      ].join("\n"),
    )
    .action(async (name: string | undefined, { model, ...form }: SizeFlags) => {
      await runInProject(form, (project, folder) => runSize({ name, model }, project, folder));
    });
}
