import type { Progress } from "../progress.ts";
import type { ConnectionSettings } from "../connection-settings.ts";
import type { Setting } from "./server-configuration.ts";

export const defaultLimitMs = 180_000;

/** A running Cassandra of our own. */
export interface DevelopmentNode {
  /** `address:port` */
  readonly contactPoint: string;
  readonly address: string;
  readonly port: number;
  readonly localDataCenter: string;
  readonly cassandra: string;
  readonly pid: number;
  /** Data, configuration and log. */
  readonly folder: string;
  readonly log: string;
  /** Whether it ran already. */
  readonly origin: "started" | "running";
  /** The process that it ends with; undefined when it lives on by itself. */
  readonly tetheredTo: number | undefined;
  stop(options?: { readonly discard?: boolean }): Promise<void>;
}

export interface NodeOptions {
  /** Its folder; `.perquery/node` in the working folder unless said. */
  readonly data?: string;
  /** A node for a test: a temporary folder, free ports, thrown away when stopped, and tethered. */
  readonly ephemeral?: boolean;
  /** Throw away the data of before. */
  readonly fresh?: boolean;
  /** End the node when this process ends, however it ends. */
  readonly tethered?: boolean;
  /** For CQL: 19042 unless said. */
  readonly port?: number | "any";
  /** When the port is taken, another will do. */
  readonly portMayMove?: boolean;
  /** How long the server may take until it answers, and Maven may be silent: 180 s unless said. */
  readonly limitMs?: number;
  readonly heapMegabytes?: number;
  /** More of `cassandra.yaml`. */
  readonly settings?: Readonly<Record<string, Setting>>;
  /** A loopback address of its own for each node of a cluster: 127.0.0.1 unless said. */
  readonly address?: string;
  readonly cluster?: ClusterMembership;
  readonly progress?: Progress;
  readonly signal?: AbortSignal;
  readonly environment?: NodeJS.ProcessEnv;
  /** Where to look for Java besides JAVA_HOME and the PATH. */
  readonly javaFolders?: readonly string[];
}

/** What nodes of one cluster share, and this one's place. */
export interface ClusterMembership {
  readonly name: string;
  /** One for all nodes. */
  readonly storagePort: number;
  /** `host:port` */
  readonly seeds: readonly string[];
  readonly initialToken: string;
}

export function connectionOf(node: DevelopmentNode): ConnectionSettings {
  return { contactPoints: [node.contactPoint], localDataCenter: node.localDataCenter };
}
