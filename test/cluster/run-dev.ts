import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface DevRun {
  readonly child: ChildProcess;
  /** What it has said until now. */
  readonly said: () => string;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly error: string }>;
}

const tsx = import.meta.resolve("tsx");
const main = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));

/** `perquery dev …` as a process of its own. */
export function runDev(
  words: readonly string[],
  options: { readonly cwd: string; readonly environment?: Readonly<Record<string, string>> },
): DevRun {
  const child = spawn(process.execPath, ["--conditions=source", "--import", tsx, main, "dev", ...words], {
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: "1", ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let error = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (error += text));
  const ended = new Promise<Awaited<DevRun["ended"]>>((resolve) => {
    child.once("close", (code) => resolve({ code, out, error }));
  });
  return { child, ended, said: () => out + error };
}
