import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { watch, type FSWatcher } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { renderDiagnostics } from "../../diagnostics/render.ts";
import { hideSecrets } from "../hide-secrets.ts";
import type { GenRequest } from "../run-gen.ts";
import { readSource } from "../source-text.ts";
import type { Terminal } from "../terminal.ts";
import type { WatchAnswer, WatchQuestion } from "./model.ts";

/** An editor writes a file in several steps. */
const quietMs = 30;

/** Generates now and whenever a file changes that the models are made of, until the signal comes. */
export async function watchGen(
  request: GenRequest,
  workingFolder: string,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const watchers = new Map<string, FSWatcher>();
  const question: WatchQuestion = { request: { ...request, tellsChanges: true }, workingFolder };
  let next = startGenerator();
  let working: ChildProcess | undefined;
  let changed: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let said = "";

  const generate = async (): Promise<void> => {
    const cause = changed;
    const begun = performance.now();
    // one that a model keeps waiting is given up
    working?.kill("SIGKILL");
    const generator = next;
    working = generator;
    next = startGenerator();
    const answer = await ask(generator, question);
    if (working !== generator || signal.aborted) return;
    working = undefined;
    const folders = answer?.folders ?? [];
    if (answer === undefined) terminal.error("a model ended the process before it was done\n");
    else said = tell(answer, cause, Math.round(performance.now() - begun), said, terminal);
    watchFolders(folders.length === 0 ? [...watchers.keys(), workingFolder] : folders);
    if (cause === undefined) terminal.out("Watching; Ctrl-C ends it.\n");
  };

  const watchFolders = (folders: readonly string[]): void => {
    for (const [folder, watcher] of watchers) {
      if (folders.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => {
        if (name === null || !/\.(?:[cm]?[jt]sx?|json)$/.test(name)) return;
        changed = path.relative(workingFolder, path.join(folder, name));
        clearTimeout(timer);
        timer = setTimeout(() => void generate(), quietMs);
      });
      watcher.on("error", () => watchers.delete(folder));
      watchers.set(folder, watcher);
    }
  };

  await generate();
  if (!signal.aborted) await once(signal, "abort");
  clearTimeout(timer);
  watchFolders([]);
  for (const generator of [next, working]) generator?.kill("SIGKILL");
}

function startGenerator(): ChildProcess {
  const file = fileURLToPath(new URL(`generate-once${path.extname(import.meta.url)}`, import.meta.url));
  return fork(file, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

/** Undefined when it ended without an answer. */
async function ask(generator: ChildProcess, question: WatchQuestion): Promise<WatchAnswer | undefined> {
  return new Promise((resolve) => {
    generator.once("message", (answer) => resolve(answer as WatchAnswer));
    generator.once("exit", () => resolve(undefined));
    generator.send(question, () => {});
  });
}

/** What it says of the diagnostics, which are not said again while they stay the same. */
function tell(
  { text, diagnostics, root }: WatchAnswer,
  cause: string | undefined,
  milliseconds: number,
  said: string,
  terminal: Terminal,
): string {
  const source = (file: string): string | undefined => hideSecrets(file, readSource(path.resolve(root, file)));
  const found = renderDiagnostics(diagnostics, { source, colour: terminal.errorColour });
  if (cause !== undefined) terminal.out(`\n${cause} changed\n`);
  if (found !== said || text === "") terminal.error(found);
  terminal.out(text === "" ? "Nothing was written.\n" : `${text.trimEnd()}  (${milliseconds} ms)\n`);
  return found;
}
