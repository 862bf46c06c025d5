import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Options } from "prettier";
import type { FormatChoice } from "../../config.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { failed, succeeded, type Outcome } from "../outcome.ts";
import { plainMessage } from "../plain-message.ts";

/** How generated files are formatted. */
export interface Formatter {
  /** What decides how a text is formatted, besides the text: where it differs, the file is formatted anew. */
  readonly version: (file: string) => Promise<string>;
  readonly format: (file: string, text: string) => Promise<string>;
}

type Prettier = Pick<typeof import("prettier"), "format" | "resolveConfig" | "version">;

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

export async function createFormatter(root: string, choice: FormatChoice = "perquery"): Promise<Outcome<Formatter>> {
  switch (choice) {
    case "perquery":
      return succeeded(perqueryFormatter());
    case "prettier":
      return loadProjectFormatter(root);
    case "none":
      return succeeded({ version: async () => "none", format: async (_, text) => text });
    default:
      throw new Error(`unknown format ${JSON.stringify(choice satisfies never)}`);
  }
}

/** The same in each project. TypeScript only: CQL and JSON are printed as they stay. */
export function perqueryFormatter(): Formatter {
  const { version } = createRequire(import.meta.url)("prettier/package.json") as { version: string };
  const formatting = JSON.stringify({ prettier: version, settings });
  return {
    version: async () => formatting,
    format: async (file, text) => {
      if (!/\.[cm]?ts$/.test(file)) return text;
      // loaded when the first file needs it
      const prettier = await import("prettier");
      // the same as by "typescript", in three fifths of the time
      return prettier.format(text, { ...settings, parser: "babel-ts" });
    },
  };
}

/** The project's prettier with the project's settings, as its own `prettier --write` would format each file. */
async function loadProjectFormatter(root: string): Promise<Outcome<Formatter>> {
  const prettier = await loadPrettier(root);
  if (prettier === undefined) {
    const problem = 'the configuration has format: "prettier", but prettier is not installed in the project';
    const remedy = "npm install --save-dev prettier, or leave format out";
    return failed(diagnostic("PQ0003", { problem, remedy }, undefined));
  }
  const settingsOf = async (file: string): Promise<Options> =>
    (await prettier.resolveConfig(file, { editorconfig: true })) ?? {};
  return succeeded({
    version: (file) =>
      asking(file, async () => JSON.stringify({ prettier: prettier.version, settings: await settingsOf(file) })),
    format: async (file, text) => {
      if (!/\.(?:[cm]?ts|json)$/.test(file)) return text;
      return asking(file, async () => prettier.format(text, { ...(await settingsOf(file)), filepath: file }));
    },
  });
}

/** Why the project's prettier did not format a file: its settings are the project's, and may be wrong. */
export interface FormatFailure extends Error {
  readonly name: "FormatFailure";
  readonly file: string;
}

export const isFormatFailure = (error: unknown): error is FormatFailure =>
  error instanceof Error && error.name === "FormatFailure";

async function asking<TAnswer>(file: string, ask: () => Promise<TAnswer>): Promise<TAnswer> {
  try {
    return await ask();
  } catch (error) {
    const [first = "", second = ""] = plainMessage(error as Error).split("\n");
    const reason = first.endsWith(":") ? `${first} ${second}` : first;
    throw Object.assign(new Error(reason, { cause: error }), { name: "FormatFailure", file });
  }
}

async function loadPrettier(root: string): Promise<Prettier | undefined> {
  try {
    const file = createRequire(path.join(root, "package.json")).resolve("prettier");
    const loaded = (await import(pathToFileURL(file).href)) as Prettier & { readonly default?: Prettier };
    return loaded.default ?? loaded;
  } catch {
    return undefined;
  }
}
