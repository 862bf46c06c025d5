import { Command } from "commander";
import { runExplain } from "../run-explain.ts";
import { runInProject } from "../run-in-project.ts";
import { formOptions, type FormFlags } from "./form-options.ts";

interface ExplainFlags extends FormFlags {
  readonly model?: string;
}

export function explainCommand(): Command {
  const command = new Command("explain")
    .description(
      "tell how the table of a query was derived, why two queries have two tables, or which tables a write reaches",
    )
    .argument("<name>", "the number of a query, or the name of an entity or a relationship, whose writes are told")
    .argument("[other]", "another query, to compare")
    .option("-m, --model <file>", "the model file; without one, those of perquery.config.ts");
  return formOptions(command)
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery explain Q4       step by step",
        "  $ perquery explain Q4 Q7    why they are two tables, and what would let one serve both",
        "  $ perquery explain guest    its insert, update and delete: which tables each reaches, in which order, and what it reads first",
      ].join("\n"),
    )
    .action(async (name: string, other: string | undefined, { model, ...form }: ExplainFlags) => {
      const names = other === undefined ? [name] : [name, other];
      await runInProject(form, (project, folder) => runExplain({ names, model }, project, folder));
    });
}
