import { existsSync } from "node:fs";
import path from "node:path";
import { readSource } from "../source-text.ts";

/**
 * The folders in which the files lie that a module is made of: itself and, through relative imports, all that it imports. It is read
 * from the texts, so that it is known of a module that does not load too. A file that is missing counts by where it would lie.
 */
export function findSourceFolders(entries: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const folders = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (existsSync(path.dirname(file))) folders.add(path.dirname(file));
    for (const specifier of importsOf(readSource(file) ?? ""))
      visit(resolve(path.resolve(path.dirname(file), specifier)));
  };
  entries.forEach(visit);
  return [...folders];
}

const importsOf = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*(["'])(\.[^"']*)\1/g),
    ([, , specifier = ""]) => specifier,
  );

/** As TypeScript names files: `./hotel.js` is `hotel.ts`, and an extension may be missing. */
function resolve(file: string): string {
  const stem = file.replace(/\.([cm]?)jsx?$/, "");
  const candidates = [
    file,
    ...["ts", "tsx", "mts", "cts", "js", "mjs", "cjs", "json"].map((extension) => `${stem}.${extension}`),
    path.join(file, "index.ts"),
    path.join(file, "index.js"),
  ];
  return candidates.find((each) => /\.\w+$/.test(each) && existsSync(each)) ?? file;
}
