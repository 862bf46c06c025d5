import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath, resolveValue, startsWith } from "../conceptual/paths.ts";
import { camelCase } from "../cql/names.ts";
import type { Column, Table } from "../physical/model.ts";
import type { ColumnValue } from "./write-model.ts";

export const keyOf = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ role }) => role === "partition" || role === "clustering");

/** The attributes that columns are made from; a constant is made from none. */
export const pathsOf = (columns: readonly Column[]): readonly Path[] => columns.flatMap(sourcePaths);

function sourcePaths({ source }: Column): readonly Path[] {
  if (source.kind === "attribute") return [source.path];
  return source.kind === "bucket" && source.bucket.source !== undefined ? [source.bucket.source] : [];
}

/** The columns that a key is made from: its attributes, and those of which its buckets are computed. */
export function keyInputsOf(table: Table, key: readonly Column[] = keyOf(table)): readonly Column[] {
  const paths = pathsOf(key);
  return table.columns.filter(
    (column) =>
      column.source.kind === "attribute" &&
      (key.includes(column) || (!column.source.asWritten && includesPath(paths, column.source.path))),
  );
}

/** The value of a write that holds what a path leads to: for a field of a UDT, the whole UDT. */
export function valuePath(conceptual: ConceptualModel, entity: string, path: Path): Path {
  const { refs, attribute } = resolveValue(conceptual, entity, path);
  return [...refs, attribute.name];
}

/** Where columns find their values in those of an instance; one that is computed finds it in none. */
export function columnValues(
  conceptual: ConceptualModel,
  grain: string,
  columns: readonly Column[],
): readonly ColumnValue[] {
  return columns.flatMap(({ name: column, source }): readonly ColumnValue[] => {
    if (source.kind !== "attribute") return [];
    return [
      { column, value: valuePath(conceptual, grain, source.path), fields: fieldsOf(conceptual, grain, source.path) },
    ];
  });
}

/** The fields of a UDT at the end of a path, as properties. */
export const fieldsOf = (conceptual: ConceptualModel, grain: string, path: Path): readonly string[] =>
  resolveValue(conceptual, grain, path).fields.map((field) => camelCase(field.column));

/** Whether some of the paths has what the other leads to: itself, or the UDT that it is a field of. */
export const covers = (known: readonly Path[], path: Path): boolean => known.some((one) => startsWith(path, one));

/** Each once. */
export function distinctPaths(paths: readonly Path[]): readonly Path[] {
  const distinct: Path[] = [];
  for (const path of paths) if (!includesPath(distinct, path)) distinct.push(path);
  return distinct;
}
