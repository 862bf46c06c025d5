import { expect, it } from "vitest";
import { temporaryProject } from "./temporary-project.ts";

it("says what to write when there is no configuration", () => {
  const { code, error } = temporaryProject().perquery("gen");
  expect(code).toBe(1);
  expect(error).toContain("error PQ0001: there is no perquery.config.ts in");
  expect(error).toContain("models: [{ model:");
  expect(error).not.toContain("    at ");
});

it("shows the place of a mistake in the configuration", () => {
  const app = temporaryProject({
    "perquery.config.ts": `export default {\n  rules: 1,\n  target: "cassandra-3.11",\n  models: [{ model: "m.ts", output: "g" }],\n};\n`,
  });
  expect(app.perquery("gen")).toMatchInlineSnapshot(`
    {
      "code": 1,
      "error": "perquery.config.ts:3:3 - error PQ0003: there is no target "cassandra-3.11"
        2 |   rules: 1,
      > 3 |   target: "cassandra-3.11",
          |   ^
        4 |   models: [{ model: "m.ts", output: "g" }],
      hint: write one of "cassandra-5.0", "cassandra-4.1"

    1 error
    ",
      "out": "",
    }
  `);
  app.write("perquery.config.ts", "export default {\n  rules: 1,,\n};\n");
  expect(app.perquery("gen").error).toContain("perquery.config.ts:2:12 - error PQ0002");
  app.write("perquery.config.ts", "export default configuration;\n");
  expect(app.perquery("gen").error).toContain("perquery.config.ts:1:16 - error PQ0002");
});

it.each([
  [["gne"], "error: unknown command 'gne'\n(Did you mean gen?)"],
  [["gen", "--chek"], "error: unknown option '--chek'\n(Did you mean --check?)"],
  [["gen", "--check", "--dry-run"], "cannot be used with"],
  [["dev", "strat"], "(Did you mean start?)"],
  [["gen", "--watch", "--check"], "cannot be used with"],
])("answers %j with what may have been meant", (words, message) => {
  const { code, error } = temporaryProject().perquery(...words);
  expect(code).toBe(1);
  expect(error).toContain(message);
});

it.each(["gen", "diff", "apply", "explain", "size", "dev", "init"])("shows examples in the help of %s", (command) => {
  const { code, out } = temporaryProject().perquery(command, "--help");
  expect(code).toBe(0);
  expect(out).toContain(`\nExamples:\n  $ perquery ${command} `);
});

it("teaches where to begin, in the help and without a word", () => {
  const app = temporaryProject();
  const help = app.perquery("--help");
  expect(help).toMatchObject({ code: 0, out: expect.stringMatching(/Examples?:\n {2}\$ perquery /) });
  expect(app.perquery("help", "gen").out).toBe(app.perquery("gen", "--help").out);
  expect(app.perquery()).toMatchObject({ code: 1, error: help.out });
});

it("ends with an error when a model ends the process or never comes to an end", () => {
  const app = temporaryProject({
    "ends.ts": "process.exit(0);\n",
    "waits.ts": "await new Promise(() => {});\n",
  });
  for (const model of ["ends.ts", "waits.ts"]) {
    const { code, error } = app.perquery("gen", model, "--out", "generated");
    expect(code).toBe(1);
    expect(error).toContain("perquery was ended before it was done");
  }
});

it("does not wait for what a model has left open", () => {
  const app = temporaryProject({ "open.ts": "setInterval(() => {}, 1000);\nexport const a = 1;\n" });
  expect(app.perquery("gen", "open.ts", "--out", "generated")).toMatchObject({
    code: 1,
    error: expect.stringContaining("PQ0007"),
  });
});
