import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { selectGuests, selectReservationsByConfirmation } from "../../generated/hotel/index.js";
import { startChild } from "../child.ts";
import { countDamage, isWhole, printDamage, sum, type Damage } from "../damage.ts";
import type { Finding } from "../findings.ts";
import { between } from "../random.ts";
import { insertGuests, insertReservations, namesOf } from "../reservations.ts";
import { emptyRig, type Rig } from "../rig.ts";
import { readJournal, type Wanted } from "./journal.ts";
import { repeatWrite, type Batch } from "./repeat-write.ts";
import type { WriterSettings } from "./writer.ts";

export interface Crash {
  readonly what: "moves" | "renames";
  readonly batch: Batch;
  readonly kills: number;
  /** Of each guest who is renamed: several batches of them. */
  readonly reservationsOfGuest?: number;
}

const writers = 8;

/** The server gives up a read that passes over 100,000 tombstones: after so many kills the tables are emptied. */
const killsOnOneTable = 3;

/** What a coordinator has been sent by then, it goes on with. */
const settleMilliseconds = 700;

/** Kills a process with writers again and again, looks, and repeats what was in flight, as its caller would. */
export async function killWriters(rig: Rig, crash: Crash, tell: (text: string) => void): Promise<Finding> {
  const { what, batch, kills, reservationsOfGuest = 400 } = crash;
  const begin = async (): Promise<string[]> => {
    const guestIds = await insertGuests(rig.db, namesOf(writers, "G"));
    await insertReservations(rig.db, guestIds, what === "moves" ? 40 : writers * reservationsOfGuest);
    return guestIds;
  };
  let guestIds = await begin();
  const owned = (writer: number) => Array.from({ length: 5 }, (_, i) => writer + writers * i);
  const before: Damage[] = [];
  const after: Damage[] = [];
  const count = { inFlight: 0, acknowledged: 0, lost: 0 };
  for (let round = 0; round < kills; round++) {
    if (round > 0 && round % killsOnOneTable === 0) {
      await emptyRig(rig);
      guestIds = await begin();
    }
    const { acknowledged, inFlight } = await killOnce({
      place: rig.place,
      batch,
      round,
      milliseconds: what === "moves" ? between(100, 900) : between(500, 3500),
      writers: guestIds.map((guestId, writer) => (what === "moves" ? owned(writer) : guestId)),
    });
    await sleep(settleMilliseconds);
    before.push(await countDamage(rig.client, rig.place.keyspace));
    for (const wanted of inFlight) await repeatWrite(rig.db, wanted, batch);
    after.push(await countDamage(rig.client, rig.place.keyspace));
    count.lost += await countLost(rig, [...acknowledged, ...inFlight]);
    count.inFlight += inFlight.length;
    count.acknowledged += acknowledged.length;
    tell(`${round + 1} of ${kills}: ${printDamage(before.at(-1)!)}, then ${printDamage(after.at(-1)!)}`);
  }
  const left = sum(after);
  return {
    cells: [
      `${what}, ${batch}`,
      kills,
      `${count.acknowledged}, ${count.inFlight}`,
      `${before.filter((damage) => !isWhole(damage)).length} of ${kills}`,
      printDamage(sum(before)),
      `${printDamage(left)}, ${count.lost} lost`,
    ],
    broken: [...left.examples, ...(count.lost > 0 ? [`${count.lost} lost`] : [])],
  };
}

async function killOnce({ milliseconds, ...settings }: Omit<WriterSettings, "journal"> & { milliseconds: number }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perquery-crash-"));
  const journal = path.join(folder, "journal");
  try {
    const child = await startChild(new URL("writer.ts", import.meta.url), { ...settings, journal });
    try {
      await child.ask("start");
      await sleep(milliseconds);
      if (child.process.exitCode !== null) throw new Error("the writers ended by themselves");
    } finally {
      await child.kill();
    }
    return readJournal(journal);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of the last write to each entity, those that are not as it wanted. */
async function countLost({ db }: Rig, writes: readonly Wanted[]): Promise<number> {
  const last = new Map(writes.map((wanted) => ["guestId" in wanted ? wanted.guestId : wanted.confirmNumber, wanted]));
  let lost = 0;
  for (const wanted of last.values()) {
    const found =
      "guestId" in wanted ? await selectGuests(db, wanted) : await selectReservationsByConfirmation(db, wanted);
    const values = found as Readonly<Record<string, unknown>> | undefined;
    if (Object.entries(wanted.changes).some(([name, value]) => values?.[name] !== value)) lost++;
  }
  return lost;
}
