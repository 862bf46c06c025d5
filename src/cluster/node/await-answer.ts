import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { loadDriver } from "../driver.ts";

/** What a node says about itself. */
export interface Answer {
  readonly clusterName: string;
  readonly localDataCenter: string;
  readonly cassandra: string;
}

/** Cassandra's name for it as long as SimpleSnitch is configured. */
export const developmentDataCenter = "datacenter1";

/** Asks once. Undefined when nothing answers a CQL query there. */
export async function askNode(address: string, port: number): Promise<Answer | undefined> {
  if (!(await isListening(address, port))) return undefined;
  const { Client } = await loadDriver();
  const client = new Client({
    contactPoints: [`${address}:${port}`],
    localDataCenter: developmentDataCenter,
    socketOptions: { connectTimeout: 3000, readTimeout: 5000 },
    isMetadataSyncEnabled: false,
  });
  try {
    const result = await client.execute("SELECT cluster_name, data_center, release_version FROM system.local");
    const row = result.first();
    return row === null
      ? undefined
      : {
          clusterName: row["cluster_name"] as string,
          localDataCenter: row["data_center"] as string,
          cassandra: row["release_version"] as string,
        };
  } catch {
    return undefined;
  } finally {
    await client.shutdown().catch(() => {});
  }
}

export type Awaited = Answer | "ended" | "late";

export interface AwaitOptions {
  readonly address: string;
  readonly port: number;
  readonly clusterName: string;
  readonly limitMs: number;
  readonly runs: () => boolean;
  readonly onTick: (elapsedMs: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Asks until the node answers, its process ends, or it is late. Another cluster's answer is none. */
export async function awaitAnswer(options: AwaitOptions): Promise<Awaited> {
  const started = Date.now();
  for (;;) {
    options.signal?.throwIfAborted();
    if (!options.runs()) return "ended";
    const answer = await askNode(options.address, options.port);
    if (answer?.clusterName === options.clusterName) return answer;
    if (Date.now() - started > options.limitMs) return "late";
    options.onTick(Date.now() - started);
    await sleep(300, undefined, options.signal === undefined ? {} : { signal: options.signal });
  }
}

function isListening(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: address, port });
    const settle = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(2000, () => settle(false));
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}
