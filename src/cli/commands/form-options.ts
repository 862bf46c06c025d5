import type { Command } from "commander";
import type { OutputForm } from "../present.ts";

export type FormFlags = OutputForm;

/** The words that every command takes that answers. */
export function formOptions(command: Command): Command {
  return command
    .option("--json", "answer with one JSON object")
    .option("--annotations", "show diagnostics beside the code on GitHub (default: where GITHUB_ACTIONS is true)");
}
