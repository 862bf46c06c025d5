import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";
import path from "node:path";
import picocolors from "picocolors";
import type { Change, FolderPlan, OutputPlan } from "./model.ts";

/** A unified diff of all that the plan would change, which `git apply` and `patch -p1` take. Empty when nothing would. */
export function diffOutput(plan: OutputPlan, colour: boolean): string {
  const diff = plan.folders.flatMap((folder) => folder.changes.map((change) => diffChange(folder, change))).join("");
  return colour ? paintDiff(diff) : diff;
}

function diffChange({ folder }: FolderPlan, change: Change): string {
  const file = path.posix.join(folder, change.path);
  const patch = structuredPatch(
    change.before === undefined ? "/dev/null" : `a/${file}`,
    change.kind === "remove" ? "/dev/null" : `b/${file}`,
    change.before ?? "",
    change.kind === "remove" ? "" : change.after,
    undefined,
    undefined,
    { context: 3 },
  );
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

function paintDiff(diff: string): string {
  const colours = picocolors.createColors(true);
  return diff.replaceAll(/^.+$/gm, (line) => {
    if (/^(?:---|\+\+\+) /.test(line)) return colours.bold(line);
    if (line.startsWith("@@")) return colours.cyan(line);
    if (line.startsWith("+")) return colours.green(line);
    return line.startsWith("-") ? colours.red(line) : line;
  });
}
