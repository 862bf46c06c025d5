import path from "node:path";
import { dataFolders } from "./node-folder.ts";

export type Setting = string | number | boolean | null;

export interface ServerConfiguration {
  /** Where the data folders are. */
  readonly folder: string;
  readonly clusterName: string;
  readonly address: string;
  /** For CQL. */
  readonly port: number;
  /** Between nodes. */
  readonly storagePort: number;
  /** `host:port` of the nodes that introduce the others; by default the node itself. */
  readonly seeds?: readonly string[] | undefined;
  /** In a cluster made at once, each node is told its place in the ring and joins without streaming. */
  readonly initialToken?: string | undefined;
  /** More lines of `cassandra.yaml`, or other values for these. */
  readonly settings?: Readonly<Record<string, Setting>> | undefined;
}

/** A minimal `cassandra.yaml`. A JSON string is a YAML string, whatever it holds. */
export function renderConfiguration(configuration: ServerConfiguration): string {
  const { folder, address, storagePort } = configuration;
  const [data, commitlog, hints, savedCaches, cdc] = dataFolders.map((name) => path.join(folder, name));
  const settings: Record<string, Setting> = {
    cluster_name: configuration.clusterName,
    partitioner: "org.apache.cassandra.dht.Murmur3Partitioner",
    num_tokens: 1,
    ...(configuration.initialToken === undefined
      ? {}
      : { initial_token: configuration.initialToken, auto_bootstrap: false }),
    endpoint_snitch: "SimpleSnitch",
    listen_address: address,
    rpc_address: address,
    storage_port: storagePort,
    native_transport_port: configuration.port,
    commitlog_sync: "periodic",
    commitlog_sync_period: "10000ms",
    commitlog_directory: commitlog ?? "",
    hints_directory: hints ?? "",
    saved_caches_directory: savedCaches ?? "",
    cdc_raw_directory: cdc ?? "",
    // A snapshot of each dropped or truncated table would fill the disk of whoever tries things out.
    auto_snapshot: false,
    ...configuration.settings,
  };
  const seeds = configuration.seeds ?? [`${address}:${storagePort}`];
  return [
    ...Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    "data_file_directories:",
    `  - ${JSON.stringify(data)}`,
    "seed_provider:",
    "  - class_name: org.apache.cassandra.locator.SimpleSeedProvider",
    "    parameters:",
    `      - seeds: ${JSON.stringify(seeds.join(","))}`,
    "",
  ].join("\n");
}

/** Without a configuration it logs at DEBUG. The service says how the start goes; of the rest, warnings. */
export function renderLogging(): string {
  return `<configuration>
  <appender name="log" class="ch.qos.logback.core.ConsoleAppender">
    <encoder><pattern>%-5level %date{HH:mm:ss} %logger{0}: %msg%n%ex{short}</pattern></encoder>
  </appender>
  <logger name="org.apache.cassandra.service" level="INFO"/>
  <logger name="org.apache.cassandra.net" level="INFO"/>
  <logger name="org.apache.cassandra.transport" level="INFO"/>
  <root level="WARN"><appender-ref ref="log"/></root>
</configuration>
`;
}
