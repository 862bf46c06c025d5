/*
 * The generated accessors beside the driver by hand, the driver's Mapper and express-cassandra, on one node: end to end, and the CPU
 * of the client. Each is a process of its own, warm when it is measured; all write the same three tables and read the same rows.
 * By hand stands beside itself as a control.
 */
import { insertReservation } from "../generated/hotel/index.js";
import { startChild } from "../load/child.ts";
import { insertGuests, namesOf } from "../load/reservations.ts";
import { onNode } from "../load/rig.ts";
import { insertMany } from "../src/runtime/index.ts";
import type { Contender, Round } from "./accessors/contender.ts";
import type { RivalName } from "./accessors/rivals.ts";
import { dayOf, type Guest } from "./accessors/works.ts";
import { inTurns, micro, milli, printTable, ratio, type Time } from "./measure.ts";

const byHand = "by hand";
const withLook = "by hand, and a look at the guest";
const entrants: readonly (readonly [title: string, name: RivalName])[] = [
  [byHand, byHand],
  [withLook, withLook],
  ["accessors", "accessors"],
  ["the driver's Mapper", "the driver's Mapper"],
  ["express-cassandra", "express-cassandra"],
  ["by hand again (control)", byHand],
];

/** Before it is measured, each is called so often: until then the engine is still making code of it. */
const works: readonly (Round & { readonly title: string; readonly warmUp: number })[] = [
  { work: "insert", title: "Insert into three tables", calls: 300, warmUp: 5000 },
  { work: "one", title: "Select one row", calls: 500, warmUp: 5000 },
  { work: "many", title: "Select 500 rows", calls: 30, warmUp: 400 },
  { work: "bulk", title: "Insert 500 in bulk, each of another guest, 16 at once", calls: 1, warmUp: 15 },
  { work: "bulkOfOneGuest", title: "Insert 500 of one guest in bulk, 16 at once", calls: 1, warmUp: 10 },
];
const rounds = 15;

await onNode("bench_accessors", async ({ db, place }, progress) => {
  const names = namesOf(500, "Lovelace");
  const ids = await insertGuests(db, names);
  const guests = ids.map((guestId, i): Guest => ({ guestId, guestLastName: names[i]! }));
  await insertMany(db, dayOf(guests[0]!), insertReservation);
  const contenders = [];
  try {
    for (const [title, name] of entrants) {
      const settings: Contender = { name, place, guests };
      const child = await startChild(new URL("./accessors/contender.ts", import.meta.url), settings);
      contenders.push({ title, name, child });
    }
    for (const { work, title, calls, warmUp } of works) {
      progress.step(title);
      const taking = contenders.filter(({ name }) => name !== withLook || work === "insert" || work.startsWith("bulk"));
      for (const { child } of taking) await child.ask<Time>({ work, calls: warmUp } satisfies Round);
      const round = { work, calls } satisfies Round;
      const times = await inTurns(
        taking.map(
          ({ child }) =>
            () =>
              child.ask<Time>(round),
        ),
        rounds,
      );
      const unit = calls === 1 ? milli : micro;
      printTable(
        `${title}: medians of ${rounds} rounds in which all take turns`,
        ["", `${calls === 1 ? "ms" : "µs"} end to end`, "beside by hand", "client CPU", "beside by hand"],
        times.map(({ wall, cpu }, i) => [
          taking[i]!.title,
          unit(wall),
          ratio(wall, times[0]!.wall),
          unit(cpu),
          ratio(cpu, times[0]!.cpu),
        ]),
      );
    }
    progress.done();
    return true;
  } finally {
    for (const { child } of contenders) await child.kill();
  }
});
