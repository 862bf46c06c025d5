import { printCqlType } from "../../src/cql/print-type.ts";
import type { Table } from "../../src/physical/model.ts";
import type { PublishedModel, PublishedTable } from "./cases.ts";

/** What is compared of a table, derived or published. */
export interface TableSummary {
  readonly name: string;
  readonly queries: readonly string[];
  readonly partition: readonly string[];
  readonly clustering: readonly string[];
  readonly static: readonly string[];
  readonly columns: Readonly<Record<string, string>>;
}

export function summarizeTable({ name, queries, columns }: Table): TableSummary {
  const ofRole = (role: string): Table["columns"] => columns.filter((column) => column.role === role);
  return {
    name,
    queries: queries.map(({ id }) => id).toSorted(),
    partition: ofRole("partition").map((column) => column.name),
    clustering: ofRole("clustering").map((column) => `${column.name} ${column.direction}`),
    static: ofRole("static")
      .map((column) => column.name)
      .toSorted(),
    columns: sorted(columns.map((column) => [column.name, printCqlType(column.type)])),
  };
}

export function summarizePublished(table: PublishedTable): TableSummary {
  return {
    name: table.name,
    queries: [table.query, ...(table.also ?? [])].toSorted(),
    partition: table.partition,
    clustering: table.clustering.map((column) => column.join(" ")),
    static: table.static.toSorted(),
    columns: sorted(Object.entries(table.columns).map(([name, type]) => [name, normalizeSpace(type)])),
  };
}

/** `map<text,  blob>` → `map<text, blob>`. */
const normalizeSpace = (type: string): string => type.replaceAll(/\s+/g, " ").trim();

const sorted = (columns: readonly (readonly [string, string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The user-defined types. A collection in one is frozen, since the type is: some models say so, some leave it out. */
export const summarizeTypes = ({ types = {} }: PublishedModel): PublishedModel["types"] =>
  Object.fromEntries(
    Object.entries(types).map(([name, fields]) => [
      name,
      Object.fromEntries(
        Object.entries(fields).map(([field, type]) => [
          field,
          /^(list|set|map)</.test(type) ? `frozen<${normalizeSpace(type)}>` : normalizeSpace(type),
        ]),
      ),
    ]),
  );
