import type { SchemaChange, SchemaDiff } from "./model.ts";
import { describeCounts, describeWrite, groupChanges, printCql } from "./print-diff.ts";

/** The difference as a comment on a pull request: GitHub's Markdown. */
export function printMarkdown(
  diff: SchemaDiff,
  { since, title }: { readonly since: string; readonly title: string },
): string {
  const cql = printCql(diff);
  const parts = [
    `### ${escapeText(title)}: ${escapeText(describeCounts(diff, since))}`,
    ...groupChanges(diff.changes).map(([name, changes]) =>
      [`**${escapeText(name)}**`, "", ...changes.map(printChange)].join("\n"),
    ),
    ...(diff.writes.length === 0
      ? []
      : [
          [
            "| write | costs | |",
            "| --- | --- | --- |",
            ...diff.writes.map((change) => {
              const [cost = "", ...rest] = describeWrite(change);
              const cells = [`${change.write} ${change.entity}`, cost, rest.map(escapeText).join("<br>")];
              return `| ${cells.join(" | ")} |`;
            }),
          ].join("\n"),
        ]),
    ...(cql === "" ? [] : [`<details><summary>CQL</summary>\n\n${fence(cql)}\n\n</details>`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function printChange({ text, effect, advice }: SchemaChange): string {
  const mark = effect === "in-place" ? "" : `**${effect}**: `;
  return `- ${mark}${escapeText(text)}${advice === undefined ? "" : `<br>${escapeText(advice)}`}`;
}

/** What means something in Markdown or HTML is shown as it is. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\`*_{}[\]#|~]/g, (character) => `\\${character}`)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** Longer than any run of backticks inside. */
function fence(cql: string): string {
  const runs = Array.from(cql.matchAll(/`+/g), ([run]) => run.length);
  const mark = "`".repeat(Math.max(2, ...runs) + 1);
  return `${mark}sql\n${cql}\n${mark}`;
}
