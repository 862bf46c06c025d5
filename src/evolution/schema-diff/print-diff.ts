import type { SchemaChange, SchemaDiff, WriteChange } from "./model.ts";

export interface PrintOptions {
  /** What it is compared with: a commit, as the caller named it. */
  readonly since: string;
}

/** The difference for a terminal: what changed, what each write costs now, and the CQL that brings the one to the other. */
export function printDiff(diff: SchemaDiff, { since }: PrintOptions): string {
  if (diff.changes.length === 0 && diff.writes.length === 0) return `${describeCounts(diff, since)}\n`;
  const sections = [
    describeCounts(diff, since),
    ...groupChanges(diff.changes).map(([name, changes]) => [name, ...changes.flatMap(printChange)].join("\n")),
    ...(diff.writes.length === 0 ? [] : [["What a write costs", ...diff.writes.map(printWrite)].join("\n")]),
    ...(diff.changes.some(({ cql }) => cql.length > 0) ? [`CQL\n${indent(printCql(diff))}`] : []),
  ];
  return `${sections.join("\n\n")}\n`;
}

/** `3 changes since main, 1 of them breaking` */
export function describeCounts({ changes, writes }: SchemaDiff, since: string): string {
  if (changes.length === 0) {
    return writes.length === 0 ? `The schema is as at ${since}` : `The tables are as at ${since}, but writes differ`;
  }
  const breaking = changes.filter(({ effect }) => effect === "breaking").length;
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"} since ${since}`;
  if (breaking === 0) return count;
  return changes.length === 1 ? `${count}, and it is breaking` : `${count}, ${breaking} of them breaking`;
}

/** The changes of each table, type or keyspace, in order. */
export function groupChanges(
  changes: readonly SchemaChange[],
): readonly (readonly [string, readonly SchemaChange[]])[] {
  const groups = new Map<string, SchemaChange[]>();
  for (const change of changes) {
    const title = `${change.kind} ${change.name}`;
    groups.set(title, [...(groups.get(title) ?? []), change]);
  }
  return [...groups];
}

function printChange({ text, effect, advice }: SchemaChange): readonly string[] {
  const mark = effect === "in-place" ? "" : `${effect}: `;
  return [`  ${mark}${text}`, ...(advice === undefined ? [] : [`    ${advice}`])];
}

function printWrite(change: WriteChange): string {
  const [cost, ...rest] = describeWrite(change);
  return [`  ${change.write} ${change.entity}: ${cost}`, ...rest.map((line) => `    ${line}`)].join("\n");
}

/** `3 tables → 4`, then which came and went, and the reads before it where they differ. */
export function describeWrite({ before, after }: WriteChange): readonly string[] {
  if (before === undefined) return [`new, ${countTables(after?.writes)}`];
  if (after === undefined) return [`no more, ${countTables(before.writes)} before`];
  const came = (now: readonly string[], then: readonly string[]): readonly string[] =>
    now.filter((table) => !then.includes(table));
  const lines = [
    ...came(after.writes, before.writes).map((table) => `+ ${table}`),
    ...came(before.writes, after.writes).map((table) => `- ${table}`),
    ...came(after.reads, before.reads).map((table) => `+ reads ${table} first`),
    ...came(before.reads, after.reads).map((table) => `- no longer reads ${table} first`),
  ];
  const [then, now] = [before.writes.length, after.writes.length];
  const cost = then === now ? countTables(after.writes) : `${countTables(before.writes)} → ${now}`;
  return [lines.length === 0 ? `${cost}, in another order` : cost, ...lines];
}

const countTables = (tables: readonly string[] = []): string =>
  `${tables.length} ${tables.length === 1 ? "table" : "tables"}`;

/** What can be executed; what removes data, and what belongs to a breaking change, stands there as a comment. */
export function printCql({ changes }: SchemaDiff): string {
  return changes
    .flatMap(({ effect, removesData, cql }) =>
      cql.map((statement) =>
        effect === "breaking" || removesData === true ? `${statement};`.replace(/^/gm, "-- ") : `${statement};`,
      ),
    )
    .join("\n");
}

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");
