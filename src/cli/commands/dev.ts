import path from "node:path";
import { Command, InvalidArgumentError } from "commander";
import type { DevelopmentNode } from "../../cluster/node/development-node.ts";
import type { NodeStatus } from "../../cluster/node/node-status.ts";
import type { Progress } from "../../cluster/progress.ts";
import type { Stopped } from "../../cluster/node/stop-node.ts";
import { writeAnswer } from "../stdout.ts";

interface StartFlags {
  readonly port?: number;
  readonly data?: string;
  readonly fresh?: boolean;
  readonly timeout: number;
  readonly json?: boolean;
}

interface StopFlags {
  readonly data?: string;
  readonly discard?: boolean;
  readonly json?: boolean;
}

/** `perquery dev start | stop | status` */
export function devCommand(): Command {
  const dev = new Command("dev").description("a Cassandra 5.0 on this machine, to develop and test with");
  dev
    .command("start")
    .description("start the development node and wait until it answers; needs Java 11 or 17 and, once, Maven")
    .option("--port <number>", "the port for CQL (default: 19042)", parsePort)
    .option("--data <folder>", "where its data is (default: .perquery/node)")
    .option("--fresh", "throw the data of before away")
    .option("--timeout <seconds>", "how long it may take until it answers", parseSeconds, 180)
    .option("--json", "answer with one JSON object")
    .action(start);
  dev
    .command("stop")
    .description("stop the development node; its data is kept")
    .option("--data <folder>", "where its data is (default: .perquery/node)")
    .option("--discard", "throw its data away")
    .option("--json", "answer with one JSON object")
    .action(stop);
  dev
    .command("status")
    .description("say whether the development node runs, and where")
    .option("--data <folder>", "where its data is (default: .perquery/node)")
    .option("--json", "answer with one JSON object")
    .action(status);
  dev.addHelpText(
    "after",
    [
      "",
      "Examples:",
      "  $ perquery dev start            answers at 127.0.0.1:19042; its data is in .perquery/node",
      "  $ perquery dev start --fresh    with nothing in it",
      "  $ perquery dev stop --discard   and its data goes",
    ].join("\n"),
  );
  return dev;
}

async function start(flags: StartFlags): Promise<void> {
  const { startNode } = await import("../../cluster/node/start-node.ts");
  const { terminalProgress } = await import("../../cluster/progress.ts");
  const progress = await terminalProgress();
  await interruptible(
    progress,
    "Interrupted: the node was not started, and nothing is left running",
    async (signal) => {
      const node = await startNode({
        signal,
        progress,
        limitMs: flags.timeout * 1000,
        fresh: flags.fresh === true,
        ...(flags.port === undefined ? {} : { port: flags.port }),
        ...(flags.data === undefined ? {} : { data: flags.data }),
      });
      const verb = node.origin === "running" ? "runs already and answers" : "answers";
      progress.done(`Cassandra ${node.cassandra} ${verb} at ${node.contactPoint}`);
      answer(flags, describeStarted(node, flags.data), node);
    },
  );
}

async function stop(flags: StopFlags): Promise<void> {
  const { stopNode } = await import("../../cluster/node/stop-node.ts");
  const { terminalProgress } = await import("../../cluster/progress.ts");
  const progress = await terminalProgress();
  await interruptible(progress, "Interrupted: the node may still run; see perquery dev status", async (signal) => {
    const stopped = await stopNode({
      signal,
      progress,
      discard: flags.discard === true,
      ...(flags.data === undefined ? {} : { data: flags.data }),
    });
    progress.done();
    answer(flags, describeStopped(stopped), stopped);
  });
}

async function status(flags: StopFlags): Promise<void> {
  const { nodeStatus } = await import("../../cluster/node/node-status.ts");
  const found = await nodeStatus(flags.data === undefined ? {} : { data: flags.data });
  answer(flags, describeStatus(found), found);
  if (found.kind === "running" && !found.answers) process.exitCode = 1;
}

/** The first signal ends the work in order; the second one ends us, and what we have started ends with us. */
async function interruptible(
  progress: Progress,
  message: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  const names = Object.keys(signals) as (keyof typeof signals)[];
  // Not `once`: the spinner listens too, and ends the process when it finds itself the only one.
  const interrupt = (name: keyof typeof signals) => {
    if (controller.signal.aborted) process.exit(signals[name]);
    process.exitCode = signals[name];
    controller.abort();
  };
  for (const name of names) process.on(name, interrupt);
  try {
    await work(controller.signal);
  } catch (error) {
    progress.fail();
    if (!controller.signal.aborted) throw error;
    process.stderr.write(`${message}\n`);
  } finally {
    for (const name of names) process.removeListener(name, interrupt);
  }
}

function describeStarted(node: DevelopmentNode, data: string | undefined): string {
  const folder = data === undefined ? "" : ` --data ${data}`;
  return [
    `  data centre  ${node.localDataCenter}`,
    `  process      ${node.pid}${node.tetheredTo === undefined ? "" : `, which ends with process ${node.tetheredTo}`}`,
    `  data         ${shown(node.folder)}`,
    `  log          ${shown(node.log)}`,
    `  stop it      perquery dev stop${folder}   (its data is kept; --discard throws it away)`,
  ].join("\n");
}

export function describeStopped(stopped: Stopped): string {
  const data = stopped.discarded ? "its data is thrown away" : `its data is kept in ${shown(stopped.folder)}`;
  if (stopped.pid !== undefined) return `Stopped the node (process ${stopped.pid}); ${data}`;
  if (stopped.stalePid !== undefined) return `The node (process ${stopped.stalePid}) was gone already; ${data}`;
  return stopped.discarded ? "No node was running; its data is thrown away" : "No node was running";
}

export function describeStatus(found: NodeStatus): string {
  if (found.kind === "absent")
    return `No development node in ${shown(found.folder)}\n  start one    perquery dev start`;
  if (found.kind === "stopped") {
    const how =
      found.stalePid === undefined ? "is stopped" : `(process ${found.stalePid}) is gone without having been stopped`;
    return `The development node ${how}\n  data         ${shown(found.folder)}\n  start it     perquery dev start`;
  }
  const { state } = found;
  return [
    found.answers
      ? `Cassandra ${state.cassandra} answers at ${state.address}:${state.port}`
      : `Cassandra ${state.cassandra} runs, but does not answer at ${state.address}:${state.port}`,
    `  process      ${state.pid}${state.tetheredTo === undefined ? "" : `, which ends with process ${state.tetheredTo}`}`,
    `  since        ${state.startedAt}`,
    `  ports        CQL ${state.port}, between nodes ${state.storagePort}, JMX ${state.jmxPort}`,
    `  data         ${shown(found.folder)}`,
    `  log          ${shown(path.join(found.folder, "server.log"))}`,
  ].join("\n");
}

function shown(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith("..") || path.isAbsolute(relative) ? file : relative || ".";
}

function answer({ json }: { readonly json?: boolean }, text: string, data: object): void {
  writeAnswer(`${json === true ? JSON.stringify(data, null, 2) : text}\n`);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new InvalidArgumentError("It must be 1 to 65535.");
  return port;
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!Number.isFinite(seconds) || seconds <= 0) throw new InvalidArgumentError("It must be a number of seconds.");
  return seconds;
}
