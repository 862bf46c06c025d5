import { Command } from "commander";
import { listRecipes } from "../init/templates.ts";
import { present } from "../present.ts";
import { runInit } from "../run-init.ts";
import { processTerminal } from "../terminal.ts";

interface InitFlags {
  readonly recipe?: string;
  readonly ci: boolean;
  readonly json?: boolean;
}

export function initCommand(): Command {
  const recipes = listRecipes();
  const width = Math.max(0, ...recipes.map(({ name }) => name.length));
  return new Command("init")
    .description(
      "begin in this folder: a configuration, a first model, scripts and a workflow; nothing is written over",
    )
    .option("-r, --recipe <name>", "begin with the model of a pattern")
    .option("--no-ci", "without the workflow for GitHub")
    .option("--json", "answer with one JSON object")
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery init                        a small model to begin with",
        ...recipes.slice(0, 1).map(({ name }) => `  $ perquery init --recipe ${name}`),
        ...(recipes.length === 0
          ? []
          : ["", "Recipes:", ...recipes.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`)]),
      ].join("\n"),
    )
    .action(({ recipe, ci, json }: InitFlags) => {
      const folder = process.cwd();
      process.exitCode = present(runInit({ recipe, ci }, folder), folder, processTerminal(), { json });
    });
}
