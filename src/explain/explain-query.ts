import { createIndex, createTable } from "../codegen/cql/emit-cql.ts";
import type { Models } from "../compile.ts";
import type { CandidateKey, ConceptualModel, Path } from "../conceptual/model.ts";
import { entityNamed, printPath, samePath } from "../conceptual/paths.ts";
import { nameColumn } from "../logical/column-names.ts";
import { weighCandidateKeys } from "../logical/derive-key.ts";
import type { LogicalColumn, LogicalTable } from "../logical/model.ts";
import { derivedTableName, tableLabels } from "../logical/table-names.ts";
import type { Query } from "../queries/model.ts";
import { queryWithId } from "../queries/query-with-id.ts";
import { listOf, explanation, type Explanation, type Section } from "./print-sections.ts";

/** The derivation of a query's table, step by step, in the words of the method. */
export function explainQuery(models: Models, id: string): Explanation {
  const { query, table } = findQuery(models, id);
  const physical = models.physical.keyspaces
    .flatMap((keyspace) => keyspace.tables)
    .find(({ keyspace, name }) => keyspace === table.keyspace && name === table.name);
  if (physical === undefined) throw new Error(`no table "${table.name}" in the physical model`);
  const cql = [
    createTable(table.keyspace, physical),
    ...physical.indexes.map((index) => createIndex(table.keyspace, physical, index)),
  ];
  return explanation(`${query.id}. ${query.text}`, [
    explainGrain(models.conceptual, query),
    explainDependencies(models.conceptual, query.grain),
    ...(query.servedBy === undefined
      ? explainDerivation(models.conceptual, query, table)
      : [explainService(query, table)]),
    ...explainProjections(models, id),
    explainWorkflow(query),
    { title: "CQL", lines: cql.flatMap((statement) => `${statement};`.split("\n")) },
  ]);
}

function explainProjections({ access }: Models, id: string): readonly Section[] {
  const lines = access.reads.flatMap(({ query, projection, columns }) =>
    query === id && projection !== undefined ? [`${projection.name}  reads ${listOf(columns)}`] : [],
  );
  return lines.length === 0 ? [] : [{ title: "Projections", lines }];
}

/** The query and the table that it reads. Throws when there is none: the caller has looked. */
export function findQuery(
  { queries, logical }: Models,
  id: string,
): { readonly query: Query; readonly table: LogicalTable } {
  const query = queryWithId(queries, id);
  const table = logical.keyspaces.flatMap(({ tables }) => tables).find((other) => other.queries.includes(id));
  if (query === undefined || table === undefined) throw new Error(`no query "${id}"`);
  return { query, table };
}

function explainGrain(conceptual: ConceptualModel, { grain, found, foundEntity }: Query): Section {
  const { role } = entityNamed(conceptual, grain);
  const lines = [`Each row is one ${grain}${role === "relationship" ? ", a relationship" : ""}.`];
  if (found.length > 0) lines.push(`What is found is its ${foundEntity}, through ${printPath(grain, found)}.`);
  return { title: "Grain", lines };
}

/** When it is asked, and by whom; nothing where the model does not say. */
function explainWorkflow({ workflow }: Query): Section {
  const after = workflow.after.map(({ query }) => query);
  const lines = [
    ...(workflow.isEntry ? ["The workflow may begin with it."] : []),
    ...(after.length > 0 ? [`It comes after ${after.join(" or ")}.`] : []),
    ...(workflow.for.length > 0 ? [`Who asks: ${workflow.for.join(", ")}.`] : []),
  ];
  return { title: "Workflow", lines };
}

function explainDependencies(conceptual: ConceptualModel, grain: string): Section {
  const { candidateKeys } = entityNamed(conceptual, grain);
  return {
    title: "Functional dependencies",
    lines: candidateKeys.map(
      (key) => `${listOf(key.paths.map((path) => printPath(grain, path)))} → all of ${grain} (${originOf(key)})`,
    ),
  };
}

const originOf = ({ origin, parts }: CandidateKey): string =>
  `${origin === "identity" ? "its identity" : origin === "keys" ? "a key that the application vouches for" : "a unique key"}: ${parts.join(", ")}`;

function explainDerivation(conceptual: ConceptualModel, query: Query, table: LogicalTable): readonly Section[] {
  const inRole = (...roles: readonly LogicalColumn["role"][]) =>
    table.columns.filter(({ role }) => roles.includes(role));
  return [
    {
      title: "Partition key",
      lines: inRole("partition").map((column) => `${column.name}  ${whyInKey(query, column)}`),
    },
    { title: "Clustering columns", lines: explainClustering(query, inRole("clustering")) },
    ...explainCandidateKeys(conceptual, query, table),
    {
      title: "Other columns",
      lines: inRole("static", "regular").map((column) => `${column.name}  ${whyOutside(query, column)}`),
    },
    { title: "Names", lines: explainNames(conceptual, query, table) },
  ];
}

function explainClustering(query: Query, columns: readonly LogicalColumn[]): readonly string[] {
  if (columns.length > 0) {
    return columns.map(
      (column) =>
        `${column.name}  ${column.direction === "desc" ? "descending" : "ascending"}; ${whyInKey(query, column)}`,
    );
  }
  return query.scan ? ["none: the identity is the partition key"] : ["none: what is given finds one row"];
}

function whyInKey(query: Query, { source, reason }: LogicalColumn): string {
  const what =
    source.kind === "attribute"
      ? printPath(query.grain, source.path)
      : source.kind === "bucket"
        ? `a bucket by ${source.bucket.unit}`
        : "";
  switch (reason) {
    case "given":
      return `given: ${what}`;
    case "bucketBy":
      return source.kind === "bucket" && source.bucket.unit === "singleton"
        ? "inOnePartition: the same in every row"
        : `bucketBy: ${what} of ${source.kind === "bucket" ? printPath(query.grain, source.bucket.source ?? []) : ""}, so that no partition grows for ever`;
    case "optionally":
      return `optionally given: ${what}; next in the partition's order, so that a read may say it or not`;
    case "orderBy":
      return `orderBy: ${what}`;
    case "range":
      return `range: ${what}; rows of a range stand together in the partition's order`;
    case "identifies the row":
      return query.scan
        ? `${what} is part of the identity`
        : `${what}: without it, rows that agree on the columns before it would overwrite each other`;
    case "depends on the partition key":
    case "depends on the row":
      return what;
    default:
      throw new Error(`unknown reason ${reason satisfies never}`);
  }
}

/** What each candidate key would add, and which was taken. */
function explainCandidateKeys(conceptual: ConceptualModel, query: Query, table: LogicalTable): readonly Section[] {
  if (table.candidateKey.length === 0) return [];
  const before = table.columns.flatMap(({ source, role, reason }): readonly Path[] =>
    (role === "partition" || role === "clustering") && reason !== "identifies the row" && source.kind === "attribute"
      ? [source.path]
      : [],
  );
  const taken = table.candidateKey.join(", ");
  const lines = weighCandidateKeys(conceptual, query.grain, query.scan ? [] : before).map(
    ({ key, adds, present, isOptional }) => {
      const parts = key.parts.join(", ");
      const added =
        adds.length === 0 ? "adds no column" : `adds ${listOf(adds.map((path) => printPath(query.grain, path)))}`;
      const already = present === 0 ? "" : `; ${present} of its columns ${present === 1 ? "is" : "are"} there`;
      const verdict =
        parts === taken
          ? query.keyedBy === undefined
            ? "taken"
            : "taken, as keyedBy says"
          : isOptional
            ? "not taken: a part may be null"
            : "not taken";
      return `${parts} (${key.origin})  ${added}${already}: ${verdict}`;
    },
  );
  const rule = "The key that adds fewest columns; then the one with most columns already there; then the identity.";
  return [{ title: "Candidate key", lines: lines.length > 1 ? [...lines, rule] : lines }];
}

function whyOutside(query: Query, { role, source }: LogicalColumn): string {
  if (source.kind === "collected") {
    return `regular: the ${source.collected.column} of each ${query.foundEntity}, gathered from ${source.collected.relationship}`;
  }
  const what = source.kind === "attribute" ? printPath(query.grain, source.path) : "";
  if (role === "static") return `static: the partition key alone determines ${what}, so a partition holds it once`;
  const asWritten = source.kind === "attribute" && source.asWritten ? ", and stays as it was written" : "";
  return `regular: ${what} differs from row to row${asWritten}`;
}

function explainNames(conceptual: ConceptualModel, query: Query, table: LogicalTable): readonly string[] {
  const derived = derivedTableName(conceptual, query);
  const labels = tableLabels(conceptual, query);
  const { plural } = entityNamed(conceptual, query.foundEntity);
  const rule =
    labels.length === 0
      ? `the plural of ${query.foundEntity}, since ${query.given.length === 0 ? "nothing is" : "its whole identity is"} given`
      : `the plural "${plural}", and what is given${query.range === undefined ? "" : " or ranged over"}: ${labels.join(", ")}`;
  const name =
    query.table === undefined ? `${table.name}  ${rule}` : `${table.name}  as .table says; by the rules ${derived}`;
  const columns = table.columns.map((column) => {
    const { source } = column;
    if (source.kind === "bucket") return `${column.name}  the bucket's name`;
    if (source.kind === "guard") return `${column.name}  of the guarded writes`;
    if (source.kind === "collected") return `${column.name}  as collect names it`;
    const named = nameColumn(conceptual, query.grain, source.path, query.found);
    return `${column.name}  ${named.name === column.name ? named.rule : `as named(…) says; by the rules ${named.name}`}`;
  });
  return [name, ...columns];
}

function explainService(query: Query, table: LogicalTable): Section {
  const key = table.columns.filter(({ role }) => role === "partition" || role === "clustering").map(({ name }) => name);
  const lines = [
    `${query.id} has no table of its own: it reads "${table.name}" of ${table.queries[0]}, keyed by ${key.join(", ")}.`,
  ];
  const nearest = query.nearest?.path ?? [];
  for (const { column } of query.servedBy?.index === undefined ? [] : table.indexes) {
    const source = table.columns.find(({ name }) => name === column)?.source;
    const isNearest = source?.kind === "attribute" && samePath(source.path, nearest);
    lines.push(
      `A storage-attached index on ${column} ${isNearest ? "finds the nearest rows, in that order" : "finds the rows that the key does not"}.`,
    );
  }
  return { title: "Table", lines };
}
