/** Three nodes, every row on each of them, and one that is killed while reservations are written, moved and renamed. */
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { terminalProgress, type Progress } from "../src/cluster/progress.ts";
import { consistencies, type OperationEvent } from "../src/runtime/index.ts";
import { printFindings, type Finding } from "./findings.ts";
import { asCommand, bindTo, openRig, type Rig } from "./rig.ts";
import { examine, isKept, printExamined, type Examined } from "./ring/examine.ts";
import { callers, fanOut, type Known } from "./ring/fan-outs.ts";
import { ownRows, startRing, type Ring } from "./ring/start-ring.ts";

const operations = 2000;
const killAt = 700;
const restartAt = 1500;
const killed = 2;
/** Hints come within ten seconds of a node's return. */
const quietSeconds = 30;
const neededGigabytes = 4;

/** What was seen of the writes by the hook of the accessors. */
const seen = { writes: 0, repeated: 0, repetitions: 0 };

function watch(event: OperationEvent): void {
  if (event.kind !== "write") return;
  seen.writes++;
  if (event.retries > 0) seen.repeated++;
  seen.repetitions += event.retries;
}

async function run(ring: Ring, progress: Progress): Promise<boolean> {
  progress.step("Making the tables");
  const replication = "{'class': 'NetworkTopologyStrategy', 'datacenter1': 3}";
  const rig = await openRig({ settings: ring.settings, keyspace: "load_ring" }, replication);
  try {
    return await killOneOfThree(ring, rig, progress);
  } finally {
    await rig.client.shutdown();
  }
}

async function killOneOfThree(ring: Ring, rig: Rig, progress: Progress): Promise<boolean> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  let restarted: Promise<void> | undefined;
  const db = bindTo(rig.place, rig.client, { hooks: { onOperation: watch } });
  progress.step(`${operations} fan-outs`);
  const known = await fanOut(db, operations, (done) => {
    progress.detail(`${done} of ${operations}`);
    if (done === killAt) {
      ring.kill(killed);
      progress.note(`${seconds()}: node ${killed + 1} killed after ${done}`);
    }
    if (done === restartAt) {
      progress.note(`${seconds()}: node ${killed + 1} started again after ${done}`);
      restarted = ring.restart(killed);
      // Awaited below; until then a failure is nobody's.
      restarted.catch(() => {});
    }
  });
  progress.note(`${seconds()}: all ${operations} done`);

  const findings: Finding[] = [];
  const look = async (when: string, index: number, consistency: number, judgesOpen: boolean): Promise<Examined> => {
    const examined = await lookThrough(ring, rig, known, index, consistency, judgesOpen);
    const level = consistency === ownRows ? "its own rows" : "LOCAL_QUORUM";
    findings.push({
      cells: [
        `${when}, node ${index + 1}`,
        level,
        printExamined(examined),
        `${examined.applied} of ${known.count.failedInserts}`,
      ],
      broken: isRight(examined, consistency) ? [] : [`${level}: ${examined.lost} lost`, ...examined.damage.examples],
    });
    return examined;
  };
  const survivors = [0, 1];
  for (const index of survivors) await look("right after", index, consistencies.localQuorum, false);

  progress.step(`Waiting for node ${killed + 1}`);
  await restarted;
  await waitUntilUp(ring, rig);
  const returned = performance.now();
  const behind = await lookThrough(ring, rig, known, killed, ownRows, false);
  progress.note(`${seconds()}: node ${killed + 1} is up, and has by itself ${printExamined(behind)}`);
  await waitUntilCaughtUp(ring, rig, known);
  const caughtUp = `${((performance.now() - returned) / 1000).toFixed(0)} s`;
  // A read at a quorum repairs what it finds: what each node has by itself comes first.
  for (const consistency of [ownRows, consistencies.localQuorum])
    for (const index of ring.nodes.keys()) await look("in the end", index, consistency, true);
  await look("after those reads", killed, ownRows, true);
  progress.done();
  printCounts(known, caughtUp);
  return printFindings(
    `A node of three killed during ${operations} fan-outs: orphan / missing / stale, acknowledged writes lost`,
    ["read through", "at", "found", "failed inserts that are there"],
    findings,
  );
}

const lookThrough = (
  ring: Ring,
  { client, place }: Rig,
  known: Known,
  index: number,
  consistency: number,
  judgesOpen: boolean,
) => {
  const host = client.hosts.get(ring.nodes[index]!.contactPoint);
  if (host === undefined) throw new Error(`the driver knows no host ${ring.nodes[index]!.contactPoint}`);
  return examine(client, place.keyspace, known, { host, consistency, judgesOpen, readTimeout: 60_000 });
};

async function waitUntilUp(ring: Ring, { client }: Rig): Promise<void> {
  const isUp = () => client.hosts.get(ring.nodes[killed]!.contactPoint)?.isUp() === true;
  for (const deadline = Date.now() + 120_000; !isUp(); await sleep(500))
    if (Date.now() > deadline) throw new Error("the driver does not find the node that returned");
}

/** Until the hints have brought what each node has by itself to what the others have, or bring nothing any more. */
async function waitUntilCaughtUp(ring: Ring, rig: Rig, known: Known): Promise<void> {
  let before = "";
  let changed = Date.now();
  while (Date.now() - changed < quietSeconds * 1000) {
    await sleep(2000);
    try {
      const own = await lookThrough(ring, rig, known, killed, ownRows, true);
      if (isKept(own)) return;
      if (printExamined(own) !== before) changed = Date.now();
      before = printExamined(own);
    } catch {
      // It may be up for the driver and not yet answer.
    }
  }
}

/** At a quorum nothing may be wrong. By itself a node may lack what was being written when it was killed, until a repair. */
const isRight = (examined: Examined, consistency: number): boolean =>
  consistency === ownRows ? examined.lost <= callers : isKept(examined);

function printCounts({ count, open, errors }: Known, caughtUp: string): void {
  console.log(`\nacknowledged: ${count.acknowledged} of ${operations}`);
  console.log(`repeated by perquery: ${seen.repeated} of ${seen.writes} writes, ${seen.repetitions} times`);
  console.log(`repeated by the caller: ${count.repeated} times; inserts that failed and were left: ${open.size}`);
  for (const [error, times] of errors) console.log(`  ${times} x ${error}`);
  console.log(`hints for the node that returned had come ${caughtUp} after it was up`);
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
