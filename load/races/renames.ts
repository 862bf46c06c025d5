import { deleteReservation, insertReservation, updateReservation, type Database } from "../../generated/hotel/index.js";
import { runConcurrently } from "../../src/runtime/concurrency.ts";
import { startChild } from "../child.ts";
import { countDamage, printDamage, type Damage } from "../damage.ts";
import type { Finding } from "../findings.ts";
import { pick } from "../random.ts";
import { anyChange, aReservation, insertGuests, insertReservations, namesOf } from "../reservations.ts";
import type { Rig } from "../rig.ts";
import type { Renamed, RenamerSettings } from "./renamer.ts";

const guests = 20;
const writers = 8;
/** With fewer, nothing has been put to the test. */
const leastRenames = 5;

/** Inserts that borrow a guest's name while another process changes it. */
export async function raceInsertsWithRenames(rig: Rig, inserts: number): Promise<Finding> {
  const guestIds = await insertGuests(rig.db, namesOf(guests, "G"));
  let unsettled = 0;
  const renamed = await whileRenaming(rig, guestIds, () =>
    runConcurrently(Array.from({ length: inserts }).keys(), writers, async (index) => {
      unsettled += await repeatUnsettled(() => insertReservation(rig.db, aReservation(index, pick(guestIds))));
    }),
  );
  return judge(`${writers} inserters, 1 renamer`, inserts, renamed, unsettled, await damageOf(rig));
}

/**
 * Updates of reservations, each row by one writer at a time, while another process renames their guests. A rename moves rows as it has
 * read them, and one of them may just be changing: without a condition nobody is told, so that it is counted only.
 */
export async function raceUpdatesWithRenames(rig: Rig, updates: number): Promise<Finding> {
  const { db } = rig;
  const guestIds = await insertGuests(db, namesOf(guests, "G"));
  const rows = 200;
  await insertReservations(db, guestIds, rows);
  let unsettled = 0;
  const renamed = await whileRenaming(rig, guestIds, () =>
    runConcurrently(Array.from({ length: writers }).keys(), writers, async (writer) => {
      for (let update = 0; update < updates / writers; update++) {
        const index = writer + writers * (update % (rows / writers));
        unsettled += await repeatUnsettled(() => updateOne(db, index));
      }
    }),
  );
  return judge(`${writers} updaters, 1 renamer`, updates, renamed, unsettled, await damageOf(rig), false);
}

/** Deletes of reservations while another process renames their guests: it may move a row that is just being deleted. Counted only. */
export async function raceDeletesWithRenames(rig: Rig, deletes: number): Promise<Finding> {
  const { db } = rig;
  const guestIds = await insertGuests(db, namesOf(guests, "G"));
  const rows = await insertReservations(db, guestIds, deletes);
  const renamed = await whileRenaming(rig, guestIds, () =>
    runConcurrently(rows, writers, (row) => deleteReservation(db, row)),
  );
  return judge(`${writers} deleters, 1 renamer`, deletes, renamed, 0, await damageOf(rig), false);
}

const updateOne = (db: Database, index: number) =>
  updateReservation(db, { confirmNumber: `R${index}` }, anyChange(index));

async function whileRenaming(rig: Rig, guestIds: string[], work: () => Promise<void>): Promise<Renamed> {
  const settings: RenamerSettings = { place: rig.place, guestIds };
  const renamer = await startChild(new URL("renamer.ts", import.meta.url), settings);
  try {
    await renamer.ask("start");
    await work();
    return await renamer.ask<Renamed>("stop");
  } finally {
    await renamer.kill();
  }
}

/** Where the owner changed more often than was followed, the caller is told, and writes again. */
async function repeatUnsettled(write: () => Promise<unknown>): Promise<number> {
  for (let repeated = 0; ; repeated++) {
    try {
      await write();
      return repeated;
    } catch (error) {
      if ((error as Error).name !== "BorrowedValueUnsettled") throw error;
    }
  }
}

const damageOf = ({ client, place }: Rig): Promise<Damage> => countDamage(client, place.keyspace);

function judge(
  what: string,
  operations: number,
  renamed: Renamed,
  unsettled: number,
  damage: Damage,
  isPromised = true,
): Finding {
  const { renames, repeated } = renamed;
  const isRight = !isPromised || damage.orphan + damage.missing + damage.stale === 0;
  const operationsText = `${operations}, ${renames} renames (repeated: ${unsettled}, ${repeated})`;
  return {
    cells: [what, operationsText, printDamage(damage), isPromised ? "0 / 0 / 0" : "counted only"],
    broken: [
      ...(isRight ? [] : damage.examples),
      ...(renames < leastRenames ? [`only ${renames} renames: nothing raced`] : []),
    ],
  };
}
