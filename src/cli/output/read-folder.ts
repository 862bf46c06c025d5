import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sealsFile } from "./seals.ts";

/** Text files by their path in the folder, with forward slashes and line feeds; and what an interrupted run left. */
export interface FolderContent {
  readonly texts: ReadonlyMap<string, string>;
  readonly leftovers: readonly string[];
}

const leftover = /\.(\d+)\.perquery-(?:new|old)$/;

/** The name of a sibling that exists only while files are being replaced. */
export function temporaryName(file: string, role: "new" | "old"): string {
  return `${file}.${process.pid}.perquery-${role}`;
}

/** Symbolic links, the folders of other tools and those of other models are not followed. A folder that does not exist is empty. */
export function readFolder(folder: string): FolderContent {
  const texts = new Map<string, string>();
  const leftovers: string[] = [];
  const visit = (relative: string): void => {
    for (const entry of list(path.join(folder, relative))) {
      const inner = relative === "" ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!isOfOthers(path.join(folder, inner), entry.name)) visit(inner);
      } else if (entry.isFile()) {
        const owner = leftover.exec(entry.name)?.[1];
        if (owner === undefined) texts.set(inner, readText(path.join(folder, inner)));
        else if (!isRunning(Number(owner))) leftovers.push(inner);
      }
    }
  };
  visit("");
  return { texts, leftovers };
}

/** Folders of other tools, and those that another model is generated into. */
const isOfOthers = (folder: string, name: string): boolean =>
  name === "node_modules" || name === ".git" || existsSync(path.join(folder, sealsFile));

function list(folder: string): ReturnType<typeof readEntries> {
  try {
    return readEntries(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}

/** A checkout with CRLF holds the same text. */
function readText(file: string): string {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
