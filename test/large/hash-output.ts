/** Prints a hash of everything that comes out of a large model, for a process of its own. */
import { createHash } from "node:crypto";
import { relativeLocations } from "../../src/cli/relative-locations.ts";
import { compile } from "../../src/compile.ts";
import { readModel } from "../../src/dsl/read-model.ts";

const [modelFile = "", root = ""] = process.argv.slice(2);
const definition = relativeLocations(readModel((await import(modelFile)) as Record<string, unknown>), root);
const { files, diagnostics } = compile(definition, { modelFile: "model.ts", accept: [] });
if (files === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
const hash = createHash("sha256");
for (const { path, text } of files) hash.update(`${path}\n${text}\n`);
console.log(files.length, hash.digest("hex"));
