import { realpath } from "node:fs/promises";
import path from "node:path";
import { askNode } from "./await-answer.ts";
import { defaultNodeFolder, nodeFolder, readMarker } from "./node-folder.ts";
import { findState, type NodeState } from "./node-state.ts";

export type NodeStatus =
  | { readonly kind: "absent"; readonly folder: string }
  /** Its data is kept. With the process that ended without being stopped, if so. */
  | { readonly kind: "stopped"; readonly folder: string; readonly stalePid: number | undefined }
  | { readonly kind: "running"; readonly folder: string; readonly state: NodeState; readonly answers: boolean };

/** Looks, and changes nothing. */
export async function nodeStatus(options: { readonly data?: string } = {}): Promise<NodeStatus> {
  const wanted = path.resolve(options.data ?? defaultNodeFolder);
  const root = await realpath(wanted).catch(() => undefined);
  if (root === undefined) return { kind: "absent", folder: wanted };
  const folder = nodeFolder(root);
  const found = await findState(folder);
  if (found.kind !== "running") {
    if ((await readMarker(folder)) === undefined) return { kind: "absent", folder: root };
    return { kind: "stopped", folder: root, stalePid: found.kind === "stale" ? found.pid : undefined };
  }
  const { state } = found;
  const answer = await askNode(state.address, state.port);
  return { kind: "running", folder: root, state, answers: answer?.clusterName === state.clusterName };
}
