import type { Options } from "prettier";

/** perquery's own settings, every one that matters said, so that neither a project's settings nor a new default changes them. */
const settings: Options = {
  printWidth: 120,
  tabWidth: 2,
  useTabs: false,
  semi: true,
  singleQuote: false,
  quoteProps: "as-needed",
  trailingComma: "all",
  bracketSpacing: true,
  objectWrap: "preserve",
  arrowParens: "always",
  endOfLine: "lf",
  embeddedLanguageFormatting: "off",
};

/** Whether prettier has a part in this file. CQL and JSON are printed as they stay. */
export function isFormatted(path: string): boolean {
  return /\.[cm]?ts$/.test(path);
}

/** The formatted text. Prettier is loaded when the first file needs it. */
export async function formatFile(path: string, text: string): Promise<string> {
  if (!isFormatted(path)) return text;
  const prettier = await import("prettier");
  return prettier.format(text, { ...settings, parser: "typescript" });
}

/** What decides how a text is formatted, besides the text: another prettier formats anew. */
export async function formattingVersion(): Promise<string> {
  const { createRequire } = await import("node:module");
  const { version } = createRequire(import.meta.url)("prettier/package.json") as { version: string };
  return JSON.stringify({ prettier: version, settings });
}
