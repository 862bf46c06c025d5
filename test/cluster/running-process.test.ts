import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { endProcess, runsWith } from "../../src/cluster/node/running-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A process that waits, known by its last argument. */
async function startProcess(argument: string, code = ""): Promise<number> {
  const child = spawn(
    process.execPath,
    ["-e", `${code}; console.log("up"); setTimeout(() => {}, 60000)`, "--", argument],
    {
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return child.pid as number;
}

it("knows a process by its argument", async () => {
  const pid = await startProcess("-Dfolder=/a b");
  expect(runsWith(pid, "-Dfolder=/a b")).toBe(true);
  expect(runsWith(pid, "-Dfolder=/a")).toBe(false);
});

it("ends a process, and waits until it is gone", async () => {
  const pid = await startProcess("mine");
  expect(await endProcess(pid, { argument: "mine", graceMs: 5000 })).toBe(true);
  expect(runsWith(pid, "mine")).toBe(false);
});

it("ends one that does not listen", async () => {
  const pid = await startProcess("stubborn", 'process.on("SIGTERM", () => {})');
  expect(await endProcess(pid, { argument: "stubborn", graceMs: 300 })).toBe(true);
  expect(runsWith(pid, "stubborn")).toBe(false);
});

it("leaves a process alone that merely has the number", async () => {
  const pid = await startProcess("another");
  expect(await endProcess(pid, { argument: "mine", graceMs: 300 })).toBe(true);
  expect(runsWith(pid, "another")).toBe(true);
});

const tether = new URL("../../src/cluster/node/tether.ts", import.meta.url);

/** A parent that starts a process on a tether; says its number. */
async function startParent(
  options: { readonly argument: string; readonly temporaryFolder?: string },
  release: boolean,
) {
  const code = `import { tether } from ${JSON.stringify(fileURLToPath(tether))};
    const leash = tether(${JSON.stringify(options)});
    const words = ["-e", "setTimeout(() => {}, 60000)", "--", ${JSON.stringify(options.argument)}];
    const child = leash.spawn(process.execPath, words, { output: "pipe" });
    ${release ? "await leash.release();" : ""}
    console.log(child.pid);
    setTimeout(() => {}, 60000);`;
  const parent = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const pid = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
  onTestFinished(async () => void (await endProcess(pid, { argument: options.argument, graceMs: 0 })));
  return { parent, pid };
}

it("ends a tethered process with its parent, even when that is killed, and removes its folder", async () => {
  const folder = path.join(temporaryFolder(), "it's data");
  mkdirSync(folder);
  const { parent, pid } = await startParent({ argument: "tied", temporaryFolder: folder }, false);
  await sleep(300);
  expect(runsWith(pid, "tied")).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => runsWith(pid, "tied"), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
});

it("lets a process live on that was released", async () => {
  const { parent, pid } = await startParent({ argument: "free" }, true);
  await expect.poll(() => runsWith(pid, "free"), { timeout: 20_000 }).toBe(true);
  parent.kill("SIGKILL");
  await sleep(500);
  expect(runsWith(pid, "free")).toBe(true);
});
