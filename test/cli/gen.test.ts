import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryProject, type TemporaryProject } from "./temporary-project.ts";

const model = (keyspace: string, text: string): string => `import { entity, keyspace, query, text } from "perquery";

export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const ${keyspace} = keyspace("${keyspace}", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [query("Q1", "${text}").find(Guest).given(Guest.id)],
});
`;

const config = (...names: readonly string[]): string =>
  `import { defineConfig } from "perquery";
export default defineConfig({
  rules: 1,
  models: [${names.map((name) => `{ model: "models/${name}.ts", output: "generated/${name}" }`).join(", ")}],
});
`;

const broken = model("b", "two").replace(`, identity: ["id"]`, "");

function project(): TemporaryProject {
  return temporaryProject({
    "perquery.config.ts": config("a", "b"),
    "models/a.ts": model("a", "Find a guest"),
    "models/b.ts": model("b", "Find another guest"),
  });
}

it("writes every model of the configuration, from any folder of the project", () => {
  const app = project();
  const first = app.perquery("gen");
  expect(first).toMatchObject({ code: 0, error: "" });
  expect(first.out).toMatch(/^ {2}wrote {3}generated\/a\/.*schema\.json$/m);
  expect(first.out).toMatch(/^generated\/b: \d+ written, 0 unchanged$/m);
  expect(app.read("generated/a/schema.json")).toContain('"a"');
  const before = app.list().map((file) => [file, app.read(file), app.modified(file)]);
  expect(app.perquery("gen")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^generated\/a: 0 written, \d+ unchanged\n/),
  });
  expect(app.list().map((file) => [file, app.read(file), app.modified(file)])).toEqual(before);
});

it("checks: 0 when current; 2 with a diff of a changed model and of an edit by hand, and writes nothing", () => {
  const app = project();
  const missing = app.perquery("gen", "--check");
  expect(missing).toMatchObject({ code: 2, out: expect.stringContaining("--- /dev/null\n+++ b/generated/a/") });
  expect(app.list("generated")).toEqual([]);
  app.perquery("gen");
  expect(app.perquery("gen", "--check")).toMatchObject({ code: 0, error: "" });
  const file = app.list("generated/b").find((each) => each.endsWith(".ts")) ?? "";
  const text = app.read(`generated/b/${file}`);
  app.write(`generated/b/${file}`, `${text}// mine\n`);
  app.write("models/a.ts", model("a", "Find the guest"));
  const differs = app.perquery("gen", "--check");
  expect(differs.code).toBe(2);
  expect(differs.out).toMatch(/^-.*Find a guest.*\n\+.*Find the guest/m);
  expect(differs.out).toContain("-// mine");
  expect(app.perquery("gen", "--dry-run")).toMatchObject({
    code: 0,
    out: differs.out.replace("Run perquery gen and commit what it writes.\n", ""),
  });
  expect(app.read("generated/a/schema.json")).not.toContain("Find the guest");
  expect(app.perquery("gen").code).toBe(0);
  expect(app.read(`generated/b/${file}`)).toBe(text);
});

it("writes nothing for any model when one has an error", () => {
  const app = project();
  app.write("models/b.ts", broken);
  const { code, error, out } = app.perquery("gen");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(error).toContain('models/b.ts:3:22 - error PQ1001: entity "guest" has no identity');
  expect(app.list("generated")).toEqual([]);
});

it("generates a model that is named, with its folder from the configuration or from --out", () => {
  const app = project();
  expect(app.perquery("gen", "models/a.ts").code).toBe(0);
  expect(app.list("generated").every((file) => file.startsWith("a/"))).toBe(true);
  rmSync(path.join(app.root, "perquery.config.ts"));
  expect(app.perquery("gen", "models/b.ts", "--out", "elsewhere").code).toBe(0);
  expect(app.list("elsewhere")).toContain("schema.json");
  expect(app.perquery("gen", "models/b.ts").error).toContain('PQ0009: no output folder is known for "models/b.ts"');
});

it("stops at a primary key that would change, until it is accepted", () => {
  const app = project();
  app.perquery("gen");
  const moved = model("a", "Find a guest")
    .replace("given(Guest.id)", "given(Guest.name)")
    .replace('"Find a guest")', '"Find a guest")');
  app.write("models/a.ts", moved);
  const stopped = app.perquery("gen");
  expect(stopped.code).toBe(1);
  expect(stopped.error).toMatch(/PQ8\d{3}/);
  expect(app.perquery("gen", "--accept", "Q1").code).toBe(0);
  expect(app.perquery("gen", "--accept", "Q7")).toMatchObject({
    code: 1,
    error: expect.stringContaining('PQ0014: there is no "Q7" in the model'),
  });
});

it("says what is wrong with a snapshot that cannot be read", () => {
  const app = project();
  app.write("generated/a/schema.json", "<<<<<<< HEAD\n{}\n");
  const { code, error } = app.perquery("gen");
  expect(code).toBe(1);
  expect(error).toContain(
    'PQ0013: "generated/a/schema.json", which keeps primary keys and table names from changing unnoticed',
  );
});

it("makes the same bytes again once the output is deleted", () => {
  const app = project();
  app.perquery("gen");
  const read = () => app.list("generated").map((file) => [file, app.read(`generated/${file}`)]);
  const before = read();
  rmSync(path.join(app.root, "generated"), { recursive: true });
  expect(app.perquery("gen").code).toBe(0);
  expect(read()).toEqual(before);
});

it("changes a query's text where it stands, and nothing else", () => {
  const app = project();
  app.perquery("gen");
  const before = app.list("generated").map((file) => [file, app.read(`generated/${file}`)] as const);
  app.write("models/a.ts", model("a", "Find the guest"));
  app.perquery("gen");
  const changed = before.filter(([file, text]) => app.read(`generated/${file}`) !== text);
  expect(changed.map(([file]) => file)).toEqual([
    "a/.perquery.json",
    "a/cql/a/schema.cql",
    "a/entities/guest.ts",
    "a/schema.json",
  ]);
  for (const [file, text] of changed.slice(1)) {
    expect(app.read(`generated/${file}`)).toBe(text.replaceAll("Find a guest", "Find the guest"));
  }
  expect(app.list("generated")).toHaveLength(before.length);
});
