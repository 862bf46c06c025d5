import path from "node:path";
import { compareDiagnostics } from "../diagnostics/compare.ts";
import { renderDiagnostics } from "../diagnostics/render.ts";
import { printAnnotations } from "./annotations.ts";
import type { CommandOutcome, ExitCode } from "./command-outcome.ts";
import { hideSecrets } from "./hide-secrets.ts";
import { readSource } from "./source-text.ts";
import type { Terminal } from "./terminal.ts";

/** The form in which a command answers. */
export interface OutputForm {
  /** One JSON object on stdout, and nothing else there. */
  readonly json?: boolean | undefined;
  /** Diagnostics as annotations of GitHub as well; without a word, where GitHub runs it. */
  readonly annotations?: boolean | undefined;
}

/** Says what came out, and gives the exit code. */
export function present(outcome: CommandOutcome, root: string, terminal: Terminal, form: OutputForm = {}): ExitCode {
  const { exitCode, diagnostics, text, data } = outcome;
  if (form.json === true) {
    const shown = { exitCode, diagnostics: diagnostics.toSorted(compareDiagnostics), ...data };
    terminal.out(`${JSON.stringify(shown, null, 2)}\n`);
  } else {
    const source = (file: string): string | undefined => hideSecrets(file, readSource(path.resolve(root, file)));
    terminal.error(renderDiagnostics(diagnostics, { source, colour: terminal.errorColour }));
    terminal.out(text);
  }
  if (form.annotations ?? process.env["GITHUB_ACTIONS"] === "true") {
    terminal.error(printAnnotations(diagnostics, root, process.env["GITHUB_WORKSPACE"] ?? root));
  }
  return exitCode;
}
