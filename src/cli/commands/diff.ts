import { Command, Option } from "commander";
import { runDiff } from "../run-diff.ts";
import { runInProject } from "../run-in-project.ts";
import { formOptions, type FormFlags } from "./form-options.ts";

interface DiffFlags extends FormFlags {
  readonly model?: string;
  readonly tip?: true;
  readonly markdown?: true;
}

export function diffCommand(): Command {
  const command = new Command("diff")
    .description("tell what changed in the schema since a commit: in words, as CQL, and what each write costs now")
    .argument(
      "<git-ref>",
      "a branch, a tag or a commit: the model as it is now is compared with schema.json where this branch left it",
    )
    .option("--tip", "compare with the commit itself, and what it has got since this branch left it")
    .option("-m, --model <file>", "one model of perquery.config.ts")
    .addOption(new Option("--markdown", "as a comment for a pull request").conflicts("json"));
  return formOptions(command)
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery diff main                  what this branch changes, whatever main has got meanwhile",
        "  $ perquery diff v1.4.0 --tip          what has to be applied where that release is deployed",
        "  $ perquery diff HEAD^1 --markdown     in a workflow of GitHub, for a comment",
        "",
        "Exit codes: 0 all of it can be done in place, 2 something is breaking, 1 error.",
        "Breaking: a primary key, an order, a type, a static column or a field of a type that changes; a table that is dropped.",
      ].join("\n"),
    )
    .action(async (since: string, { tip, model, markdown, ...form }: DiffFlags) => {
      await runInProject(form, (project, folder) => runDiff({ since, tip, model, markdown }, project, folder));
    });
}
