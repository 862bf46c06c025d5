import { parseArgs } from "node:util";
import type { Guard } from "../../test/support/guarded/cluster.ts";
import { simulate } from "../../test/support/guarded/simulate.ts";

/**
 * Interleavings of guarded writes in a simulated cluster, from one seed on:
 * `npm run explore -- --from 0 --seeds 100000`, and `--without floor` to leave a guard out.
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "0" },
    seeds: { type: "string", default: "20000" },
    without: { type: "string" },
  },
});
const from = Number(values.from);
const end = from + Number(values.seeds);
let wrong = 0;
const tally = new Map<string, number>();
for (let seed = from; seed < end; seed++) {
  const found = simulate(seed, values.without as Guard | undefined);
  for (const [what, times] of found.tally) tally.set(what, (tally.get(what) ?? 0) + times);
  if (found.faults.length === 0) continue;
  wrong++;
  if (wrong <= 10) console.log(`seed ${seed}: ${found.faults.join("; ")}`);
}
console.table(Object.fromEntries([...tally].sort()));
console.log(`${end - from} seeds, faults in ${wrong}`);
if (wrong > 0) process.exitCode = 1;
