import type { Client, ClientOptions } from "cassandra-driver";
import { ClusterError } from "./cluster-error.ts";
import { portOf, type ConnectionSettings } from "./connection-settings.ts";
import { loadDriver } from "./driver.ts";

/** A connected client of the application's driver. Shut it down when done. */
export async function connect(settings: ConnectionSettings, options: ClientOptions = {}): Promise<Client> {
  const { Client } = await loadDriver();
  // The driver looks for the other nodes on 9042 unless it is told their port.
  const port = portOf(settings.contactPoints[0] ?? "");
  const client = new Client({
    ...options,
    contactPoints: [...settings.contactPoints],
    localDataCenter: settings.localDataCenter,
    ...(port === undefined ? {} : { protocolOptions: { port, ...options.protocolOptions } }),
    ...(settings.keyspace === undefined ? {} : { keyspace: settings.keyspace }),
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.shutdown().catch(() => {});
    throw new ClusterError(
      `Can't connect to Cassandra at ${settings.contactPoints.join(", ")}: ${reasonOf(error as Error)}`,
      {
        hint: `Check the contact points and that the local data centre "${settings.localDataCenter}" is the cluster's.`,
        cause: error,
      },
    );
  }
}

/** Connects a client that the application has made. Of its options nothing is shown but the hosts that were tried. */
export async function connectGiven(client: Client, hint: string): Promise<Client> {
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.shutdown().catch(() => {});
    throw new ClusterError(`Can't connect to Cassandra: ${reasonOf(error as Error)}`, { hint, cause: error });
  }
}

/** The driver keeps what each host said in `innerErrors`, and says only that all of them failed. */
function reasonOf(error: Error & { readonly innerErrors?: Readonly<Record<string, Error>> }): string {
  const reasons = Object.entries(error.innerErrors ?? {}).map(([host, inner]) => `${host}: ${inner.message}`);
  return reasons.length === 0 ? error.message : reasons.join("; ");
}
