import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { killWriters } from "../../load/crashes/kill-writers.ts";
import { moveInTurn } from "../../load/races/clocks.ts";
import { raceInsertsWithRenames } from "../../load/races/renames.ts";
import { closeRig, emptyRig, openRig, type Rig } from "../../load/rig.ts";

let rig: Rig;

beforeAll(async () => {
  const settings = { contactPoints: inject("contactPoints"), localDataCenter: inject("localDataCenter") };
  rig = await openRig({ settings, keyspace: "test_races" });
});

afterEach(() => emptyRig(rig));

afterAll(() => closeRig(rig));

it("files every reservation under the name that its guest has in the end, however often that changes meanwhile", async () => {
  expect((await raceInsertsWithRenames(rig, 300)).broken).toEqual([]);
});

it("loses nothing of two clients in turn whose clocks are 5 s apart", async () => {
  expect((await moveInTurn(rig, 20)).broken).toEqual([]);
});

it.each([
  { what: "moves", batch: "parallel" },
  { what: "renames", batch: "parallel" },
] as const)("leaves nothing wrong once $what in flight at a kill are repeated ($batch)", async (crash) => {
  const finding = await killWriters(rig, { ...crash, kills: 1, reservationsOfGuest: 40 }, () => {});
  expect(finding.broken).toEqual([]);
});
