import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { ClusterError } from "../cluster-error.ts";
import { manifestName, type JarManifest } from "./jar-cache.ts";
import { findJarDamage } from "./jar-file.ts";

/**
 * Looks at each fetched jar, and writes the manifest beside them. `sources` are the files that Maven copied: one that it keeps half of
 * is copied as it is, and then the error names that.
 */
export async function recordJars(jars: string, sources: readonly string[]): Promise<void> {
  const sizes: [string, number][] = [];
  for (const source of sources) {
    const name = path.basename(source);
    const copy = path.join(jars, name);
    const damage = await findJarDamage(copy);
    if (damage !== undefined) {
      const isSourceDamaged = (await findJarDamage(source)) !== undefined;
      throw new ClusterError(`${isSourceDamaged ? source : copy} is damaged: ${damage}`, {
        hint: isSourceDamaged
          ? `Remove it from Maven's repository and start again, which fetches it anew:\n  rm -r "${path.dirname(source)}"`
          : "Look whether the disk is full, and start again.",
      });
    }
    sizes.push([name, (await stat(copy)).size]);
  }
  const manifest: JarManifest = { jars: Object.fromEntries(sizes.toSorted()) };
  await writeFile(path.join(jars, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
