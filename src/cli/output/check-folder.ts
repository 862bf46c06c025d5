import { lstatSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../../diagnostics/model.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { isInside, toProjectPath } from "../project-path.ts";

/** Refuses a folder in which files that are none of perquery's could be met, or that is somewhere else than it seems. */
export function checkFolder(root: string, folder: string, paths: readonly string[]): readonly Diagnostic[] {
  const absolute = path.resolve(root, folder);
  const refuse = (problem: string, remedy: string): readonly Diagnostic[] => [
    diagnostic("PQ0010", { folder: folder === "" ? "." : folder, problem, remedy }, undefined),
  ];
  if (isInside(absolute, root)) {
    return refuse("holds the whole project", "generate into a folder of its own, such as src/generated");
  }
  const tool = absolute.split(path.sep).find((name) => name === "node_modules" || name === ".git");
  if (tool !== undefined) return refuse(`is inside of ${tool}`, "generate into a folder that is committed");
  const inProject = isInside(root, absolute);
  for (const inner of [".", ...foldersOf(paths)]) {
    for (const place of inProject ? ancestors(root, path.join(absolute, inner)) : [path.join(absolute, inner)]) {
      const stats = lstatSync(place, { throwIfNoEntry: false });
      const name = toProjectPath(root, place);
      if (stats?.isSymbolicLink() === true) {
        const what = name === folder ? "is a symbolic link" : `leads through the symbolic link "${name}"`;
        return refuse(what, "name the folder that it stands for, or remove the link");
      }
      if (stats !== undefined && !stats.isDirectory()) {
        const what = name === folder ? "is a file" : `needs "${name}" as a folder, which is a file`;
        return refuse(what, "remove the file, or generate into another folder");
      }
    }
  }
  return [];
}

function foldersOf(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map((file) => path.posix.dirname(file)))].filter((folder) => folder !== ".");
}

/** From the project, itself left out, to the place. */
function ancestors(root: string, place: string): readonly string[] {
  const steps = path.relative(root, place).split(path.sep);
  return steps.map((_, index) => path.join(root, ...steps.slice(0, index + 1)));
}
