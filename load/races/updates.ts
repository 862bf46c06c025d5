import { updateReservation } from "../../generated/hotel/index.js";
import { runConcurrently } from "../../src/runtime/concurrency.ts";
import { countDamage, printDamage } from "../damage.ts";
import type { Finding } from "../findings.ts";
import { below } from "../random.ts";
import { anyChange, insertGuests, insertReservations, namesOf } from "../reservations.ts";
import type { Rig } from "../rig.ts";

/**
 * Writers that update the same few rows at once. Two that read one state both move the row from there, to two places, and
 * the later one never hears of the other's: no more is promised than that the entity itself is as one of them left it.
 */
export async function raceUpdates({ client, db, place }: Rig, writers: number, updates: number): Promise<Finding> {
  const rows = 20;
  await insertReservations(db, await insertGuests(db, namesOf(4, "G")), rows);
  await runConcurrently(Array.from({ length: updates }).keys(), writers, async () => {
    const index = below(rows);
    await updateReservation(db, { confirmNumber: `R${index}` }, anyChange(index));
  });
  const damage = printDamage(await countDamage(client, place.keyspace));
  return { cells: [`${writers} writers update ${rows} rows`, updates, damage, "counted only"], broken: [] };
}
