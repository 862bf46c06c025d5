import { mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { ClusterError } from "../cluster-error.ts";
import { silentProgress } from "../progress.ts";
import { choosePorts, defaultPort } from "./choose-ports.ts";
import { defaultLimitMs, type DevelopmentNode, type NodeOptions } from "./development-node.ts";
import { fetchJars } from "./fetch-jars.ts";
import { withFileLock } from "./file-lock.ts";
import type { Java } from "./find-java.ts";
import { cassandraVersion, hasJars, jarFolder, verifyJars } from "./jar-cache.ts";
import { defaultNodeFolder, discardFolder, nodeFolder, removeEmptyFolder, type NodeFolder } from "./node-folder.ts";
import { findState, removeState } from "./node-state.ts";
import { findRequirements } from "./requirements.ts";
import { joinNode, runServer } from "./run-server.ts";
import { endServer } from "./stop-node.ts";

/** Starts a development node and waits until it answers; one that runs already on the folder is joined. */
export async function startNode(options: NodeOptions = {}): Promise<DevelopmentNode> {
  const isEphemeral = options.ephemeral === true;
  const root = isEphemeral
    ? await mkdtemp(path.join(os.tmpdir(), "perquery-node-"))
    : path.resolve(options.data ?? defaultNodeFolder);
  await mkdir(root, { recursive: true });
  const folder = nodeFolder(await realpath(root));
  const progress = options.progress ?? silentProgress;
  try {
    return await withFileLock(
      folder.lock,
      {
        signal: options.signal,
        onWait: (pid) => progress.note(`Process ${pid} is starting or stopping this node; waiting for it`),
        onStale: (pid) => progress.note(`Removed a lock left by process ${pid}, which is gone`),
      },
      () => startLocked(folder, { ...options, progress }),
    );
  } catch (error) {
    progress.fail();
    if (isEphemeral) await rm(folder.root, { recursive: true, force: true });
    else await removeEmptyFolder(folder);
    throw error;
  }
}

async function startLocked(folder: NodeFolder, options: NodeOptions): Promise<DevelopmentNode> {
  const progress = options.progress ?? silentProgress;
  const found = await findState(folder);
  if (found.kind === "running") {
    if (options.fresh !== true) return joinNode(folder, found.state, options);
    progress.step("Stopping the node that runs, to throw its data away");
    await endServer(folder, found.state.pid, { graceMs: 0 });
  } else if (found.kind === "stale") {
    progress.note(
      found.pid === undefined
        ? `Removed ${folder.state}, which could not be read`
        : `The node of before (process ${found.pid}) ended without having been stopped`,
    );
    await removeState(folder);
  }
  if (options.fresh === true) await discardFolder(folder);

  const isEphemeral = options.ephemeral === true;
  const ports = await choosePorts({
    address: options.address ?? "127.0.0.1",
    port: options.port ?? (isEphemeral ? "any" : defaultPort),
    mayMove: options.portMayMove,
    storagePort: options.cluster?.storagePort,
  });
  const { java, jars } = await prepareServer(options);
  progress.step(`Starting Cassandra ${cassandraVersion}`);
  return runServer(folder, { options, ports, java, jars });
}

/** Java, and the jars: fetched when they have never been, else looked at. */
async function prepareServer(options: NodeOptions): Promise<{ readonly java: Java; readonly jars: string }> {
  const environment = options.environment ?? process.env;
  const folder = jarFolder(environment);
  const { java, maven } = await findRequirements({
    environment,
    needsMaven: !(await hasJars(folder)),
    javaFolders: options.javaFolders,
  });
  if (maven !== undefined) {
    await fetchJars({
      folder,
      maven,
      environment,
      javaHome: java.home,
      silenceLimitMs: options.limitMs ?? defaultLimitMs,
      progress: options.progress ?? silentProgress,
      signal: options.signal,
    });
  }
  if (!(await hasJars(folder))) throw new ClusterError(`${folder} has just been removed`, { hint: "Start again." });
  await verifyJars(folder);
  return { java, jars: folder };
}
