/*
 * What a write costs beside the same three-table batch by hand and through the driver's Mapper, on one node. Every figure
 * stands beside a control that ran in the same rounds: the same code against itself says how much of a ratio is noise.
 */
import { mapping, types, type Client } from "cassandra-driver";
import Table from "cli-table3";
import { insertReservation, type Database } from "../generated/hotel/index.js";
import { insertIntoReservationsByConfirmation } from "../generated/hotel/tables/reservations-by-confirmation.js";
import { insertIntoReservationsByGuest } from "../generated/hotel/tables/reservations-by-guest.js";
import { insertIntoReservationsByHotelDate } from "../generated/hotel/tables/reservations-by-hotel-date.js";
import { countDamage, isWhole, printDamage } from "../load/damage.ts";
import { insertGuests } from "../load/reservations.ts";
import { onNode } from "../load/rig.ts";
import { nextTimestamp, write } from "../src/runtime/index.ts";

const keyspace = "bench_writes";
const rounds = 11;
const localQuorum = types.consistencies.localQuorum;

type Way = () => Promise<unknown>;

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
  print(
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
    atOnce === 1 ? 150 : 400,
    atOnce,
    ways.map(([, way]) => way),
  );
  const [plain, , withLook] = times;
  const beside = (time: Time, what: keyof Time) =>
    `${ratio(time[what], plain![what])}, ${ratio(time[what], withLook![what])}`;
  print(
    `End to end, ${atOnce} at once: medians of ${rounds} rounds in which all take turns`,
    ["", "µs a write", "beside by hand, with a look", "client CPU, µs", "beside by hand, with a look"],
    times.map((time, i) => [ways[i]![0], micro(time.wall), beside(time, "wall"), micro(time.cpu), beside(time, "cpu")]),
  );
}

interface Time {
  readonly wall: number;
  readonly cpu: number;
}

const cpuOf = async (calls: number, atOnce: number, ways: readonly Way[]): Promise<number[]> =>
  (await timesOf(calls, atOnce, ways)).map(({ cpu }) => cpu);

/** Microseconds of a call, for each way to do it: the median of the rounds, in which they take turns. */
async function timesOf(calls: number, atOnce: number, ways: readonly Way[]): Promise<Time[]> {
  const walls: number[][] = ways.map(() => []);
  const cpus: number[][] = ways.map(() => []);
  for (const way of ways) await repeat(way, Math.min(calls, 2000), atOnce);
  for (let round = 0; round < rounds; round++) {
    for (const i of ways.keys()) {
      // Another one begins each time, so that none always follows the same.
      const at = (i + round) % ways.length;
      const [cpu, started] = [process.cpuUsage(), performance.now()];
      await repeat(ways[at]!, calls, atOnce);
      const { user, system } = process.cpuUsage(cpu);
      walls[at]!.push(((performance.now() - started) * 1000) / calls);
      cpus[at]!.push((user + system) / calls);
    }
  }
  return walls.map((wall, i) => ({ wall: median(wall), cpu: median(cpus[i]!) }));
}

async function repeat(way: Way, calls: number, atOnce: number): Promise<void> {
  const one = async (count: number) => {
    for (let call = 0; call < count; call++) await way();
  };
  if (atOnce === 1) return one(calls);
  await Promise.all(Array.from({ length: atOnce }, () => one(Math.round(calls / atOnce))));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const micro = (microseconds: number): string => microseconds.toFixed(microseconds < 100 ? 1 : 0);
const ratio = (one: number, other: number): string => `x ${(one / other).toFixed(2)}`;

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = new Table({ head: [...head], style: { head: [], border: [] } });
  table.push(...rows.map((row) => [...row]));
  console.log(`\n${title}\n${table.toString()}`);
}

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
