import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "cassandra-driver";
import { bind, type Database } from "../../generated/booking/index.js";
import { applyCql } from "../../src/cluster/apply.ts";
import { splitStatements } from "../../src/cluster/split-statements.ts";
import { connectTo, type Place } from "../rig.ts";

export interface BookingRig {
  readonly place: Place;
  readonly client: Client;
  readonly db: Database;
}

const schema = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  "../../generated/booking/cql/booking/schema.cql",
);
const tables = [
  "bookings",
  "bookings_by_room_night",
  "bookings_by_guest",
  "booking_claims_on_room_night",
  "entries_by_account",
  "entries_by_transfer",
  "entry_claims_on_transfer",
];

/** Makes the place anew, with the tables of the booking model. */
export async function openBookings(
  place: Place,
  replication = "{'class': 'SimpleStrategy', 'replication_factor': 1}",
): Promise<BookingRig> {
  const client = await connectTo(place);
  const statements = splitStatements(readFileSync(schema, "utf8"));
  await applyCql(client, [
    `DROP KEYSPACE IF EXISTS ${place.keyspace}`,
    `CREATE KEYSPACE ${place.keyspace} WITH replication = ${replication}`,
    ...statements.map((statement) => statement.replaceAll("booking.", `${place.keyspace}.`)),
  ]);
  return { place, client, db: bindBookings(place, client) };
}

export const bindBookings = ({ keyspace }: Place, client: Client): Database =>
  bind(client, { keyspaces: { booking: keyspace } });

/** Takes all rows away. */
export async function emptyBookings({ client, place }: BookingRig): Promise<void> {
  for (const table of tables) await client.execute(`TRUNCATE ${place.keyspace}.${table}`);
}
