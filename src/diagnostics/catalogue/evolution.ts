import { rule } from "../rule.ts";

/** PQ8: what would change for data that is already there. */
export const evolutionRules = {
  PQ8001: rule<{ query: string; table: string; before: string; after: string; line: string | undefined }>(
    "error",
    ({ query, table, before, after }) =>
      `${query}: the primary key of "${table}" would change from ${before} to ${after}`,
    ({ query, line }) =>
      `${line === undefined ? "the query's own words changed it; take them back" : `keep it: ${line}`}, or accept a new table: --accept ${query}`,
  ),
  PQ8002: rule<{ query: string; before: string; after: string }>(
    "error",
    ({ query, before, after }) => `${query}: table "${before}" would become "${after}"`,
    ({ query, before }) => `keep it: .table("${before}"), or accept a new table: --accept ${query}`,
  ),
  PQ8003: rule<{ file: string; reason: string; commit?: string | undefined }>(
    "error",
    ({ file, reason, commit }) =>
      `${file}${commit === undefined ? "" : ` at ${commit}`} can't be compared with: ${reason}`,
    ({ file, commit }) =>
      commit === undefined
        ? "take it from version control again, or delete it: the next run writes it without comparing"
        : `name another commit, in which it is whole: git log --oneline ${commit} -- ${file}`,
  ),
  PQ8010: rule<{
    entity: string;
    table: string;
    columns: readonly string[];
    values: readonly string[];
    settle: string;
  }>(
    "warning",
    ({ entity, table }) =>
      `"${entity}" is guarded now: the rows that "${table}" has are no longer read, until they are taken in`,
    ({ table, columns, values, settle }) =>
      `stop what writes it, run ALTER TABLE ${table} ADD (${columns.join(", ")}), ` +
      `${values.length === 0 ? "" : `fill ${values.join(", ")} from the other tables, `}and call ${settle}(db, { adopt: true })`,
  ),
} as const;
