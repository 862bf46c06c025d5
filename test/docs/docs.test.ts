import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { renderDiagnostics } from "../../src/diagnostics/render.ts";
import { explainQuery } from "../../src/explain/explain-query.ts";
import { printExplanation } from "../../src/explain/print-sections.ts";
import { repository } from "../cli/temporary-project.ts";
import { toModule, type BlockModule } from "./block-module.ts";
import { compileBlocks } from "./compile-blocks.ts";
import { brokenLinks } from "./links.ts";
import { hasOwnTest, isCode, isModel, isProject, pages, placeOf, wordOf, type Block } from "./pages.ts";
import { runBlock, type RunBlock } from "./run-block.ts";
import { createShell, explain, projectOf, readSteps } from "./commands.ts";
import { describeValueTypes, readValueTypes } from "./value-types.ts";

/* What the pages show is what comes out. The kinds of blocks are described in pages.ts. */

const tested = pages.filter((page) => !hasOwnTest(page));
const blocks = tested.flatMap((page) => page.blocks.map((block) => ({ place: placeOf(block), page, block })));
const modules = blocks.filter(({ block }) => isCode(block)).map(({ page, block }) => toModule(page, block));
const models = modules
  .filter(({ block }) => isModel(block))
  .map((module) => ({ place: placeOf(module.block), module }));

it("compiles each block of TypeScript", () => {
  const generated = models.map(({ module }) => [module.block.page, run(module).compilation.files ?? []] as const);
  expect(compileBlocks(modules, new Map(generated))).toEqual([]);
});

it.each(models)("$place derives, to what follows it", ({ module }) => {
  const result = run(module);
  const found = printDiagnostics(result);
  const shown = blocks.filter(({ block }) => modelOf(block) === module).map(({ block }) => block);
  const isRefused = shown.some(({ text }) => /^(?:error|warning) PQ/.test(text));
  expect(isRefused ? "" : found).toBe("");
  for (const { language, text } of shown) {
    if (language === "sql") expectPart(result.cql, text);
    if (language === "text") expectPart([found, ...explanationsOf(result)].join("\n\n"), text);
  }
});

it.each(blocks.filter(({ page, block }) => wordOf(block, "from") !== undefined && !isProject(page)))(
  "$place is in its file",
  ({ block }) => {
    expectPart(readFileSync(path.join(repository, wordOf(block, "from") ?? ""), "utf8"), block.text);
  },
);

it.each(blocks.filter(({ block }) => /^\$ npx perquery (?:explain|size)/.test(block.text)))(
  "$place is what the command prints",
  async ({ block }) => {
    for (const { command, expected } of readSteps(block)) expect(await explain(command), command).toBe(expected);
  },
);

it.each(tested.filter(isProject))("$file: its commands print what it shows", (page) => {
  const project = projectOf(page);
  const shell = createShell(project);
  for (const block of page.blocks.filter(({ language }) => language === "console"))
    for (const { command, expected } of readSteps(block)) expect(shell(command), command).toBe(expected);
  for (const block of page.blocks) {
    const file = wordOf(block, "from");
    if (file !== undefined) expectPart(project.read(file), block.text);
  }
});

it.each(blocks)("$place is of a kind that is held to something", ({ page, block }) => {
  const { language, words, text } = block;
  const kinds: Readonly<Record<string, boolean>> = {
    ts: isCode(block) || wordOf(block, "from") !== undefined || /^no-check \S/.test(words),
    sql: modelOf(block) !== undefined,
    text: modelOf(block) !== undefined,
    console: isProject(page) || /^\$ (?:npx perquery (?:explain|size|dev)|export) /.test(text),
    yaml: wordOf(block, "from") !== undefined,
    sh: true, // commands without what they print
  };
  expect(kinds[language]).toBe(true);
});

it("has the value types as the code has them", () => {
  const page = tested.find(({ file }) => file === "docs/model-language.md")!;
  const rows = readValueTypes(page);
  const words = rows.map(([word = ""]) => word);
  expect(words.length).toBeGreaterThan(30);
  expect(rows).toEqual(describeValueTypes(page, words));
});

it.each(pages)("$file has no link that leads nowhere", (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

const results = new Map<BlockModule, RunBlock>();

function run(module: BlockModule): RunBlock {
  const result = results.get(module) ?? runBlock(module);
  results.set(module, result);
  return result;
}

/** What a block of CQL or text is held against: the model that is the last code before it on its page. */
function modelOf({ page, line, language }: Block): BlockModule | undefined {
  if (language !== "sql" && language !== "text") return undefined;
  const code = modules.findLast(({ block }) => block.page === page && block.line < line);
  return models.find(({ module }) => module === code)?.module;
}

/** Without places, and without advice: an example need not be a whole model. */
function printDiagnostics({ compilation }: RunBlock): string {
  const found = compilation.diagnostics.filter(({ severity }) => severity !== "advice");
  const placeless = found.map((one) => ({ ...one, location: undefined, related: undefined }));
  return renderDiagnostics(placeless, { source: () => undefined, colour: false });
}

function explanationsOf({ models: derived }: RunBlock): readonly string[] {
  if (derived === undefined) return [];
  const queries = derived.queries.keyspaces.flatMap((keyspace) => keyspace.queries);
  return queries.map(({ id }) => printExplanation(explainQuery(derived, id)));
}

/** Each run of lines between empty ones stands in the whole as it is, indentation aside. */
function expectPart(whole: string, part: string): void {
  const stripped = `\n${withoutIndent(whole)}\n`;
  for (const lines of part.trim().split(/\n\s*\n/)) {
    if (!stripped.includes(`\n${withoutIndent(lines)}\n`)) expect(whole).toContain(lines);
  }
}

const withoutIndent = (text: string): string => text.replaceAll(/^[ \t]+|[ \t]+$/gm, "");
