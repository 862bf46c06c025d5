/** Guarded bookings on three nodes, every row on each: writers that meet, and a node that is killed and comes back. */
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { settleEachBooking } from "../generated/booking/index.js";
import { terminalProgress, type Progress } from "../src/cluster/progress.ts";
import { consistencies } from "../src/runtime/index.ts";
import { brokenBookings, examineBookings, printBookings } from "./guarded/examine-bookings.ts";
import { emptyBookings, openBookings, type BookingRig } from "./guarded/rig.ts";
import { judge, makeBookings, nights } from "./guarded/scenarios.ts";
import { nothingTold, writeBookings } from "./guarded/write-bookings.ts";
import { printFindings, type Finding } from "./findings.ts";
import { asCommand } from "./rig.ts";
import { startRing, type Ring } from "./ring/start-ring.ts";

const operations = 2400;
const writers = 16;
const killed = 2;
const neededGigabytes = 4;

async function run(ring: Ring, progress: Progress): Promise<boolean> {
  const replication = "{'class': 'NetworkTopologyStrategy', 'datacenter1': 3}";
  const rig = await openBookings({ settings: ring.settings, keyspace: "load_guarded_ring" }, replication);
  const findings: Finding[] = [];
  try {
    for (let round = 1; round <= 2; round++) {
      progress.step(`${writers} writers, ${round} of 2`);
      await emptyBookings(rig);
      const ids = await makeBookings(rig);
      const told = await writeBookings(() => ({ db: rig.db }), { operations, writers, ids, nights, deletes: false });
      findings.push(await judge(rig, `${writers} writers on ${ids.length} bookings`, operations, told, { ids }));
    }
    findings.push(...(await killOne(ring, rig, progress)));
    progress.done();
    return printFindings(
      "Guarded bookings on three nodes: orphan / missing / stale, doubles, unclaimed",
      ["scenario", "operations", "found", "told"],
      findings,
    );
  } finally {
    await rig.client.shutdown();
  }
}

/** A third of the writes before the kill, a third without the node, and a third while it comes back. */
async function killOne(ring: Ring, rig: BookingRig, progress: Progress): Promise<readonly Finding[]> {
  progress.step(`A node is killed under ${writers} writers`);
  await emptyBookings(rig);
  const ids = await makeBookings(rig);
  const told = nothingTold();
  let begun = 0;
  let restarted: Promise<void> | undefined;
  const live = () => {
    begun++;
    if (begun === operations / 3) ring.kill(killed);
    if (begun === (operations * 2) / 3) {
      restarted = ring.restart(killed);
      restarted.catch(() => {});
    }
    return { db: rig.db };
  };
  await writeBookings(live, { operations, writers, ids, nights, deletes: false }, told);
  await restarted;
  await sleep(15_000);
  const settled = await settleEachBooking(rig.db, { olderThan: 0 });
  const whole = await judge(rig, "a node killed and back", operations, told, { ids });
  const findings: Finding[] = [
    { ...whole, cells: [...whole.cells.slice(0, 3), `${whole.cells[3]}; ${settled.settled} settled`] },
  ];
  for (const [index, { contactPoint }] of ring.nodes.entries()) {
    const host = rig.client.hosts.get(contactPoint);
    if (host === undefined) throw new Error(`the driver knows no host ${contactPoint}`);
    const examined = await examineBookings(rig.client, rig.place.keyspace, {
      host,
      consistency: consistencies.localQuorum,
    });
    findings.push({
      cells: [`the same, read through node ${index + 1}`, "", printBookings(examined), ""],
      broken: brokenBookings(examined),
    });
  }
  return findings;
}

await asCommand(async () => {
  const free = os.freemem() / 2 ** 30;
  if (free < neededGigabytes) throw new Error(`3 nodes need ${neededGigabytes} GB, and ${free.toFixed(1)} are free`);
  const progress = await terminalProgress();
  const ring = await startRing(progress);
  try {
    return await run(ring, progress);
  } finally {
    await ring.close();
  }
});
