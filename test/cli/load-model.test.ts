import { expect, it } from "vitest";
import { temporaryProject, type TemporaryProject } from "./temporary-project.ts";

const declaration = `export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });`;
const intro = `import { entity, keyspace, query, text, uuid } from "perquery";\n`;

/** Models that do not load, by file. All are reported in one run. */
const broken = {
  "throws.ts": `${intro}const missing: { id: string } | undefined = undefined;\nfunction read(): string {\n  return missing!.id;\n}\n${declaration}\nread();\n`,
  "throws-elsewhere.ts": `import "./throwing-part.ts";\n`,
  "throws-text.ts": `throw "no reason";\n`,
  "syntax.ts": `${intro}export const é = [1, 2;\n`,
  "part-syntax.ts": `import "./syntax.ts";\n`,
  "missing-part.ts": `${intro}import { x } from "./nowhere.ts";\nexport const y = x;\n`,
  "missing-package.ts": `${intro}\nimport { x } from "no-such-package/part";\nexport const y = x;\n`,
  "missing-name.ts": `import {\n  entity,\n  entiti } from "perquery";\nexport const y = [entity, entiti];\n`,
  "empty.ts": ``,
  "no-keyspace.ts": `${intro}${declaration}\n`,
  "late.ts": `${intro}class Attributes {\n  id = uuid();\n  constructor() {\n    throw new Error("too late");\n  }\n}\nexport const E = entity("e", { attributes: Attributes, identity: ["id"] });\nexport const k = keyspace("k", { replication: { production: { a: 1 } }, queries: [query("Q1", "one").find(E).given(E.id)] });\n`,
} as const;

function brokenProject(type: string): TemporaryProject {
  const models = [...Object.keys(broken), "nowhere/model.ts"].map((model, index) => ({
    model,
    output: `out/${index}`,
  }));
  return temporaryProject({
    ...broken,
    "throwing-part.ts": `export const a = 1;\nthrow new RangeError("out of range");\n`,
    "package.json": type,
    "perquery.config.ts": `export default { rules: 1, models: ${JSON.stringify(models)} };`,
  });
}

it("reports why each model of an ESM package does not load, with its place, in one run", () => {
  const project = brokenProject('{ "type": "module" }');
  const before = project.list();
  const { code, error } = project.perquery("gen");
  expect(code).toBe(1);
  expect(error).toMatchInlineSnapshot(`
    "error PQ0004: the model file "nowhere/model.ts" does not exist
      hint: the configuration has: throws.ts, throws-elsewhere.ts, throws-text.ts, syntax.ts, part-syntax.ts, missing-part.ts, missing-package.ts, missing-name.ts, empty.ts, no-keyspace.ts, late.ts

    empty.ts:1:1 - error PQ0007: the model file "empty.ts" exports no keyspace
      > 1 |
          | ^
      hint: export one: export const shop = keyspace("shop", { … }); this file exports nothing

    late.ts:5:11 - error PQ0006: "late.ts" throws when it is loaded: Error: too late
        4 |   constructor() {
      > 5 |     throw new Error("too late");
          |           ^
        6 |   }
      hint: correct it here; a model file only declares

    missing-name.ts:3:17 - error PQ0006: "missing-name.ts" throws when it is loaded: SyntaxError: The requested module 'perquery' does not provide an export named 'entiti'
        2 |   entity,
      > 3 |   entiti } from "perquery";
          |                 ^
        4 | export const y = [entity, entiti];
      hint: correct it here; a model file only declares

    missing-package.ts:3:19 - error PQ0008: "missing-package.ts" imports "no-such-package/part", which cannot be found
        2 |
      > 3 | import { x } from "no-such-package/part";
          |                   ^
        4 | export const y = x;
      hint: install it, or correct its name: npm install no-such-package

    missing-part.ts:2:19 - error PQ0008: "missing-part.ts" imports "./nowhere.ts", which cannot be found
        1 | import { entity, keyspace, query, text, uuid } from "perquery";
      > 2 | import { x } from "./nowhere.ts";
          |                   ^
        3 | export const y = x;
      hint: correct the path of the import

    no-keyspace.ts:1:1 - error PQ0007: the model file "no-keyspace.ts" exports no keyspace
      > 1 | import { entity, keyspace, query, text, uuid } from "perquery";
          | ^
        2 | export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
      hint: export one: export const shop = keyspace("shop", { … }); this file exports "Hotel"

    syntax.ts:2:23 - error PQ0005: syntax error: Expected "]" but found ";"
        1 | import { entity, keyspace, query, text, uuid } from "perquery";
      > 2 | export const é = [1, 2;
          |                       ^
        3 |
      hint: correct the syntax here

    throwing-part.ts:2:7 - error PQ0006: "throwing-part.ts" throws when it is loaded: RangeError: out of range
        1 | export const a = 1;
      > 2 | throw new RangeError("out of range");
          |       ^
        3 |
      hint: correct it here; a model file only declares

    throws-text.ts:1:1 - error PQ0006: "throws-text.ts" throws when it is loaded: it throws "no reason"
      > 1 | throw "no reason";
          | ^
        2 |
      hint: correct it here; a model file only declares

    throws.ts:4:19 - error PQ0006: "throws.ts" throws when it is loaded: TypeError: Cannot read properties of undefined (reading 'id')
        3 | function read(): string {
      > 4 |   return missing!.id;
          |                   ^
        5 | }
      hint: correct it here; a model file only declares

    11 errors
    "
  `);
  expect(project.list()).toEqual(before);
});

it("reports the same for a CommonJS package", () => {
  const { code, error } = brokenProject("{}").perquery("gen");
  expect(code).toBe(1);
  expect(error).toMatchInlineSnapshot(`
    "error PQ0004: the model file "nowhere/model.ts" does not exist
      hint: the configuration has: throws.ts, throws-elsewhere.ts, throws-text.ts, syntax.ts, part-syntax.ts, missing-part.ts, missing-package.ts, missing-name.ts, empty.ts, no-keyspace.ts, late.ts

    empty.ts:1:1 - error PQ0007: the model file "empty.ts" exports no keyspace
      > 1 |
          | ^
      hint: export one: export const shop = keyspace("shop", { … }); this file exports nothing

    late.ts:5:11 - error PQ0006: "late.ts" throws when it is loaded: Error: too late
        4 |   constructor() {
      > 5 |     throw new Error("too late");
          |           ^
        6 |   }
      hint: correct it here; a model file only declares

    missing-name.ts:1:1 - error PQ0007: the model file "missing-name.ts" exports no keyspace
      > 1 | import {
          | ^
        2 |   entity,
      hint: export one: export const shop = keyspace("shop", { … }); this file exports "y"

    missing-package.ts:3:19 - error PQ0008: "missing-package.ts" imports "no-such-package/part", which cannot be found
        2 |
      > 3 | import { x } from "no-such-package/part";
          |                   ^
        4 | export const y = x;
      hint: install it, or correct its name: npm install no-such-package

    missing-part.ts:2:19 - error PQ0008: "missing-part.ts" imports "./nowhere.ts", which cannot be found
        1 | import { entity, keyspace, query, text, uuid } from "perquery";
      > 2 | import { x } from "./nowhere.ts";
          |                   ^
        3 | export const y = x;
      hint: correct the path of the import

    no-keyspace.ts:1:1 - error PQ0007: the model file "no-keyspace.ts" exports no keyspace
      > 1 | import { entity, keyspace, query, text, uuid } from "perquery";
          | ^
        2 | export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
      hint: export one: export const shop = keyspace("shop", { … }); this file exports "Hotel"

    syntax.ts:2:23 - error PQ0005: syntax error: Expected "]" but found ";"
        1 | import { entity, keyspace, query, text, uuid } from "perquery";
      > 2 | export const é = [1, 2;
          |                       ^
        3 |
      hint: correct the syntax here

    throwing-part.ts:2:7 - error PQ0006: "throwing-part.ts" throws when it is loaded: RangeError: out of range
        1 | export const a = 1;
      > 2 | throw new RangeError("out of range");
          |       ^
        3 |
      throws-elsewhere.ts:1:8 - the model file comes there from here
      > 1 | import "./throwing-part.ts";
          |        ^
      hint: correct it here; a model file only declares

    throws-text.ts:1:1 - error PQ0006: "throws-text.ts" throws when it is loaded: it throws "no reason"
      > 1 | throw "no reason";
          | ^
        2 |
      hint: correct it here; a model file only declares

    throws.ts:4:19 - error PQ0006: "throws.ts" throws when it is loaded: TypeError: Cannot read properties of undefined (reading 'id')
        3 | function read(): string {
      > 4 |   return missing!.id;
          |                   ^
        5 | }
      hint: correct it here; a model file only declares

    11 errors
    "
  `);
});

const unidentified = `import { entity, keyspace, text } from "perquery";
interface Unused {
  readonly a: string;
}
const { id }: { id: Unused | undefined } = { id: undefined };
export const Hotel =\tentity("hotel", { attributes: { id: text() } } as never);
export const k = keyspace("k", { replication: { production: { dc: 1 } }, queries: [] });
export const unused = id;
`;

it.each(["module", "commonjs"])(
  "gives the same places in a %s package, whatever the line ends and the byte order mark",
  (type) => {
    const texts = {
      "lf.ts": unidentified,
      "crlf.ts": unidentified.replaceAll("\n", "\r\n"),
      "bom.ts": `\uFEFF${unidentified.replaceAll("\n", "\r\n")}`,
      "first-line.ts": `\uFEFFexport const Hotel = entity("hotel", { attributes: { id: text() } } as never); ${unidentified.replace(/export const Hotel.*\n/, "")}`,
      "tabs.mts": unidentified.replace("export const Hotel =\t", "export const Hotel =\n\t\t"),
      "common.cts": unidentified,
      "folder with (signs) & spaces #1/model.ts": unidentified,
    };
    const models = Object.keys(texts).map((model, index) => ({ model, output: `out/${index}` }));
    const project = temporaryProject({
      ...texts,
      "package.json": JSON.stringify({ type }),
      "perquery.config.ts": `import { defineConfig } from "perquery"; export default defineConfig({ rules: 1, models: ${JSON.stringify(models)} });`,
    });
    const { error } = project.perquery("gen");
    expect(error.match(/^.* - error PQ1001/gm)).toEqual([
      "bom.ts:6:22 - error PQ1001",
      "common.cts:6:22 - error PQ1001",
      "crlf.ts:6:22 - error PQ1001",
      // tsx counts the mark when it compiles to CommonJS
      `first-line.ts:1:${type === "module" ? 22 : 23} - error PQ1001`,
      "folder with (signs) & spaces #1/model.ts:6:22 - error PQ1001",
      "lf.ts:6:22 - error PQ1001",
      "tabs.mts:7:3 - error PQ1001",
    ]);
  },
);

it.each(["module", "commonjs"])("blames the file that is at fault, not the %s model that needs it", (type) => {
  const model = `import { entity, keyspace, query, text } from "perquery";
${declaration}
export const hotel = keyspace("hotel", { replication: { development: 1 }, queries: [query("Q1", "Find").find(Hotel).given(Hotel.id)] });
`;
  const app = temporaryProject({
    "package.json": JSON.stringify({ type }),
    "perquery.config.ts": 'export default { rules: 1, models: [{ model: "src/model.ts", output: "generated" }] };\n',
    "src/model.ts": model,
    "src/package.json": `{\n  "type": "${type}"`,
  });
  const firstLine = (): string | undefined => app.perquery("gen").error.split("\n")[0];
  expect(firstLine()).toMatch(
    /^src\/package\.json:2:\d+ - error PQ0015: "src\/package\.json" can't be read, .*no JSON/,
  );
  app.write("src/package.json", "null");
  expect(firstLine()).toMatch(/^src\/package\.json:1:1 - error PQ0015: .*it has not the form of a package\.json$/);
  app.write("src/package.json", JSON.stringify({ type }));
  app.write("package.json", "{,}");
  expect(firstLine()).toMatch(/^package\.json:1:2 - error PQ0015: /);
  app.write("package.json", JSON.stringify({ type }));
  // it is not needed
  app.write("tsconfig.json", "{,}");
  expect(app.perquery("gen", "--dry-run").code).toBe(0);
  app.write("src/model.ts", `import "broken";\n${model}`);
  app.write("node_modules/broken/package.json", "{,}");
  app.write("node_modules/broken/index.js", "");
  expect(firstLine()).toMatch(/node_modules\/broken\/package\.json/);
  app.write("node_modules/broken/package.json", '{ "type": "module", "exports": "./index.js" }');
  app.write("node_modules/broken/index.js", 'throw new Error("within");\n');
  expect(firstLine()).toMatch(/ - error PQ0006: .* throws when it is loaded: Error: within$/);
  app.write("src/model.ts", `import "../other";\n${model}`);
  app.write("other/part.ts", "");
  expect(firstLine()).toMatch(/^src\/model\.ts:1:8 - error PQ0008: "src\/model\.ts" imports "\.\.\/other"/);
});
