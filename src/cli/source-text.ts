import { readFileSync } from "node:fs";

/** The text of a source file without its byte order mark; undefined when it cannot be read. */
export function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch {
    return undefined;
  }
}

export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n?|\n/);
}

/** Line and column, from 1, of an offset. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = splitLines(text.slice(0, offset));
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
