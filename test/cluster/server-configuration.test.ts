import { expect, it } from "vitest";
import { nodeFolder } from "../../src/cluster/node/node-folder.ts";
import { serverArguments, storageArgument } from "../../src/cluster/node/server-arguments.ts";
import { renderConfiguration } from "../../src/cluster/node/server-configuration.ts";

const minimal = { folder: "/data", clusterName: "c", address: "127.0.0.1", port: 19042, storagePort: 17000 };

it("renders a minimal cassandra.yaml", () => {
  expect(renderConfiguration(minimal)).toBe(`cluster_name: "c"
partitioner: "org.apache.cassandra.dht.Murmur3Partitioner"
num_tokens: 1
endpoint_snitch: "SimpleSnitch"
listen_address: "127.0.0.1"
rpc_address: "127.0.0.1"
storage_port: 17000
native_transport_port: 19042
commitlog_sync: "periodic"
commitlog_sync_period: "10000ms"
commitlog_directory: "/data/commitlog"
hints_directory: "/data/hints"
saved_caches_directory: "/data/saved_caches"
cdc_raw_directory: "/data/cdc_raw"
auto_snapshot: false
data_file_directories:
  - "/data/data"
seed_provider:
  - class_name: org.apache.cassandra.locator.SimpleSeedProvider
    parameters:
      - seeds: "127.0.0.1:17000"
`);
});

it("quotes a folder with characters that mean something in YAML", () => {
  const yaml = renderConfiguration({ ...minimal, folder: `/my "node": #1` });
  expect(yaml).toContain(String.raw`hints_directory: "/my \"node\": #1/hints"`);
});

it("gives a node of a cluster its seeds and its place in the ring", () => {
  const yaml = renderConfiguration({ ...minimal, seeds: ["127.0.0.1:7000", "127.0.0.2:7000"], initialToken: "-42" });
  expect(yaml).toContain('seeds: "127.0.0.1:7000,127.0.0.2:7000"');
  expect(yaml).toContain('initial_token: "-42"\nauto_bootstrap: false\n');
});

it("adds settings, and lets them replace others", () => {
  const yaml = renderConfiguration({ ...minimal, settings: { materialized_views_enabled: true, num_tokens: 16 } });
  expect(yaml).toContain("materialized_views_enabled: true\n");
  expect(yaml.match(/num_tokens: .*/g)).toEqual(["num_tokens: 16"]);
});

it("passes the folder as one argument, by which the process is known", () => {
  const folder = nodeFolder("/with space/node");
  const words = serverArguments({ folder, jars: "/jars", jmxPort: 1, heapMegabytes: 512, isEphemeral: false });
  expect(words).toContain(storageArgument(folder));
  expect(words).toContain("-Dcassandra.config=file:///with%20space/node/cassandra.yaml");
  expect(words).not.toContain("-Dcassandra.unsafesystem=true");
});
