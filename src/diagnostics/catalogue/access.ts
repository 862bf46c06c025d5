import { rule } from "../rule.ts";

/** PQ6: how each query is read and each entity written. */
export const accessRules = {
  PQ6001: rule<{ entity: string; copies: readonly string[] }>(
    "advice",
    ({ entity, copies }) =>
      copies.length === 0
        ? `no query finds "${entity}", so it has no table and no write functions`
        : `no query finds "${entity}", so it has no insert of its own: its values come with those of ${copies.join(", ")}`,
    ({ entity }) => `where "${entity}" is to be written by itself, add a query that finds it by its identity`,
  ),
  PQ6002: rule<{
    entity: string;
    attributes: readonly string[];
    table: string;
    query: string;
    ref: string;
    grain: string;
    written: string;
  }>(
    "error",
    ({ entity, attributes, table }) =>
      `an update of ${attributes.join(", ")} could not reach the copy in "${table}": no reads lead from the ${entity} to its rows there`,
    ({ written, query, ref, grain }) =>
      `say immutable() of what never changes; or asWritten(${written}) in ${query}, for a copy that stays as it was; ` +
      `or add the query that is missing: .find(${grain}).given(${ref})`,
  ),
  PQ6003: rule<{ entity: string; relationship: string; ref: string }>(
    "advice",
    ({ entity, relationship }) =>
      `"${entity}" gets no delete: no reads lead to each "${relationship}" that refers to it, which would be left behind`,
    ({ relationship, ref }) => `add a query that finds them: .find(${relationship}).given(${relationship}.${ref})`,
  ),
  PQ6004: rule<{ path: string; kept: string; live: string }>(
    "error",
    ({ path, kept, live }) =>
      `"${kept}" keeps ${path} as it was written and "${live}" keeps it up to date: one write can't have two values of it`,
    ({ path }) => `say asWritten(${path}) in both queries, or in neither`,
  ),
  PQ6005: rule<{ query: string; projection: string; path: string }>(
    "error",
    ({ query, projection, path }) =>
      `${query}: projection "${projection}" names "${path}", which ${query} does not return`,
    ({ path }) => `let the query return it too: .also(${path}), or name it in .returning(…)`,
  ),
} as const;
