import { expect, it } from "vitest";
import { lineProgress } from "../../src/cluster/progress.ts";

it("says steps and notes at once, and details every five seconds", () => {
  const lines: string[] = [];
  let now = 0;
  const progress = lineProgress(
    (line) => lines.push(line),
    () => now,
  );
  progress.step("Starting");
  for (; now <= 11_000; now += 1000) progress.detail(`${now / 1000} s`);
  progress.note("Removed a lock");
  progress.done("Started");
  expect(lines).toEqual(["Starting …", "  5 s", "  10 s", "Removed a lock", "Started"]);
});
