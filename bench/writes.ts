/*
 * What a write costs beside the same three-table batch by hand and through the driver's Mapper, on one node. Every figure
 * stands beside a control that ran in the same rounds: the same code against itself says how much of a ratio is noise.
 */
import { mapping, types, type Client } from "cassandra-driver";
import { insertReservation, type Database } from "../generated/hotel/index.js";
import {
  insertIntoReservationsByConfirmation,
  insertIntoReservationsByGuest,
  insertIntoReservationsByHotelDate,
} from "../generated/hotel/entities/reservation.js";
import { countDamage, isWhole, printDamage } from "../load/damage.ts";
import { insertGuests } from "../load/reservations.ts";
import { onNode } from "../load/rig.ts";
import { nextTimestamp, write } from "../src/runtime/index.ts";
import { micro, printTable, ratio, timesOf, type Time, type Way } from "./measure.ts";

const keyspace = "bench_writes";
const localQuorum = types.consistencies.localQuorum;

/** A reservation with what it borrows, another one each time. */
function reservations(guestId: string) {
  let count = 0;
  return () => {
    const index = count++ % 1000;
    return {
      confirmNumber: `R${index}`,
      hotelId: `H${index}`,
      roomNumber: 101,
      startDate: "2026-12-01",
      endDate: "2026-12-04",
      guestId,
      guestLastName: "Lovelace",
    };
  };
}

type Reservation = ReturnType<ReturnType<typeof reservations>>;

const byHotelDate = `INSERT INTO ${keyspace}.reservations_by_hotel_date (hotel_id, start_date, room_number, confirm_number, end_date, guest_id) VALUES (?, ?, ?, ?, ?, ?)`;
const byGuest = `INSERT INTO ${keyspace}.reservations_by_guest (guest_last_name, guest_id, confirm_number, hotel_id, room_number, start_date, end_date) VALUES (?, ?, ?, ?, ?, ?, ?)`;
const byConfirmation = `INSERT INTO ${keyspace}.reservations_by_confirmation (confirm_number, hotel_id, room_number, start_date, end_date, guest_id) VALUES (?, ?, ?, ?, ?, ?)`;
const guestName = `SELECT last_name, WRITETIME(last_name) FROM ${keyspace}.guests WHERE guest_id = ?`;

/** The batch as one would write it by hand, with what perquery says of each: prepared, idempotent, one timestamp. */
const byHand = (client: Client, row: Reservation) =>
  client.batch(
    [
      {
        query: byHotelDate,
        params: [row.hotelId, row.startDate, row.roomNumber, row.confirmNumber, row.endDate, row.guestId],
      },
      {
        query: byGuest,
        params: [
          row.guestLastName,
          row.guestId,
          row.confirmNumber,
          row.hotelId,
          row.roomNumber,
          row.startDate,
          row.endDate,
        ],
      },
      {
        query: byConfirmation,
        params: [row.confirmNumber, row.hotelId, row.roomNumber, row.startDate, row.endDate, row.guestId],
      },
    ],
    { prepare: true, isIdempotent: true, logged: true, consistency: localQuorum, timestamp: nextTimestamp() },
  );

/** And with the look at the guest that keeps a reservation from being filed under a name of before. */
async function byHandWithLook(client: Client, row: Reservation): Promise<void> {
  await byHand(client, row);
  const { rows } = await client.execute(guestName, [row.guestId], {
    prepare: true,
    isIdempotent: true,
    consistency: localQuorum,
  });
  if (rows[0]?.["last_name"] !== row.guestLastName) throw new Error("filed under another name");
}

function mapperOf(client: Client) {
  const tables = ["reservations_by_hotel_date", "reservations_by_guest", "reservations_by_confirmation"];
  const mappings = new mapping.UnderscoreCqlToCamelCaseMappings();
  return new mapping.Mapper(client, { models: { Reservation: { tables, keyspace, mappings } } }).forModel(
    "Reservation",
  );
}

/** The statements of the accessor alone, and what is done with them up to the driver. */
const statementsOf = (db: Database, row: Reservation) =>
  [insertIntoReservationsByHotelDate(db, row), insertIntoReservationsByGuest(db, row)] as const;

const writeOnly = (db: Database, row: Reservation) =>
  write(db, "insert reservation", statementsOf(db, row), { sources: [insertIntoReservationsByConfirmation(db, row)] });

/** A client that answers at once: what is left is the code around it. */
function instantClient(client: Client, guest: types.ResultSet): Client {
  const { options } = client as unknown as { readonly options: unknown };
  return { options, execute: async () => guest, batch: async () => undefined } as unknown as Client;
}

async function benchWithoutCluster(client: Client, db: Database, next: () => Reservation): Promise<void> {
  let answer: types.ResultSet | undefined;
  const listening = new Proxy(client, {
    get: (target, name) =>
      name !== "execute"
        ? Reflect.get(target, name)
        : async (...given: Parameters<Client["execute"]>) => (answer = await target.execute(...given)),
  });
  await insertReservation({ ...db, client: listening }, next());
  const still = { ...db, client: instantClient(client, answer!) };

  const onTheNode: readonly Way[] = [
    () => byHand(client, next()),
    () => byHand(client, next()),
    () => writeOnly(db, next()),
  ];
  const alone = await cpuOf(1000, 1, onTheNode);
  const together = await cpuOf(3000, 16, onTheNode);
  const around = await cpuOf(20_000, 1, [
    () => byHand(still.client, next()),
    async () => [...statementsOf(db, next()), insertIntoReservationsByConfirmation(db, next())],
    () => writeOnly(still, next()),
    () => insertReservation(still, next()),
  ]);
  const share = (time: number, [driver]: readonly number[]) => `${((100 * time) / driver!).toFixed(1)} %`;
  const theNodeNames = [
    "the batch by hand, on the node",
    "  again (control)",
    "the same batch by perquery's write, on the node",
  ];
  const aroundNames = [
    "by hand: values listed, the client answers at once",
    "statements and parameters built and encoded",
    "  and written: timestamp, order, size, options",
    "  and the guest looked at afterwards: the accessor whole",
  ];
  printTable(
    "Client CPU of one insert, and what of it is code around the driver, µs and parts of the driver's by hand",
    ["", "1 at once", "", "16 at once", ""],
    [
      ...theNodeNames.map((name, i) => [
        name,
        micro(alone[i]!),
        share(alone[i]!, alone),
        micro(together[i]!),
        share(together[i]!, together),
      ]),
      ...aroundNames.map((name, i) => [
        name,
        micro(around[i]!),
        share(around[i]!, alone),
        "",
        share(around[i]!, together),
      ]),
    ],
  );
}

async function benchEndToEnd(client: Client, db: Database, next: () => Reservation, atOnce: number): Promise<void> {
  const mapper = mapperOf(client);
  const hand = () => byHand(client, next());
  const look = () => byHandWithLook(client, next());
  const accessor = () => insertReservation(db, next());
  const mapped = () => mapper.insert(next());
  const ways: readonly (readonly [string, Way])[] = [
    ["by hand", hand],
    ["  again (control)", hand],
    ["by hand, and a look at the guest", look],
    ["  again (control)", look],
    ["accessor", accessor],
    ["  again (control)", accessor],
    ["Mapper", mapped],
    ["  again (control)", mapped],
  ];
  const times = await timesOf(
    ways.map(([, way]) => way),
    { calls: atOnce === 1 ? 150 : 400, atOnce, warmUp: 3000 },
  );
  const [plain, , withLook] = times;
  const beside = (time: Time, what: keyof Time) =>
    `${ratio(time[what], plain![what])}, ${ratio(time[what], withLook![what])}`;
  printTable(
    `End to end, ${atOnce} at once: medians of 11 rounds in which all take turns`,
    ["", "µs a write", "beside by hand, with a look", "client CPU, µs", "beside by hand, with a look"],
    times.map((time, i) => [ways[i]![0], micro(time.wall), beside(time, "wall"), micro(time.cpu), beside(time, "cpu")]),
  );
}

const cpuOf = async (calls: number, atOnce: number, ways: readonly Way[]): Promise<number[]> =>
  (await timesOf(ways, { calls, atOnce })).map(({ cpu }) => cpu);

await onNode(keyspace, async ({ client, db }, progress) => {
  const [guestId = ""] = await insertGuests(db, ["Lovelace"]);
  const next = reservations(guestId);
  progress.step("Without a cluster");
  await benchWithoutCluster(client, db, next);
  for (const atOnce of [1, 16]) {
    progress.step(`End to end, ${atOnce} at once`);
    await benchEndToEnd(client, db, next, atOnce);
  }
  progress.done();
  const damage = await countDamage(client, keyspace);
  if (!isWhole(damage)) console.log(`not every way has written every table: ${printDamage(damage)}`);
  return isWhole(damage);
});
