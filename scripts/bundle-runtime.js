import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "rolldown";

/** Makes one file of the runtime, which every application loads when it starts: of its time, most went into finding a hundred files. */
export async function bundleRuntime(dist) {
  const folder = path.join(dist, "runtime");
  const entry = path.join(folder, "index.js");
  const { output } = await build({
    input: entry,
    platform: "node",
    output: { format: "esm", comments: false },
    write: false,
  });
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"));
  for (const name of names) rmSync(path.join(folder, name));
  writeFileSync(entry, output[0].code);
}
