import { closeSync, openSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { ClusterError } from "../cluster-error.ts";
import type { Java } from "./find-java.ts";
import type { NodeFolder } from "./node-folder.ts";
import { serverArguments, storageArgument } from "./server-arguments.ts";
import { renderConfiguration, renderLogging, type ServerConfiguration } from "./server-configuration.ts";
import { tether, type Tether } from "./tether.ts";

export interface LaunchOptions extends Omit<ServerConfiguration, "folder"> {
  readonly folder: NodeFolder;
  readonly java: Java;
  readonly jars: string;
  readonly jmxPort: number;
  readonly heapMegabytes: number;
  readonly isEphemeral: boolean;
}

export interface LaunchedServer {
  readonly pid: number;
  /** How it ended, e.g. "with code 3"; undefined while it runs. */
  readonly ending: () => string | undefined;
  /** It ends with us until this is released: a start that is killed leaves nothing. */
  readonly leash: Tether;
}

/** Starts the server in a session of its own: a Ctrl-C meant for us does not reach it, and it can outlive us. */
export async function launchServer(options: LaunchOptions): Promise<LaunchedServer> {
  const { folder, java } = options;
  await writeFile(folder.configuration, renderConfiguration({ ...options, folder: folder.root }));
  await writeFile(folder.logging, renderLogging());
  const log = openSync(folder.log, "w");
  const leash = tether({
    argument: storageArgument(folder),
    temporaryFolder: options.isEphemeral ? folder.root : undefined,
  });
  const child = leash.spawn(java.executable, serverArguments(options), { output: log, cwd: folder.root });
  closeSync(log);
  let ending: string | undefined;
  child.on("exit", (code, signal) => {
    ending = signal === null ? `with code ${code}` : `by ${signal}`;
  });
  const failure = await new Promise<Error | undefined>((resolve) => {
    child.once("spawn", () => resolve(undefined));
    child.once("error", resolve);
  });
  child.unref();
  if (failure !== undefined || child.pid === undefined) {
    throw new ClusterError(`${java.executable} does not start: ${failure?.message ?? "no process"}`, {
      cause: failure,
    });
  }
  return { pid: child.pid, ending: () => ending, leash };
}
