import { readdirSync, readFileSync, rmSync, mkdirSync, writeFileSync, existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { relativeLocations } from "../../src/cli/relative-locations.ts";
import { perqueryFormatter } from "../../src/cli/output/formatter.ts";
import { compile, type Compilation, type CompileOptions } from "../../src/compile.ts";
import { renderDiagnostics } from "../../src/diagnostics/render.ts";
import { readModel } from "../../src/dsl/read-model.ts";

/**
 * One folder a case: `model.ts`, and in `expected/` every file that comes out of it, or the diagnostics. Files that are
 * missing or too many fail; a case of lints has its diagnostics only. `previous.json` is a committed schema, `options.json` has the target. `UPDATE_GOLDEN=1` writes what came out; read the diff as a reviewer would.
 */
const root = path.dirname(fileURLToPath(import.meta.url));
const formatter = perqueryFormatter();
const cases = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(cases)("%s", async (name) => {
  const folder = path.join(root, name);
  const compilation = await compileCase(folder);
  const actual = await print(folder, name.startsWith("lints_") ? { ...compilation, files: [] } : compilation);
  if (name.startsWith("invalid_")) expect(compilation.files, "an invalid model writes nothing").toBeUndefined();
  if (process.env["UPDATE_GOLDEN"] === "1") write(path.join(folder, "expected"), actual);
  expect(actual).toEqual(read(path.join(folder, "expected")));
});

async function compileCase(folder: string): Promise<Compilation> {
  const exports = (await import(path.join(folder, "model.ts"))) as Record<string, unknown>;
  const definition = relativeLocations(readModel(exports), folder);
  const snapshot = path.join(folder, "previous.json");
  const previous: unknown = existsSync(snapshot) ? JSON.parse(readFileSync(snapshot, "utf8")) : undefined;
  const options = path.join(folder, "options.json");
  const { target, values } = existsSync(options)
    ? (JSON.parse(readFileSync(options, "utf8")) as Pick<CompileOptions, "target" | "values">)
    : {};
  return compile(definition, { modelFile: "model.ts", values, previous, accept: [], target });
}

/** By path; the diagnostics are a file among them. */
async function print(folder: string, { files = [], diagnostics }: Compilation): Promise<Record<string, string>> {
  const source = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const printed = await Promise.all(
    files.map(async (file) => [file.path, await formatter.format(file.path, file.text)] as const),
  );
  const rendered =
    diagnostics.length === 0
      ? []
      : [["diagnostics.txt", renderDiagnostics(diagnostics, { source, colour: false })] as const];
  return Object.fromEntries([...printed, ...rendered]);
}

function read(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).split(path.sep).join("/"), readFileSync(file, "utf8")]),
  );
}

function write(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
