/** Clients that are killed while they write, and callers that repeat what was in flight. */
import { killWriters, type Crash } from "./crashes/kill-writers.ts";
import { printFindings, type Finding } from "./findings.ts";
import { emptyRig, onNode } from "./rig.ts";

const kills = 12;
const crashes: readonly Crash[] = [
  { what: "moves", batch: "logged", kills },
  { what: "moves", batch: "parallel", kills },
  { what: "renames", batch: "logged", kills },
  { what: "renames", batch: "parallel", kills },
];

await onNode("load_crashes", async (rig, progress) => {
  const findings: Finding[] = [];
  for (const crash of crashes) {
    progress.step(`Killing writers: ${crash.what}, ${crash.batch}`);
    await emptyRig(rig);
    findings.push(await killWriters(rig, crash, (text) => progress.detail(text)));
  }
  progress.done();
  return printFindings(
    "Kills of a process with 8 writers: orphan / missing / stale",
    ["write", "kills", "acknowledged, in flight", "kills with damage", "damage", "after the retry"],
    findings,
  );
});
