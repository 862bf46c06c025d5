import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { listRecipes } from "../../src/cli/init/templates.ts";
import { runPerquery, temporaryProject } from "./temporary-project.ts";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

it("begins in an empty folder with a model that generates and whose check is clean", () => {
  const app = temporaryProject();
  rmSync(path.join(app.root, "package.json"));
  const { code, out, error } = app.perquery("init");
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out).toBe(`  wrote   perquery.config.ts
  wrote   src/model.ts
  wrote   tsconfig.json
  wrote   .gitignore
  wrote   .gitattributes
  wrote   .github/workflows/perquery.yml
  wrote   package.json

Next:
  npm install perquery cassandra-driver
  npm install --save-dev typescript @types/node
  npm run gen
`);
  expect(JSON.parse(app.read("tsconfig.json"))).toMatchObject({ compilerOptions: { types: ["node"] } });
  expect(JSON.parse(app.read("package.json"))).toMatchObject({
    type: "module",
    scripts: { gen: "perquery gen", "gen:check": "perquery gen --check" },
  });
  expect(app.perquery("gen")).toMatchObject({ code: 0, error: "" });
  expect(app.perquery("gen", "--check").code).toBe(0);
});

it("never writes over what is there, and adds to package.json what it has not", () => {
  const app = temporaryProject({
    "package.json":
      '{\n\t"name": "mine",\n\t"scripts": {\n\t\t"gen": "other"\n\t},\n\t"dependencies": { "perquery": "1" }\n}',
    "src/model.ts": "export const mine = 1;\n",
    "tsconfig.json": "{}",
    "pnpm-lock.yaml": "",
  });
  const { out } = app.perquery("init", "--no-ci");
  expect(out).toContain("  wrote   src/cassandra/model.ts\n");
  expect(out).toContain('  added   package.json: script "gen:check", script "gen:watch"\n  kept    tsconfig.json\n');
  expect(out).toContain("Next:\n  pnpm add cassandra-driver\n  pnpm gen\n");
  expect(app.read("src/model.ts")).toBe("export const mine = 1;\n");
  expect(app.read("package.json")).toMatch(
    /^\{\n\t"name": "mine",\n\t"scripts": \{\n\t\t"gen": "other",\n\t\t"gen:check"/,
  );
  expect(app.list()).not.toContain(".github/workflows/perquery.yml");
  expect(app.perquery("gen").code).toBe(0);
  const before = app.list().map((file) => [file, app.read(file)]);
  const again = JSON.parse(app.perquery("init", "--no-ci", "--json").out) as unknown;
  expect(again).toMatchObject({ exitCode: 0, written: [], kept: expect.arrayContaining(["perquery.config.ts"]) });
  expect(app.list().map((file) => [file, app.read(file)])).toEqual(before);
});

it("says what it can't begin with", () => {
  const app = temporaryProject({ "package.json": "[]" });
  expect(app.perquery("init").error).toContain("PQ0009: package.json is no JSON object");
  expect(app.perquery("init", "--recipe", "nothing-such").error).toContain('PQ0009: there is no recipe "nothing-such"');
  expect(app.list()).toEqual(["package.json"]);
});

it.each([
  ["src", "a file"],
  [".github", "a file"],
  [".gitattributes", "a link to nowhere"],
])("writes all or nothing where %s is %s", (taken, what) => {
  const app = temporaryProject({ "package.json": '{ "type": "module" }' });
  if (what === "a file") app.write(taken, "mine");
  else symlinkSync("nowhere/at-all", path.join(app.root, taken));
  const before = app.list();
  const { code, error } = app.perquery("init");
  expect(code).toBe(1);
  expect(error).toMatch(/PQ0012: could not write "[^"]+": .*; nothing was changed/);
  expect(app.list()).toEqual(before);
  expect(app.read("package.json")).toBe('{ "type": "module" }');
});

it.each(listRecipes())("begins with recipe $name", ({ name, about }) => {
  expect(about).toMatch(/\S[.:]$/);
  const app = temporaryProject();
  expect(app.perquery("init", "--recipe", name).code).toBe(0);
  expect(app.perquery("gen").code).toBe(0);
});

it("works where git finds a repository above, and where there is no terminal", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "perquery-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync("git", ["init", "-q"], { cwd: folder });
  expect(runPerquery(folder, ["init", "--no-ci"]).code).toBe(0);
});
