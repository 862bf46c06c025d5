import { camelCase } from "../cql/names.ts";
import type { Keyspace, PhysicalModel, Table } from "../physical/model.ts";
import type { Query, QueryModel } from "../queries/model.ts";
import type { ReadPlan } from "./model.ts";
import { isRequired } from "./required-columns.ts";

/** The legal read of each query, in query order. */
export function planReads(queries: QueryModel, physical: PhysicalModel): readonly ReadPlan[] {
  return physical.keyspaces.flatMap((keyspace) =>
    keyspace.tables.flatMap((table) =>
      table.queries.map(({ id }) => planRead(queryById(queries, id), keyspace, table)),
    ),
  );
}

function planRead({ id, text, range }: Query, keyspace: Keyspace, table: Table): ReadPlan {
  const partition = table.columns.filter(({ role }) => role === "partition");
  const clustering = table.columns.filter(({ role }) => role === "clustering");
  const ranged = table.columns.find(
    ({ source, role }) =>
      role === "clustering" && source.kind === "attribute" && source.path.join(".") === range?.attributes[0]?.join("."),
  );
  const isConstant = ({ source }: Table["columns"][number]): boolean =>
    source.kind === "bucket" && source.bucket.unit === "singleton";
  return {
    kind: "read-plan",
    query: id,
    text,
    keyspace: keyspace.name,
    table: table.name,
    name: camelCase(`select_${table.name}`),
    given: partition.filter((column) => !isConstant(column)).map(({ name }) => name),
    range: ranged?.name,
    returnsOne: clustering.length === 0,
    required: table.columns.filter(isRequired).map(({ name }) => name),
  };
}

function queryById(queries: QueryModel, id: string): Query {
  const query = queries.keyspaces.flatMap((keyspace) => keyspace.queries).find((other) => other.id === id);
  if (query === undefined) throw new Error(`no query "${id}" in the query model`);
  return query;
}
