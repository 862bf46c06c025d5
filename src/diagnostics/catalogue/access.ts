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
  PQ6010: rule<{ entity: string; table: string; vouched: readonly string[] | undefined }>(
    "error",
    ({ entity, table }) =>
      `rows of "${table}" may be of one "${entity}" and then of another, which no condition on either can keep apart`,
    ({ entity, vouched }) =>
      vouched === undefined
        ? `let its key have the identity of "${entity}", or a unique key`
        : `let perquery keep the key that it has: unique: [[${vouched.map((part) => JSON.stringify(part)).join(", ")}]] in the place of keys`,
  ),
  PQ6011: rule<{ entity: string; path: string; table: string }>(
    "error",
    ({ entity, path, table }) => `"${table}" holds ${path}, which changes without a write of the guarded "${entity}"`,
    ({ path }) =>
      `say immutable() of it, or asWritten(${path}) for a copy that stays as it was; or leave it out, and read it from its owner`,
  ),
  PQ6012: rule<{ entity: string; table: string; path: string }>(
    "error",
    ({ entity, table, path }) =>
      `"${table}" holds ${path}, a copy of the guarded "${entity}" in rows of something else, which its condition does not cover`,
    ({ path }) => `say immutable() of it, or asWritten(${path}) for a copy that stays as it was; or leave it out`,
  ),
  PQ6013: rule<{ entity: string; table: string; column: string }>(
    "error",
    ({ entity, table, column }) =>
      `"${column}" of "${table}" is a set that is collected from a relationship, beside the condition of the guarded "${entity}"`,
    () => "read it by a query of its own, or take guarded: true away",
  ),
} as const;
