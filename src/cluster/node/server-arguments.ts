import path from "node:path";
import { pathToFileURL } from "node:url";
import type { NodeFolder } from "./node-folder.ts";

export interface ServerArguments {
  readonly folder: NodeFolder;
  readonly jars: string;
  readonly jmxPort: number;
  readonly heapMegabytes: number;
  /** A node whose data is thrown away need not bring each schema change to the disk: 0.04 s instead of 0.6 s for one. */
  readonly isEphemeral: boolean;
}

/** The argument that tells a node's process from all others. */
export function storageArgument(folder: NodeFolder): string {
  return `-Dcassandra.storagedir=${folder.root}`;
}

/** What `java` is started with, on 11 and on 17. */
export function serverArguments(options: ServerArguments): readonly string[] {
  const { folder, heapMegabytes } = options;
  return [
    `-Xms${Math.min(256, heapMegabytes)}M`,
    `-Xmx${heapMegabytes}M`,
    "-XX:+UseSerialGC",
    "-XX:+ExitOnOutOfMemoryError",
    "-XX:-UsePerfData",
    `-XX:ErrorFile=${path.join(folder.root, "hs_err_%p.log")}`,
    "-Djdk.attach.allowAttachSelf=true",
    ...exports.flatMap((name) => ["--add-exports", `${name}=ALL-UNNAMED`]),
    ...opens.flatMap((name) => ["--add-opens", `${name}=ALL-UNNAMED`]),
    storageArgument(folder),
    `-Djava.io.tmpdir=${folder.temporary}`,
    `-Djna.tmpdir=${folder.temporary}`,
    `-Dcassandra.config=${pathToFileURL(folder.configuration)}`,
    `-Dlogback.configurationFile=${pathToFileURL(folder.logging)}`,
    `-Dcassandra.logdir=${folder.root}`,
    `-Dcassandra.jmx.local.port=${options.jmxPort}`,
    "-Dcassandra-foreground=yes",
    "-Dcassandra.skip_wait_for_gossip_to_settle=0",
    "-Dcassandra.ring_delay_ms=1000",
    "-Dcassandra.superuser_setup_delay_ms=0",
    ...(options.isEphemeral ? ["-XX:TieredStopAtLevel=1", "-Dcassandra.unsafesystem=true"] : []),
    "-cp",
    path.join(options.jars, "*"),
    "org.apache.cassandra.service.CassandraDaemon",
  ];
}

/** Packages of the JDK that Cassandra reaches into, from its `jvm17-server.options`. */
const exports = [
  "java.base/jdk.internal.misc",
  "java.base/jdk.internal.ref",
  "java.base/sun.nio.ch",
  "java.base/java.lang.ref",
  "java.management.rmi/com.sun.jmx.remote.internal.rmi",
  "java.rmi/sun.rmi.registry",
  "java.rmi/sun.rmi.server",
  "java.sql/java.sql",
  "jdk.unsupported/sun.misc",
];

const opens = [
  "java.base/java.lang.module",
  "java.base/jdk.internal.loader",
  "java.base/jdk.internal.ref",
  "java.base/jdk.internal.reflect",
  "java.base/jdk.internal.math",
  "java.base/jdk.internal.module",
  "java.base/jdk.internal.util.jar",
  "java.base/sun.nio.ch",
  "java.base/java.io",
  "java.base/java.nio",
  "java.base/java.util",
  "java.base/java.util.concurrent",
  "java.base/java.util.concurrent.atomic",
  "java.base/java.lang",
  "java.base/java.lang.reflect",
  "jdk.management/com.sun.management.internal",
];
