import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { derive } from "../../src/compile.ts";
import { readModel } from "../../src/dsl/read-model.ts";

const recipes = readdirSync("recipes").map((file) => path.basename(file, ".ts"));

it.each(recipes)("finds nothing in %s", async (name) => {
  const exports = (await import(path.resolve("recipes", `${name}.ts`))) as Record<string, unknown>;
  const { models, diagnostics } = derive(readModel(exports));
  expect(diagnostics).toEqual([]);
  expect(models).toBeDefined();
});

it.each(recipes)("shows the whole of %s on its page", (name) => {
  const page = readFileSync(`docs/recipes/${name}.md`, "utf8");
  expect(page).toContain(`\n${readFileSync(`recipes/${name}.ts`, "utf8")}\`\`\``);
});

it("has a page for each recipe, and lists it", () => {
  const pages = readdirSync("docs/recipes").filter((file) => file !== "README.md");
  expect(pages.toSorted()).toEqual(recipes.map((name) => `${name}.md`).toSorted());
  const index = readFileSync("docs/recipes/README.md", "utf8");
  for (const page of pages) expect(index).toContain(`](${page})`);
});
