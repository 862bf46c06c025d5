import { quoteIdentifier } from "../../cql/identifiers.ts";
import type { Column, Table } from "../../physical/model.ts";

/**
 * The text of a statement in pieces: what it says in any case, and where the keyspace stands, which an application may call
 * something else.
 */
export type StatementText = readonly (string | KeyspaceHole)[];

export interface KeyspaceHole {
  readonly kind: "keyspace";
  /** In the model. */
  readonly name: string;
}

/**
 * Of the read that a write stands on: every column, with the write time and the time to live of each of `stamps`. A `?` for
 * each column of `key` that is not constant.
 */
export function storedText(table: Table, key: readonly Column[], stamps: readonly Column[]): StatementText {
  const stamped = stamps.map(({ name }) => `WRITETIME(${quoteIdentifier(name)}), TTL(${quoteIdentifier(name)})`);
  return [
    `SELECT ${[selectedOf(table), ...stamped].join(", ")}\nFROM `,
    ...place(table),
    `\nWHERE ${key.map(equals).join(" AND ")}`,
  ];
}

/** Of a row. A `?` for each of {@link insertedColumns} that is not constant, then one for the time to live. */
export function insertText(table: Table, withSets = false): StatementText {
  const written = insertedColumns(table, withSets);
  const values = written.map((column) => constantOf(column) ?? "?").join(", ");
  return ["INSERT INTO ", ...place(table), ` (${listOf(written)})\nVALUES (${values}) USING TTL ?`];
}

/** Sets that are collected come from elsewhere, but for a row that moves. */
export const insertedColumns = ({ columns }: Table, withSets = false): readonly Column[] =>
  columns.filter(({ source }) => withSets || source.kind !== "collected");

/** Of some columns of a row, or of static columns of a partition. A `?` for the time to live, each column, and the key. */
export function updateText(table: Table, columns: readonly Column[], key: readonly Column[]): StatementText {
  const assignments = columns.map(({ name }) => `${quoteIdentifier(name)} = ?`).join(", ");
  return ["UPDATE ", ...place(table), ` USING TTL ?\nSET ${assignments}\nWHERE ${key.map(equals).join(" AND ")}`];
}

/** Of counters. A `?` for each, then the key's. */
export function countText(table: Table, counters: readonly Column[]): StatementText {
  const assignments = counters.map(({ name }) => `${quoteIdentifier(name)} = ${quoteIdentifier(name)} + ?`).join(", ");
  return ["UPDATE ", ...place(table), `\nSET ${assignments}\nWHERE ${keyOf(table).map(equals).join(" AND ")}`];
}

/** Of a row. A `?` for each column of the primary key that is not constant. */
export function deleteText(table: Table): StatementText {
  return ["DELETE FROM ", ...place(table), `\nWHERE ${keyOf(table).map(equals).join(" AND ")}`];
}

export type ElementsChange = "add" | "remove" | "append" | "prepend";

/** Of elements of a collection. A `?` for the time to live unless it removes, one for the elements, then the key's. */
export function changeElementsText(table: Table, change: ElementsChange, column: string): StatementText {
  const name = quoteIdentifier(column);
  const value = change === "prepend" ? `? + ${name}` : `${name} ${change === "remove" ? "-" : "+"} ?`;
  return [
    "UPDATE ",
    ...place(table),
    `${change === "remove" ? "" : " USING TTL ?"}\nSET ${name} = ${value}`,
    `\nWHERE ${keyOf(table).map(equals).join(" AND ")}`,
  ];
}

/** The value of a column that is the same in every row: the partition of `inOnePartition()`. */
export function constantOf({ source, type }: Pick<Column, "source" | "type">): string | undefined {
  if (source.kind !== "bucket" || source.bucket.unit !== "singleton") return undefined;
  return type.kind === "native" && type.name === "int" ? "0" : "'all'";
}

export const equals = (column: Column): string => `${quoteIdentifier(column.name)} = ${constantOf(column) ?? "?"}`;

/** What a read lists: every column, and of a guarded identity table what tells its graves. */
export const selectedOf = ({ columns, guard }: Table, some = columns): string =>
  [listOf(some), ...(guard === undefined ? [] : ["guard_version", "guard_gone"])].join(", ");

export const listOf = (columns: readonly Column[]): string =>
  columns.map(({ name }) => quoteIdentifier(name)).join(", ");

const keyOf = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ role }) => role === "partition" || role === "clustering");

export const place = ({ keyspace, name }: Pick<Table, "keyspace" | "name">): StatementText => [
  { kind: "keyspace", name: keyspace },
  `.${quoteIdentifier(name)}`,
];
