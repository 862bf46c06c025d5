/** Guarded bookings on one node: writers that meet, die, stand still, and whose clocks are apart. `-- 4 5`: only those. */
import { useNode } from "../src/cluster/use-node.ts";
import { terminalProgress } from "../src/cluster/progress.ts";
import { emptyBookings, openBookings } from "./guarded/rig.ts";
import { fight, lagging, processes, race, type Scenario } from "./guarded/scenarios.ts";
import { printFindings, type Finding } from "./findings.ts";
import { asCommand } from "./rig.ts";

const scenarios: readonly Scenario[] = [
  race(16, 2400),
  race(16, 2400),
  race(16, 2400),
  race(16, 2400, true),
  fight(2000, 5),
  processes({ name: "4 processes, clocks 5 s apart", clocks: [0, 5000, -2500, 2500], operations: 2400 }),
  processes({ name: "4 processes, 12 killed", clocks: [0, 0, 0, 0], operations: 400, kills: 12 }),
  processes({ name: "4 processes that freeze for 3.5 s", clocks: [0, 500, 0, 500], operations: 2400, freezes: 4 }),
  lagging(20),
];

const progress = await terminalProgress();
await asCommand(async () => {
  const node = await useNode({ ephemeral: true, progress });
  try {
    const rig = await openBookings({ settings: node, keyspace: "load_guarded" });
    const findings: Finding[] = [];
    const chosen = process.argv.slice(2).map((number) => scenarios[Number(number) - 1]!);
    for (const [index, scenario] of (chosen.length > 0 ? chosen : scenarios).entries()) {
      progress.step(`${index + 1} of ${chosen.length || scenarios.length}`);
      await emptyBookings(rig);
      findings.push(await scenario(rig));
    }
    progress.done();
    await rig.client.shutdown();
    return printFindings(
      "Guarded bookings: orphan / missing / stale, doubles, unclaimed",
      ["scenario", "operations", "found", "told"],
      findings,
    );
  } finally {
    await node.release();
  }
});
