import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "cassandra-driver";
import { bind, type Database } from "../generated/hotel/index.js";
import { applyCql } from "../src/cluster/apply.ts";
import { describeClusterError, isClusterError } from "../src/cluster/cluster-error.ts";
import { connect } from "../src/cluster/connect.ts";
import type { ConnectionSettings } from "../src/cluster/connection-settings.ts";
import { terminalProgress, type Progress } from "../src/cluster/progress.ts";
import { splitStatements } from "../src/cluster/split-statements.ts";
import { useNode } from "../src/cluster/use-node.ts";
import type { BindOptions } from "../src/runtime/index.ts";

/** Where a load runs: a cluster, and a keyspace of its own there. */
export interface Place {
  readonly settings: ConnectionSettings;
  readonly keyspace: string;
}

export interface Rig {
  readonly place: Place;
  readonly client: Client;
  readonly db: Database;
}

const schema = path.join(path.dirname(fileURLToPath(import.meta.url)), "../generated/hotel/cql/reservation/schema.cql");

/** Makes the place anew: the tables of the hotel model that a reservation is written to. */
export async function openRig(place: Place, replication = "{'class': 'SimpleStrategy', 'replication_factor': 1}") {
  const client = await connectTo(place);
  const statements = splitStatements(readFileSync(schema, "utf8"));
  await applyCql(client, [
    `DROP KEYSPACE IF EXISTS ${place.keyspace}`,
    `CREATE KEYSPACE ${place.keyspace} WITH replication = ${replication}`,
    ...statements.map((statement) => statement.replaceAll("reservation.", `${place.keyspace}.`)),
  ]);
  return { place, client, db: bindTo(place, client) } satisfies Rig;
}

export async function closeRig({ place, client }: Rig): Promise<void> {
  await applyCql(client, [`DROP KEYSPACE IF EXISTS ${place.keyspace}`]).finally(() => client.shutdown());
}

export const connectTo = ({ settings }: Place): Promise<Client> => connect(settings, { encoding: { map: Map } });

export const bindTo = (
  { keyspace }: Place,
  client: Client,
  options: BindOptions<"hotel" | "reservation"> = {},
): Database => bind(client, { ...options, keyspaces: { hotel: keyspace, reservation: keyspace } });

/** A command: a node, a rig on it, and work that says whether every promise was kept. */
export async function onNode(keyspace: string, work: (rig: Rig, progress: Progress) => Promise<boolean>) {
  const progress = await terminalProgress();
  await asCommand(async () => {
    const node = await useNode({ ephemeral: true, progress });
    try {
      const rig = await openRig({ settings: node, keyspace });
      progress.done(`Cassandra answers at ${node.contactPoints.join(", ")}`);
      try {
        return await work(rig, progress);
      } finally {
        await closeRig(rig);
      }
    } finally {
      await node.release();
    }
  });
}

/** Ends with 1 when a promise is broken, or nothing could be found out. */
export async function asCommand(work: () => Promise<boolean>): Promise<void> {
  // What was started here is tied to this process; an exit that runs no `finally` ends it as well.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    console.error(isClusterError(error) ? describeClusterError(error) : error);
    process.exitCode = 1;
  }
}

/** Takes all rows away. */
export async function emptyRig({ client, place }: Rig): Promise<void> {
  for (const table of ["reservations_by_confirmation", "reservations_by_hotel_date", "reservations_by_guest", "guests"])
    await client.execute(`TRUNCATE ${place.keyspace}.${table}`);
}
