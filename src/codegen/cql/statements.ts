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

/** A read by primary key, of some columns. */
interface KeyedRead {
  readonly keyspace: string;
  readonly table: string;
  readonly key: readonly { readonly column: string }[];
  readonly gains: readonly { readonly column: string }[];
}

/** Of the read that brings borrowed values. A `?` for each part of the key. */
export function keyedReadText({ keyspace, table, key, gains }: KeyedRead): StatementText {
  const columns = gains.map(({ column }) => quoteIdentifier(column)).join(", ");
  const where = key.map(({ column }) => `${quoteIdentifier(column)} = ?`).join(" AND ");
  return [`SELECT ${columns}\nFROM `, ...place({ keyspace, name: table }), `\nWHERE ${where}`];
}

/** Of a row. A `?` for each of {@link insertedColumns} that is not constant, then one for the time to live. */
export function insertText(table: Table): StatementText {
  const written = insertedColumns(table);
  const values = written.map((column) => constantOf(column) ?? "?").join(", ");
  return ["INSERT INTO ", ...place(table), ` (${listOf(written)})\nVALUES (${values}) USING TTL ?`];
}

/** Sets that are collected come from elsewhere. */
export const insertedColumns = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ source }) => source.kind !== "collected");

/** Of a row. A `?` for each column of the primary key that is not constant. */
export function deleteText(table: Table): StatementText {
  return ["DELETE FROM ", ...place(table), `\nWHERE ${keyOf(table).map(equals).join(" AND ")}`];
}

/** Of elements of a set. A `?` for the time to live where it adds, one for the set, then the key's. */
export function changeCollectionText(
  table: Table,
  kind: "add-to-collection" | "remove-from-collection",
  column: string,
): StatementText {
  const adds = kind === "add-to-collection";
  const name = quoteIdentifier(column);
  return [
    "UPDATE ",
    ...place(table),
    `${adds ? " USING TTL ?" : ""}\nSET ${name} = ${name} ${adds ? "+" : "-"} ?`,
    `\nWHERE ${keyOf(table).map(equals).join(" AND ")}`,
  ];
}

/** The value of a column that is the same in every row: the partition of `inOnePartition()`. */
export function constantOf({ source, type }: Pick<Column, "source" | "type">): string | undefined {
  if (source.kind !== "bucket" || source.bucket.unit !== "singleton") return undefined;
  return type.kind === "native" && type.name === "int" ? "0" : "'all'";
}

export const equals = (column: Column): string => `${quoteIdentifier(column.name)} = ${constantOf(column) ?? "?"}`;

export const listOf = (columns: readonly Column[]): string =>
  columns.map(({ name }) => quoteIdentifier(name)).join(", ");

const keyOf = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ role }) => role === "partition" || role === "clustering");

export const place = ({ keyspace, name }: Pick<Table, "keyspace" | "name">): StatementText => [
  { kind: "keyspace", name: keyspace },
  `.${quoteIdentifier(name)}`,
];
