// The package.json that is published has no `source` condition and nothing that only this repository needs. It stands in the
// place of package.json while npm packs: `prepack` puts it there, `postpack` puts the original back.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleRuntime } from "./bundle-runtime.js";
import { finishDeclarations } from "./finish-declarations.js";

const root = new URL("../", import.meta.url);
const manifest = new URL("package.json", root);
const original = new URL("package.json.original", root);

// kept in the published file, so that packing after an interruption finds the original
const keptScripts = ["prepack", "postpack"];

const read = (file) => readFileSync(file, "utf8");

function publishedText(text) {
  const { devDependencies: _, ...published } = JSON.parse(text);
  const scripts = Object.entries(published.scripts).filter(([name]) => keptScripts.includes(name));
  published.scripts = Object.fromEntries(scripts);
  published.exports = withoutSource(published.exports);
  return `${JSON.stringify(published, null, 2)}\n`;
}

function withoutSource(exports) {
  if (typeof exports !== "object" || exports === null) return exports;
  const kept = Object.entries(exports).filter(([condition]) => condition !== "source");
  return Object.fromEntries(kept.map(([condition, target]) => [condition, withoutSource(target)]));
}

/** Puts the original back; where package.json was changed meanwhile, that is kept. */
function restore() {
  if (!existsSync(original)) return;
  if (read(manifest) === publishedText(read(original))) {
    renameSync(original, manifest);
  } else {
    console.error("package.json was changed while it was packed: it stays as it is, package.json.original is removed");
    rmSync(original);
  }
}

async function build() {
  rmSync(new URL("dist/", root), { recursive: true, force: true });
  const tsc = fileURLToPath(new URL("node_modules/typescript/bin/tsc", root));
  const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
  const dist = fileURLToPath(new URL("dist/", root));
  finishDeclarations(dist, ["index.d.ts", "runtime/index.d.ts", "runtime/guarded/index.d.ts"]);
  await bundleRuntime(dist);
}

switch (process.argv[2]) {
  case "publish": {
    if (existsSync(original)) console.error("packing was interrupted before: package.json is put back first");
    restore();
    await build();
    const text = read(manifest);
    const published = publishedText(text);
    writeFileSync(original, text);
    writeFileSync(new URL("package.json.new", root), published);
    renameSync(new URL("package.json.new", root), manifest);
    break;
  }
  case "restore":
    restore();
    break;
  default:
    throw new Error("say publish or restore");
}
