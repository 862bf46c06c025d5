import Table from "cli-table3";

/** What an experiment has found out. */
export interface Finding {
  readonly cells: readonly (string | number)[];
  /** The promises that were broken. */
  readonly broken: readonly string[];
}

/** Prints a table, and below it what is broken. True when nothing is. */
export function printFindings(title: string, head: readonly string[], findings: readonly Finding[]): boolean {
  const table = new Table({ head: [...head], style: { head: [], border: [] } });
  table.push(...findings.map(({ cells }) => [...cells]));
  console.log(`\n${title}\n${table.toString()}`);
  const broken = findings.flatMap(({ cells, broken: promises }) =>
    promises.map((promise) => `${cells[0]}: ${promise}`),
  );
  for (const line of broken) console.log(`BROKEN  ${line}`);
  return broken.length === 0;
}
