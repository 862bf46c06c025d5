import { randomBytes } from "node:crypto";
import { mkdir, readFile, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ClusterError } from "../cluster-error.ts";

/** What stands in a node's folder. */
export interface NodeFolder {
  readonly root: string;
  readonly lock: string;
  /** Says that the folder is ours, and holds data. */
  readonly marker: string;
  /** Which process runs on it. */
  readonly state: string;
  readonly configuration: string;
  readonly logging: string;
  readonly log: string;
  readonly temporary: string;
}

export interface NodeMarker {
  /** Cassandra refuses a folder of another cluster. Random, so that an answer is known to come from our node. */
  readonly clusterName: string;
}

export const defaultNodeFolder = ".perquery/node";

/** The server's own folders, as `cassandra.yaml` names them. */
export const dataFolders = ["data", "commitlog", "hints", "saved_caches", "cdc_raw"] as const;

export function nodeFolder(root: string): NodeFolder {
  return {
    root,
    lock: path.join(root, "lock"),
    marker: path.join(root, "node.json"),
    state: path.join(root, "running.json"),
    configuration: path.join(root, "cassandra.yaml"),
    logging: path.join(root, "logback.xml"),
    log: path.join(root, "server.log"),
    temporary: path.join(root, "tmp"),
  };
}

export async function readMarker(folder: NodeFolder): Promise<NodeMarker | undefined> {
  try {
    const { clusterName } = JSON.parse(await readFile(folder.marker, "utf8")) as Partial<NodeMarker>;
    if (typeof clusterName === "string") return { clusterName };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
  }
  throw new ClusterError(`${folder.marker} can't be read`, {
    hint: "Throw the node away: perquery dev stop --discard",
  });
}

/** Makes the folder ours. One that holds something else is refused: to discard it later would take that along. */
export async function prepareFolder(folder: NodeFolder, clusterName?: string): Promise<NodeMarker> {
  const found = await readMarker(folder);
  if (found !== undefined) {
    await rm(folder.temporary, { recursive: true, force: true });
    await mkdir(folder.temporary);
    return found;
  }
  const others = (await readdir(folder.root)).filter((name) => !name.startsWith("lock"));
  if (others.length > 0) {
    throw new ClusterError(
      `${folder.root} holds files that are not a development node's: ${others.slice(0, 3).join(", ")}`,
      {
        hint: "Give --data an empty folder or a new one.",
      },
    );
  }
  const marker: NodeMarker = {
    clusterName: clusterName ?? `perquery development ${randomBytes(4).toString("hex")}`,
  };
  await mkdir(folder.temporary);
  await writeFile(path.join(folder.root, ".gitignore"), "*\n");
  await writeFile(folder.marker, `${JSON.stringify(marker, undefined, 2)}\n`);
  return marker;
}

/** Removes what a node has written, and nothing else. False when there was no node. */
export async function discardFolder(folder: NodeFolder): Promise<boolean> {
  const names = await readdir(folder.root).catch((): string[] => []);
  if (!names.includes(path.basename(folder.marker))) return false;
  const own = [folder.state, folder.configuration, folder.logging, folder.log, folder.temporary, folder.marker];
  const ours = new Set<string>([...dataFolders, ".gitignore", ...own.map((file) => path.basename(file))]);
  // The marker goes last: a discard that was interrupted can be done again.
  const doomed = names.filter((name) => ours.has(name) || name.startsWith("hs_err_"));
  for (const name of doomed.toSorted((a, b) => Number(a === "node.json") - Number(b === "node.json"))) {
    await rm(path.join(folder.root, name), { recursive: true, force: true, maxRetries: 5 });
  }
  return true;
}

/** Once the lock is gone too, the folder goes, and `.perquery` with it when nothing else is there. */
export async function removeEmptyFolder(folder: NodeFolder): Promise<void> {
  const parent = path.dirname(folder.root);
  await rmdir(folder.root).catch(() => {});
  if (path.basename(parent) === ".perquery") await rmdir(parent).catch(() => {});
}
