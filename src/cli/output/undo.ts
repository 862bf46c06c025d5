import { copyFileSync, linkSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { isInside } from "../project-path.ts";
import { temporaryName } from "./read-folder.ts";

export type Undo = () => void;

/** Makes a folder and what is missing above it. Says whether it was not there. */
export function makeFolder(folder: string, undo: Undo[]): boolean {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return false;
  for (let made = path.dirname(first); made !== folder;) {
    made = path.join(made, path.relative(made, folder).split(path.sep)[0] ?? "");
    const created = made;
    undo.push(() => removeFolderQuietly(created));
  }
  return true;
}

/** Takes a file that is to be removed out of the way, so that it can come back as it was. */
export function takeAway(file: string, undo: Undo[]): void {
  const old = temporaryName(file, "old");
  renameSync(file, old);
  undo.push(() => renameSync(old, file));
}

/** Keeps the file that is to be replaced, so that it can come back as it was. Says whether there is one. */
export function keepOld(file: string, undo: Undo[]): boolean {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) {
    undo.push(() => removeQuietly(file));
    return false;
  }
  const old = temporaryName(file, "old");
  copyOrLink(file, old);
  undo.push(() => {
    renameSync(old, file);
    // renaming one link of a file to another link of it does nothing
    removeQuietly(old);
  });
  return true;
}

/** A link keeps the file's times; not every file system has links. */
function copyOrLink(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch {
    try {
      copyFileSync(file, copy);
    } catch (error) {
      removeQuietly(copy);
      throw error;
    }
  }
}

/** Undoes the last step first. Says what the state is then. */
export function rollBack(undo: readonly Undo[]): string {
  let failures = 0;
  for (const step of undo.toReversed()) {
    try {
      step();
    } catch {
      failures += 1;
    }
  }
  return failures === 0 ? "nothing was changed" : `and ${failures} of the files written before could not be put back`;
}

/** Removes the folders that the removal of files has left empty, up to the output folder. */
export function removeEmptyFolders(output: string, removed: readonly string[]): void {
  for (const file of removed) {
    for (
      let folder = path.dirname(file);
      folder !== output && isInside(output, folder);
      folder = path.dirname(folder)
    ) {
      if (!removeFolderQuietly(folder)) break;
    }
  }
}

/** Only an empty folder can be removed. */
function removeFolderQuietly(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

export function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // a leftover is removed by the next run
  }
}
