import { printType, type Side } from "../../src/codegen/typescript/types.ts";
import { printCqlType } from "../../src/cql/print-type.ts";
import { reveal } from "../../src/dsl/definition-symbol.ts";
import { gathered, toModule } from "./block-module.ts";
import type { Page } from "./pages.ts";
import { evaluate } from "./run-block.ts";

/** The rows of the table of value types that begins with `| word | CQL |`: its cells, without their quotes. */
export function readValueTypes({ text }: Page): readonly (readonly string[])[] {
  const [, table = ""] = /^\| word +\| CQL [^]*?\n\|[- |]+\n([^]*?)\n\n/m.exec(text) ?? [];
  return table
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|")),
    );
}

/** The same rows as the code has them: the word, its CQL type, and its TypeScript types in a write and in a read. */
export function describeValueTypes(page: Page, words: readonly string[]): readonly (readonly string[])[] {
  const text = `${words.join(";\n")};\n`;
  const module = toModule(page, { page: page.file, line: 1, language: "ts", words: "", text });
  const values = evaluate(module)[gathered] as readonly unknown[];
  return values.map((value, i) => {
    const meta = reveal(value);
    if (meta?.kind !== "value") throw new Error(`${words[i]} is no value type`);
    const union = meta.values?.map((one) => JSON.stringify(one)).join(" | ");
    const type = (side: Side): string => union ?? printType(meta.type, side, names);
    return [words[i] ?? "", printCqlType(meta.type), type("in"), type("out")];
  });
}

const names = { value: (_: string, name: string) => name, type: (_: string, name: string) => name, mapping: {} };
