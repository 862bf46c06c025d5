/** Writers that meet: on one row, on two entities that share a value, and with clocks that are apart. */
import { raceDeletesWithRenames, raceInsertsWithRenames, raceUpdatesWithRenames } from "./races/renames.ts";
import { moveInTurn, moveInTurnUnread } from "./races/clocks.ts";
import { raceUpdates } from "./races/updates.ts";
import { printFindings, type Finding } from "./findings.ts";
import { emptyRig, onNode, type Rig } from "./rig.ts";

const races: readonly (readonly [name: string, run: (rig: Rig) => Promise<Finding>])[] = [
  ["16 writers on 20 rows", (rig) => raceUpdates(rig, 16, 2400)],
  ["16 writers on 20 rows, again", (rig) => raceUpdates(rig, 16, 2400)],
  ["Inserts against renames", (rig) => raceInsertsWithRenames(rig, 5000)],
  ["Updates against renames", (rig) => raceUpdatesWithRenames(rig, 3000)],
  ["Deletes against renames", (rig) => raceDeletesWithRenames(rig, 3000)],
  ["Two clocks, in turn", (rig) => moveInTurn(rig, 200)],
  ["Two clocks, in turn, without a read", (rig) => moveInTurnUnread(rig, 200)],
];

await onNode("load_races", async (rig, progress) => {
  const findings: Finding[] = [];
  for (const [name, run] of races) {
    progress.step(name);
    await emptyRig(rig);
    findings.push(await run(rig));
  }
  progress.done();
  return printFindings("Races", ["race", "operations", "orphan / missing / stale", "promised"], findings);
});
