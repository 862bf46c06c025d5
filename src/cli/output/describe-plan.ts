import path from "node:path";
import type { Change, FolderPlan, OutputPlan } from "./model.ts";

const shownAtMost = 20;

/** The seals are no part of it: without them it only takes longer to know. */
export function isCurrent(plan: OutputPlan): boolean {
  return plan.folders.every(({ changes }) => changes.length === 0);
}

/** What was done, or what is to be done, in a few lines. */
export function describePlan(plan: OutputPlan, mode: "write" | "check" | "dry-run"): string {
  const lines = plan.folders.flatMap((folder) => [
    ...(mode === "write" ? listChanges(folder) : []),
    `${folder.folder}: ${countChanges(folder, mode)}`,
  ]);
  if (mode === "check" && !isCurrent(plan)) lines.push("Run perquery gen and commit what it writes.");
  if (mode === "check" && isCurrent(plan) && plan.folders.some(({ seals }) => seals !== undefined)) {
    lines.push(
      "Files were formatted again to know it; perquery gen notes what they look like in .perquery.json, which is to be committed.",
    );
  }
  return lines.map((line) => `${line}\n`).join("");
}

function listChanges({ folder, changes }: FolderPlan): readonly string[] {
  const listed = changes
    .slice(0, shownAtMost)
    .map((change) => `  ${done(change)} ${path.posix.join(folder, change.path)}`);
  const more = changes.length - listed.length;
  return more > 0 ? [...listed, `  and ${more} more`] : listed;
}

function done({ kind }: Change): string {
  return kind === "write" ? "wrote  " : "removed";
}

function countChanges({ changes, unchanged }: FolderPlan, mode: "write" | "check" | "dry-run"): string {
  if (changes.length === 0 && mode !== "write") return `current (${unchanged} ${unchanged === 1 ? "file" : "files"})`;
  const written = changes.filter(({ kind }) => kind === "write").length;
  const removed = changes.length - written;
  const [write, remove] = mode === "write" ? ["written", "removed"] : ["to write", "to remove"];
  const counts = [`${written} ${write}`, ...(removed > 0 ? [`${removed} ${remove}`] : []), `${unchanged} unchanged`];
  return counts.join(", ");
}
