import { realpath } from "node:fs/promises";
import path from "node:path";
import { ClusterError } from "../cluster-error.ts";
import { silentProgress, type Progress } from "../progress.ts";
import { withFileLock } from "./file-lock.ts";
import { defaultNodeFolder, discardFolder, nodeFolder, removeEmptyFolder, type NodeFolder } from "./node-folder.ts";
import { findState, removeState } from "./node-state.ts";
import { endProcess } from "./running-process.ts";
import { storageArgument } from "./server-arguments.ts";

export interface StopOptions {
  readonly data?: string;
  readonly discard?: boolean;
  readonly progress?: Progress;
  readonly signal?: AbortSignal;
}

export interface Stopped {
  readonly folder: string;
  /** The process that was ended. */
  readonly pid: number | undefined;
  /** A process that was gone already. */
  readonly stalePid: number | undefined;
  readonly discarded: boolean;
}

/** Long enough to bring what is in memory to the disk. */
const graceMs = 30_000;

/** Ends the node of the folder, and waits until it is gone. Nothing to stop is no failure. */
export async function stopNode(options: StopOptions = {}): Promise<Stopped> {
  const wanted = path.resolve(options.data ?? defaultNodeFolder);
  const root = await realpath(wanted).catch(() => undefined);
  if (root === undefined) return { folder: wanted, pid: undefined, stalePid: undefined, discarded: false };
  const folder = nodeFolder(root);
  const progress = options.progress ?? silentProgress;
  const stopped = await withFileLock(
    folder.lock,
    {
      signal: options.signal,
      onWait: (pid) => progress.note(`Process ${pid} is starting or stopping this node; waiting for it`),
      onStale: (pid) => progress.note(`Removed a lock left by process ${pid}, which is gone`),
    },
    async () => {
      const found = await findState(folder);
      if (found.kind === "running") {
        progress.step("Stopping Cassandra");
        await endServer(folder, found.state.pid, { graceMs: options.discard === true ? 0 : graceMs });
      }
      await removeState(folder);
      return {
        folder: root,
        pid: found.kind === "running" ? found.state.pid : undefined,
        stalePid: found.kind === "stale" ? found.pid : undefined,
        discarded: options.discard === true && (await discardFolder(folder)),
      };
    },
  );
  await removeEmptyFolder(folder);
  return stopped;
}

/** Ends the server, and only it: a number that has gone to another process is left alone. */
export async function endServer(folder: NodeFolder, pid: number, options: { readonly graceMs: number }): Promise<void> {
  if (!(await endProcess(pid, { argument: storageArgument(folder), graceMs: options.graceMs }))) {
    throw new ClusterError(`Process ${pid} does not end`, { hint: `End it by hand: kill -9 ${pid}` });
  }
  await removeState(folder);
}
