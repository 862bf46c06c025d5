/*
 * What a read costs beside the driver's own, on one node. Every figure stands beside a control that ran in the same rounds:
 * the same code against itself says how much of a ratio is noise.
 */
import { mapping, type Client } from "cassandra-driver";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { bind, selectGuests, selectReservationsByHotelDate, type Database } from "../generated/hotel/index.js";
import { applyCql } from "../src/cluster/apply.ts";
import { connect } from "../src/cluster/connect.ts";
import { splitStatements } from "../src/cluster/split-statements.ts";
import { useNode } from "../src/cluster/use-node.ts";
import { micro, milli, ratio, timesOf, type Way } from "./measure.ts";

const keyspace = "bench_reads";
const guestId = "8d6c4b0e-7a1f-4c52-9a3e-2f1d5b6a7c80";
const given = { hotelId: "NY456", startDate: "2026-12-01" };
const manyRows = 5000;
const one = `SELECT guest_id, first_name, last_name, title, emails, phone_numbers, addresses\nFROM "${keyspace}".guests\nWHERE guest_id = ?`;
const many = `SELECT hotel_id, start_date, room_number, confirm_number, end_date, guest_id\nFROM "${keyspace}".reservations_by_hotel_date\nWHERE hotel_id = ? AND start_date = ?`;

async function main(): Promise<void> {
  const node = await useNode({ ephemeral: true });
  try {
    const client = await connect(node, { encoding: { map: Map } });
    try {
      const db = await prepare(client);
      await benchOneRow(client, db);
      await benchManyRows(client, db);
    } finally {
      await client.shutdown();
    }
  } finally {
    await node.release();
  }
}

async function prepare(client: Client): Promise<Database> {
  const cql = readFileSync(path.resolve("generated/hotel/cql/reservation/schema.cql"), "utf8");
  await applyCql(client, [
    `CREATE KEYSPACE ${keyspace} WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}`,
    ...splitStatements(cql).map((statement) => statement.replaceAll("reservation.", `${keyspace}.`)),
  ]);
  await client.execute(
    `INSERT INTO ${keyspace}.guests (guest_id, first_name, last_name, title, emails, phone_numbers) VALUES (${guestId}, 'Ada', 'Lovelace', 'Dr', {'a@example.org'}, ['1', '2'])`,
  );
  const query = `INSERT INTO ${keyspace}.reservations_by_hotel_date (hotel_id, start_date, room_number, confirm_number, end_date, guest_id) VALUES (?, ?, ?, ?, ?, ?)`;
  for (let from = 0; from < manyRows; from += 250) {
    const batch = Array.from({ length: 250 }, (_, i) => ({
      query,
      params: [given.hotelId, given.startDate, from + i, `RS${from + i}`, "2026-12-04", randomUUID()],
    }));
    await client.batch(batch, { prepare: true, logged: false });
  }
  return bind(client, { keyspaces: { hotel: keyspace, reservation: keyspace } });
}

/** The driver's CPU for a row, and what the accessor adds to it without any I/O. */
async function benchOneRow(client: Client, db: Database): Promise<void> {
  const direct = (to: Client) => to.execute(one, [guestId], { prepare: true, isIdempotent: true });
  const answered = await direct(client);
  // A client that has the answer already: what is left is the code around it.
  const instant = { options: (client as unknown as { options: unknown }).options, execute: async () => answered };
  const still = { ...db, client: instant as unknown as Client };
  const [driver, control] = await cpuOf(3000, [() => direct(client), () => direct(client)]);
  const [accessor, nothing] = await cpuOf(100_000, [
    () => selectGuests(still, { guestId }),
    () => direct(still.client),
  ]);
  const added = accessor! - nothing!;
  console.log(`one row: client CPU of the driver ${micro(driver!)} µs; again ${ratio(control!, driver!)}`);
  console.log(`  the accessor adds ${micro(added)} µs without I/O: ${((100 * added) / driver!).toFixed(1)} % of it`);
  const [through, beside, again] = await cpuOf(3000, [
    () => selectGuests(db, { guestId }),
    () => direct(client),
    () => direct(client),
  ]);
  console.log(`  end to end, client CPU ${ratio(through!, beside!)}; control ${ratio(again!, beside!)}`);
}

/** Typed objects from many rows, beside the driver's Mapper and its plain rows. */
async function benchManyRows(client: Client, db: Database): Promise<void> {
  const mapper = new mapping.Mapper(client, {
    models: {
      Reservation: {
        tables: ["reservations_by_hotel_date"],
        keyspace,
        mappings: new mapping.UnderscoreCqlToCamelCaseMappings(),
      },
    },
  }).forModel("Reservation");
  /** What the Mapper leaves as objects of the driver, as text. */
  const mappedToText = async () =>
    (await mapper.find(given, undefined, { fetchSize: manyRows })).toArray().map((row) => ({
      ...row,
      startDate: String(row.startDate),
      endDate: String(row.endDate),
      guestId: String(row.guestId),
    }));
  const plain = () =>
    client.execute(many, [given.hotelId, given.startDate], { prepare: true, isIdempotent: true, fetchSize: manyRows });
  const [accessor, mapped, text, rows, control] = await cpuOf(20, [
    () => selectReservationsByHotelDate(db, given).all({ limit: manyRows }),
    async () => (await mapper.find(given, undefined, { fetchSize: manyRows })).toArray(),
    mappedToText,
    plain,
    plain,
  ]);
  console.log(
    `${manyRows} rows: client CPU of the driver's plain rows ${milli(rows!)} ms; again ${ratio(control!, rows!)}`,
  );
  console.log(`  typed objects ${ratio(accessor!, rows!)}, the driver's Mapper ${ratio(mapped!, rows!)}`);
  console.log(
    `  typed objects beside the Mapper ${ratio(accessor!, mapped!)}, with its dates and uuids made text ${ratio(accessor!, text!)}`,
  );
}

const cpuOf = async (calls: number, ways: readonly Way[]): Promise<number[]> =>
  (await timesOf(ways, { calls, rounds: 9 })).map(({ cpu }) => cpu);

await main();
