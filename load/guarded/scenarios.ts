import { setTimeout as sleep } from "node:timers/promises";
import { insertBooking, selectBookings, settleEachBooking } from "../../generated/booking/index.js";
import { generateUuid, UniqueViolation } from "../../src/runtime/index.ts";
import { runConcurrently } from "../../src/runtime/concurrency.ts";
import { startChild, type Child } from "../child.ts";
import type { Finding } from "../findings.ts";
import { between } from "../random.ts";
import type { ClientSettings } from "./booking-client.ts";
import { brokenBookings, examineBookings, printBookings, type ExaminedBookings } from "./examine-bookings.ts";
import { mortalClient } from "./mortal-client.ts";
import { bindBookings, type BookingRig } from "./rig.ts";
import { addTold, aNight, nothingTold, writeBookings, type Told, type Workload } from "./write-bookings.ts";

export type Scenario = (rig: BookingRig) => Promise<Finding>;

const bookings = 20;
/** More than there are bookings, so that most moves find a free one; and few enough for them to meet. */
export const nights = 26;

/** Bookings that are there, each with a night of its own. */
export async function makeBookings({ db }: BookingRig, count = bookings): Promise<string[]> {
  const ids = Array.from({ length: count }, () => generateUuid());
  await runConcurrently(ids.entries(), 8, async ([index, id]) => {
    const night = `2026-12-${String(1 + (index >> 1)).padStart(2, "0")}`;
    await insertBooking(db, { id, room: `R${index % 2}`, night, guest: "Ada", status: "reserved", note: "0" });
  });
  return ids;
}

/** Writers in one process, who never die. */
export const race =
  (writers: number, operations: number, deletes = false): Scenario =>
  async (rig) => {
    const ids = await makeBookings(rig);
    const told = await writeBookings(() => ({ db: rig.db }), { operations, writers, ids, nights, deletes });
    const name = `${writers} writers on ${bookings} bookings${deletes ? ", with deletes" : ""}`;
    return judge(rig, name, operations, told, { ids: deletes ? [] : ids });
  };

/** Few keys, and clients that die behind one of the statements: after it, a newcomer wants each free key. */
export const fight =
  (operations: number, percent: number): Scenario =>
  async (rig) => {
    const ids = await makeBookings(rig, 10);
    const others = [...ids, ...Array.from({ length: 10 }, () => generateUuid())];
    const load: Workload = { operations, writers: 8, ids: others, nights: 14, deletes: true };
    const told = await writeBookings(
      () => {
        const { client, died } = mortalClient(rig.client, percent);
        return { db: bindBookings(rig.place, client), died };
      },
      { ...load, ids: others },
    );
    const settled = await settleEachBooking(rig.db, { olderThan: 0 });
    const before = await examineBookings(rig.client, rig.place.keyspace);
    const refused = await newcomers(rig, 14);
    const finding = await judge(rig, `8 writers, 14 nights, ${percent} % die`, operations, told, { ids: [], before });
    const [name, count, found, said] = finding.cells;
    return {
      cells: [name!, count!, found!, `${said}; ${settled.settled} settled, ${before.staleClaims} stale claims`],
      broken: [...finding.broken, ...refused, ...(told.died === 0 ? ["nobody died"] : [])],
    };
  };

/** Nights that nobody has, and that can't be had. */
async function newcomers({ db, client, place }: BookingRig, count: number): Promise<readonly string[]> {
  const refused: string[] = [];
  const rows = await client.execute(`SELECT room, night FROM ${place.keyspace}.bookings_by_room_night`);
  const taken = new Set(rows.rows.map((row) => `${String(row["room"])} ${String(row["night"])}`));
  for (let night = 0; night < count; night++) {
    const key = { room: `R${night % 2}`, night: `2026-12-${String(1 + (night >> 1)).padStart(2, "0")}` };
    const isFree = !taken.has(`${key.room} ${key.night}`);
    try {
      await insertBooking(db, { ...key, guest: "new", status: "reserved" });
      if (!isFree) refused.push(`${key.room} ${key.night} was taken, and could be had`);
    } catch (error) {
      if (!(error instanceof UniqueViolation)) throw error;
      if (isFree) refused.push(`${key.room} ${key.night} is free, and can't be had`);
    }
  }
  return refused;
}

/** Processes with clocks of their own; some are stopped for a while, some are killed, and their places are taken. */
export const processes =
  (options: {
    readonly name: string;
    readonly clocks: readonly number[];
    readonly operations: number;
    readonly deletes?: boolean;
    readonly kills?: number;
    readonly freezes?: number;
  }): Scenario =>
  async (rig) => {
    const { name, clocks, operations, deletes = false, kills = 0, freezes = 0 } = options;
    const ids = await makeBookings(rig);
    const told = nothingTold();
    const children: Child[] = [];
    const start = (millisecondsAhead: number): Promise<Child> => {
      const settings: ClientSettings = { place: rig.place, millisecondsAhead };
      return startChild(new URL("booking-client.ts", import.meta.url), settings);
    };
    const load: Workload = { operations: Math.ceil(operations / clocks.length), writers: 4, ids, nights, deletes };
    try {
      for (const clock of clocks) children.push(await start(clock));
      let killed = 0;
      const running = children.map((child) => child.ask<Told>(load).then((answer) => addTold(told, answer)));
      for (let freeze = 0; freeze < freezes; freeze++) {
        const child = children[freeze % children.length]!;
        await sleep(300);
        child.process.kill("SIGSTOP");
        await sleep(3500);
        child.process.kill("SIGCONT");
      }
      await Promise.all(running);
      for (let kill = 0; kill < kills; kill++) {
        const victim = await start(clocks[kill % clocks.length]!);
        children.push(victim);
        const ended = victim.ask<Told>({ ...load, operations: 10_000 }).catch(() => {});
        const other = children[0]!.ask<Told>({ ...load, operations: 20 }).then((answer) => addTold(told, answer));
        await sleep(between(100, 900));
        await victim.kill();
        killed++;
        await Promise.all([ended, other]);
      }
      if (killed > 0) {
        await sleep(lastWord);
        await settleEachBooking(rig.db, { olderThan: 0 });
      }
    } finally {
      for (const child of children) await child.kill();
    }
    // What killed processes had counted is not known.
    return judge(rig, name, told.written, told, { ids: deletes || kills > 0 ? [] : ids });
  };

/** Milliseconds that a coordinator tries for at most, also for a client that was killed meanwhile: its timeouts are 2 s. */
const lastWord = 3000;

/** A delete by a client that is a minute ahead, half of them without its fan-out, and an insert by one that is a minute behind. */
export const lagging =
  (times: number): Scenario =>
  async (rig) => {
    const ahead = await startChild(new URL("lagging-client.ts", import.meta.url), {
      place: rig.place,
      millisecondsAhead: 60_000,
    });
    const behind = await startChild(new URL("lagging-client.ts", import.meta.url), {
      place: rig.place,
      millisecondsAhead: -60_000,
    });
    const broken: string[] = [];
    try {
      for (let time = 0; time < times; time++) {
        const id = generateUuid();
        const row = { id, ...aNight(40), room: `L${time}`, guest: "Ada", status: "reserved" as const };
        await insertBooking(rig.db, row);
        await ahead.ask({ deletes: { id }, dies: time % 2 === 1 });
        await behind.ask({ inserts: { ...row, guest: "Grace" } });
        if ((await selectBookings(rig.db, { id }))?.guest !== "Grace") broken.push(`${id} is not there again`);
      }
    } finally {
      await ahead.kill();
      await behind.kill();
    }
    const examined = await examineBookings(rig.client, rig.place.keyspace);
    return {
      cells: ["deleted 60 s ahead, made again 60 s behind", times, printBookings(examined), "all are there again"],
      broken: [...broken, ...brokenBookings(examined)],
    };
  };

/** The tables, and whether each addition that was acknowledged is in a count, and no other. */
export async function judge(
  { client, place }: BookingRig,
  name: string,
  operations: number,
  told: Told,
  { ids, before }: { readonly ids: readonly string[]; readonly before?: ExaminedBookings },
): Promise<Finding> {
  const examined = before ?? (await examineBookings(client, place.keyspace));
  const after = before === undefined ? examined : await examineBookings(client, place.keyspace);
  const counts: string[] = [];
  if (ids.length > 0) {
    const rows = await client.execute(`SELECT note FROM ${place.keyspace}.bookings`);
    const sum = rows.rows.reduce((total, row) => total + Number(row["note"]), 0);
    if (sum < told.counted || sum > told.counted + told.perhapsCounted)
      counts.push(`${told.counted} additions were acknowledged (${told.perhapsCounted} open), and ${sum} are there`);
  }
  const { written, violations, notThere, failed, unknown, notSettled, died } = told;
  return {
    cells: [
      name,
      operations,
      printBookings(examined),
      `${written} written, ${violations} held, ${notThere} not there, ${failed} failed, ${unknown} unknown, ${notSettled} not settled, ${died} died`,
    ],
    broken: [...brokenBookings(examined), ...brokenBookings(after), ...counts],
  };
}
