import { quoteIdentifier } from "../../cql/identifiers.ts";
import type { Column, Table } from "../../physical/model.ts";
import { equals, listOf, place, type StatementText } from "./statements.ts";

const keyOf = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ role }) => role === "partition" || role === "clustering");

const where = (table: Table): string => `\nWHERE ${keyOf(table).map(equals).join(" AND ")}`;

const set = (columns: readonly Pick<Column, "name">[], value = "?"): readonly string[] =>
  columns.map(({ name }) => `${quoteIdentifier(name)} = ${value}`);

/** The values of an identity row beside its key, hidden ones among them. */
const valuesOf = (table: Table): readonly Column[] => [
  ...table.columns.filter(({ role }) => role === "regular" || role === "static"),
  ...guardOf(table).values,
];

function guardOf({ guard, name }: Table): NonNullable<Table["guard"]> {
  if (guard === undefined) throw new Error(`"${name}" has no guard`);
  return guard;
}

const guards = ["guard_pending = ?", "guard_version = ?"];
const onVersion = "\nIF guard_version = ?";

const selectAll = (table: Table): StatementText => {
  const { values, columns } = guardOf(table);
  return [`SELECT ${listOf([...table.columns, ...values, ...columns])}\nFROM `, ...place(table)];
};

/** Of a whole identity row. A `?` for each column of the key. */
export const guardedReadText = (table: Table): StatementText => [...selectAll(table), where(table)];

/** Of all identity rows. */
export const guardedScanText = (table: Table): StatementText => selectAll(table);

/** Of a row that is to be: insert, update, and insert after a delete. */
export function guardedWriteText(table: Table): StatementText {
  const claims = guardOf(table).claims.map(({ column }) => ({ name: column }));
  const assignments = [...set(valuesOf(table)), "guard_gone = null", ...set(claims), ...guards, "guard_writers = ?"];
  return ["UPDATE ", ...place(table), `\nSET ${assignments.join(", ")}`, where(table), onVersion];
}

/** Of a row that is not to be: what remembers its version for as long as a clock may be wrong. */
export function graveText(table: Table): StatementText {
  const claims = guardOf(table).claims.map(({ column }) => ({ name: column }));
  // What is static is of the other rows, too.
  const own = valuesOf(table).filter(({ role }) => role !== "static");
  const assignments = [...set([...own, ...claims], "null"), "guard_gone = true", ...guards, "guard_writers = ?"];
  return ["UPDATE ", ...place(table), ` USING TTL ?\nSET ${assignments.join(", ")}`, where(table), onVersion];
}

/** Of another version of a row as it is. */
export const fenceText = (table: Table): StatementText => [
  "UPDATE ",
  ...place(table),
  `\nSET ${guards.join(", ")}`,
  where(table),
  onVersion,
];

/** That the copies of a version are written: the only column of the guards that is never written on a condition. */
export const settleText = (table: Table): StatementText => [
  "UPDATE ",
  ...place(table),
  " USING TTL ?\nSET guard_settled = ?",
  where(table),
];

/** Of a row of a copy that was there until a version. */
export const removeAtText = (table: Table): StatementText => [
  "DELETE FROM ",
  ...place(table),
  " USING TIMESTAMP ?",
  where(table),
];

/** Of the row of a unique key. */
export const readClaimText = (table: Table): StatementText => [
  `SELECT ${listOf(table.columns.filter(({ role }) => role === "regular"))}\nFROM `,
  ...place(table),
  where(table),
];

/** Whoever holds it, if that is as it was read. */
export function claimText(table: Table): StatementText {
  const columns = table.columns.filter(({ role }) => role === "regular");
  return [
    "UPDATE ",
    ...place(table),
    `\nSET ${set(columns).join(", ")}`,
    where(table),
    `\nIF ${set(columns).join(" AND ")}`,
  ];
}

/** Nobody, if the holder still has it by the same token. */
export function releaseText(table: Table): StatementText {
  const holding = table.columns.filter(({ role, name }) => role === "regular" && name !== "guard_floor");
  const assignments = [...set(holding, "null"), "guard_floor = ?"];
  return [
    "UPDATE ",
    ...place(table),
    ` USING TTL ?\nSET ${assignments.join(", ")}`,
    where(table),
    `\nIF ${set(holding).join(" AND ")}`,
  ];
}
