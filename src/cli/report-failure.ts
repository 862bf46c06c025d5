import { renderDiagnostics } from "../diagnostics/render.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isClusterError } from "../cluster/cluster-error.ts";
import picocolors from "picocolors";
import { stopped } from "./command-outcome.ts";
import { readStrayPlace } from "./load-failure.ts";
import { plainMessage } from "./plain-message.ts";
import { realPath, toProjectPath } from "./project-path.ts";
import { present, type OutputForm } from "./present.ts";
import type { Terminal } from "./terminal.ts";

/** Says what ended a command: an expected failure by its message, and a stack only for our own bug. */
export function reportFailure(error: unknown, terminal: Terminal, form: Pick<OutputForm, "json"> = {}): void {
  if (form.json === true) return answerFailure(error, terminal);
  if (isClusterError(error)) {
    const colours = picocolors.createColors(terminal.errorColour);
    const hint = error.hint === undefined ? "" : `\n${colours.green("hint:")} ${error.hint}\n`;
    terminal.error(`${colours.red("error")} ${error.message}\n${hint}`);
    return;
  }
  terminal.error(renderDiagnostics([asBug(error)], { source: () => undefined, colour: terminal.errorColour }));
}

/** Says what nobody caught: what the application's code has thrown too late is no bug of perquery. */
export function reportStray(error: unknown, terminal: Terminal, form: Pick<OutputForm, "json"> = {}): void {
  const place = readStrayPlace(error);
  if (place === undefined) return reportFailure(error, terminal, form);
  const folder = realPath(process.cwd());
  const location = { ...place, file: toProjectPath(folder, place.file) };
  const found = diagnostic(
    "PQ0006",
    { file: location.file, reason: `${(error as Error).name}: ${plainMessage(error as Error)}` },
    location,
  );
  present(stopped([found]), folder, terminal, { ...form, annotations: false });
}

/** A program gets one JSON object, also from a command that could not begin. */
function answerFailure(error: unknown, terminal: Terminal): void {
  const found = isClusterError(error)
    ? { ...diagnostic("PQ0009", { problem: error.message, remedy: "" }, undefined), hint: error.hint }
    : asBug(error);
  present(stopped([found]), process.cwd(), terminal, { json: true, annotations: false });
}

/** The same of words that perquery does not know, or that it misses: commander has said it on stderr. */
export function answerMisuse(message: string, terminal: Terminal): void {
  const [problem = "", meant] = message.replace(/^error: /, "").split("\n");
  const remedy = meant?.replaceAll(/^\(|\)$/g, "") ?? "perquery --help shows the commands, and what each takes";
  const found = diagnostic("PQ0009", { problem, remedy }, undefined);
  present(stopped([found]), process.cwd(), terminal, { json: true, annotations: false });
}

function asBug(error: unknown): ReturnType<typeof diagnostic> {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return diagnostic("PQ9001", { stack }, undefined);
}
