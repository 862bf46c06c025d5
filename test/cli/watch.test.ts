import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { repository, temporaryProject, type TemporaryProject } from "./temporary-project.ts";

const guest = `import { entity, text } from "perquery";
export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
`;

const model = (more = ""): string => `import { keyspace, query } from "perquery";
import { Guest } from "./guest.js";

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id), ${more}],
});
`;

const byName = 'query("Q2", "Find guests by name").find(Guest).given(Guest.name),';

interface Watching {
  readonly app: TemporaryProject;
  /** All that was printed since the last time that it was asked, once it has what is looked for. */
  readonly until: (pattern: RegExp) => Promise<string>;
  readonly process: ChildProcess;
}

async function watching(files: Readonly<Record<string, string>> = {}): Promise<Watching> {
  const app = temporaryProject({
    "perquery.config.ts": 'export default { rules: 1, models: [{ model: "src/model.ts", output: "generated" }] };\n',
    "src/model.ts": model(),
    "src/guest.ts": guest,
    ...files,
  });
  if (existsSync(path.join(app.root, "packages/parts")))
    symlinkSync(path.join(app.root, "packages/parts"), path.join(app.root, "node_modules/parts"));
  const child = spawn(process.execPath, [path.join(repository, "bin/perquery.js"), "gen", "--watch"], {
    cwd: app.root,
    env: { ...process.env, NODE_OPTIONS: "", FORCE_COLOR: "" },
  });
  onTestFinished(() => void child.kill("SIGTERM"));
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => void (printed += text.toString()));
  const until = async (pattern: RegExp): Promise<string> => {
    const deadline = Date.now() + 20_000;
    while (!pattern.test(printed)) {
      if (Date.now() > deadline) throw new Error(`${pattern} is not in:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const found = printed;
    printed = "";
    return found;
  };
  return { app, until, process: child };
}

it("generates when the model or what it imports changes, and says what changed", async () => {
  const { app, until, process: child } = await watching();
  await until(/Watching; Ctrl-C ends it/);
  expect(app.list("generated")).toContain("schema.json");
  app.write("src/model.ts", model(byName));
  const added = await until(/generated: .*ms\)/);
  expect(added).toContain("src/model.ts changed\n");
  expect(added).toContain("  table hotel.guests_by_name: new table for Q2. Find guests by name\n");
  expect(added).toContain("  wrote   generated/entities/guest.ts\n");
  app.write("src/guest.ts", guest.replace("name: text()", "name: text(), title: text().optional()"));
  expect(await until(/generated: .*ms\)/)).toContain('table hotel.guests: column "title" text added');
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("outlives a model that is broken, ends the process or never comes to an end", async () => {
  const { app, until } = await watching();
  await until(/Watching/);
  app.write("src/guest.ts", `${guest}export const = 1;\n`);
  expect(await until(/Nothing was written/)).toContain("src/guest.ts:3:14 - error PQ0005");
  app.write("src/guest.ts", `${guest}process.exit(0);\n`);
  await until(/ended the process/);
  app.write("src/guest.ts", `${guest}while (true) {}\n`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  app.write("src/model.ts", model(byName));
  app.write("src/guest.ts", guest);
  expect(await until(/generated: .*ms\)/)).toContain("guests_by_name");
});

it.each([
  ["package imports", "#lib/guest", { "package.json": '{ "type": "module", "imports": { "#lib/*": "./lib/*.ts" } }' }],
  [
    "conditions of package imports",
    "#lib/guest",
    { "package.json": '{ "type": "module", "imports": { "#lib/*": { "import": "./lib/*.ts" } } }' },
  ],
  [
    "paths of tsconfig.json",
    "lib/guest",
    { "tsconfig.json": '{ "compilerOptions": { "paths": { "lib/*": ["./lib/*.ts"] } } }' },
  ],
])("follows %s", async (_, specifier, files) => {
  const { app, until } = await watching({
    ...files,
    "src/model.ts": model().replace("./guest.js", specifier),
    "lib/guest.ts": guest,
  });
  await until(/generated: .*Watching/s);
  app.write("lib/guest.ts", guest.replace("name: text()", "name: text(), title: text().optional()"));
  expect(await until(/generated: .*ms\)/)).toContain("lib/guest.ts changed\n");
});

it.each(["./src/index.ts", { ".": { import: "./src/index.ts" } }, { import: "./src/index.ts" }])(
  "follows a package of the workspace that exports %j",
  async (exports) => {
    const { app, until } = await watching({
      "src/model.ts": model().replace("./guest.js", "parts"),
      "packages/parts/package.json": JSON.stringify({ name: "parts", type: "module", exports }),
      "packages/parts/src/index.ts": 'export * from "./parts/guest.js";\n',
      "packages/parts/src/parts/guest.ts": guest,
    });
    await until(/generated: .*Watching/s);
    app.write(
      "packages/parts/src/parts/guest.ts",
      guest.replace("name: text()", "name: text(), title: text().optional()"),
    );
    expect(await until(/generated: .*ms\)/)).toContain("packages/parts/src/parts/guest.ts changed\n");
  },
);
