import type { Client } from "cassandra-driver";
import { ClusterError, isClusterError } from "../cluster/cluster-error.ts";
import { connect, connectGiven } from "../cluster/connect.ts";
import { connectionFromEnvironment, type ConnectionSettings } from "../cluster/connection-settings.ts";
import { developmentDataCenter } from "../cluster/node/await-answer.ts";
import { nodeStatus } from "../cluster/node/node-status.ts";
import type { PerqueryConfig } from "../config.ts";
import { hidePasswords } from "./hide-secrets.ts";
import { plainMessage } from "./plain-message.ts";

/** The client of the configuration, connected; without one, the cluster of the environment variables or the development node. */
export async function connectApplication(config: PerqueryConfig | undefined, environment: string): Promise<Client> {
  if (config?.client !== undefined) return connectConfigured(config.client, environment);
  const settings = connectionFromEnvironment() ?? (await developmentNode(environment));
  if (settings !== undefined) return connect(settings);
  throw new ClusterError("There is no cluster to talk to", {
    hint:
      environment === "development"
        ? "Start the development node: perquery dev start. Or write client() in perquery.config.ts."
        : "Write client() in perquery.config.ts: it gives the application's own client for an environment.",
  });
}

async function connectConfigured(make: NonNullable<PerqueryConfig["client"]>, environment: string): Promise<Client> {
  const hint = `It is the client() of perquery.config.ts, asked for environment "${environment}".`;
  try {
    const client: unknown = await make({ environment });
    if (!isClient(client)) throw new ClusterError("client() of perquery.config.ts gives no client of cassandra-driver");
    return await connectGiven(client, hint);
  } catch (error) {
    const message = hidePasswords(plainMessage(error as Error));
    throw new ClusterError(isClusterError(error) ? message : `client() of perquery.config.ts throws: ${message}`, {
      hint: isClusterError(error) ? error.hint : undefined,
    });
  }
}

/** By what it can do: the application's driver may be another copy. */
function isClient(value: unknown): value is Client {
  return (
    typeof value === "object" &&
    value !== null &&
    (["connect", "execute", "shutdown"] as const).every((name) => typeof (value as Client)[name] === "function")
  );
}

async function developmentNode(environment: string): Promise<ConnectionSettings | undefined> {
  if (environment !== "development") return undefined;
  const found = await nodeStatus();
  if (found.kind !== "running" || !found.answers) return undefined;
  const { address, port } = found.state;
  return { contactPoints: [`${address}:${port}`], localDataCenter: developmentDataCenter };
}
