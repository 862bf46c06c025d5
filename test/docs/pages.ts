import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "../cli/temporary-project.ts";

/*
 * What the blocks of a page are. `ts` is a fragment: it stands among the page's prelude (a comment that starts with
 * `<!-- prelude`), all that perquery exports, and the entities of the hotel's model. With an `import` it is a file by itself.
 *
 *   ts                    a fragment or a file; where it has queries they are run, and what follows is held against them:
 *     sql                   a part of the CQL
 *     text                  a part of what explain says of its query, or of its diagnostics
 *   ts from=<file>        a part of that file of the repository, or of the page's project
 *   ts file=<file>        a file of the page's project, in which its commands run
 *   ts no-check <reason>  neither compiled nor run
 *   yaml from=<file>      the same
 *   console               commands and what they print: of `perquery explain` and `perquery gen`
 */
export interface Block {
  /** From the root of the repository. */
  readonly page: string;
  /** Of its first line, from 1. */
  readonly line: number;
  readonly language: string;
  /** What follows the language. */
  readonly words: string;
  readonly text: string;
}

export interface Page {
  readonly file: string;
  readonly text: string;
  readonly prelude: string;
  readonly blocks: readonly Block[];
}

/** The diagnostics' pages have a test of their own: most of their models are wrong on purpose. Getting started is typed in as a whole. */
export const hasOwnTest = ({ file }: Page): boolean =>
  file.startsWith("docs/diagnostics/") || file === "docs/getting-started.md";

export const pages: readonly Page[] = ["README.md", "CHANGELOG.md", ...listDocs()].map(readPage);

function listDocs(): readonly string[] {
  return readdirSync(path.join(repository, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.posix.join("docs", ...file.split(path.sep)))
    .toSorted();
}

function readPage(file: string): Page {
  const text = readFileSync(path.join(repository, file), "utf8");
  const [, prelude = ""] = /^<!-- prelude\n(.*?)-->$/ms.exec(text) ?? [];
  return { file, text, prelude, blocks: readBlocks(file, text) };
}

function readBlocks(page: string, text: string): readonly Block[] {
  return Array.from(text.matchAll(/^( *)```(\S+)(.*)\n([^]*?)^ *```$/gm), (match): Block => {
    const [, indent = "", language = "", words = "", body = ""] = match;
    const line = text.slice(0, match.index).split("\n").length + 1;
    return { page, line, language, words: words.trim(), text: body.replaceAll(new RegExp(`^${indent}`, "gm"), "") };
  });
}

export const placeOf = ({ page, line }: Block): string => `${page}:${line}`;

/** `src/model.ts` of `file=src/model.ts`. */
export function wordOf({ words }: Block, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}=(\\S+)`).exec(words)?.[1];
}

/** Whether the block is compiled. */
export const isCode = (block: Block): boolean =>
  block.language === "ts" && !block.words.startsWith("no-check") && wordOf(block, "from") === undefined;

/** Whether the block declares queries, and so a model. */
export const isModel = (block: Block): boolean => isCode(block) && /\b(?:query|keyspace)\(/.test(block.text);

/** Whether the page's commands run in a project that has the page's files. */
export const isProject = ({ blocks }: Page): boolean => blocks.some((block) => wordOf(block, "file") !== undefined);
