import type { Models } from "../compile.ts";
import type { Path } from "../conceptual/model.ts";
import { includesPath, printPath } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import type { LogicalTable } from "../logical/model.ts";
import { serveQuery } from "../logical/serve-query.ts";
import { targetFeatures, type Target } from "../physical/targets.ts";
import type { Query } from "../queries/model.ts";
import { findQuery } from "./explain-query.ts";
import { explanation, listOf, type Explanation } from "./print-sections.ts";

/** Why two queries have two tables, and what would let one table serve both. */
export function explainPair(models: Models, first: string, second: string, target: Target): Explanation {
  const [a, b] = [findQuery(models, first), findQuery(models, second)];
  const title = `${a.query.id}. ${a.query.text}\n${b.query.id}. ${b.query.text}`;
  if (a.table === b.table) {
    return explanation(title, [{ title: "One table", lines: [`Both read "${a.table.name}".`] }]);
  }
  return explanation(title, [
    { title: "Two tables", lines: differences(a, b) },
    {
      title: "One for both",
      lines: [
        ...waysToServe(models, a.query, b, target),
        ...waysToServe(models, b.query, a, target),
        ...sharedPrefix(a.query, b.query),
      ],
    },
  ]);
}

interface Found {
  readonly query: Query;
  readonly table: LogicalTable;
}

function differences(a: Found, b: Found): readonly string[] {
  const lines = [a, b].map(({ query, table }) => `${query.id}  ${table.keyspace}.${table.name}: (${printKey(table)})`);
  if (a.table.keyspace !== b.table.keyspace) lines.push("They are in different keyspaces.");
  if (a.query.grain !== b.query.grain) {
    lines.push(`Their rows are different things: ${a.query.grain} and ${b.query.grain}.`);
    return lines;
  }
  const partitions = [a, b].map(({ table }) =>
    table.columns.filter(({ role }) => role === "partition").map(({ name }) => name),
  );
  const [one = [], other = []] = partitions;
  if (one.join() !== other.join()) {
    lines.push(
      `A read has to know the whole partition key: ${listOf(one)} for ${a.query.id}, ${listOf(other)} for ${b.query.id}.`,
    );
  } else {
    lines.push("They share the partition key, but stand in different orders within the partition.");
  }
  return lines;
}

function printKey({ columns }: LogicalTable): string {
  const names = (role: "partition" | "clustering") =>
    columns.filter((column) => column.role === role).map(({ name }) => name);
  return [`(${names("partition").join(", ")})`, ...names("clustering")].join(", ");
}

/** Whether a query could read the other's table, without an index and, where the target has those, with one. */
function waysToServe(
  { conceptual }: Models,
  query: Query,
  { query: other, table }: Found,
  target: Target,
): readonly string[] {
  const attempt = (index: "sai" | undefined): string | undefined => {
    const found: Diagnostic[] = [];
    const served = serveQuery(
      conceptual,
      query,
      { query: other.id, index, location: undefined },
      table,
      (one) => void found.push(one),
    );
    return served === undefined ? (found[0]?.message ?? "") : undefined;
  };
  const reason = attempt(undefined);
  if (reason === undefined) return [`${query.id} can read the table of ${other.id}: .servedBy("${other.id}")`];
  if (!targetFeatures[target].storageAttachedIndexes || attempt("sai") !== undefined) return [`${reason}.`];
  return [`${reason}.`, `With an index it can: .servedBy("${other.id}", { index: "sai" })`];
}

/** Where one query gives all that the other gives and more: the rest can be optional. */
function sharedPrefix(a: Query, b: Query): readonly string[] {
  if (a.grain !== b.grain) return [];
  const given = (query: Query): readonly Path[] =>
    query.given.flatMap((term) => (term.kind === "term" ? term.attributes : []));
  const [small, large] = given(a).length <= given(b).length ? [a, b] : [b, a];
  const rest = given(large).filter((path) => !includesPath(given(small), path));
  if (rest.length === 0 || given(small).length === 0 || !given(small).every((path) => includesPath(given(large), path)))
    return [];
  const paths = rest.map((path) => printPath(large.grain, path)).join(", ");
  return [
    `If ${large.id} gives what ${small.id} gives, and the rest by .optionally(${paths}), its table can serve both.`,
  ];
}
