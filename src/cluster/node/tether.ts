import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Ends a process when this one ends, however it ends; `release` lets it live on. */
export interface Tether {
  release(): Promise<void>;
}

export interface TetherOptions {
  /** The leader of a process group of its own. */
  readonly pid: number;
  /** An argument of its command line: see {@link runsWith}. */
  readonly argument: string;
  /** Removed once the process is gone. */
  readonly temporaryFolder?: string | undefined;
}

/**
 * A pipe from us is this shell's input. While we live nothing comes; when we are killed, even by SIGKILL, the system closes the pipe,
 * `read` fails, and the shell ends the process. A word on the pipe releases it.
 */
const script = `
  read -r released && exit 0
  runs() {
    if [ -r "/proc/$pid/cmdline" ]; then tr '\\0' '\\n' < "/proc/$pid/cmdline" | grep -qxF -e "$argument"
    else ps -ww -o command= -p "$pid" 2> /dev/null | grep -qF -e "$argument"; fi
  }
  pid=$1 argument=$2 folder=$3 tries=0
  if [ -n "$folder" ]; then tries=100; fi
  while runs && [ "$tries" -lt 120 ]; do
    if [ "$tries" -ge 100 ]; then kill -s KILL -- "-$pid"; else kill -s TERM -- "-$pid"; fi
    tries=$((tries + 1))
    sleep 0.2
  done
  if [ -n "$folder" ]; then rm -rf -- "$folder"; fi
`;

export function tether(options: TetherOptions): Tether {
  const shell = spawn(
    "/bin/sh",
    ["-c", script, "perquery-tether", String(options.pid), options.argument, options.temporaryFolder ?? ""],
    { detached: true, stdio: ["pipe", "ignore", "ignore"], cwd: "/" },
  );
  shell.stdin.on("error", () => {});
  shell.unref();
  (shell.stdin as Socket).unref();
  const ended = new Promise<void>(
    (resolve) => void shell.once("close", () => resolve()).once("error", () => resolve()),
  );
  return {
    release: async () => {
      // A command ends right after this: the word must have arrived.
      shell.ref();
      shell.stdin.end("released\n");
      await Promise.race([ended, sleep(5000, undefined, { ref: false })]);
    },
  };
}
