import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import getPort from "get-port";
import type { ConnectionSettings } from "../../src/cluster/connection-settings.ts";
import type { DevelopmentNode } from "../../src/cluster/node/development-node.ts";
import { startNode } from "../../src/cluster/node/start-node.ts";
import type { Progress } from "../../src/cluster/progress.ts";

/** Three nodes of one cluster on this machine, each at an address of its own. */
export interface Ring {
  readonly settings: ConnectionSettings;
  readonly nodes: readonly DevelopmentNode[];
  /** SIGKILL: nothing is brought to the disk, nobody is told. */
  kill(index: number): void;
  /** Starts a node again that was killed, on its data. */
  restart(index: number): Promise<void>;
  close(): Promise<void>;
}

const addresses = ["127.0.0.1", "127.0.0.2", "127.0.0.3"];

/** Evenly around the ring, so that a node owns a third of it. */
const tokens = ["-9223372036854775808", "-3074457345618258603", "3074457345618258602"];

/** A level that no application uses: what the coordinator itself has. The server takes it with this setting only. */
export const ownRows = 11;
const javaOptions = "-Dcassandra.enable_nodelocal_queries=true";

export async function startRing(progress: Progress): Promise<Ring> {
  process.env["JDK_JAVA_OPTIONS"] = [process.env["JDK_JAVA_OPTIONS"], javaOptions].join(" ").trim();
  const root = await mkdtemp(path.join(os.tmpdir(), "perquery-ring-"));
  const port = await getPort();
  const storagePort = await getPort();
  const cluster = { name: "perquery-ring", storagePort, seeds: [`${addresses[0]}:${storagePort}`] };
  const nodes: DevelopmentNode[] = [];
  const start = (index: number) =>
    startNode({
      data: path.join(root, String(index)),
      address: addresses[index]!,
      cluster: { ...cluster, initialToken: tokens[index]! },
      port,
      tethered: true,
      heapMegabytes: 512,
      progress,
    });
  const close = async (): Promise<void> => {
    for (const node of nodes) await node.stop({ discard: true });
    await rm(root, { recursive: true, force: true });
  };
  try {
    for (const index of addresses.keys()) nodes.push(await start(index));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    settings: { contactPoints: nodes.map(({ contactPoint }) => contactPoint), localDataCenter: "datacenter1" },
    nodes,
    kill: (index) => process.kill(nodes[index]!.pid, "SIGKILL"),
    restart: async (index) => void (nodes[index] = await start(index)),
    close,
  };
}
