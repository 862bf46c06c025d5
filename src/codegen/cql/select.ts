import type { ReadPlan } from "../../access/read-model.ts";
import { quoteIdentifier } from "../../cql/identifiers.ts";
import type { Column, Table } from "../../physical/model.ts";
import { constantOf, equals, listOf, place, selectedOf, type StatementText } from "./statements.ts";

/**
 * What is the same in every read of a query. A `?` for each of `read.given`; what a call adds comes behind it. The nearest to a
 * vector take one more for it, and one for how many.
 */
export function selectText(table: Table, read: ReadPlan): StatementText {
  const isGiven = ({ name }: Column): boolean => read.given.includes(name);
  // An index finds rows of any partition: then a constant of the partition key would only be a filter.
  const where = table.columns
    .filter((column) => isGiven(column) || (!read.isOfAllPartitions && constantOf(column) !== undefined))
    .map(equals);
  return [
    `SELECT ${selectedOf(
      table,
      table.columns.filter(({ name }) => read.columns.includes(name)),
    )}\nFROM `,
    ...place(table),
    where.length === 0 ? "" : `\nWHERE ${where.join(" AND ")}`,
    ...(read.nearest === undefined ? [] : [`\nORDER BY ${quoteIdentifier(read.nearest)} ANN OF ? LIMIT ?`]),
  ];
}

/** Of the static columns of a partition, which are there without any row. A `?` for each column of the partition key. */
export function selectStaticsText(table: Table): StatementText {
  const partition = table.columns.filter(({ role }) => role === "partition");
  const statics = table.columns.filter(({ role }) => role === "static");
  return [
    `SELECT DISTINCT ${listOf([...partition, ...statics])}\nFROM `,
    ...place(table),
    `\nWHERE ${partition.map(equals).join(" AND ")}`,
  ];
}

/** The clustering columns as CLUSTERING ORDER has them: `date ASC`. */
export const orderOf = ({ name, direction }: Column): string =>
  `${quoteIdentifier(name)} ${direction === "desc" ? "DESC" : "ASC"}`;

/** `token(hotel_id, number)` */
export const tokenText = (partition: readonly Column[]): string => `token(${listOf(partition)})`;
