import { expect, it } from "vitest";
import type { Guard } from "../../support/guarded/cluster.ts";
import { simulate } from "../../support/guarded/simulate.ts";

/** The seeds of a run, each of which comes to the same whenever it is tried. */
const seeds = Array.from({ length: 3000 }, (_, seed) => seed);

it("finds nothing wrong in thousands of interleavings", () => {
  const tally = new Map<string, number>();
  const faults = seeds.flatMap((seed) => {
    const found = simulate(seed);
    for (const [what, times] of found.tally) tally.set(what, (tally.get(what) ?? 0) + times);
    return found.faults.map((fault) => `seed ${seed}: ${fault}`);
  });
  expect(faults).toEqual([]);
  const least = {
    "insert written": 3000,
    "insert held": 500,
    "rename held": 500,
    "move not-settled": 100,
    "delete written": 1000,
    "count unknown": 3,
    crash: 2000,
    freeze: 5000,
    lost: 1000,
    never: 1000,
    cut: 1000,
    late: 1000,
    refused: 2000,
    twice: 500,
    unconfirmed: 500,
  };
  for (const [what, times] of Object.entries(least)) expect(tally.get(what) ?? 0, what).toBeGreaterThan(times);
});

it("comes to the same for a seed", () => {
  expect(simulate(7, "pending")).toEqual(simulate(7, "pending"));
});

it.each<[Guard, string]>([
  ["pending", "an orphan"],
  ["writer", "written 2 times"],
  ["fence", "without a claim"],
  ["grave", "an orphan"],
  ["floor", "is missing"],
  ["left-at", "is missing"],
])("finds a fault when the cluster knows nothing of the guard %s", (guard, kind) => {
  const found = seeds.some((seed) => simulate(seed, guard).faults.some((fault) => fault.includes(kind)));
  expect(found).toBe(true);
});
