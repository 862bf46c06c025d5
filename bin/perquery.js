#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = new URL("../src/cli/main.ts", import.meta.url);

if (existsSync(source)) await runSource();
else await (await import("../dist/cli/main.js")).main();

/** In perquery's own repository there need not be a build: TypeScript runs through tsx, in a process with the right conditions. */
async function runSource() {
  const { spawn } = await import("node:child_process");
  const child = spawn(
    process.execPath,
    ["--conditions=source", "--import", import.meta.resolve("tsx"), fileURLToPath(source), ...process.argv.slice(2)],
    { stdio: "inherit" },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // a terminal sends Ctrl-C to the child as well
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (...ended) => resolve(ended));
  });
  if (signal !== null) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
  process.exitCode = code ?? 1;
}
