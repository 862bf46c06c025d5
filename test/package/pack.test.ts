import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { repository, temporaryFolder } from "../cli/temporary-project.ts";

/** A copy of what packing needs, so that the repository itself is left alone. */
let copy: string;
let manifest: string;

const npm = (...words: readonly string[]): string =>
  execFileSync("npm", words, { cwd: copy, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

beforeAll(() => {
  copy = temporaryFolder();
  for (const part of [
    "bin",
    "src",
    "scripts",
    "templates",
    "recipes",
    "package.json",
    "tsconfig.json",
    "tsconfig.build.json",
  ]) {
    cpSync(path.join(repository, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(repository, "node_modules"), path.join(copy, "node_modules"));
  manifest = readFileSync(path.join(copy, "package.json"), "utf8");
  npm("pack");
  return () => rmSync(copy, { recursive: true, force: true });
}, 240_000);

const tarball = (): string => {
  const found = readdirSync(copy).find((file) => file.endsWith(".tgz"));
  return path.join(copy, found ?? "");
};

const tar = (...words: readonly string[]): string =>
  execFileSync("tar", ["-z", "-f", tarball(), ...words], { encoding: "utf8" });

const published = (): string => tar("-x", "-O", "package/package.json");

const expectNoTrace = (): void => {
  expect(readFileSync(path.join(copy, "package.json"), "utf8")).toBe(manifest);
  expect(existsSync(path.join(copy, "package.json.original"))).toBe(false);
};

it("packs a manifest without the source condition and puts package.json back", () => {
  expectNoTrace();
  expect(published()).not.toContain('"source"');
  expect(JSON.parse(published())).toMatchObject({ name: "perquery", exports: { ".": { default: "./dist/index.js" } } });
  expect(Object.keys(JSON.parse(published()) as object)).not.toContain("devDependencies");
  expect(tar("-t")).toContain("package/recipes/time-series.ts\n");
  for (const file of tar("-t").trim().split("\n"))
    expect(file).toMatch(/^package\/(?:bin|dist|templates|recipes|package\.json)/);
});

it("finds a manifest that an interrupted run has left, and puts it back", () => {
  writeFileSync(path.join(copy, "package.json.original"), manifest);
  writeFileSync(path.join(copy, "package.json"), published());
  npm("pack", "--dry-run");
  expectNoTrace();
});

it("has nothing that publint would change", async () => {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball());
  const packed = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  expect((await publint({ pack: { tarball: packed }, level: "suggestion" })).messages).toEqual([]);
});

it("has types that are right in each way to resolve them, but those that can't require ES modules", async () => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball()))));
  const problems = "problems" in result ? result.problems : [];
  expect(problems.map(({ kind }) => kind)).toEqual(["CJSResolvesToESM", "CJSResolvesToESM", "CJSResolvesToESM"]);
});

it("has only declarations that an entry leads to, and runs no script when it is installed", () => {
  const files = tar("-t").trim().split("\n");
  expect(files.filter((file) => /dist\/(?:cli|cluster).*\.d\.ts$/.test(file))).toEqual([]);
  const { scripts } = JSON.parse(published()) as { scripts: object };
  expect(Object.keys(scripts).toSorted()).toEqual(["postpack", "prepack"]);
});

it.each(["module", "commonjs"])("works under plain node in a %s application", (type) => {
  const app = temporaryFolder();
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  const installed = path.join(app, "node_modules/perquery");
  mkdirSync(installed, { recursive: true });
  tar("-x", "-C", installed, "--strip-components=1");
  symlinkSync(path.join(repository, "node_modules"), path.join(installed, "node_modules"));
  for (const name of ["cassandra-driver", "@types"]) {
    symlinkSync(path.join(repository, "node_modules", name), path.join(app, "node_modules", name));
  }
  cpSync(path.join(import.meta.dirname, "application"), app, { recursive: true });
  const node = (...words: readonly string[]): { readonly code: number | null; readonly output: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: app, encoding: "utf8" });
    return { code: status, output: stdout + stderr };
  };
  execFileSync("npm", ["pkg", "set", `type=${type}`], { cwd: app });
  const bin = path.join(installed, "bin/perquery.js");
  expect(node(bin, "gen")).toMatchObject({ code: 0, output: expect.stringMatching(/generated: \d+ written/) });
  expect(node(bin, "gen", "--check")).toMatchObject({ code: 0, output: expect.stringContaining("current") });
  expect(node(bin, "gen", "broken.ts", "--out", "other").output).toContain("broken.ts:3:22 - error PQ1001");
  expect(
    node("--input-type=module", "-e", 'import { entity } from "perquery"; console.log(typeof entity)').output,
  ).toBe("function\n");
  expect(node("--input-type=commonjs", "-e", 'console.log(typeof require("perquery/runtime"))').output).toBe(
    "object\n",
  );
  expect(node(path.join(repository, "node_modules/typescript/bin/tsc"))).toEqual({ code: 0, output: "" });
  expect(node("out/main.js")).toEqual({ code: 0, output: "function function\n" });
});
