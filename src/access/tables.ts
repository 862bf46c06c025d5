import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath, resolveValue } from "../conceptual/paths.ts";
import { camelCase } from "../cql/names.ts";
import type { Column, Table } from "../physical/model.ts";
import { inputPath } from "./inputs.ts";
import type { ColumnValue, RowStatement } from "./model.ts";

export const keyOf = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ role }) => role === "partition" || role === "clustering");

/** The attributes that columns are made from; a constant is made from none. */
export const pathsOf = (columns: readonly Column[]): readonly Path[] => columns.flatMap(sourcePaths);

function sourcePaths({ source }: Column): readonly Path[] {
  if (source.kind === "attribute") return [source.path];
  return source.kind === "bucket" && source.bucket.source !== undefined ? [source.bucket.source] : [];
}

/** The primary key, and what its buckets are computed from. */
export function keyWithSources(table: Table): readonly Column[] {
  const paths = pathsOf(keyOf(table));
  return table.columns.filter(
    (column) =>
      keyOf(table).includes(column) || (column.source.kind === "attribute" && includesPath(paths, column.source.path)),
  );
}

/** A statement on one row of a table of the entity, and where in the entity's values each column finds its own. */
export function rowStatement(
  conceptual: ConceptualModel,
  kind: RowStatement["kind"],
  { keyspace, name, grain }: Table,
  columns: readonly Column[],
): RowStatement {
  return { kind, keyspace, table: name, values: columnValues(conceptual, grain, columns) };
}

/** Where each column finds its value in those of an instance; one that is computed finds it in none. */
export function columnValues(
  conceptual: ConceptualModel,
  grain: string,
  columns: readonly Column[],
): readonly ColumnValue[] {
  return columns.flatMap(({ name: column, source }): readonly ColumnValue[] => {
    if (source.kind !== "attribute") return [];
    const { fields } = resolveValue(conceptual, grain, source.path);
    const input = inputPath(conceptual, grain, source.path);
    return [{ column, input, fields: fields.map((field) => camelCase(field.column)) }];
  });
}

/** What a retry starts from, the table read by identity, is written last. */
export function homesInOrder(identity: readonly Path[], homes: readonly Table[]): readonly Table[] {
  const byIdentity = (table: Table): boolean => pathsOf(keyOf(table)).every((path) => includesPath(identity, path));
  return [...homes.filter((table) => !byIdentity(table)), ...homes.filter(byIdentity)];
}
