import { positionAt } from "./source-text.ts";

export interface FoundImport {
  readonly specifier: string;
  readonly line: number;
  readonly column: number;
}

/** Where a source imports or requires what `isIt` says; undefined when it does so in a way that is not seen in the text. */
export function findImport(source: string, isIt: (specifier: string) => boolean): FoundImport | undefined {
  for (const match of source.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*(["'])(.*?)\1/g)) {
    const [text, , specifier = ""] = match;
    if (isIt(specifier)) {
      return { specifier, ...positionAt(source, match.index + text.length - specifier.length - 2) };
    }
  }
  return undefined;
}
