import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repository, runPerquery, temporaryProject, type TemporaryProject } from "./temporary-project.ts";

const model = `import { entity, keyspace, query, text } from "perquery";
export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
`;

const project = (output = "generated"): TemporaryProject =>
  temporaryProject({
    "perquery.config.ts": `export default { rules: 1, models: [{ model: "src/model.ts", output: "${output}" }] };\n`,
    "src/model.ts": model,
  });

it.each([
  [".", 'PQ0010: output folder "." holds the whole project'],
  ["node_modules/generated", 'PQ0010: output folder "node_modules/generated" is inside of node_modules'],
  [".git/generated", 'PQ0010: output folder ".git/generated" is inside of .git'],
  ["package.json", 'PQ0010: output folder "package.json" is a file'],
])("writes nothing into %s", (folder, message) => {
  const app = project();
  const before = app.list();
  const { code, error } = app.perquery("gen", "src/model.ts", "--out", folder);
  expect({ code, said: error.includes(message) }).toEqual({ code: 1, said: true });
  expect(app.list()).toEqual(before);
});

it.each([
  ["src", 'PQ0009: "src" is a folder, not a model file'],
  ["README.md", 'PQ0009: "README.md" is neither TypeScript nor JavaScript'],
  ["nowhere.ts", 'PQ0004: the model file "nowhere.ts" does not exist'],
])("says of %s that it is no model", (file, message) => {
  const app = project();
  app.write("README.md", "# The application\n");
  for (const words of [
    ["gen", file, "--out", "generated"],
    ["explain", "Q1", "--model", file],
  ])
    expect(app.perquery(...words).error).toContain(message);
});

it("does not take a folder for a configuration", () => {
  const app = project();
  rmSync(path.join(app.root, "perquery.config.ts"));
  mkdirSync(path.join(app.root, "perquery.config.ts"));
  expect(app.perquery("gen").error).toContain("PQ0001: there is no perquery.config.ts");
});

it.each([
  ['{ "printWidth": "x" }', "Invalid printWidth value"],
  ["{", "Flow map must end with a }"],
  ['{ "plugins": ["nowhere"] }', "Cannot find package"],
])("says that prettier's settings are wrong where they are: %s", (settings, reason) => {
  const app = project();
  const config = app.read("perquery.config.ts");
  app.write("perquery.config.ts", config.replace("rules: 1,", 'rules: 1, format: "prettier",'));
  symlinkSync(path.join(repository, "node_modules/prettier"), path.join(app.root, "node_modules/prettier"));
  app.write(".prettierrc", settings);
  // where CI is set, prettier colours what it says
  const { code, error } = runPerquery(app.root, ["gen"], { CI: "1" });
  expect(code).toBe(1);
  expect(error).toMatch(/^error PQ0016: the project's prettier does not format "generated\//);
  expect(error).toContain(reason);
  expect(app.list("generated")).toEqual([]);
});

it("says what a model throws without the colours that it was given", () => {
  const app = project();
  app.write("src/model.ts", 'throw new Error("\\u001B[31mno\\u001B[39m guest");\n');
  expect(app.perquery("gen").error).toContain("Error: no guest\n");
});

it("names the folder of a schema.json of another form", () => {
  const app = project();
  app.write("generated/schema.json", '{ "format": 7 }');
  expect(app.perquery("gen").error).toContain("PQ8003: generated/schema.json can't be compared with");
});

it("takes names with spaces, signs and letters of any language, and folders that are links", () => {
  const app = project();
  const folder = "src/mö del (1) #x %20 'q'";
  app.write(`${folder}/a model.ts`, model);
  const words = [`${folder}/a model.ts`, "--out", "gen é #1 %41"] as const;
  expect(app.perquery("gen", ...words)).toMatchObject({ code: 0, error: "" });
  expect(app.perquery("gen", "--check", ...words)).toMatchObject({ code: 0, error: "" });
  renameSync(path.join(app.root, "src"), path.join(app.root, "real"));
  symlinkSync("real", path.join(app.root, "src"));
  expect(app.perquery("gen")).toMatchObject({ code: 0, error: "" });
  expect(app.read("generated/index.ts")).toContain("from src/model.ts");
});

it("finds a checkout current whose lines end as on Windows", () => {
  const app = project();
  app.perquery("gen");
  for (const file of app.list().filter((each) => each !== "package.json"))
    app.write(file, app.read(file).replaceAll("\n", "\r\n"));
  expect(app.perquery("gen", "--check")).toMatchObject({ code: 0, error: "" });
  const before = app.read("generated/index.ts");
  expect(app.perquery("gen")).toMatchObject({ code: 0, error: "" });
  expect(app.read("generated/index.ts")).toBe(before);
});

it("leaves whole files and nothing else when several generate at once", () => {
  const app = project();
  const bin = path.join(app.root, "node_modules/perquery/bin/perquery.js");
  const script = `for i in 1 2 3 4; do "${process.execPath}" "${bin}" gen & done; wait`;
  const { status, stderr } = spawnSync("sh", ["-c", script], {
    cwd: app.root,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(app.perquery("gen", "--check")).toMatchObject({ code: 0 });
  expect(app.list().filter((file) => file.includes("perquery-"))).toEqual([]);
});
