import { connectionFromEnvironment, type ConnectionSettings } from "./connection-settings.ts";
import { connectionOf, type NodeOptions } from "./node/development-node.ts";
import { startNode } from "./node/start-node.ts";

/** A Cassandra to work with, wherever it comes from. */
export interface UsedNode extends ConnectionSettings {
  readonly origin: "environment" | "running" | "started";
  /** Stops the node when this call started it; its data is kept unless it is ephemeral. */
  release(): Promise<void>;
}

/**
 * The cluster that `PERQUERY_CONTACT_POINTS` names; else the development node, started when it does not run. One that is started here
 * ends with this process, and takes another port when its own is taken.
 */
export async function useNode(options: NodeOptions = {}): Promise<UsedNode> {
  const given = connectionFromEnvironment(options.environment);
  if (given !== undefined) return { ...given, origin: "environment", release: async () => {} };
  const node = await startNode({ tethered: true, portMayMove: true, ...options });
  return {
    ...connectionOf(node),
    origin: node.origin,
    release: async () => {
      if (node.origin === "started") await node.stop();
    },
  };
}
