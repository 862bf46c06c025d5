import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { repository, temporaryProject } from "./temporary-project.ts";

it("passes a signal on to the process that works, and ends by it", async () => {
  const app = temporaryProject({
    "waits.ts": "console.log(process.pid); setInterval(() => {}, 1000); await new Promise(() => {});\n",
  });
  const bin = path.join(repository, "bin/perquery.js");
  const child = spawn(process.execPath, [bin, "gen", "waits.ts", "--out", "out"], { cwd: app.root, stdio: "pipe" });
  onTestFinished(() => void child.kill());
  // What a model prints is not what the command answers.
  const [pid] = (await once(child.stderr, "data")) as [Buffer];
  const working = Number(pid.toString());
  expect(working).not.toBe(child.pid);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([null, "SIGTERM"]);
  expect(() => process.kill(working, 0)).toThrow("ESRCH");
});
