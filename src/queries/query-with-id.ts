import type { Query, QueryModel } from "./model.ts";

const indexes = new WeakMap<QueryModel, ReadonlyMap<string, Query>>();

/** The query of that id. */
export function queryWithId(model: QueryModel, id: string | undefined): Query | undefined {
  let index = indexes.get(model);
  if (index === undefined) {
    const queries = model.keyspaces.flatMap((keyspace) => keyspace.queries);
    indexes.set(model, (index = new Map(queries.map((query) => [query.id, query]))));
  }
  return id === undefined ? undefined : index.get(id);
}
