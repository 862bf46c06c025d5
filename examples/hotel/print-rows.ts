import { inspect } from "node:util";
import Table from "cli-table3";
import pc from "picocolors";

export function printHeading(text: string, below?: string): void {
  console.log(`\n${pc.bold(pc.cyan(text))}`);
  if (below !== undefined) console.log(pc.dim(below));
}

/** Rows as a table that fits the terminal; undefined is a row that was not found. */
export function printRows(rows: readonly (object | undefined)[]): void {
  const found = rows.filter((row) => row !== undefined);
  const [first] = found;
  if (first === undefined) return console.log("no rows");
  const head = Object.keys(first);
  const cells = found.map((row) => Object.values(row).map(printValue));
  const table = new Table({
    head: head.map((name) => pc.yellow(name)),
    colWidths: columnWidths([head, ...cells], process.stdout.columns ?? 120),
    wordWrap: true,
    style: { head: [], border: pc.isColorSupported ? ["gray"] : [] },
    chars: { mid: "", "left-mid": "", "mid-mid": "", "right-mid": "" },
  });
  table.push(...cells);
  console.log(table.toString());
}

/** As wide as the longest cell, then the widest columns narrower until the table fits. */
function columnWidths(rows: readonly (readonly string[])[], terminal: number): number[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? "").length)) + 2);
  const longestWords = (rows[0] ?? []).map(
    (_, i) => Math.max(...rows.flatMap((row) => (row[i] ?? "").split(" ").map((word) => word.length))) + 2,
  );
  const total = (): number => widths.reduce((sum, width) => sum + width + 1, 1);
  while (total() > terminal) {
    const slack = widths.map((width, i) => width - (longestWords[i] ?? 0));
    const widest = slack.indexOf(Math.max(...slack));
    if ((slack[widest] ?? 0) <= 0) break; // words are not cut: the table is wider than the terminal
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function printValue(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Set || Array.isArray(value)) return [...value].map(printValue).join(", ");
  if (value instanceof Map)
    return [...value].map(([key, inner]) => `${printValue(key)}: ${printValue(inner)}`).join("; ");
  if (typeof value === "object" && value !== null) {
    return Object.values(value)
      .filter((inner) => inner !== null)
      .map(printValue)
      .join(", ");
  }
  return inspect(value);
}
