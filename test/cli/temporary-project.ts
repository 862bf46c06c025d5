import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const repository = fileURLToPath(new URL("../../", import.meta.url));

export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(path.join(tmpdir(), "perquery-")));
}

export interface TemporaryProject {
  readonly root: string;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  /** All files, sorted; what lies in node_modules is left out. */
  readonly list: (folder?: string) => readonly string[];
  readonly modified: (file: string) => number;
  readonly perquery: (...words: readonly string[]) => CommandResult;
}

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** An application in a folder of its own, with perquery installed as a link to this repository. */
export function temporaryProject(files: Readonly<Record<string, string>> = {}): TemporaryProject {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write("package.json", '{ "type": "module" }');
  mkdirSync(path.join(root, "node_modules"));
  symlinkSync(repository, path.join(root, "node_modules/perquery"));
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    root,
    write,
    read: (file) => readFileSync(path.join(root, file), "utf8"),
    list: (folder = "") => listFiles(path.join(root, folder)),
    modified: (file) => statSync(path.join(root, file)).mtimeMs,
    perquery: (...words) => runPerquery(root, words),
  };
}

export function runPerquery(
  folder: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(repository, "bin/perquery.js"), ...words], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CI: "", FORCE_COLOR: "", GITHUB_ACTIONS: "", NODE_OPTIONS: "", ...environment },
  });
  return { code: status, out: stdout, error: stderr };
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !file.startsWith("node_modules"))
    .toSorted();
}
