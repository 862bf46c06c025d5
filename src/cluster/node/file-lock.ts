import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processStart } from "./running-process.ts";

export interface LockOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called once, when another process holds the lock. */
  readonly onWait?: (pid: number) => void;
  /** Called when the process that held the lock is gone, and the lock has been taken away. */
  readonly onStale?: (pid: number) => void;
}

interface Holder {
  readonly pid: number;
  readonly started: string;
}

/**
 * Runs `work` while no other process does, under a lock file that names its holder: unlike a lock that goes by the file's age, one
 * left by a process that was killed is known for what it is at once, and one whose holder is merely slow is never broken.
 */
export async function withFileLock<TResult>(
  file: string,
  options: LockOptions,
  work: () => Promise<TResult>,
): Promise<TResult> {
  const own = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "" } satisfies Holder);
  await acquire(file, own, options);
  try {
    return await work();
  } finally {
    if ((await read(file)) === own) await unlink(file).catch(() => {});
  }
}

async function acquire(file: string, own: string, options: LockOptions): Promise<void> {
  let waiting = false;
  for (;;) {
    options.signal?.throwIfAborted();
    await mkdir(path.dirname(file), { recursive: true });
    if (await create(file, own)) return;
    const found = await read(file);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder === undefined ? await isOld(file) : processStart(holder.pid) !== holder.started) {
      if (await takeAway(file, found)) options.onStale?.(holder?.pid ?? 0);
      continue;
    }
    if (!waiting && holder !== undefined) {
      waiting = true;
      options.onWait?.(holder.pid);
    }
    await sleep(200, undefined, options.signal === undefined ? {} : { signal: options.signal });
  }
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    // ENOENT: whoever held the lock removed the folder with it.
    if (["EEXIST", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** Moves the lock aside first: another process may have done the same since it was read, and then holds it. */
async function takeAway(file: string, stale: string): Promise<boolean> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return false;
  }
  const isStale = (await read(aside)) === stale;
  if (!isStale) await link(aside, file).catch(() => {});
  await unlink(aside).catch(() => {});
  return isStale;
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}

/** A lock is empty for the moment between its creation and its content. */
async function isOld(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => Date.now() - found.mtimeMs > 5000,
    () => false,
  );
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Holder>;
    return Number.isInteger(pid) && typeof started === "string" ? { pid: pid as number, started } : undefined;
  } catch {
    return undefined;
  }
}
