import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generateModel } from "../support/model-based/generated-model.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

let client: Client;

beforeAll(async () => {
  client = await connectToNode({ encoding: { map: Map } });
});

afterAll(() => client.shutdown());

const containing = (...rows: readonly object[]): unknown => rows.map((row) => expect.objectContaining(row));

/** What the code on each page prints. */
const printed: Readonly<Record<string, readonly unknown[]>> = {
  "account-ledger": [[97_500n]],
  messaging: [[expect.any(String), "Engines"], [containing({ body: "Hello", senderName: "Ada" })]],
  "shopping-cart": [["Tea", 2]],
  "time-series": [[new Date("2026-12-01T12:00:00Z"), 4.5]],
  "unique-key": [
    [
      expect.objectContaining({ email: "ada@example.org", name: "Ada" }),
      expect.objectContaining({ email: "ada@example.org", name: "Ada" }),
    ],
  ],
  "wide-partition": [[containing({ author: "Ada", body: "First!" }), undefined]],
};

it("knows what each page prints", () => {
  const recipes = readdirSync("recipes").map((file) => path.basename(file, ".ts"));
  expect(recipes.toSorted()).toEqual(Object.keys(printed).toSorted());
});

it.each(Object.entries(printed))("applies %s, and runs the code on its page", async (recipe, expected) => {
  const models = deriveModels((await import(path.resolve("recipes", `${recipe}.ts`))) as Record<string, unknown>);
  const [keyspace] = models.physical.keyspaces;
  const name = `recipe_${recipe.replaceAll("-", "_")}`;
  await createAnew(client, keyspace!, name);
  const { functions, remove } = await generateModel(models);
  try {
    const bind = functions["bind"] as (client: Client, options: object) => unknown;
    const db = bind(client, { keyspaces: { [keyspace!.name]: name } });
    expect(await run(codeOf(recipe), { ...functions, db })).toEqual(expected);
  } finally {
    remove();
  }
  await client.execute(`DROP KEYSPACE ${name}`);
});

/** The last block of the page. */
const codeOf = (recipe: string): string =>
  [...readFileSync(`docs/recipes/${recipe}.md`, "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].at(-1)?.[1] ?? "";

/** What the code gives to `console.log`, call by call. */
async function run(code: string, known: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> {
  const lines: unknown[] = [];
  const scope = { ...known, console: { log: (...values: readonly unknown[]) => void lines.push(values) } };
  const names = Object.keys(scope).filter((each) => each !== "default");
  const body = `const { ${names.join(", ")} } = scope; return (async () => {${code}})();`;
  // oxlint-disable-next-line no-implied-eval, no-new-func
  await (new Function("scope", body) as (scope: object) => Promise<void>)(scope);
  return lines;
}
