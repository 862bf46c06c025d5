import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { temporaryProject, type TemporaryProject } from "./temporary-project.ts";

const model = (queries: string): string => `import { entity, keyspace, query, text } from "perquery";

export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const hotel = keyspace("hotel", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id), ${queries}],
});
`;

const byName = 'query("Q2", "Find guests by name").find(Guest).given(Guest.name),';

/** A repository in which the application is a folder, with one commit on main. */
function committedProject(): TemporaryProject & {
  readonly commit: () => void;
  readonly git: (...words: readonly string[]) => string;
} {
  const app = temporaryProject({
    "perquery.config.ts":
      'export default { rules: 1, models: [{ model: "src/model.ts", output: "src/generated" }] };\n',
    "src/model.ts": model(""),
    ".gitignore": "node_modules\n",
  });
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], {
      cwd: app.root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const commit = (): void => {
    git("add", "-A");
    git("commit", "-qm", "a");
  };
  git("init", "-qb", "main");
  app.perquery("gen");
  commit();
  return { ...app, commit, git };
}

it("compares the model as it is with what a commit has generated", () => {
  const app = committedProject();
  expect(app.perquery("diff", "main")).toEqual({ code: 0, error: "", out: "The schema is as at main\n" });
  app.write("src/model.ts", model(byName));
  const added = app.perquery("diff", "main");
  expect(added).toMatchObject({ code: 0, error: "" });
  expect(added.out).toContain("new table for Q2. Find guests by name");
  expect(added.out).toContain("  insert guest: 1 table → 2\n    + hotel.guests_by_name\n");
  app.perquery("gen");
  app.commit();
  app.write("src/model.ts", model(""));
  const dropped = app.perquery("diff", "HEAD");
  expect(dropped.code).toBe(2);
  expect(dropped.out).toContain("breaking: dropped with Q2");
  expect(app.perquery("diff", "HEAD^").code).toBe(0);
  expect(app.perquery("diff", "HEAD", "--markdown")).toMatchObject({
    code: 2,
    out: expect.stringContaining("- **breaking**: dropped with Q2<br>"),
  });
  const json = app.perquery("diff", "HEAD", "--json");
  expect(json).toMatchObject({ code: 2, error: "" });
  expect(JSON.parse(json.out)).toMatchObject({
    exitCode: 2,
    diagnostics: [],
    models: [{ model: "src/model.ts", breaking: true, changes: [{ name: "hotel.guests_by_name" }] }],
  });
});

it("compares with where the branch has left main, and with its tip when it is told to", () => {
  const app = committedProject();
  app.git("checkout", "-qb", "feature");
  app.write("src/model.ts", model(byName));
  app.perquery("gen");
  app.commit();
  app.git("checkout", "-q", "main");
  app.write("src/model.ts", model(byName.replace("Q2", "Q3").replace("(Guest.name)", '(Guest.name).table("named")')));
  app.perquery("gen");
  app.commit();
  app.git("checkout", "-q", "feature");
  const base = app.git("merge-base", "main", "HEAD").trim();
  const changes = app.perquery("diff", "main");
  expect(changes).toMatchObject({ code: 0, error: "" });
  expect(changes.out).toMatch(new RegExp(`^1 change since main \\(merge base ${base.slice(0, 8)}\\)\n`));
  expect(changes.out).toContain("new table for Q2");
  const tip = app.perquery("diff", "main", "--tip");
  expect(tip.code).toBe(2);
  expect(tip.out).toMatch(/^\d changes since main, 1 of them breaking\n/);
  expect(JSON.parse(app.perquery("diff", "main", "--json").out)).toMatchObject({ since: base });
  app.git("checkout", "-q", "--orphan", "other");
  app.commit();
  expect(app.perquery("diff", "main").error).toContain('"main" and what is checked out have no commit in common here');
  expect(app.perquery("diff", "main", "--tip").code).toBe(2);
});

it("says of a model that the commit has not generated that all of it is new", () => {
  const app = committedProject();
  app.write("perquery.config.ts", app.read("perquery.config.ts").replace("src/generated", "elsewhere"));
  app.write("src/model.ts", model("").replace('keyspace("hotel"', 'keyspace("inn"'));
  const { code, out } = app.perquery("diff", "main");
  expect(code).toBe(0);
  expect(out).toMatch(/^src\/model\.ts, which is not generated at main\n1 change since main\n/);
  expect(out).toContain("  new keyspace with 1 table\n");
});

it("finds the schema in the output folder of before, so that a new name for it hides nothing", () => {
  const app = committedProject();
  app.write("src/model.ts", model(byName));
  app.perquery("gen");
  app.commit();
  app.write("perquery.config.ts", app.read("perquery.config.ts").replace("src/generated", "elsewhere"));
  app.write("src/model.ts", model(""));
  const { code, out } = app.perquery("diff", "main");
  expect(code).toBe(2);
  expect(out).toMatch(/^src\/model\.ts, which is generated in "src\/generated" at main\n1 change since main/);
  expect(out).toContain("breaking: dropped with Q2");
});

it("says what is wrong with a commit that it can't compare with", () => {
  const app = committedProject();
  expect(app.perquery("diff", "mian")).toMatchObject({
    code: 1,
    out: "",
    error: expect.stringContaining('PQ0009: there is no commit "mian" here\n  hint: name a branch, a tag or a commit'),
  });
  app.write("src/generated/schema.json", "{}");
  app.commit();
  const damaged = app.perquery("diff", "HEAD").error;
  expect(damaged).toContain("PQ8003: src/generated/schema.json at HEAD can't be compared with: it has another form");
  expect(damaged).toContain(
    "name another commit, in which it is whole: git log --oneline HEAD -- src/generated/schema.json",
  );
  const outside = temporaryProject({ "perquery.config.ts": app.read("perquery.config.ts"), "src/model.ts": model("") });
  expect(outside.perquery("diff", "main").error).toContain("is in no git repository");
  app.write("src/model.ts", "export const x = ;\n");
  expect(app.perquery("diff", "main").error).toContain("src/model.ts:1:18 - error PQ0005");
});
