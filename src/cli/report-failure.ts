import { renderDiagnostics } from "../diagnostics/render.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isClusterError } from "../cluster/cluster-error.ts";
import picocolors from "picocolors";
import type { Terminal } from "./terminal.ts";

/** Says what ended a command: an expected failure by its message, and a stack only for our own bug. */
export function reportFailure(error: unknown, terminal: Terminal): void {
  if (isClusterError(error)) {
    const colours = picocolors.createColors(terminal.errorColour);
    const hint = error.hint === undefined ? "" : `\n${colours.green("hint:")} ${error.hint}\n`;
    terminal.error(`${colours.red("error")} ${error.message}\n${hint}`);
    return;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const diagnostics = [diagnostic("PQ9001", { stack }, undefined)];
  terminal.error(renderDiagnostics(diagnostics, { source: () => undefined, colour: terminal.errorColour }));
}
