import { existsSync, readdirSync, readFileSync } from "node:fs";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { nearestWord } from "../../diagnostics/nearest.ts";
import { failed, succeeded, type Outcome } from "../outcome.ts";

const recipes = new URL("../../../recipes/", import.meta.url);
const firstModel = new URL("../../../templates/model.ts", import.meta.url);

export interface Recipe {
  readonly name: string;
  /** The first sentence of the file. */
  readonly about: string;
}

/** The models that the package ships, by name. */
export function listRecipes(): readonly Recipe[] {
  if (!existsSync(recipes)) return [];
  return readdirSync(recipes)
    .filter((file) => file.endsWith(".ts"))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -3), about: firstSentence(readFileSync(new URL(file, recipes), "utf8")) }));
}

/** The text of a recipe's model; of the first model without a name. */
export function readTemplate(recipe: string | undefined): Outcome<string> {
  if (recipe === undefined) return succeeded(readFileSync(firstModel, "utf8"));
  const names = listRecipes().map(({ name }) => name);
  if (names.includes(recipe)) return succeeded(readFileSync(new URL(`${recipe}.ts`, recipes), "utf8"));
  const meant = nearestWord(recipe, names);
  const remedy = `${meant === undefined ? "" : `did you mean "${meant}"? `}there are ${names.join(", ")}`;
  return failed(diagnostic("PQ0009", { problem: `there is no recipe "${recipe}"`, remedy }, undefined));
}

function firstSentence(text: string): string {
  const [comment = ""] = /^(?:\/\/.*\n)+/.exec(text) ?? [];
  const [sentence = ""] = /^.*?(?:[.:](?=\s)|$)/s.exec(comment.replaceAll(/^\/\/ ?/gm, "").replaceAll("\n", " ")) ?? [];
  return sentence.trim();
}
