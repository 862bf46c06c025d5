import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../../diagnostics/model.ts";
import { describeFileError } from "./file-error.ts";
import { holdingSignals } from "./hold-signals.ts";
import type { Change, FolderPlan, OutputPlan } from "./model.ts";
import { temporaryName } from "./read-folder.ts";
import { sealsFile } from "./seals.ts";
import { keepOld, makeFolder, removeEmptyFolders, removeQuietly, rollBack, takeAway, type Undo } from "./undo.ts";

interface Step {
  readonly kind: Change["kind"];
  readonly file: string;
  /** Relative to the project. */
  readonly shown: string;
  readonly text: string;
}

/** Does all of the plan or nothing of it. New texts are written beside their files first, and then renamed. */
export async function writeOutput(plan: OutputPlan): Promise<readonly Diagnostic[]> {
  const steps = plan.folders.flatMap(listSteps);
  const writes = steps.filter(({ kind }) => kind === "write");
  const removals = steps.filter(({ kind }) => kind === "remove");
  return holdingSignals(() => {
    for (const { absolute, leftovers } of plan.folders) {
      for (const leftover of leftovers) removeQuietly(path.join(absolute, leftover));
    }
    const undo: Undo[] = [];
    const old: string[] = [];
    let action = "";
    try {
      const folders = new Map<string, { readonly isNew: boolean }>();
      for (const { file, shown } of writes) {
        const folder = path.dirname(file);
        action = `write "${shown}"`;
        if (!folders.has(folder)) folders.set(folder, { isNew: makeFolder(folder, undo) });
      }
      for (const { file, shown, text } of writes) {
        action = `write "${shown}"`;
        undo.push(() => removeQuietly(temporaryName(file, "new")));
        writeFileSync(temporaryName(file, "new"), text);
      }
      // removals come first: where case does not count, a new file may bear the name of an old one
      for (const { file, shown } of removals) {
        action = `remove "${shown}"`;
        takeAway(file, undo);
        old.push(file);
      }
      for (const { file, shown } of writes) {
        action = `write "${shown}"`;
        if (folders.get(path.dirname(file))?.isNew === true) undo.push(() => removeQuietly(file));
        else if (keepOld(file, undo)) old.push(file);
        renameSync(temporaryName(file, "new"), file);
      }
    } catch (error) {
      return [describeFileError(error, action, rollBack(undo))];
    }
    for (const file of old) removeQuietly(temporaryName(file, "old"));
    for (const { absolute } of plan.folders) {
      removeEmptyFolders(
        absolute,
        removals.map(({ file }) => file),
      );
    }
    return [];
  });
}

function listSteps({ folder, absolute, changes, seals }: FolderPlan): readonly Step[] {
  const step = (kind: Step["kind"], name: string, text: string): Step => ({
    kind,
    file: path.join(absolute, name),
    shown: path.posix.join(folder, name),
    text,
  });
  const steps = changes.map((change) => step(change.kind, change.path, change.kind === "write" ? change.after : ""));
  return seals === undefined ? steps : [...steps, step("write", sealsFile, seals)];
}
