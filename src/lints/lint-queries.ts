import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";
import type { LogicalTable } from "../logical/model.ts";
import { serveQuery } from "../logical/serve-query.ts";
import type { Column, Table } from "../physical/model.ts";
import { queryWithId } from "../queries/query-with-id.ts";
import type { Query } from "../queries/model.ts";
import type { LintInput } from "./model.ts";
import { ofTable, queryOf } from "./tables.ts";

/** Queries that ask every node, and those that need no table of their own. */
export function lintQueries(input: LintInput): readonly Diagnostic[] {
  return [...lintIndexes(input), ...lintServed(input)];
}

function lintIndexes({ queries, access }: LintInput): readonly Diagnostic[] {
  return access.reads
    .filter((read) => read.isIndexed && read.isOfAllPartitions && read.nearest === undefined)
    .map(({ query, table }) => {
      const location = queryWithId(queries, query)?.servedBy?.location;
      return diagnostic("PQ5133", { query, table }, location);
    });
}

/** The first table before that could answer a query too; of two that are the same, the later one is reported. */
function lintServed({ conceptual, queries, logical, physical }: LintInput): readonly Diagnostic[] {
  return physical.keyspaces.flatMap(({ name, tables }) => {
    const logicalTables = logical.keyspaces.find((keyspace) => keyspace.name === name)?.tables ?? [];
    const byName = new Map(logicalTables.map((table) => [table.name, table]));
    const byGrain = groupBy(tables, ({ grain }) => grain);
    const answers = (one: Table, other: Table): boolean => {
      const query = queryOf(queries, one);
      const table = byName.get(other.name);
      if (query === undefined || table === undefined || one.queries.length > 1 || query.scan) return false;
      return canServe(conceptual, query, table) && hasColumns(other, one) && hasSameOptions(other, one);
    };
    return tables.flatMap((table) => {
      // Rows of another entity answer nothing.
      const alike = byGrain.get(table.grain) ?? [];
      const place = alike.indexOf(table);
      const other = alike.find(
        (each, j) => each !== table && answers(table, each) && (j < place || !answers(each, table)),
      );
      if (other === undefined) return [];
      const parameters = { ...ofTable(table), other: other.queries[0]?.id ?? "", otherTable: other.name };
      return [diagnostic("PQ5134", parameters, table.location)];
    });
  });
}

function canServe(conceptual: LintInput["conceptual"], query: Query, table: LogicalTable): boolean {
  const servedBy = { query: table.queries[0] ?? "", location: undefined };
  return serveQuery(conceptual, query, servedBy, table, () => {}) !== undefined;
}

const hasColumns = (other: Table, { columns }: Table): boolean =>
  columns.every((column) => other.columns.some((each) => sameSource(column, each)));

const sameSource = ({ source: a }: Column, { source: b }: Column): boolean => {
  const plain = (source: Column["source"]): unknown =>
    source.kind === "bucket" ? { ...source.bucket, location: undefined } : source;
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
};

const hasSameOptions = ({ options: a }: Table, { options: b }: Table): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
