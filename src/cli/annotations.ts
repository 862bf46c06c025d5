import path from "node:path";
import { compareDiagnostics } from "../diagnostics/compare.ts";
import type { Diagnostic, Severity } from "../diagnostics/model.ts";
import { realPath, toProjectPath } from "./project-path.ts";

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", advice: "notice" };

/**
 * Workflow commands, a line each, by which GitHub shows diagnostics beside the code. It takes them from stdout and stderr alike.
 *
 * @param workspace The folder of the checkout: files are named from there.
 */
export function printAnnotations(diagnostics: readonly Diagnostic[], root: string, workspace: string): string {
  return diagnostics
    .toSorted(compareDiagnostics)
    .map(({ code, severity, message, location, hint }) => {
      const place =
        location === undefined
          ? []
          : [
              `file=${escapeProperty(toProjectPath(realPath(workspace), path.resolve(root, location.file)))}`,
              `line=${location.line}`,
              `col=${location.column}`,
            ];
      const text = hint === undefined ? message : `${message}\n${hint}`;
      return `::${commands[severity]} ${[...place, `title=${code}`].join(",")}::${escapeMessage(text)}\n`;
    })
    .join("");
}

function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
