import { readFile, rename, rm, writeFile } from "node:fs/promises";
import type { NodeFolder } from "./node-folder.ts";
import { runsWith } from "./running-process.ts";
import { storageArgument } from "./server-arguments.ts";

/** What runs on a folder, kept in `running.json` from the moment the server's process exists. */
export interface NodeState {
  readonly pid: number;
  readonly address: string;
  readonly port: number;
  readonly storagePort: number;
  readonly jmxPort: number;
  readonly cassandra: string;
  readonly clusterName: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** The process that the node ends with. */
  readonly tetheredTo?: number;
}

export type FoundState =
  | { readonly kind: "none" }
  | { readonly kind: "running"; readonly state: NodeState }
  /** Left by a server that is gone; without a process number when the file can't be read. */
  | { readonly kind: "stale"; readonly pid: number | undefined };

export async function findState(folder: NodeFolder): Promise<FoundState> {
  const text = await readFile(folder.state, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return { kind: "none" };
  const state = parseState(text);
  if (state === undefined) return { kind: "stale", pid: undefined };
  return runsWith(state.pid, storageArgument(folder)) ? { kind: "running", state } : { kind: "stale", pid: state.pid };
}

export function parseState(text: string): NodeState | undefined {
  try {
    const state = JSON.parse(text) as Partial<NodeState> | null;
    const isWhole =
      [state?.pid, state?.port, state?.storagePort, state?.jmxPort].every((value) => Number.isInteger(value)) &&
      [state?.address, state?.cassandra, state?.clusterName, state?.startedAt].every(
        (value) => typeof value === "string",
      );
    return isWhole ? (state as NodeState) : undefined;
  } catch {
    return undefined;
  }
}

export async function writeState(folder: NodeFolder, state: NodeState): Promise<void> {
  const temporary = `${folder.state}.new`;
  await writeFile(temporary, `${JSON.stringify(state, undefined, 2)}\n`);
  await rename(temporary, folder.state);
}

export async function removeState(folder: NodeFolder): Promise<void> {
  await rm(folder.state, { force: true });
}
