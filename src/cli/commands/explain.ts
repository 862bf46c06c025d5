import { Command } from "commander";
import { runExplain } from "../run-explain.ts";
import { processTerminal } from "../terminal.ts";

export function explainCommand(): Command {
  return new Command("explain")
    .description("tell how the table of a query was derived, or why two queries have two tables")
    .argument("<query>", "the number of a query")
    .argument("[other]", "another query, to compare")
    .option("-m, --model <file>", "the model file; without one, those of perquery.config.ts")
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery explain Q4       step by step",
        "  $ perquery explain Q4 Q7    why they are two tables",
      ].join("\n"),
    )
    .action(async (query: string, other: string | undefined, { model }: { readonly model?: string }) => {
      const queries = other === undefined ? [query] : [query, other];
      process.exitCode = await runExplain({ queries, model }, process.cwd(), processTerminal());
    });
}
