export interface Section {
  readonly title: string;
  /** `name  reason`: what stands before two spaces is set in a column of its own. */
  readonly lines: readonly string[];
  /** Rows of cells, the first row the heads of the columns; what is a number stands at the right. */
  readonly table?: readonly (readonly string[])[];
}

/** What `explain` has to say. */
export interface Explanation {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Without sections that have nothing to say. */
export const explanation = (title: string, sections: readonly Section[]): Explanation => ({
  title,
  sections: sections.filter(({ lines, table = [] }) => lines.length + table.length > 0),
});

/** A title, and below it sections with their lines indented and their names aligned. */
export function printExplanation({ title, sections }: Explanation): string {
  const parts = sections.map((section) =>
    [section.title, ...alignTable(section.table ?? []), ...alignLines(section)].join("\n"),
  );
  return `${[title, ...parts].join("\n\n")}\n`;
}

function alignLines({ title, lines }: Section): readonly string[] {
  if (title === "CQL") return lines.map((line) => `  ${line}`);
  const split = lines.map((line) => /^(.*?) {2}(.*)$/.exec(line));
  const width = Math.max(0, ...split.map((match) => match?.[1]?.length ?? 0));
  return lines.map((line, i) => {
    const match = split[i];
    return match === null || match === undefined ? `  ${line}` : `  ${(match[1] ?? "").padEnd(width)}  ${match[2]}`;
  });
}

function alignTable(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const isNumber = widths.map((_, i) => rows.slice(1).every((row) => /^(?:[\d?]|$)/.test(row[i] ?? "")));
  return rows.map((row) => {
    const cells = row.map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)));
    return `  ${cells.join("  ")}`.trimEnd();
  });
}

/** `a, b and c` */
export const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
