import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { ClusterError } from "../cluster-error.ts";
import { tether } from "./tether.ts";

export interface MavenRun {
  readonly maven: string;
  readonly javaHome: string;
  readonly pom: string;
  readonly arguments: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly temporaryFolder: string;
  readonly silenceLimitMs: number;
  readonly onLine: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Runs Maven in a process group of its own, which ends with us, when aborted, and when it has said nothing for too long. */
export async function runMaven(run: MavenRun): Promise<void> {
  run.signal?.throwIfAborted();
  const leash = tether({ argument: run.pom, temporaryFolder: run.temporaryFolder });
  const child = leash.spawn(run.maven, ["-B", "-Dstyle.color=never", "-f", run.pom, ...run.arguments], {
    output: "pipe",
    env: { ...run.environment, JAVA_HOME: run.javaHome },
  });
  const ended = new Promise<number | Error>((resolve) => {
    child.on("error", resolve);
    child.on("close", (code) => resolve(code ?? 1));
  });
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    kill("SIGKILL");
  }, run.silenceLimitMs);
  let insist: NodeJS.Timeout | undefined;
  const abort = () => {
    kill("SIGTERM");
    insist = setTimeout(() => kill("SIGKILL"), 5000);
  };
  run.signal?.addEventListener("abort", abort);
  const errors: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on("line", (line) => {
      silence.refresh();
      if (/^\[(ERROR|FATAL)\]/.test(line) || stream === child.stderr) errors.push(line);
      run.onLine(line);
    });
  }
  const result = await ended;
  clearTimeout(silence);
  clearTimeout(insist);
  run.signal?.removeEventListener("abort", abort);
  await leash.release();
  run.signal?.throwIfAborted();
  if (result !== 0) throw failure(run, result, isSilent, errors);
}

function failure(run: MavenRun, result: number | Error, isSilent: boolean, errors: readonly string[]): ClusterError {
  const why = isSilent
    ? `it said nothing for ${run.silenceLimitMs / 1000} s`
    : result instanceof Error
      ? result.message
      : `it ended with code ${result}`;
  const shown = errors
    .map((line) => stripVTControlCharacters(line).replace(/^\[\w+\]\s*|\s*-> \[Help \d+\]$/g, ""))
    .filter(
      (line) => line.trim() !== "" && !/^(To see the full stack|Re-run Maven|For more information|\[Help)/.test(line),
    )
    .slice(0, 8);
  return new ClusterError([`Maven could not fetch Cassandra: ${why}`, ...shown.map((line) => `  ${line}`)].join("\n"), {
    hint: "Check the network; a proxy or a mirror is set in ~/.m2/settings.xml.",
  });
}
