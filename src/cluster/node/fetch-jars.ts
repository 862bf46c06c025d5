import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Progress } from "../progress.ts";
import { withFileLock } from "./file-lock.ts";
import { cassandraVersion, hasJars } from "./jar-cache.ts";
import { recordJars } from "./record-jars.ts";
import { runMaven } from "./run-maven.ts";

export interface FetchOptions {
  /** Where the jars are to be. */
  readonly folder: string;
  readonly maven: string;
  readonly javaHome: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly silenceLimitMs: number;
  readonly progress: Progress;
  readonly signal?: AbortSignal | undefined;
}

const plugin = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";
const temporaryPrefix = ".fetch-";

/** With an empty repository: the server's 100 jars, 66 MB, and those of Maven's own plugin. */
const mostMegabytes = 88;

/** Fetches the server and what it stands on into a temporary folder, looks at each jar, and moves them into place at once. */
export async function fetchJars(options: FetchOptions): Promise<void> {
  const { folder, progress, signal } = options;
  const cache = path.dirname(folder);
  const onWait = (pid: number) => progress.note(`Process ${pid} is fetching Cassandra's jars; waiting for it`);
  await withFileLock(`${folder}.lock`, { signal, onWait }, async () => {
    if (await hasJars(folder)) return;
    progress.step(`Fetching Cassandra ${cassandraVersion} with Maven`);
    for (const name of await readdir(cache)) {
      if (name.startsWith(temporaryPrefix)) await rm(path.join(cache, name), { recursive: true, force: true });
    }
    const temporary = await mkdtemp(path.join(cache, temporaryPrefix));
    try {
      await fetchInto(temporary, options);
      await rm(folder, { recursive: true, force: true });
      await rename(path.join(temporary, "jars"), folder);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  });
}

async function fetchInto(temporary: string, options: FetchOptions): Promise<void> {
  const { progress, signal } = options;
  const jars = path.join(temporary, "jars");
  const pom = path.join(temporary, "pom.xml");
  const classPath = path.join(temporary, "class-path.txt");
  await mkdir(jars);
  await writeFile(pom, renderPom());
  const count = { jars: 0, bytes: 0 };
  await runMaven({
    ...options,
    pom,
    temporaryFolder: temporary,
    arguments: [
      `${plugin}:copy-dependencies`,
      `${plugin}:build-classpath`,
      "-DincludeScope=runtime",
      `-DoutputDirectory=${jars}`,
      `-Dmdep.outputFile=${classPath}`,
    ],
    onLine: (line) => {
      const download = parseDownload(line);
      if (download === undefined) return;
      if (download.isJar) count.jars += 1;
      count.bytes += download.bytes;
      progress.detail(`${count.jars} jars, ${(count.bytes / 1e6).toFixed(1)} MB of at most ${mostMegabytes} MB`);
    },
  });
  signal?.throwIfAborted();
  await recordJars(jars, (await readFile(classPath, "utf8")).trim().split(path.delimiter));
}

/** `[INFO] Downloaded from central: https://…/guava-32.0.1-jre.jar (3.0 MB at 3.8 MB/s)` */
export function parseDownload(line: string): { readonly isJar: boolean; readonly bytes: number } | undefined {
  const match = /Downloaded from \S+: (\S+) \(([\d.]+) ([kMG]?)B\b/.exec(line);
  if (match === null) return undefined;
  const unit = { "": 1, k: 1e3, M: 1e6, G: 1e9 }[match[3] as "" | "k" | "M" | "G"];
  return { isJar: (match[1] ?? "").endsWith(".jar"), bytes: Math.round(Number(match[2]) * unit) };
}

export function renderPom(): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>perquery</groupId>
  <artifactId>development-node</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency>
      <groupId>org.apache.cassandra</groupId>
      <artifactId>cassandra-all</artifactId>
      <version>${cassandraVersion}</version>
    </dependency>
  </dependencies>
</project>
`;
}
