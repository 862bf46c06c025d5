import { access, readFile, stat } from "node:fs/promises";
import path from "node:path";
import envPaths from "env-paths";
import { ClusterError } from "../cluster-error.ts";
import { findJarDamage } from "./jar-file.ts";

/** The server that the development node runs. */
export const cassandraVersion = "5.0.5";

/** Beside the jars: what was fetched. Written last, so a folder that has it is complete. */
export const manifestName = "jars.json";

export interface JarManifest {
  /** Bytes by file name. */
  readonly jars: Readonly<Record<string, number>>;
}

/** One per user: `PERQUERY_CACHE`, else where the system keeps caches (on Linux `XDG_CACHE_HOME` or `~/.cache`). */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const own = environment["PERQUERY_CACHE"];
  if (own) return path.resolve(own);
  const xdg = environment["XDG_CACHE_HOME"];
  if (xdg && path.isAbsolute(xdg)) return path.join(xdg, "perquery");
  return envPaths("perquery", { suffix: "" }).cache;
}

export function jarFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return path.join(cacheFolder(environment), `cassandra-${cassandraVersion}`);
}

export async function hasJars(folder: string): Promise<boolean> {
  return access(path.join(folder, manifestName)).then(
    () => true,
    () => false,
  );
}

/** Looks at each jar before a server is started on them: one that is cut makes a strange error, late. */
export async function verifyJars(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  const damages = await Promise.all(
    Object.entries(manifest.jars).map(async ([name, bytes]) => {
      const file = path.join(folder, name);
      const size = await stat(file).then(
        (found) => found.size,
        () => undefined,
      );
      if (size === undefined) return `${name}: missing`;
      if (size !== bytes) return `${name}: ${size} bytes of ${bytes}`;
      const damage = await findJarDamage(file);
      return damage === undefined ? undefined : `${name}: ${damage}`;
    }),
  );
  const found = damages.filter((damage) => damage !== undefined);
  if (found.length > 0) throw damagedCache(folder, found);
}

async function readManifest(folder: string): Promise<JarManifest> {
  try {
    const manifest = JSON.parse(await readFile(path.join(folder, manifestName), "utf8")) as JarManifest;
    if (Object.keys(manifest.jars).length > 0) return manifest;
  } catch {
    // Told below, like an empty one.
  }
  throw damagedCache(folder, [`${manifestName}: can't be read`]);
}

function damagedCache(folder: string, damages: readonly string[]): ClusterError {
  return new ClusterError(
    [`Cassandra's jars in ${folder} are damaged`, ...damages.map((damage) => `  ${damage}`)].join("\n"),
    { hint: `Remove the folder and start again, which fetches them anew:\n  rm -r "${folder}"` },
  );
}
