import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import getPort from "get-port";
import { expect, it } from "vitest";
import { applyCql } from "../../src/cluster/apply.ts";
import { connect } from "../../src/cluster/connect.ts";
import type { NodeState } from "../../src/cluster/node/node-state.ts";
import { runsWith } from "../../src/cluster/node/running-process.ts";
import { startNode } from "../../src/cluster/node/start-node.ts";
import { runDev } from "../cluster/run-dev.ts";
import { temporaryFolder } from "../cluster/temporary-folder.ts";

// Each starts a server, on a machine that may be busy. Where a cluster is given there may be no Java to start one with.
const slow = { timeout: 400_000, skip: process.env["PERQUERY_CONTACT_POINTS"] !== undefined };

function nodeState(cwd: string): NodeState {
  return JSON.parse(readFileSync(path.join(cwd, ".perquery/node/running.json"), "utf8")) as NodeState;
}

function runs(cwd: string, pid: number): boolean {
  return runsWith(pid, `-Dcassandra.storagedir=${path.join(cwd, ".perquery/node")}`);
}

it("starts, shows, keeps its data when stopped, and throws it away when told to", slow, async () => {
  const cwd = temporaryFolder();
  const port = String(await getPort({ host: "127.0.0.1" }));
  const settings = { contactPoints: [`127.0.0.1:${port}`], localDataCenter: "datacenter1" };
  try {
    // Two at once: one starts the node, and the other waits for it.
    const both = await Promise.all([1, 2].map(() => runDev(["start", "--port", port], { cwd }).ended));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const said = both.map(({ error }) => error).toSorted((a, b) => a.length - b.length);
    expect(said.join("")).toContain(`Cassandra 5.0.5 answers at 127.0.0.1:${port}`);
    expect(said.join("")).toMatch(/Process \d+ is starting or stopping this node; waiting for it/);
    expect(said.join("")).toContain(`Cassandra 5.0.5 runs already and answers at 127.0.0.1:${port}`);
    const { pid } = nodeState(cwd);
    expect(runs(cwd, pid)).toBe(true);

    const status = await runDev(["status"], { cwd }).ended;
    expect(status).toMatchObject({ code: 0, out: expect.stringContaining(`answers at 127.0.0.1:${port}`) });
    const elsewhere = await runDev(["start", "--port", "29042"], { cwd }).ended;
    expect(elsewhere).toMatchObject({ code: 1, error: expect.stringContaining(`runs on port ${port} already`) });

    const client = await connect(settings);
    await applyCql(client, [
      "CREATE KEYSPACE kept WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}",
      "CREATE TABLE kept.t (k int PRIMARY KEY)",
    ]);
    await client.execute("INSERT INTO kept.t (k) VALUES (42)");
    await client.shutdown();

    const stop = await runDev(["stop"], { cwd }).ended;
    expect(stop).toMatchObject({ code: 0, out: expect.stringContaining("its data is kept in .perquery/node") });
    expect(runs(cwd, pid)).toBe(false);

    expect(await runDev(["start", "--port", port], { cwd }).ended).toMatchObject({ code: 0 });
    const again = await connect(settings);
    expect((await again.execute("SELECT k FROM kept.t")).rows).toEqual([expect.objectContaining({ k: 42 })]);
    await again.shutdown();
  } finally {
    const discard = await runDev(["stop", "--discard"], { cwd }).ended;
    expect(discard).toMatchObject({ code: 0, out: expect.stringContaining("its data is thrown away") });
  }
  expect(readdirSync(cwd)).toEqual([]);
});

it.each([
  ["SIGINT", 130],
  ["SIGKILL", null],
] as const)("leaves no process when the start is interrupted by %s", slow, async (signal, expected) => {
  const cwd = temporaryFolder();
  const port = String(await getPort({ host: "127.0.0.1" }));
  const run = runDev(["start", "--port", port], { cwd });
  await expect.poll(() => existsSync(path.join(cwd, ".perquery/node/running.json")), { timeout: 200_000 }).toBe(true);
  const { pid } = nodeState(cwd);
  expect(runs(cwd, pid)).toBe(true);
  run.child.kill(signal);
  expect((await run.ended).code).toBe(expected);
  await expect.poll(() => runs(cwd, pid), { timeout: 30_000 }).toBe(false);
});

it("shows the end of the log when the server dies", slow, async () => {
  const data = path.join(temporaryFolder(), "node");
  await expect(startNode({ data, port: "any", settings: { no_such_setting: 1 } })).rejects.toMatchObject({
    name: "ClusterError",
    message: expect.stringMatching(/^Cassandra ended with code \d+ before it answered\n[^]*no_such_setting/),
    hint: expect.stringContaining(path.join(data, "server.log")),
  });
  expect(existsSync(path.join(data, "running.json"))).toBe(false);
});

it("gives up on a server that is late, and ends it", slow, async () => {
  const data = path.join(temporaryFolder(), "node");
  await expect(startNode({ data, port: "any", limitMs: 500 })).rejects.toThrow("Cassandra did not answer within 0.5 s");
  expect(existsSync(path.join(data, "running.json"))).toBe(false);
});
