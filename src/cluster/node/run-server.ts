import { ClusterError } from "../cluster-error.ts";
import { awaitAnswer, developmentDataCenter, type Awaited } from "./await-answer.ts";
import type { Ports } from "./choose-ports.ts";
import { defaultLimitMs, type DevelopmentNode, type NodeOptions } from "./development-node.ts";
import type { Java } from "./find-java.ts";
import { cassandraVersion } from "./jar-cache.ts";
import { launchServer } from "./launch-server.ts";
import { discardFolder, prepareFolder, readMarker, type NodeFolder } from "./node-folder.ts";
import { writeState, type NodeState } from "./node-state.ts";
import { runsWith } from "./running-process.ts";
import { storageArgument } from "./server-arguments.ts";
import { lastLines, lastMessage } from "./server-log.ts";
import { endServer, stopNode } from "./stop-node.ts";
import type { Tether } from "./tether.ts";

export interface ServerRun {
  readonly options: NodeOptions;
  readonly ports: Ports;
  readonly java: Java;
  readonly jars: string;
}

/** Launches the server and waits for its answer. Whatever goes wrong, no process is left. */
export async function runServer(folder: NodeFolder, run: ServerRun): Promise<DevelopmentNode> {
  const { options, ports } = run;
  const isNew = (await readMarker(folder)) === undefined;
  const isEphemeral = options.ephemeral === true;
  const isTethered = isEphemeral || options.tethered === true;
  const address = options.address ?? "127.0.0.1";
  const { clusterName } = await prepareFolder(folder, options.cluster?.name);
  const server = await launchServer({
    ...run,
    ...ports,
    folder,
    address,
    clusterName,
    isEphemeral,
    heapMegabytes: options.heapMegabytes ?? 512,
    seeds: options.cluster?.seeds,
    initialToken: options.cluster?.initialToken,
    settings: options.settings,
  });
  const { leash } = server;
  try {
    const state: NodeState = {
      pid: server.pid,
      address,
      ...ports,
      cassandra: cassandraVersion,
      clusterName,
      startedAt: new Date().toISOString(),
      ...(isTethered ? { tetheredTo: process.pid } : {}),
    };
    await writeState(folder, state);
    const answer = await awaitAnswer({
      ...awaitOptions(folder, state, options),
      runs: () => server.ending() === undefined,
    });
    if (typeof answer === "string") throw await startFailure(folder, answer, server.ending(), options);
    if (!isTethered) await leash.release();
    return describeNode(folder, state, "started", isTethered ? leash : undefined, isEphemeral);
  } catch (error) {
    await endServer(folder, server.pid, { graceMs: isNew ? 0 : 5000 });
    await leash.release();
    if (isNew && options.signal?.aborted === true) await discardFolder(folder);
    throw error;
  }
}

/** A node that runs already, once it answers: it may be on its way. */
export async function joinNode(folder: NodeFolder, state: NodeState, options: NodeOptions): Promise<DevelopmentNode> {
  if (typeof options.port === "number" && options.port !== state.port && options.portMayMove !== true) {
    throw new ClusterError(`The node of ${folder.root} runs on port ${state.port} already`, {
      hint: `Use it there, or stop it first: perquery dev stop`,
    });
  }
  const answer = await awaitAnswer({
    ...awaitOptions(folder, state, options),
    runs: () => runsWith(state.pid, storageArgument(folder)),
  });
  if (typeof answer === "string") {
    throw new ClusterError(`The node (process ${state.pid}) runs, but ${state.address}:${state.port} does not answer`, {
      hint: `Look at ${folder.log}, or stop it: perquery dev stop`,
    });
  }
  return describeNode(folder, state, "running", undefined, false);
}

function awaitOptions(folder: NodeFolder, state: NodeState, options: NodeOptions) {
  return {
    address: state.address,
    port: state.port,
    clusterName: state.clusterName,
    limitMs: options.limitMs ?? defaultLimitMs,
    signal: options.signal,
    onTick: async (elapsedMs: number) => {
      const message = await lastMessage(folder.log).catch(() => undefined);
      options.progress?.detail(`${Math.round(elapsedMs / 1000)} s${message === undefined ? "" : `: ${message}`}`);
    },
  };
}

async function startFailure(
  folder: NodeFolder,
  outcome: Extract<Awaited, string>,
  ending: string | undefined,
  options: NodeOptions,
): Promise<ClusterError> {
  const seconds = (options.limitMs ?? defaultLimitMs) / 1000;
  const log = (await lastLines(folder.log, 15)).map((line) => `  ${line}`);
  const isPortTaken = log.some((line) => /Address already in use|Failed to bind/.test(line));
  const hints = [
    ...(isPortTaken ? ["Another process took the port meanwhile: start again, or on another port with --port."] : []),
    ...(outcome === "late" ? ["On a slow machine give it longer: perquery dev start --timeout 600"] : []),
    ...(options.ephemeral === true ? [] : [`The whole log: ${folder.log}`]),
  ];
  return new ClusterError(
    [
      outcome === "late"
        ? `Cassandra did not answer within ${seconds} s`
        : `Cassandra ended ${ending} before it answered`,
      ...(log.length === 0 ? ["Its log is empty"] : ["The end of its log:", ...log]),
    ].join("\n"),
    hints.length === 0 ? {} : { hint: hints.join("\n") },
  );
}

function describeNode(
  folder: NodeFolder,
  state: NodeState,
  origin: DevelopmentNode["origin"],
  leash: Tether | undefined,
  isEphemeral: boolean,
): DevelopmentNode {
  return {
    contactPoint: `${state.address}:${state.port}`,
    address: state.address,
    port: state.port,
    localDataCenter: developmentDataCenter,
    cassandra: state.cassandra,
    pid: state.pid,
    folder: folder.root,
    log: folder.log,
    origin,
    tetheredTo: state.tetheredTo,
    stop: async ({ discard = isEphemeral } = {}) => {
      await stopNode({ data: folder.root, discard: discard || isEphemeral });
      await leash?.release();
    },
  };
}
