import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { discardFolder, nodeFolder, prepareFolder, removeEmptyFolder } from "../../src/cluster/node/node-folder.ts";
import { findState, parseState, writeState, type NodeState } from "../../src/cluster/node/node-state.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const state: NodeState = {
  pid: process.pid,
  address: "127.0.0.1",
  port: 19042,
  storagePort: 17000,
  jmxPort: 17199,
  cassandra: "5.0.5",
  clusterName: "c",
  startedAt: "2026-01-01T00:00:00.000Z",
};

function newFolder() {
  const folder = nodeFolder(path.join(temporaryFolder(), ".perquery/node"));
  mkdirSync(folder.root, { recursive: true });
  return folder;
}

it("keeps the name of the cluster, which the data needs", async () => {
  const folder = newFolder();
  const first = await prepareFolder(folder);
  expect(first.clusterName).toMatch(/^perquery development [0-9a-f]{8}$/);
  expect(await prepareFolder(folder)).toEqual(first);
});

it("refuses a folder that holds something else", async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder.root, "thesis.txt"), "");
  await expect(prepareFolder(folder)).rejects.toThrow("holds files that are not a development node's: thesis.txt");
  expect(await discardFolder(folder)).toBe(false);
  expect(readdirSync(folder.root)).toEqual(["thesis.txt"]);
});

it("discards what the node wrote, and the folders when they are empty", async () => {
  const folder = newFolder();
  await prepareFolder(folder);
  mkdirSync(path.join(folder.root, "data/system"), { recursive: true });
  expect(await discardFolder(folder)).toBe(true);
  await removeEmptyFolder(folder);
  expect(existsSync(path.dirname(folder.root))).toBe(false);
});

it("leaves in place what somebody put beside the data", async () => {
  const folder = newFolder();
  await prepareFolder(folder);
  writeFileSync(path.join(folder.root, "notes.md"), "");
  await discardFolder(folder);
  await removeEmptyFolder(folder);
  expect(readdirSync(folder.root)).toEqual(["notes.md"]);
});

it("reads the state that it wrote", () => {
  expect(parseState(JSON.stringify(state))).toEqual(state);
});

it.each(["", "null", "{", '{"pid":1}', JSON.stringify({ ...state, pid: "1" })])(
  "does not take %j for a state",
  (text) => {
    expect(parseState(text)).toBeUndefined();
  },
);

it("takes a state for stale whose process runs on something else", async () => {
  const folder = newFolder();
  expect(await findState(folder)).toEqual({ kind: "none" });
  await writeState(folder, state);
  expect(await findState(folder)).toEqual({ kind: "stale", pid: process.pid });
  writeFileSync(folder.state, "{");
  expect(await findState(folder)).toEqual({ kind: "stale", pid: undefined });
});
