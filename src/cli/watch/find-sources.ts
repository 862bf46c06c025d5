import { existsSync } from "node:fs";
import path from "node:path";
import { readSource } from "../source-text.ts";
import { resolveImport } from "./resolve-import.ts";

/**
 * The folders in which the files lie that a module is made of: itself and all that it imports of the application's own. It is read
 * from the texts, so that it is known of a module that does not load too. A file that is missing counts by where it would lie.
 */
export function findSourceFolders(entries: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const folders = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (existsSync(path.dirname(file))) folders.add(path.dirname(file));
    for (const specifier of importsOf(readSource(file) ?? "")) resolveImport(file, specifier).forEach(visit);
  };
  entries.forEach(visit);
  return [...folders];
}

const importsOf = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*(["'])([^"'\n]+)\1/g),
    ([, , specifier = ""]) => specifier,
  );
