import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { repository, temporaryProject, type TemporaryProject } from "../cli/temporary-project.ts";
import { pages, type Block } from "./pages.ts";

/* The commands of the pages that show no output are run as they stand, in the repository of an application: none may fail. */

interface Application extends TemporaryProject {
  /** Runs a script as a shell would that stops at the first failure. */
  readonly run: (
    script: string,
    environment?: Readonly<Record<string, string>>,
  ) => { code: number | null; said: string };
  readonly git: (...words: readonly string[]) => string;
  readonly commit: (text: string) => void;
}

const config = 'export default { rules: 1, models: [{ model: "src/model.ts", output: "src/generated" }] };\n';
const hotel = readFileSync(path.join(repository, "examples/hotel/model.ts"), "utf8");
const broken = `${hotel}export const = 1;\n`;
const withoutQ9 = hotel.replace(/^ *query\("Q9".*\n/m, "");

/** An application that has perquery as npm would install it. */
function application(files: Readonly<Record<string, string>> = {}): Application {
  const app = temporaryProject({ "package.json": '{ "name": "app", "type": "module" }', ...files });
  const binaries = path.join(app.root, "node_modules/.bin");
  mkdirSync(binaries);
  writeFileSync(
    path.join(binaries, "perquery"),
    `#!/bin/sh\nexec node ${path.join(repository, "bin/perquery.js")} "$@"\n`,
  );
  writeFileSync(path.join(binaries, "gh"), '#!/bin/sh\necho "$@" >> gh-was-asked\n');
  for (const name of ["perquery", "gh"]) chmodSync(path.join(binaries, name), 0o755);
  const environment = {
    ...process.env,
    PATH: `${binaries}:${process.env["PATH"]}`,
    NODE_OPTIONS: "",
    FORCE_COLOR: "",
    GITHUB_ACTIONS: "",
    GIT_AUTHOR_NAME: "a",
    GIT_AUTHOR_EMAIL: "a@example.org",
    GIT_COMMITTER_NAME: "a",
    GIT_COMMITTER_EMAIL: "a@example.org",
  };
  const run: Application["run"] = (script, more = {}) => {
    const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", script], {
      cwd: app.root,
      encoding: "utf8",
      env: { ...environment, ...more },
    });
    return { code: status, said: `${stdout}${stderr}` };
  };
  const git = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", words, { cwd: app.root, encoding: "utf8", env: environment });
    if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
    return stdout;
  };
  const commit = (text: string): void => {
    git("add", "-A");
    git("commit", "-qm", text);
  };
  return { ...app, run, git, commit };
}

/** One that is generated and committed. */
function committedApplication(): Application {
  const app = application({ "perquery.config.ts": config, "src/model.ts": hotel, ".gitignore": "node_modules\n" });
  app.git("init", "-qb", "main");
  app.perquery("gen");
  app.commit("generated");
  return app;
}

const blocksOf = (file: string): readonly Block[] =>
  pages.find((page) => page.file === file)?.blocks.filter(({ language }) => language === "sh") ?? [];

const commands = blocksOf("docs/cli.md").flatMap(({ text }) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replace(/ *#.*$/, "")),
);

/** They need a cluster or go on until they are stopped, and have tests of their own. */
const elsewhere = commands.filter((line) => /^perquery (?:apply|dev) ?|--watch$/.test(line));
const begins = commands.filter((line) => line.startsWith("perquery init"));
const others = commands.filter((line) => !elsewhere.includes(line) && !begins.includes(line));

it("knows every command of the page on the command line", () => {
  expect(elsewhere.length).toBe(6);
  expect(begins.length).toBe(3);
  expect(others.length).toBeGreaterThan(10);
  for (const line of commands) expect(line).toMatch(/^perquery \w+/);
});

it.each(begins)("%s, in an empty folder", (line) => {
  expect(application().run(line)).toMatchObject({ code: 0 });
});

it("runs the commands of the page on the command line in a repository", () => {
  const app = committedApplication();
  app.git("tag", "v1.4.0");
  app.git("checkout", "-qb", "feature");
  app.write("README", "x");
  app.commit("more");
  for (const line of others) expect(app.run(line), line).toMatchObject({ code: 0 });
});

it("does to a repository what the page on repositories says", () => {
  const app = committedApplication();
  const [scripts, attributes, hook, ...more] = blocksOf("docs/in-a-repository.md");
  expect(more).toEqual([]);
  for (const block of [scripts, attributes, hook]) expect(app.run(block?.text ?? "exit 1")).toMatchObject({ code: 0 });
  app.commit("set up");
  expect(app.run("npm run gen:check")).toMatchObject({ code: 0 });
  expect(app.git("check-attr", "linguist-generated", "src/generated/index.ts")).toContain("linguist-generated: true");
  expect(app.git("check-attr", "linguist-generated", "src/generated/cql/hotel/schema.cql")).toContain(": false");

  app.write("src/model.ts", hotel.replace("Find guest by ID", "Find a guest by ID"));
  app.git("add", "-A");
  const refused = app.run("git commit -qm stale");
  expect(refused.code).not.toBe(0);
  expect(refused.said).toContain("run npm run gen, and add what it writes");
  expect(app.run("npm run gen && git add -A && git commit -qm fresh")).toMatchObject({ code: 0 });
  expect(app.git("log", "-1", "--format=%s")).toBe("fresh\n");
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
}

const workflow = parse(readFileSync(path.join(repository, "templates/github-workflow.yml"), "utf8")) as {
  readonly on: string;
  readonly jobs: { readonly schema: { readonly steps: readonly Step[] } };
};
const steps = workflow.jobs.schema.steps;

/** The merge of a branch as GitHub checks it out: main has gone on since, and of the history there are two commits. */
function mergedPullRequest(model: string): Application {
  const origin = committedApplication();
  origin.git("checkout", "-qb", "feature");
  origin.write("src/model.ts", model);
  origin.perquery("gen", "--accept", "Q9");
  origin.commit("feature");
  origin.git("checkout", "-q", "main");
  origin.write("README", "main goes on");
  origin.commit("main");
  origin.git("merge", "-q", "--no-ff", "-m", "merged", "feature");
  const app = application();
  app.git("init", "-q");
  app.git("fetch", "-q", "--depth=2", `file://${origin.root}`, "main");
  app.git("checkout", "-qf", "FETCH_HEAD");
  return app;
}

/** Runs a step, whose `if` is judged here, and gives what it says of `steps.diff.outputs.code`. */
function runStep(app: Application, script: string): { code: number | null; output: string } {
  const files = { GITHUB_OUTPUT: path.join(app.root, "output"), GITHUB_STEP_SUMMARY: path.join(app.root, "summary") };
  for (const file of Object.values(files)) appendFileSync(file, "");
  const { code } = app.run(script.replaceAll(/\$\{\{.*?\}\}/g, "1"), files);
  return { code, output: app.read("output") };
}

it("has a workflow whose steps run where GitHub would run them", () => {
  expect(workflow.on).toBe("pull_request");
  const scripts = steps.flatMap(({ run }) => run ?? []);
  expect(scripts).toHaveLength(5);
  const [install, check = "", diff = "", comment = "", refuse] = scripts;
  expect([install, refuse]).toEqual(["npm ci", "exit 1"]);
  expect(steps.at(-1)?.if).toMatch(/^steps\.diff\.outputs\.code == '2' && /);

  const text = mergedPullRequest(hotel.replace("Find guest by ID", "Find a guest by ID"));
  expect(runStep(text, check).code).toBe(0);
  expect(runStep(text, diff)).toEqual({ code: 0, output: "code=0\n" });
  expect(text.read("summary")).toContain("Find a guest by ID");
  expect(runStep(text, comment).code).toBe(0);
  expect(text.read("gh-was-asked")).toBe("pr comment 1 --edit-last --create-if-none --body-file schema-diff.md\n");
  expect(text.read("schema-diff.md")).toBe(text.read("summary"));

  expect(runStep(mergedPullRequest(withoutQ9), diff)).toEqual({ code: 0, output: "code=2\n" });

  const wrong = mergedPullRequest(broken);
  expect(runStep(wrong, check).code).toBe(1);
  expect(runStep(wrong, diff)).toEqual({ code: 1, output: "code=1\n" });
});
