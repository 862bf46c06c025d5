import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readSource } from "./source-text.ts";

export type ModuleExports = Readonly<Record<string, unknown>>;

let registered: Promise<unknown> | undefined;

/**
 * Loads a TypeScript or JavaScript module of the application.
 *
 * Both of tsx's hooks are registered, and a CommonJS module is required rather than imported: in each other combination
 * a CommonJS module comes as a data URL, whose lines are not those of the file.
 */
export async function loadModule(file: string): Promise<ModuleExports> {
  await prepareLoading();
  if (!isCommonJs(file)) return (await import(pathToFileURL(file).href)) as ModuleExports;
  const exported: unknown = createRequire(file)(file);
  return typeof exported === "object" && exported !== null ? (exported as ModuleExports) : { default: exported };
}

/** What can be done before the file is known. */
export async function prepareLoading(): Promise<void> {
  registered ??= registerTsx();
  await registered;
}

async function registerTsx(): Promise<void> {
  // a second registration would encode the names of files twice
  if ([...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].some(namesTsx)) return;
  const [esm, cjs] = await Promise.all([import("tsx/esm/api"), import("tsx/cjs/api")]);
  cjs.register();
  esm.register();
}

/** `--import tsx`, by name or by its file, as perquery's own repository and the tsx command start Node. */
function namesTsx(option: string): boolean {
  return /(?:^|[=\s])tsx(?:[\s/]|$)|[\\/]tsx[\\/]dist[\\/]/.test(option);
}

/** `.mts` in a CommonJS package is required too: what it imports is CommonJS. */
function isCommonJs(file: string): boolean {
  if (/\.c[jt]s$/.test(file)) return true;
  return packageType(path.dirname(file)) !== "module";
}

function packageType(folder: string): string | undefined {
  const manifest = path.join(folder, "package.json");
  if (existsSync(manifest)) return readType(manifest);
  const parent = path.dirname(folder);
  return parent === folder ? undefined : packageType(parent);
}

/** Throws as Node does where the file is none that it can read. */
function readType(manifest: string): string | undefined {
  try {
    return (JSON.parse(readSource(manifest) ?? "") as { type?: string }).type;
  } catch (error) {
    throw new Error(`Invalid package config ${manifest}`, { cause: error });
  }
}
