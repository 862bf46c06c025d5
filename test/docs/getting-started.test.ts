import { expect, it, onTestFinished } from "vitest";
import { createNewcomer } from "../support/getting-started.ts";
import { pages } from "./pages.ts";

it("begins and generates from the packed package as the page says", () => {
  const newcomer = createNewcomer(19042);
  onTestFinished(newcomer.end);
  newcomer.expectShown("Begin");
  newcomer.expectShown("Generate");
});

it("has no block that nobody types in", () => {
  const page = pages.find(({ file }) => file === "docs/getting-started.md")!;
  for (const { language, words } of page.blocks)
    expect(`${language} ${words}`).toMatch(/^(?:sh|console) $|^ts (?:file|from|add-to)=|^sql from=/);
  expect(page.text.match(/^## /gm)).toHaveLength(5);
});
