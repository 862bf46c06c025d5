import { appendFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "rolldown";

/**
 * Makes two files of the runtime, which every application loads when it starts: of its time, most went into finding a hundred files.
 * What only guarded entities need is apart, and stands on the other.
 */
export async function bundleRuntime(dist) {
  const folder = path.join(dist, "runtime");
  const guarded = path.join(folder, "guarded/index.js");
  // so that what both need goes into the file of the first, which exports it to the other, and not into a third one
  appendFileSync(guarded, 'import "../index.js";\n');
  const { output } = await build({
    input: { index: path.join(folder, "index.js"), "guarded/index": guarded },
    platform: "node",
    preserveEntrySignatures: "allow-extension",
    output: { format: "esm", comments: false, entryFileNames: "[name].js" },
    write: false,
  });
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"));
  for (const name of names) rmSync(path.join(folder, name));
  for (const { fileName, code } of output) writeFileSync(path.join(folder, fileName), code);
}
