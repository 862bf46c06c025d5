import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stopped, type CommandOutcome } from "./command-outcome.ts";
import { planInit, type InitFile, type InitRequest } from "./init/plan-init.ts";
import { describeFileError } from "./output/file-error.ts";
import { makeFolder, removeQuietly, rollBack, type Undo } from "./output/undo.ts";

/** Begins in a folder: a configuration, a first model, scripts and a workflow. All of it or none, and nothing that is there is written over. */
export function runInit(request: InitRequest, folder: string): CommandOutcome {
  const plan = planInit(folder, request);
  if (plan.value === undefined) return stopped(plan.diagnostics);
  const { writes, kept, next } = plan.value;
  const undo: Undo[] = [];
  for (const file of writes) {
    try {
      write(folder, file, undo);
    } catch (error) {
      return stopped([describeFileError(error, `write "${file.path}"`, rollBack(undo))]);
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

function write(folder: string, { path: name, text, adds }: InitFile, undo: Undo[]): void {
  const file = path.join(folder, name);
  makeFolder(path.dirname(file), undo);
  // what is added to is written last: it needs no way back
  if (adds !== undefined) {
    writeFileSync(`${file}.new`, text);
    return renameSync(`${file}.new`, file);
  }
  // a file that has come in the meantime stays as well
  writeFileSync(file, text, { flag: "wx" });
  undo.push(() => removeQuietly(file));
}
