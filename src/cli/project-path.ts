import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A file as diagnostics and generated files name it: relative to the project, with forward slashes. */
export function toProjectPath(root: string, file: string): string {
  return path
    .relative(root, path.resolve(root, plainPath(file)))
    .split(path.sep)
    .join("/");
}

/** The path of a module as a stack or a loader names it: a file URL, a path with a query, or a data URL made from a file. */
export function plainPath(file: string): string {
  if (file.startsWith("data:")) {
    const made = /[?&]filePath=([^&]+)$/.exec(file)?.[1];
    return made === undefined ? file : decodeURIComponent(made);
  }
  if (file.startsWith("file:")) return fileURLToPath(file.replace(/[?#].*$/, ""));
  return existsSync(file) ? file : file.replace(/\?.*$/, "");
}

/** Modules are known by their real path, so everything is compared by it. */
export function realPath(file: string): string {
  const absolute = path.resolve(file);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
}

/** Whether `file` is `folder` or inside of it. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return !path.isAbsolute(relative) && relative.split(path.sep)[0] !== "..";
}
