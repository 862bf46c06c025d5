import { spawn } from "node:child_process";

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Runs a command to its end and gives its output; throws with all that it printed when it fails. */
export function runCommand(command: string, words: readonly string[], { cwd, env }: CommandOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let [output, printed] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      printed += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...words].join(" ")} ended with ${code}\n${printed}`));
    });
  });
}
