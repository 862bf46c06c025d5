import { isRequired } from "../../access/required-columns.ts";
import { createIndex, printColumn } from "../../codegen/cql/emit-cql.ts";
import { quoteIdentifier, quoteString } from "../../cql/identifiers.ts";
import type { Table } from "../../physical/model.ts";
import { printSnapshotKey } from "../print-snapshot-key.ts";
import type { SnapshotTable } from "../snapshot.ts";
import type { SchemaChange } from "./model.ts";

/** What changed of a table that stays. */
export function diffTable(table: Table, before: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] {
  const broken = [...diffKey(table, before, after), ...diffKinds(table, before, after)];
  // a table that has to be made anew is not altered as well
  if (broken.length > 0) return broken;
  const indexes = diffIndexes(table, before, after);
  return [
    ...indexes.dropped,
    ...diffColumns(table, before, after),
    ...indexes.added,
    ...diffOptions(table, before, after),
  ];
}

function diffKey(table: Table, before: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] {
  const [old, now] = [printSnapshotKey(before), printSnapshotKey(after)];
  if (old === now) return [];
  const isOrder =
    before.partitionKey.join() === after.partitionKey.join() &&
    before.clustering.map(([column]) => column).join() === after.clustering.map(([column]) => column).join();
  return [{ ...change(table, `${isOrder ? "order" : "primary key"}: ${old} → ${now}`, "breaking"), advice: anew }];
}

const anew = "make a new table with .table(…), fill it from this one, and drop this one when nothing reads it any more";

function diffKinds(table: Table, before: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] {
  const both = Object.keys(after.columns).filter((name) => before.columns[name] !== undefined);
  const types = both.filter((name) => before.columns[name] !== after.columns[name]);
  const isKey = (name: string): boolean =>
    [...after.partitionKey, ...after.clustering.map(([column]) => column)].includes(name);
  const statics = both.filter((name) => before.static.includes(name) !== after.static.includes(name) && !isKey(name));
  return [
    ...types.map((name) => ({
      ...change(table, `type of "${name}": ${before.columns[name]} → ${after.columns[name]}`, "breaking"),
      advice: isKey(name) ? anew : "give the column of the new type another name, and fill it from this one",
    })),
    ...statics.map((name) => ({
      ...change(
        table,
        `"${name}": ${after.static.includes(name) ? "regular → static" : "static → regular"}`,
        "breaking",
      ),
      advice: anew,
    })),
  ];
}

function diffColumns(table: Table, before: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] {
  const gone = Object.keys(before.columns).filter((name) => after.columns[name] === undefined);
  const added = table.columns.filter(({ name }) => before.columns[name] === undefined);
  return [
    ...gone.map((name) => ({
      ...change(table, `column "${name}" dropped`, "careful", [alter(table, `DROP ${quoteIdentifier(name)}`)]),
      advice: "its values go: first deploy what no longer reads it",
    })),
    ...added.map((column) => {
      const addition = change(table, `column "${column.name}" ${after.columns[column.name]} added`, "in-place", [
        alter(table, `ADD ${printColumn(column)}`),
      ]);
      if (!isRequired(column)) return addition;
      const advice =
        "rows that are there have no value, and reads leave out rows without a required value: " +
        "make the attribute optional(), or fill the column before the new code reads it";
      return { ...addition, effect: "careful" as const, advice };
    }),
  ];
}

function diffIndexes(
  table: Table,
  before: SnapshotTable,
  after: SnapshotTable,
): { readonly dropped: readonly SchemaChange[]; readonly added: readonly SchemaChange[] } {
  const [old, now] = [before.indexes ?? {}, after.indexes ?? {}];
  const gone = Object.keys(old).filter((name) => now[name] !== old[name]);
  const added = table.indexes.filter(({ name }) => now[name] !== old[name]);
  return {
    dropped: gone.map((name) =>
      change(table, `index "${name}" on ${old[name]} dropped`, "in-place", [
        `DROP INDEX ${quoteIdentifier(table.keyspace)}.${quoteIdentifier(name)}`,
      ]),
    ),
    added: added.map((index) =>
      change(table, `index "${index.name}" on ${now[index.name]} added`, "in-place", [
        createIndex(table.keyspace, table, index),
      ]),
    ),
  };
}

function diffOptions(table: Table, before: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] {
  const [old, now] = [before.options ?? [], after.options ?? []];
  const nameOf = (option: string): string => option.split(" = ")[0] ?? "";
  const gone = old.filter((option) => !now.some((each) => nameOf(each) === nameOf(option)));
  const comment =
    before.comment === undefined || before.comment === after.comment
      ? []
      : [
          change(table, `comment: ${before.comment} → ${after.comment}`, "in-place", [
            alter(table, `WITH comment = ${quoteString(table.comment)}`),
          ]),
        ];
  return [
    ...comment,
    ...now
      .filter((option) => !old.includes(option))
      .map((option) => {
        const was = old.find((each) => nameOf(each) === nameOf(option));
        return change(table, was === undefined ? option : `${was} → ${option}`, "in-place", [
          alter(table, `WITH ${option}`),
        ]);
      }),
    ...gone.map((option) => ({
      ...change(table, `${option} no longer set`, "careful"),
      advice: "the table keeps the value: an option has to be set to be changed",
    })),
  ];
}

const alter = (table: Table, what: string): string =>
  `ALTER TABLE ${quoteIdentifier(table.keyspace)}.${quoteIdentifier(table.name)} ${what}`;

function change(
  table: Table,
  text: string,
  effect: SchemaChange["effect"],
  cql: readonly string[] = [],
): SchemaChange & { readonly advice?: string } {
  return { kind: "table", name: `${table.keyspace}.${table.name}`, text, effect, cql };
}
