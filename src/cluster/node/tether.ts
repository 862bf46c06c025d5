import { spawn, type ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts a process that ends when this one ends, however it ends. */
export interface Tether {
  /** The process leads a group of its own. Output goes where `output` says: a pipe each, or a file. */
  spawn(
    command: string,
    words: readonly string[],
    options: {
      readonly output: "pipe" | number;
      readonly cwd?: string;
      readonly env?: NodeJS.ProcessEnv;
    },
  ): ChildProcess;
  /** Lets the process live on. */
  release(): Promise<void>;
}

export interface TetherOptions {
  /** One of the process's arguments, by which it is known: see {@link runsWith}. */
  readonly argument: string;
  /** Removed once the process is gone, and then the process need not be asked to end. */
  readonly temporaryFolder?: string | undefined;
}

/**
 * A pipe from us is this shell's input. First the process says its number on it. Then, while we live, nothing comes; when we are killed,
 * even by SIGKILL, the system closes the pipe, `read` fails, and the shell ends the process. A word on the pipe releases it.
 */
const watch = `
  argument=$1 folder=$2 tries=0
  read -r pid
  if [ "$pid" = released ]; then exit 0; fi
  read -r released && exit 0
  runs() {
    if [ -z "$pid" ]; then return 1
    elif [ -r "/proc/$pid/cmdline" ]; then tr '\\0' '\\n' < "/proc/$pid/cmdline" | grep -qxF -e "$argument"
    else ps -ww -o command= -p "$pid" 2> /dev/null | grep -qF -e "$argument"; fi
  }
  if [ -n "$folder" ]; then tries=100; fi
  while runs && [ "$tries" -lt 120 ]; do
    if [ "$tries" -ge 100 ]; then kill -s KILL -- "-$pid"; else kill -s TERM -- "-$pid"; fi
    tries=$((tries + 1))
    sleep 0.2
  done
  if [ -n "$folder" ]; then rm -rf -- "$folder"; fi
`;

/**
 * The process says its number itself, before it becomes the command: were we to say it, we could be killed in between. When it
 * was released before that, nobody listens any more, and it must not end for that.
 */
const announce = '(trap "" PIPE; echo "$$" >&3) 2> /dev/null; exec 3>&-; exec "$0" "$@"';

export function tether(options: TetherOptions): Tether {
  const shell = spawn(
    "/bin/sh",
    ["-c", watch, "perquery-tether", options.argument, options.temporaryFolder ?? ""],
    // A session of its own, which a Ctrl-C in the terminal does not reach.
    { detached: true, stdio: ["pipe", "ignore", "ignore"], cwd: "/" },
  );
  const ended = new Promise<void>(
    (resolve) => void shell.once("close", () => resolve()).once("error", () => resolve()),
  );
  shell.stdin.on("error", () => {});
  shell.unref();
  (shell.stdin as Socket).unref();
  return {
    spawn: (command, words, { output, ...rest }) =>
      spawn("/bin/sh", ["-c", announce, command, ...words], {
        ...rest,
        detached: true,
        stdio: ["ignore", output, output, shell.stdin],
      }),
    release: async () => {
      // A command ends right after this: the word must have arrived.
      shell.ref();
      shell.stdin.end("released\n");
      await Promise.race([ended, sleep(5000, undefined, { ref: false })]);
    },
  };
}
