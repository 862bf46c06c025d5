import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { printAnnotations } from "../../src/cli/annotations.ts";
import { hidePasswords, hideSecrets } from "../../src/cli/hide-secrets.ts";
import { repository, temporaryProject } from "./temporary-project.ts";

const config = 'export default { rules: 1, models: [{ model: "src/model.ts", output: "generated" }] };\n';

const model = `import { entity, keyspace, query, text } from "perquery";
export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
`;

const broken = model.replace(', identity: ["id"]', "");

const project = (): ReturnType<typeof temporaryProject> =>
  temporaryProject({ "perquery.config.ts": config, "src/model.ts": model });

it("answers gen with one JSON object, in each mode and for each exit code", () => {
  const app = project();
  const gen = (...words: readonly string[]): Record<string, unknown> => {
    const { code, out, error } = app.perquery("gen", "--json", ...words);
    expect(error).toBe("");
    const answer = JSON.parse(out) as Record<string, unknown>;
    expect(answer["exitCode"]).toBe(code);
    return answer;
  };
  expect(gen("--check")).toMatchObject({
    exitCode: 2,
    diagnostics: [],
    mode: "check",
    current: false,
    folders: [{ folder: "generated", removed: [], unchanged: 0 }],
    diff: expect.stringContaining("+++ b/generated/schema.json"),
  });
  expect(gen()).toMatchObject({
    exitCode: 0,
    mode: "write",
    folders: [{ written: expect.arrayContaining(["index.ts"]) }],
  });
  app.write("src/model.ts", model.replace("Find a guest", "Find one"));
  expect(gen()).toMatchObject({
    changes: [{ name: "hotel.guests", text: "comment: Q1. Find a guest → Q1. Find one", effect: "in-place" }],
  });
  app.write("src/model.ts", broken);
  expect(gen()).toMatchObject({
    exitCode: 1,
    diagnostics: [{ code: "PQ1001", severity: "error", location: { file: "src/model.ts", line: 2, column: 22 } }],
  });
});

it.each([
  ["gen", "--chek"],
  ["gne"],
  ["explain"],
  ["diff"],
  ["diff", "HEAD"],
  ["apply"],
  ["dev", "strat"],
  ["dev", "stop", "--data", "package.json"],
  ["gen", "ends.ts", "--out", "generated"],
  ["init", "--recipe", "nothing"],
])("answers with one JSON object when it fails: %j", (...words) => {
  const app = temporaryProject({ "src/model.ts": model, "ends.ts": "process.exit(0);\n" });
  const { code, out } = app.perquery(...words, "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ exitCode: 1, diagnostics: [{ severity: "error" }] });
});

it("keeps what a model and a configuration say out of the answer", () => {
  const app = project();
  app.write("perquery.config.ts", `console.log("configuration");\n${config}`);
  app.write("src/model.ts", `console.info("model");\n${model}`);
  const { out, error } = app.perquery("gen", "--json");
  expect(error).toBe("configuration\nmodel\n");
  expect(JSON.parse(out)).toMatchObject({ exitCode: 0 });
});

it("keeps stdout one document, whatever a model writes there and whatever it throws too late", () => {
  const app = project();
  const writes = 'import { stdout } from "node:process";\nprocess.stdout.write("one\\n");\nstdout.write("two\\n");\n';
  app.write("src/model.ts", `${writes}process.on("exit", () => process.stdout.write("three\\n"));\n${model}`);
  const { code, out, error } = app.perquery("gen", "--json");
  expect({ code, error }).toEqual({ code: 0, error: "one\ntwo\nthree\n" });
  expect(JSON.parse(out)).toMatchObject({ exitCode: 0 });
  for (const late of [
    'setTimeout(() => { throw new TypeError("late"); }, 0);',
    'Promise.reject(new TypeError("late"));',
    'process.on("exit", () => { throw new TypeError("late"); });',
  ]) {
    app.write("src/model.ts", `${late}\n${model}`);
    const answer = app.perquery("gen", "--json");
    expect(answer.code).toBe(1);
    expect(`${answer.error}${JSON.stringify(JSON.parse(answer.out))}`).toContain("TypeError: late");
  }
  expect(app.perquery("gen").error).not.toContain("bug in perquery");
});

it("answers explain with what it prints, in parts", () => {
  const app = project();
  expect(JSON.parse(app.perquery("explain", "Q1", "--json").out)).toMatchObject({
    exitCode: 0,
    title: "Q1. Find a guest",
    sections: expect.arrayContaining([expect.objectContaining({ title: "CQL" })]),
  });
  expect(app.perquery("explain", "guset").error).toContain("hint: did you mean guest? there are Q1, guest");
});

it("annotates on GitHub, or when it is told to", () => {
  const app = project();
  app.write("src/model.ts", broken);
  const line = '::error file=src/model.ts,line=2,col=22,title=PQ1001::entity "guest" has no identity';
  expect(app.perquery("gen").error).not.toContain("::error");
  expect(app.perquery("gen", "--annotations").error).toContain(line);
  const onGitHub = spawnSync(process.execPath, [path.join(repository, "bin/perquery.js"), "gen"], {
    cwd: app.root,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "", GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: path.dirname(app.root) },
  });
  expect(onGitHub.stderr).toContain(line.replace("src/", `${path.basename(app.root)}/src/`));
});

it("escapes what ends a workflow command", () => {
  const location = { file: "a,b:c.ts", line: 1, column: 2 };
  const found = printAnnotations(
    [{ code: "PQ1", severity: "advice", message: "50%\nof it", location, hint: "none" }],
    "/app",
    "/app",
  );
  expect(found).toBe("::notice file=a%2Cb%3Ac.ts,line=1,col=2,title=PQ1::50%25%0Aof it%0Anone\n");
});

it("formats with the project's prettier and its settings where the configuration asks for it, once", () => {
  const app = project();
  app.write("perquery.config.ts", config.replace("rules: 1,", 'rules: 1, format: "prettier",'));
  expect(app.perquery("gen").error).toContain('format: "prettier", but prettier is not installed in the project');
  app.write(
    "node_modules/prettier/index.cjs",
    `const { appendFileSync } = require("node:fs");
exports.version = "0";
exports.resolveConfig = async () => ({ semi: false });
exports.format = async (text, options) => {
  appendFileSync("formatted", options.filepath + "\\n");
  return text + (options.filepath.endsWith(".ts") ? "// semi " + options.semi + "\\n" : "");
};
`,
  );
  app.write("node_modules/prettier/package.json", '{ "name": "prettier", "version": "0", "main": "index.cjs" }');
  expect(app.perquery("gen")).toMatchObject({ code: 0, error: "" });
  expect(app.read("generated/index.ts")).toMatch(/\n\/\/ semi false\n$/);
  expect(app.read("generated/cql/hotel/schema.cql")).not.toContain("semi");
  const formatted = app.read("formatted");
  expect(app.perquery("gen", "--check")).toMatchObject({ code: 0 });
  expect(app.read("formatted")).toBe(formatted);
  app.write("perquery.config.ts", config.replace("rules: 1,", 'rules: 1, format: "none",'));
  expect(app.perquery("gen").code).toBe(0);
  expect(app.read("generated/index.ts")).not.toContain("semi");
  expect(app.perquery("gen", "--check").code).toBe(0);
});

it("shows no secret that stands near a mistake in the configuration", () => {
  const app = project();
  app.write(
    "perquery.config.ts",
    `export default {
  rules: 1,
  traget: "cassandra-5.0",
  client: () => new Client({ credentials: { username: "me", password: "s3cret" } }),
  models: [{ model: "src/model.ts", output: "generated" }],
};
`,
  );
  const { error } = app.perquery("gen");
  expect(error).toContain('PQ0003: the configuration has "traget", which means nothing');
  expect(error).toContain('hint: did you mean "target"?');
  expect(error).toContain('password: "******"');
  expect(error).not.toContain("s3cret");
  expect(hideSecrets("src/model.ts", 'password: "s3cret"')).toBe('password: "s3cret"');
  expect(hidePasswords("no host at cassandra://me:s3cret@db/x")).toBe("no host at cassandra://me:***@db/x");
});
