import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Whether the process runs and its command line has this argument. A number alone doesn't say who it is: after a restart of the
 * machine it may be anybody's. A process that has ended but was never waited for has no command line, so it counts as gone.
 */
export function runsWith(pid: number, argument: string): boolean {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(argument);
    } catch {
      return false;
    }
  }
  return ` ${processColumn(pid, "command")} `.includes(` ${argument} `);
}

/** Text that differs between two processes that had the same number; undefined when there is no such process. */
export function processStart(pid: number): string | undefined {
  if (process.platform === "linux") {
    try {
      // The name, in parentheses, may hold spaces; the start time is the twentieth field after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\)\s+/s, "")
        .split(" ");
      return fields[0] === "Z" ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  return processColumn(pid, "lstart") || undefined;
}

function processColumn(pid: number, column: "command" | "lstart"): string {
  try {
    return execFileSync("ps", ["-ww", "-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/** Asks the process to end and waits until it is gone; after the grace it is ended without asking. False when even that failed. */
export async function endProcess(
  pid: number,
  options: { readonly argument: string; readonly graceMs: number },
): Promise<boolean> {
  const attempts =
    options.graceMs > 0
      ? ([
          ["SIGTERM", options.graceMs],
          ["SIGKILL", 10_000],
        ] as const)
      : ([["SIGKILL", 10_000]] as const);
  for (const [signal, waitMs] of attempts) {
    if (!runsWith(pid, options.argument)) return true;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(100)) {
      if (!runsWith(pid, options.argument)) return true;
    }
  }
  return !runsWith(pid, options.argument);
}
