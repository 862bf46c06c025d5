import { determines } from "../conceptual/dependencies.ts";
import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { ownPaths, samePath } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import type { Query, ReturnTerm } from "../queries/model.ts";
import { columnName } from "./column-names.ts";
import { attributesOf, deriveKey, type KeyPart } from "./derive-key.ts";
import type { ColumnRole, ColumnSource, LogicalColumn, LogicalTable } from "./model.ts";
import { saidColumn } from "./said-column.ts";
import { tableName } from "./table-names.ts";
import { validateTable } from "./validate-table.ts";

/** The one table of a query. */
export function deriveTable(
  model: ConceptualModel,
  keyspace: string,
  query: Query,
  report: (found: Diagnostic) => void,
): LogicalTable {
  const { grain, found, foundEntity } = query;
  const key = deriveKey(model, query, report);
  const keyColumns = [
    ...key.partition.map((part) => keyColumn(model, query, part, "partition")),
    ...key.clustering.map((part) => keyColumn(model, query, part, "clustering")),
  ];
  const rest = returnedColumns(model, query).filter(
    ({ source }) => !keyColumns.some((column) => sameSource(column.source, source)),
  );
  const given = attributesOf(key.partition);
  const others = rest.map(({ name, source }): LogicalColumn => {
    const isStatic =
      key.clustering.length > 0 &&
      source.kind === "attribute" &&
      !source.asWritten &&
      determines(model, grain, given, source.path);
    return isStatic
      ? { name, source, role: "static", reason: "depends on the partition key" }
      : { name, source, role: "regular", reason: "depends on the row" };
  });
  const table: LogicalTable = {
    kind: "logical-table",
    keyspace,
    name: tableName(model, query),
    queries: [query.id],
    grain,
    found,
    foundEntity,
    columns: [
      ...keyColumns,
      ...others.filter(({ role }) => role === "static"),
      ...others.filter(({ role }) => role === "regular"),
    ],
    indexes: [],
    candidateKey: key.candidateKey?.parts ?? [],
    location: query.location,
  };
  validateTable(model, query, table, report);
  return table;
}

function keyColumn(model: ConceptualModel, query: Query, part: KeyPart, role: ColumnRole): LogicalColumn {
  const { source, reason } = part;
  const name = source.kind === "bucket" ? source.bucket.column : (part.column ?? nameOf(model, query, source.path));
  return role === "clustering"
    ? { name, role, direction: part.direction, source, reason }
    : { name, role, source, reason };
}

/** What the query returns, each once, whatever part of it is in the key. A bucket's source is always among it. */
function returnedColumns(model: ConceptualModel, query: Query): readonly { name: string; source: ColumnSource }[] {
  const terms: readonly ReturnTerm[] = [
    ...(query.returning ?? ownPaths(model, query.grain, query.found).map(asReturned)),
    ...query.also,
    ...[...query.given, query.bucket].flatMap((term) =>
      term?.kind === "bucket" && term.source ? [asReturned(term.source)] : [],
    ),
  ];
  const columns = terms.map((term): { name: string; source: ColumnSource } =>
    term.kind === "collected"
      ? { name: term.column, source: { kind: "collected", collected: term } }
      : {
          name: term.column ?? nameOf(model, query, term.path),
          source: { kind: "attribute", path: term.path, asWritten: term.asWritten },
        },
  );
  // Said twice, the later word is the more particular: also(named(…)) after the default columns.
  return columns.flatMap(({ source }, i) => {
    if (columns.findIndex((other) => sameSource(other.source, source)) !== i) return [];
    return columns.findLast((other) => sameSource(other.source, source)) ?? [];
  });
}

const asReturned = (path: Path): ReturnTerm => ({ kind: "attribute", path, asWritten: false });

/** The column's name: where some list of the query names the path, that name. */
function nameOf(model: ConceptualModel, query: Query, path: Path): string {
  return saidColumn(query, path) ?? columnName(model, query.grain, path, query.found);
}

export function sameSource(a: ColumnSource, b: ColumnSource): boolean {
  if (a.kind === "attribute" && b.kind === "attribute") return samePath(a.path, b.path);
  if (a.kind === "collected" && b.kind === "collected") {
    return a.collected.relationship === b.collected.relationship && samePath(a.collected.far, b.collected.far);
  }
  return false;
}
