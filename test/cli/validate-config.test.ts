import { expect, it } from "vitest";
import { validateConfig } from "../../src/cli/validate-config.ts";

const models = [{ model: "src/model.ts", output: "src/generated" }];

it("accepts what defineConfig types", () => {
  expect(validateConfig({ rules: 1, models })).toEqual([]);
  expect(validateConfig({ rules: 1, target: "cassandra-4.1", models })).toEqual([]);
  expect(validateConfig({ rules: 1, sizing: { cells: 5_000, headroom: 0, environment: "staging" }, models })).toEqual(
    [],
  );
  expect(validateConfig({ rules: 1, models: [{ ...models[0], values: { timestamp: "string" } }] })).toEqual([]);
  expect(validateConfig({ rules: 1, models, format: "prettier", client: () => undefined })).toEqual([]);
  expect(validateConfig({ rules: 1, models, environments: { staging: { keyspaces: { a: "b" } }, test: {} } })).toEqual(
    [],
  );
  expect(validateConfig({ rules: 1, models: [...models, { model: "b.ts", output: "src/generated-b" }] })).toEqual([]);
});

it.each([
  [
    "values of no such type",
    { rules: 1, models: [{ ...models[0], values: { uuid: "string" } }] },
    '"values" has "uuid", which means nothing',
  ],
  [
    "a type that values can't have",
    { rules: 1, models: [{ ...models[0], values: { timestamp: "number" } }] },
    'timestamp can\'t be "number"',
  ],
  ["values that are none", { rules: 1, models: [{ ...models[0], values: "string" }] }, '"values" is "string"'],
  ["nothing", undefined, "the configuration has no default export"],
  ["a list", [], "the configuration is a list"],
  ["no rules", { models }, 'the configuration does not say which edition of the derivation "rules" it uses'],
  ["rules to come", { rules: 2, models }, "this perquery does not know edition 2 of the rules"],
  ["a wrong target", { rules: 1, target: "scylla", models }, 'there is no target "scylla"'],
  ["no such format", { rules: 1, models, format: "oxfmt" }, 'there is no format "oxfmt"'],
  ["environments that are none", { rules: 1, models, environments: [] }, '"environments" is a list'],
  [
    "an environment with a wrong word",
    { rules: 1, models, environments: { staging: { keyspace: {} } } },
    'environment "staging" has "keyspace", which means nothing',
  ],
  [
    "a keyspace that can't be called that",
    { rules: 1, models, environments: { staging: { keyspaces: { a: "b-c" } } } },
    '"keyspaces" of environment "staging" has what is no name',
  ],
  ["a client that is none", { rules: 1, models, client: "cassandra://me:s3cret@host" }, '"client" is not a function'],
  ["sizing that is none", { rules: 1, sizing: 5, models }, '"sizing" is 5'],
  ["no number of cells", { rules: 1, sizing: { cells: "many" }, models }, '"cells" is "many"'],
  ["no room left", { rules: 1, sizing: { headroom: 1 }, models }, '"headroom" is 1'],
  ["a word too many of sizing", { rules: 1, sizing: { rows: 5 }, models }, '"sizing" has "rows", which means nothing'],
  ["no models", { rules: 1 }, '"models" is missing'],
  ["empty models", { rules: 1, models: [] }, '"models" is empty'],
  ["a name in place of a list", { rules: 1, models: "model.ts" }, '"models" is "model.ts"'],
  ["a name in place of an entry", { rules: 1, models: ["model.ts"] }, 'an entry of "models" is "model.ts"'],
  ["no output", { rules: 1, models: [{ model: "model.ts" }] }, 'an entry of "models" has no "output"'],
  ["a word too many", { rules: 1, model: "x", models }, 'the configuration has "model", which means nothing'],
  [
    "a path that leaves",
    { rules: 1, models: [{ model: "../m.ts", output: "g" }] },
    '"model" leads out of the project: "../m.ts"',
  ],
  [
    "an absolute path",
    { rules: 1, models: [{ model: "m.ts", output: "/g" }] },
    '"output" leads out of the project: "/g"',
  ],
  ["the project as output", { rules: 1, models: [{ model: "m.ts", output: "./" }] }, '"output" is the whole project'],
  [
    "one folder twice",
    {
      rules: 1,
      models: [
        { model: "m.ts", output: "g" },
        { model: "n.ts", output: "./g/" },
      ],
    },
    'output folder "./g/" is given twice',
  ],
  [
    "a folder in another",
    {
      rules: 1,
      models: [
        { model: "m.ts", output: "g/in" },
        { model: "n.ts", output: "g" },
      ],
    },
    'output folder "g/in" is inside of "g"',
  ],
])("refuses %s", (_, config, problem) => {
  expect(validateConfig(config).map((each) => each.problem)).toEqual([problem]);
});

it("reports all problems at once", () => {
  expect(validateConfig({ rule: 1, target: 5, models: [{ model: "", out: "x" }] })).toHaveLength(6);
});
