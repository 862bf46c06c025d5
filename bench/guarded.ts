/*
 * What a guarded write costs beside a plain one of the same three tables, and beside a lightweight transaction by hand, on
 * one node. Each way has rows of its own, so that nobody waits for another one's round.
 */
import { types, type Client } from "cassandra-driver";
import Table from "cli-table3";
import { insertBooking, updateBooking, updateBookingIf, type Database } from "../generated/booking/index.js";
import { terminalProgress } from "../src/cluster/progress.ts";
import { useNode } from "../src/cluster/use-node.ts";
import { brokenBookings, examineBookings } from "../load/guarded/examine-bookings.ts";
import { openBookings } from "../load/guarded/rig.ts";
import { asCommand } from "../load/rig.ts";
import { applyCql } from "../src/cluster/apply.ts";
import { generateUuid, nextTimestamp } from "../src/runtime/index.ts";
import { timesOf, type Way } from "./measure.ts";

const keyspace = "bench_guarded";
const rounds = 5;
const rows = 64;
const quorum = { prepare: true, consistency: types.consistencies.localQuorum };
const serial = { ...quorum, serialConsistency: types.consistencies.localSerial, isIdempotent: false };

const tables = [
  "plain (id uuid PRIMARY KEY, room text, night date, guest text, status text, note text, version bigint)",
  "plain_by_room (room text, night date, id uuid, guest text, status text, note text, PRIMARY KEY ((room), night))",
  "plain_by_guest (guest text, id uuid, room text, night date, status text, note text, PRIMARY KEY ((guest), id))",
];

interface Row {
  readonly id: string;
  readonly room: string;
  guest: string;
}

const night = "2026-12-01";

/** The three rows of another guest, as a plain update writes them: read, and one logged batch. */
async function updatePlain(client: Client, row: Row, guest: string, condition: boolean): Promise<void> {
  const { rows: found } = await client.execute(
    `SELECT guest, version FROM ${keyspace}.plain WHERE id = ?`,
    [row.id],
    quorum,
  );
  const version = found[0]?.["version"] as types.Long | null | undefined;
  const before = String(found[0]?.["guest"]);
  if (condition) {
    const next = types.Long.fromNumber(nextTimestamp());
    const cql = `UPDATE ${keyspace}.plain SET guest = ?, version = ? WHERE id = ? IF version = ?`;
    await client.execute(cql, [guest, next, row.id, version], serial);
  }
  await client.batch(
    [
      {
        query: `UPDATE ${keyspace}.plain_by_room SET guest = ? WHERE room = ? AND night = ?`,
        params: [guest, row.room, night],
      },
      { query: `DELETE FROM ${keyspace}.plain_by_guest WHERE guest = ? AND id = ?`, params: [before, row.id] },
      {
        query: `INSERT INTO ${keyspace}.plain_by_guest (guest, id, room, night, status) VALUES (?, ?, ?, ?, 'paid')`,
        params: [guest, row.id, row.room, night],
      },
      ...(condition ? [] : [{ query: `UPDATE ${keyspace}.plain SET guest = ? WHERE id = ?`, params: [guest, row.id] }]),
    ],
    { ...quorum, logged: true, isIdempotent: true, timestamp: nextTimestamp() },
  );
}

function waysOf(client: Client, db: Database, atOnce: number): readonly (readonly [string, Way])[] {
  let count = 0;
  let moves = 0;
  const make = (prefix: string): Row[] =>
    Array.from({ length: rows }, (_, i) => ({ id: generateUuid(), room: `${atOnce}${prefix}${i}`, guest: "G" }));
  const all = { plain: make("P"), again: make("A"), hand: make("H"), guarded: make("R"), moved: make("M") };
  const next = (list: readonly Row[]): Row => list[count++ % rows]!;
  const prepared = new Map<string, Promise<unknown>>();
  /** On first use, so that each way has its rows. */
  const once = (row: Row, work: () => Promise<unknown>): Promise<unknown> => {
    const known = prepared.get(row.id) ?? work();
    prepared.set(row.id, known);
    return known;
  };
  const plain =
    (list: readonly Row[], condition: boolean): Way =>
    async () => {
      const row = next(list);
      const cql = `INSERT INTO ${keyspace}.plain (id, room, night, guest, status) VALUES (?, ?, ?, 'G', 'paid')`;
      await once(row, () => client.execute(cql, [row.id, row.room, night], quorum));
      await updatePlain(client, row, `G${count}`, condition);
    };
  const booked =
    (list: readonly Row[], write: (row: Row) => Promise<unknown>): Way =>
    async () => {
      const row = next(list);
      await once(row, () => insertBooking(db, { ...row, night, status: "paid" }));
      await write(row);
    };
  return [
    ["plain: read, one logged batch", plain(all.plain, false)],
    ["  again (control)", plain(all.again, false)],
    ["lightweight transaction by hand, then the batch", plain(all.hand, true)],
    ["guarded update", booked(all.guarded, ({ id }) => updateBooking(db, { id }, { guest: `G${count}` }))],
    [
      "  on a condition",
      booked(all.guarded, ({ id }) => updateBookingIf(db, { id }, { status: "paid" }, { guest: `G${count}` })),
    ],
    [
      "guarded update of a unique key",
      booked(all.moved, ({ id }) => updateBooking(db, { id }, { room: `${atOnce}N${moves++}` })),
    ],
    [
      "guarded insert, with a unique key",
      () => insertBooking(db, { room: `${atOnce}I${count++}`, night, guest: "G", status: "paid" }),
    ],
  ];
}

const progress = await terminalProgress();
await asCommand(async () => {
  const node = await useNode({ ephemeral: true, progress });
  let closing: Client | undefined;
  try {
    const { client, db } = await openBookings({ settings: node, keyspace });
    closing = client;
    await applyCql(
      client,
      tables.map((table) => `CREATE TABLE ${keyspace}.${table}`),
    );
    for (const atOnce of [1, 16]) {
      progress.step(`${atOnce} at once`);
      const ways = waysOf(client, db, atOnce);
      const times = await timesOf(
        ways.map(([, way]) => way),
        { calls: atOnce === 1 ? 40 : 160, atOnce, rounds },
      );
      const table = new Table({
        head: ["", "µs a write", "beside plain", "client CPU, µs", "beside plain"],
        style: { head: [], border: [] },
      });
      const [plain] = times;
      const beside = (one: number, other: number) => `x ${(one / other).toFixed(2)}`;
      table.push(
        ...times.map(({ wall, cpu }, i) => [
          ways[i]![0],
          wall.toFixed(0),
          beside(wall, plain!.wall),
          cpu.toFixed(0),
          beside(cpu, plain!.cpu),
        ]),
      );
      progress.done();
      console.log(`\n${atOnce} at once: medians of ${rounds} rounds in which all take turns\n${table.toString()}`);
    }
    const broken = brokenBookings(await examineBookings(client, keyspace));
    for (const line of broken) console.log(`BROKEN  ${line}`);
    return broken.length === 0;
  } finally {
    await closing?.shutdown();
    await node.release();
  }
});
