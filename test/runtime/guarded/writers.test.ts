import { expect, it } from "vitest";
import type { GuardedRow } from "../../../src/runtime/guarded/model.ts";
import { recall, remember } from "../../../src/runtime/guarded/writers.ts";

const start = 1_800_000_000_000_000;
const row = (version: number, writers: ReadonlyMap<string, number>): GuardedRow<unknown> => ({
  values: {},
  version,
  settled: undefined,
  pending: new Map(),
  writers,
  claims: [],
});

const after = (writes: number, apart: number): GuardedRow<unknown> => {
  let writers: ReadonlyMap<string, number> = new Map([["mine", start]]);
  let version = start;
  for (let i = 0; i < writes; i++) writers = remember(writers, `other ${i}`, (version += apart));
  return row(version, writers);
};

it("recalls a writer under others that came on top", () => {
  expect(recall(after(20, 1000), "mine", start)).toBe("written");
});

it("says that a writer has not written where it remembers all that came since", () => {
  expect(recall(after(20, 1000), "yours", start)).toBe("not-written");
  expect(recall(after(100, 1000), "yours", start + 90_000)).toBe("not-written");
  expect(recall(undefined, "mine", start)).toBe("not-written");
});

it("says nothing where more has come than it remembers, or longer ago", () => {
  expect(recall(after(32, 1000), "mine", start)).toBe("forgotten");
  expect(recall(after(3, 30_000_000), "mine", start)).toBe("forgotten");
});

it("keeps few writers of a row that changes rarely", () => {
  expect(after(5, 61_000_000).writers.size).toBe(1);
});
