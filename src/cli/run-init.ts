import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { planInit, type InitFile, type InitRequest } from "./init/plan-init.ts";
import { describeFileError } from "./output/file-error.ts";

/** Begins in a folder: a configuration, a first model, scripts and a workflow. Nothing that is there is written over. */
export function runInit(request: InitRequest, folder: string): CommandOutcome {
  const plan = planInit(folder, request);
  if (plan.value === undefined) return stopped(plan.diagnostics);
  const { writes, kept, next } = plan.value;
  for (const file of writes) {
    try {
      write(folder, file);
    } catch (error) {
      return stopped([describeFileError(error, `write "${file.path}"`, "what was written before stays")]);
    }
  }
  const lines = [
    ...writes.map(
      (file) =>
        `  ${file.adds === undefined ? "wrote" : "added"}   ${file.path}${file.adds === undefined ? "" : `: ${file.adds}`}`,
    ),
    ...kept.map((file) => `  kept    ${file}`),
    "",
    "Next:",
    ...next.map((command) => `  ${command}`),
    "",
  ];
  const written = writes.map((file) => file.path);
  return { exitCode: 0, diagnostics: [], text: lines.join("\n"), data: { written, kept, next } };
}

function write(folder: string, { path: name, text, adds }: InitFile): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  // a file that has come in the meantime stays as well
  if (adds === undefined) return writeFileSync(file, text, { flag: "wx" });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
