import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { withFileLock } from "../../src/cluster/node/file-lock.ts";
import { temporaryFolder } from "./temporary-folder.ts";

it("lets one in after the other, and leaves no file", async () => {
  const file = path.join(temporaryFolder(), "new/lock");
  let inside = 0;
  const waited: number[] = [];
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await sleep(20);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withFileLock(file, { onWait: (pid) => waited.push(pid) }, work)));
  expect(waited).toEqual([process.pid, process.pid]);
  expect(existsSync(file)).toBe(false);
});

it("takes a lock away whose holder was killed", async () => {
  const file = path.join(temporaryFolder(), "lock");
  const gone = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => gone.once("exit", resolve));
  writeFileSync(file, JSON.stringify({ pid: gone.pid, started: "1" }));
  const stale: number[] = [];
  await withFileLock(file, { onStale: (pid) => stale.push(pid) }, async () => {
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  });
  expect(stale).toEqual([gone.pid]);
});

it("takes a lock away whose holder's number belongs to another process now", async () => {
  const file = path.join(temporaryFolder(), "lock");
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: "before the restart" }));
  await expect(withFileLock(file, {}, async () => "in")).resolves.toBe("in");
});

it("stops waiting when it is told to, and opens when the work fails", async () => {
  const file = path.join(temporaryFolder(), "lock");
  const controller = new AbortController();
  await withFileLock(file, {}, async () => {
    setTimeout(() => controller.abort(), 50);
    await expect(withFileLock(file, { signal: controller.signal }, async () => {})).rejects.toThrow("aborted");
  });
  await expect(withFileLock(file, {}, () => Promise.reject(new Error("work")))).rejects.toThrow("work");
  expect(existsSync(file)).toBe(false);
});
