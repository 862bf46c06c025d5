import { execFile } from "node:child_process";
import { access, constants, readdir, realpath } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

export interface Java {
  readonly home: string;
  readonly executable: string;
  /** 8, 11, 17, … */
  readonly version: number;
}

export interface JavaSearch {
  readonly java: Java | undefined;
  /** A line for each place that had none or an unsuitable one. */
  readonly found: readonly string[];
}

/** What Cassandra 5.0 runs on. */
export const suitableJavaVersions: readonly number[] = [11, 17];

/** Where packages put their Java, a folder each. */
export function javaFolders(platform: NodeJS.Platform = process.platform): readonly string[] {
  const own = [path.join(os.homedir(), ".sdkman/candidates/java")];
  if (platform === "darwin") return ["/Library/Java/JavaVirtualMachines", ...own];
  return ["/usr/lib/jvm", "/usr/java", "/opt/java", ...own];
}

/** The first suitable Java of JAVA_HOME, the PATH, and the folders; the places are asked, not believed. */
export async function findJava(
  environment: NodeJS.ProcessEnv = process.env,
  folders: readonly string[] = javaFolders(),
): Promise<JavaSearch> {
  const found: string[] = [];
  const asked = new Set<string>();
  for (const { where, executable } of await candidates(environment, folders)) {
    if (executable === undefined) {
      found.push(`${where}: no bin/java in it`);
      continue;
    }
    const file = await realpath(executable).catch(() => executable);
    if (asked.has(file)) continue;
    asked.add(file);
    const java = await askJava(executable, environment);
    if (java !== undefined && suitableJavaVersions.includes(java.version)) return { java, found };
    found.push(`${where}: ${java === undefined ? "does not run" : `Java ${java.version}`}`);
  }
  return { java: undefined, found };
}

interface Candidate {
  readonly where: string;
  readonly executable: string | undefined;
}

async function candidates(environment: NodeJS.ProcessEnv, folders: readonly string[]): Promise<readonly Candidate[]> {
  const list: Candidate[] = [];
  const home = environment["JAVA_HOME"];
  if (home) list.push({ where: `JAVA_HOME=${home}`, executable: await executableIn(path.join(home, "bin"), "java") });
  const onPath = await findOnPath("java", environment);
  if (onPath !== undefined) list.push({ where: onPath, executable: onPath });
  for (const folder of folders) {
    for (const name of (await readdir(folder).catch((): string[] => [])).toSorted()) {
      for (const bin of [path.join(folder, name, "bin"), path.join(folder, name, "Contents/Home/bin")]) {
        const executable = await executableIn(bin, "java");
        if (executable !== undefined) list.push({ where: executable, executable });
      }
    }
  }
  return list;
}

export async function findOnPath(name: string, environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const folder of (environment["PATH"] ?? "").split(path.delimiter)) {
    const file = folder === "" ? undefined : await executableIn(folder, name);
    if (file !== undefined) return file;
  }
  return undefined;
}

export async function executableIn(folder: string, name: string): Promise<string | undefined> {
  const file = path.join(folder, name);
  return access(file, constants.X_OK).then(
    () => file,
    () => undefined,
  );
}

async function askJava(executable: string, environment: NodeJS.ProcessEnv): Promise<Java | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(executable, ["-XshowSettings:properties", "-version"], {
      env: environment,
      timeout: 30_000,
    });
    const properties = parseJavaProperties(stdout + stderr);
    return properties === undefined ? undefined : { ...properties, executable };
  } catch {
    return undefined;
  }
}

/** Reads what `java -XshowSettings:properties -version` prints. */
export function parseJavaProperties(text: string): Pick<Java, "home" | "version"> | undefined {
  const home = /^\s*java\.home = (.+?)\s*$/m.exec(text)?.[1];
  const version = /^\s*java\.specification\.version = (?:1\.)?(\d+)/m.exec(text)?.[1];
  return home === undefined || version === undefined ? undefined : { home, version: Number(version) };
}
