import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { entityNamed, identityOf, includesPath, resolveValue } from "../conceptual/paths.ts";
import type { CqlType } from "../cql/model.ts";
import { queryWithId } from "../queries/query-with-id.ts";
import type { Query, QueryModel } from "../queries/model.ts";
import type { LintInput } from "./model.ts";
import type { Column, PhysicalModel, Table } from "../physical/model.ts";

export const allTables = ({ keyspaces }: PhysicalModel): readonly Table[] =>
  keyspaces.flatMap((keyspace) => keyspace.tables);

/** For a message: the query that a table was derived from. */
export const ofTable = ({ name, queries }: Table): { readonly query: string; readonly table: string } => ({
  query: queries[0]?.id ?? "",
  table: name,
});

export const inRole = ({ columns }: Table, role: Column["role"]): readonly Column[] =>
  columns.filter((column) => column.role === role);

export const isTime = (type: CqlType): boolean =>
  type.kind === "native" && ["timestamp", "timeuuid", "date"].includes(type.name);

/** The seconds after which a row expires by itself; 0 when it does not. */
export const timeToLive = ({ options }: Table): number => options.defaultTimeToLive ?? 0;

export const pathOf = ({ source }: Column): Path | undefined => (source.kind === "attribute" ? source.path : undefined);

/** Whether the column's value is a day or another stretch of time, which ends. */
export function isStretch({ source, type }: Column): boolean {
  if (source.kind === "bucket") return source.bucket.unit !== "hash" && source.bucket.unit !== "singleton";
  return type.kind === "native" && type.name === "date";
}

/** Whether the column's value is a stretch of time or an instant. A timeuuid is an id. */
export const isOfTime = (column: Column): boolean =>
  isStretch(column) || (column.type.kind === "native" && column.type.name === "timestamp");

export const isConstant = ({ source }: Column): boolean =>
  source.kind === "bucket" && source.bucket.unit === "singleton";

export const isHash = ({ source }: Column): boolean => source.kind === "bucket" && source.bucket.unit === "hash";

/**
 * The clustering column of a time by which rows are added without end: rows are events, told apart by their time, or never change, or all
 * of an entity are in one partition. Undefined for an entity that merely has a date, and for an id that nobody orders by.
 */
export function timeThatGrows({ conceptual, queries }: LintInput, table: Table): Column | undefined {
  const entity = entityNamed(conceptual, table.grain);
  const query = queryOf(queries, table);
  const ordered = [...(query?.orderBy ?? []), ...(query?.range === undefined ? [] : [query.range])];
  const isOnePartition = inRole(table, "partition").every(isConstant);
  const clustering = inRole(table, "clustering");
  return clustering.find((column) => {
    const path = pathOf(column);
    if (path === undefined || !isTime(column.type)) return false;
    if (clustering.length === 1 && isStretch(column)) return false; // a row a day is few
    const isId = column.type.kind === "native" && column.type.name === "timeuuid";
    if (isId && !ordered.some(({ attributes }) => includesPath(attributes, path))) return false;
    return isOnePartition || entity.immutable || includesPath(identityOf(entity), path);
  });
}

/** The query that a table was derived from. */
export const queryOf = (model: QueryModel, { queries }: Table): Query | undefined => queryWithId(model, queries[0]?.id);

/** The values that a column can have, where its type says how many; 1 for a constant. */
export function countValues(conceptual: ConceptualModel, table: Table, column: Column): number | undefined {
  const path = pathOf(column);
  if (path === undefined) return isConstant(column) ? 1 : undefined;
  const { attribute, type } = resolveValue(conceptual, table.grain, path);
  if (type.kind === "native" && type.name === "boolean") return 2;
  return attribute.values?.length;
}
