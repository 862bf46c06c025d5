import { isRequired } from "../../access/required-columns.ts";
import { createIndex, printColumn } from "../../codegen/cql/emit-cql.ts";
import { quoteIdentifier, quoteString } from "../../cql/identifiers.ts";
import type { Table } from "../../physical/model.ts";
import { printSnapshotKey } from "../print-snapshot-key.ts";
import type { SnapshotTable } from "../snapshot.ts";
import { findRenames, underNewNames, type Rename } from "./find-renames.ts";
import { findMovedBuckets, findMovedValues } from "../stored-meaning.ts";
import type { SchemaChange } from "./model.ts";

/** What changed of a table that stays. */
export function diffTable(table: Table, old: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] {
  const renames = findRenames(table, old);
  const before = underNewNames(table, old, renames);
  const broken = [
    ...diffKey(table, before, after),
    ...diffBuckets(table, before, after),
    ...diffKinds(table, before, after),
  ];
  // a table that has to be made anew is not altered as well
  if (broken.length > 0) return broken;
  const indexes = diffIndexes(table, before, after);
  return [
    ...indexes.dropped,
    ...renames.map((rename) => describeRename(table, rename)),
    ...diffColumns(table, before, after),
    ...diffMeanings(table, before, after),
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

/** Cassandra renames columns of a primary key, and no others. */
function describeRename(table: Table, { from, column }: Rename): SchemaChange {
  const text = `column "${from}" renamed to "${column.name}"`;
  const isKey = column.role === "partition" || column.role === "clustering";
  return isKey
    ? {
        ...change(table, text, "careful", [
          alter(table, `RENAME ${quoteIdentifier(from)} TO ${quoteIdentifier(column.name)}`),
        ]),
        advice:
          "code from before names the old column, and fails from then on: deploy this at once, or keep the name of the column: .named(…)",
      }
    : {
        ...change(table, text, "breaking", [
          alter(table, `ADD ${printColumn(column)}`),
          alter(table, `DROP ${quoteIdentifier(from)}`),
        ]),
        advice: `Cassandra renames columns of a primary key only: keep the name of the column, .named("${from}"), or fill the new one before the old one goes`,
      };
}

/** The key looks the same, and rows that are there are not found. */
const diffBuckets = (table: Table, before: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] =>
  findMovedBuckets(before, after).map((moved) => ({
    ...change(table, `bucket "${moved.column}": ${moved.before} → ${moved.after}`, "breaking"),
    advice: anew,
  }));

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
    ...gone.map((name) => ({
      ...change(table, `column "${name}" dropped`, "careful", [alter(table, `DROP ${quoteIdentifier(name)}`)]),
      removesData: true as const,
      advice: "its values go: drop it when nothing reads it any more",
    })),
  ];
}

/** Of columns that stay as they are in Cassandra, what the code means by them. */
function diffMeanings(table: Table, before: SnapshotTable, after: SnapshotTable): readonly SchemaChange[] {
  return [
    ...findMovedValues(before, after).map((moved) => ({
      ...change(table, `"${moved.column}" holds ${moved.after}, and ${moved.before} before`, "careful"),
      advice: "rows that are there keep what they have: fill the column again, unless only the name is another",
    })),
    ...table.columns
      .filter(({ name }) => before.columns[name] !== undefined)
      .flatMap(({ name }) => [
        ...diffOptional(table, name, before, after),
        ...diffValues(table, name, before.values?.[name], after.values?.[name]),
      ]),
  ];
}

function diffOptional(
  table: Table,
  column: string,
  before: SnapshotTable,
  after: SnapshotTable,
): readonly SchemaChange[] {
  const [was, is] = [before.optional?.includes(column) === true, after.optional?.includes(column) === true];
  if (was === is) return [];
  if (is) {
    const advice = "code from before leaves out rows without a value: deploy this everywhere before one is written";
    return [{ ...change(table, `"${column}" is optional now`, "careful"), advice }];
  }
  const advice = "reads leave out rows that have no value: fill the column first";
  return [{ ...change(table, `"${column}" is required now`, "careful"), advice }];
}

function diffValues(
  table: Table,
  column: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): readonly SchemaChange[] {
  const gone = before?.filter((value) => after?.includes(value) === false) ?? [];
  const added = after?.filter((value) => before?.includes(value) === false) ?? [];
  const print = (values: readonly string[]): string => values.map((value) => JSON.stringify(value)).join(", ");
  const stays = "rows that are there keep what they have, and reads return it: change those first";
  if (before === undefined && after !== undefined)
    return [{ ...change(table, `"${column}" is one of ${print(after)} now`, "careful"), advice: stays }];
  if (before !== undefined && after === undefined) return [change(table, `"${column}" is any text now`, "in-place")];
  return [
    ...(gone.length === 0
      ? []
      : [{ ...change(table, `"${column}" is no longer ${print(gone)}`, "careful"), advice: stays }]),
    ...(added.length === 0 ? [] : [change(table, `"${column}" may be ${print(added)} too`, "in-place")]),
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
