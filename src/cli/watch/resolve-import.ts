import { existsSync, readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import { plainPath, realPath } from "../project-path.ts";

/**
 * The files that an import may stand for which are the application's own: by a relative path, by `imports` of its package.json or `paths` of
 * its tsconfig.json, or in a package of its workspace. None for what is installed, for perquery and for what comes with Node.
 */
export function resolveImport(file: string, specifier: string): readonly string[] {
  if (/^\.\.?(?:\/|$)/.test(specifier)) return [asTypeScript(path.resolve(path.dirname(file), specifier))];
  if (isBuiltin(specifier) || /^perquery(?:\/|$)/.test(specifier)) return [];
  return resolvePackage(file, specifier)
    .map(realPath)
    .filter((each) => !/[\\/]node_modules[\\/]/.test(each));
}

/** As TypeScript names files: `./hotel.js` is `hotel.ts`, and an extension may be missing. */
function asTypeScript(file: string): string {
  const stem = file.replace(/\.([cm]?)jsx?$/, "");
  const candidates = [
    file,
    ...["ts", "tsx", "mts", "cts", "js", "mjs", "cjs", "json"].map((extension) => `${stem}.${extension}`),
    path.join(file, "index.ts"),
    path.join(file, "index.js"),
  ];
  return candidates.find((each) => /\.\w+$/.test(each) && existsSync(each)) ?? file;
}

/** As it is required; where only an ES module may import it, whatever its package.json names for it. */
function resolvePackage(file: string, specifier: string): readonly string[] {
  try {
    const resolved = plainPath(createRequire(file).resolve(specifier));
    return path.isAbsolute(resolved) ? [resolved] : [];
  } catch {
    const [, name = "", rest = ""] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
    const isOwn = specifier.startsWith("#");
    return foldersAbove(path.dirname(file)).flatMap((folder) => {
      const root = isOwn ? folder : path.join(folder, "node_modules", name);
      const { imports, exports } = readManifest(path.join(root, "package.json"));
      const targets = isOwn ? targetsOf(imports, specifier) : targetsOf(exports, `.${rest}`);
      return targets.map((target) => path.resolve(root, target)).filter((target) => existsSync(target));
    });
  }
}

function foldersAbove(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

interface Manifest {
  readonly imports?: unknown;
  readonly exports?: unknown;
}

function readManifest(file: string): Manifest {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as Manifest | null) ?? {};
  } catch {
    return {};
  }
}

/** All files that stand there for a name, whatever the conditions: `{ "#data/*": { "import": "./src/data/*.ts" } }`. */
function targetsOf(entries: unknown, name: string): readonly string[] {
  if (typeof entries !== "object" || entries === null) return name === "." ? textsIn(entries) : [];
  const named = Object.entries(entries).flatMap(([pattern, target]) => {
    const [before = "", after] = pattern.split("*");
    if (pattern === name) return textsIn(target);
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) return [];
    const part = name.slice(before.length, name.length - after.length);
    return textsIn(target).map((text) => text.replaceAll("*", part));
  });
  // without subpaths, the conditions stand for the package itself
  const isOfConditions = Object.keys(entries).every((key) => !/^[.#]/.test(key));
  return name === "." && isOfConditions ? textsIn(entries) : named;
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
