import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { cassandraVersion, manifestName } from "../../src/cluster/node/jar-cache.ts";
import { runsWith } from "../../src/cluster/node/running-process.ts";
import { runDev } from "./run-dev.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Processes of their own, on a machine that may be busy.
const slow = { timeout: 60_000 };

/** A folder with executables, to be the PATH. */
function installTools(tools: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, script] of Object.entries(tools)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return folder;
}

const java17 = `echo "    java.home = /opt/java-17" >&2; echo "    java.specification.version = 17" >&2`;

it("says what is missing when there is neither Java on the PATH nor Maven", slow, async () => {
  const cwd = temporaryFolder();
  const environment = { PATH: "", JAVA_HOME: "/nowhere", PERQUERY_CACHE: path.join(cwd, "cache") };
  const { code, out, error } = await runDev(["start", "--port", "29042"], { cwd, environment }).ended;
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(error).toMatch(/The development node needs .*Maven, which (is|are) missing/);
  expect(error).toContain("found no mvn on the PATH");
  expect(error).toContain("PERQUERY_CONTACT_POINTS");
  expect(error).not.toContain("    at ");
  expect(readdirSync(cwd)).toEqual([]);
});

it("says that the port is taken, and what to do", slow, async () => {
  const server = net.createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as net.AddressInfo;
  const cwd = temporaryFolder();
  const { code, error } = await runDev(["start", "--port", String(port)], { cwd }).ended;
  expect(code).toBe(1);
  expect(error).toContain(`Port ${port} of 127.0.0.1 is taken`);
  expect(error).toContain(`perquery dev start --port ${port + 1}`);
  expect(readdirSync(cwd)).toEqual([]);
});

it("refuses a port that is none", slow, async () => {
  const { code, error } = await runDev(["start", "--port", "cql"], { cwd: temporaryFolder() }).ended;
  expect(code).toBe(1);
  expect(error).toContain("It must be 1 to 65535.");
});

it("names a jar of the cache that was cut", slow, async () => {
  const cwd = temporaryFolder();
  const jars = path.join(cwd, `cache/cassandra-${cassandraVersion}`);
  mkdirSync(jars, { recursive: true });
  writeFileSync(path.join(jars, manifestName), '{ "jars": { "guava-32.jar": 3037368 } }');
  writeFileSync(path.join(jars, "guava-32.jar"), "half");
  const environment = { PERQUERY_CACHE: path.join(cwd, "cache"), JAVA_HOME: "", PATH: installTools({ java: java17 }) };
  const { code, error } = await runDev(["start", "--port", "29042"], { cwd, environment }).ended;
  expect(code).toBe(1);
  expect(error).toContain("guava-32.jar: 4 bytes of 3037368");
  expect(error).toContain(`rm -r "${jars}"`);
});

it("tells what Maven says when it fails, and keeps nothing", slow, async () => {
  const cwd = temporaryFolder();
  const mvn = 'echo "[INFO] Scanning"; echo "[ERROR] Unknown host repo.example -> [Help 1]"; exit 1';
  const environment = {
    PERQUERY_CACHE: path.join(cwd, "cache"),
    JAVA_HOME: "",
    PATH: installTools({ java: java17, mvn }),
  };
  const { code, error } = await runDev(["start", "--port", "29042"], { cwd, environment }).ended;
  expect(code).toBe(1);
  expect(error).toContain("Maven could not fetch Cassandra: it ended with code 1\n  Unknown host repo.example\n");
  expect(readdirSync(path.join(cwd, "cache"))).toEqual([]);
});

it.each([
  ["SIGINT", 130, "Interrupted: the node was not started, and nothing is left running\n"],
  ["SIGKILL", null, ""],
] as const)("ends Maven when it is interrupted by %s, and keeps nothing", slow, async (signal, expected, message) => {
  const cwd = temporaryFolder();
  const cache = path.join(cwd, "cache");
  const mvn = 'echo "$$" > "$PERQUERY_CACHE/pid"; /bin/sleep 60; true';
  const environment = {
    PERQUERY_CACHE: cache,
    JAVA_HOME: "",
    PATH: `${installTools({ java: java17, mvn })}:/usr/bin:/bin`,
  };
  const run = runDev(["start", "--port", "29042"], { cwd, environment });
  await expect.poll(() => existsSync(path.join(cache, "pid")), { timeout: 30_000 }).toBe(true);
  run.child.kill(signal);
  const { code, error } = await run.ended;
  expect(code).toBe(expected);
  expect(error).toContain(message);
  // The lock of a process that was killed stays, and is known for what it is.
  const left = signal === "SIGKILL" ? [`cassandra-${cassandraVersion}.lock`, "pid"] : ["pid"];
  await expect.poll(() => readdirSync(cache), { timeout: 10_000 }).toEqual(left);
});

it("gives up on a Maven that says nothing", slow, async () => {
  const cwd = temporaryFolder();
  const environment = {
    PERQUERY_CACHE: path.join(cwd, "cache"),
    JAVA_HOME: "",
    PATH: installTools({ java: java17, mvn: "exec /bin/sleep 60" }),
  };
  const { code, error } = await runDev(["start", "--port", "29042", "--timeout", "1"], { cwd, environment }).ended;
  expect(code).toBe(1);
  expect(error).toContain("Maven could not fetch Cassandra: it said nothing for 1 s");
});

it("has nothing to stop and nothing to show", slow, async () => {
  const cwd = temporaryFolder();
  expect(await runDev(["stop"], { cwd }).ended).toMatchObject({ code: 0, out: "No node was running\n" });
  const status = await runDev(["status"], { cwd }).ended;
  expect(status).toMatchObject({ code: 0, out: expect.stringContaining("No development node in .perquery/node") });
  expect(readdirSync(cwd)).toEqual([]);
});

it("knows a state left behind, and leaves the process alone that has its number now", slow, async () => {
  const cwd = temporaryFolder();
  const other = spawn("/bin/sleep", ["60"]);
  onTestFinished(() => void other.kill("SIGKILL"));
  const pid = other.pid as number;
  const data = path.join(cwd, ".perquery/node");
  mkdirSync(path.join(data, "data"), { recursive: true });
  writeFileSync(path.join(data, "node.json"), '{ "clusterName": "c" }');
  writeFileSync(
    path.join(data, "running.json"),
    JSON.stringify({
      pid,
      address: "127.0.0.1",
      port: 29042,
      storagePort: 1,
      jmxPort: 2,
      cassandra: "5.0.5",
      clusterName: "c",
      startedAt: "2026-01-01T00:00:00.000Z",
    }),
  );
  writeFileSync(path.join(data, "lock"), '{ "pid": 999999999, "started": "1" }');
  const status = await runDev(["status"], { cwd }).ended;
  expect(status.out).toContain(`The development node (process ${pid}) is gone without having been stopped`);
  const stop = await runDev(["stop"], { cwd }).ended;
  expect(stop).toMatchObject({
    code: 0,
    out: `The node (process ${pid}) was gone already; its data is kept in .perquery/node\n`,
    error: "Removed a lock left by process 999999999, which is gone\n",
  });
  expect(runsWith(pid, "60")).toBe(true);
  expect(await runDev(["stop", "--discard"], { cwd }).ended).toMatchObject({
    code: 0,
    out: "No node was running; its data is thrown away\n",
  });
  expect(readdirSync(cwd)).toEqual([]);
});
