import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Removes the declarations that none of the entries leads to, which nobody can import; in the others, relative imports name the `.js`
 * file: the compiler rewrites them in code only, and older ways of resolving modules don't find a `.ts` that is a `.d.ts`.
 */
export function finishDeclarations(folder, entries) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(file, "utf8").replaceAll(relativeImport, '$1"$2.js"');
    writeFileSync(file, text);
    for (const [, , specifier] of text.matchAll(relativeImport)) {
      visit(path.resolve(path.dirname(file), `${specifier}.d.ts`));
    }
  };
  for (const entry of entries) visit(path.resolve(folder, entry));
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.resolve(folder, name);
    if (file.endsWith(".d.ts") && !reached.has(file)) rmSync(file);
  }
}

const relativeImport = /(\bfrom |\bimport\(|\bimport )"(\.\.?\/[^"]+)\.[jt]s"/g;
