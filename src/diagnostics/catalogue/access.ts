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
} as const;
