import { rule } from "../rule.ts";

/** PQ4: keyspaces, user-defined types, columns. */
export const physicalRules = {
  PQ4001: rule<{ keyspace: string }>(
    "error",
    ({ keyspace }) => `keyspace "${keyspace}" has no replication`,
    () => "say it for each environment: replication: { production: { datacenter1: 3 }, development: 1 }",
  ),
  PQ4002: rule<{ keyspace: string; environment: string; dataCentre: string; factor: string }>(
    "error",
    ({ keyspace, environment, dataCentre, factor }) =>
      `keyspace "${keyspace}", ${environment}: replication ${dataCentre === "" ? "" : `in "${dataCentre}" `}is ${factor}`,
    () => "give the number of replicas, a whole number above zero",
  ),
  PQ4003: rule<{ keyspace: string; environment: string; factor: number }>(
    "warning",
    ({ keyspace, environment }) =>
      `keyspace "${keyspace}", ${environment}: SimpleStrategy knows no racks and no data centres`,
    ({ environment, factor }) => `name the data centre: ${environment}: { datacenter1: ${factor} }`,
  ),
  PQ4004: rule<{ table: string; first: string; second: string; property: string }>(
    "error",
    ({ table, first, second, property }) =>
      first === second
        ? `column "${second}" of "${table}" would be property "${property}", which JavaScript does not keep`
        : `columns "${first}" and "${second}" of "${table}" would both be property "${property}"`,
    ({ second }) => `name the column of "${second}" differently: .named("…")`,
  ),
  PQ4005: rule<{ keyspace: string; environment: string }>(
    "error",
    ({ keyspace, environment }) => `keyspace "${keyspace}": "${environment}" can't be the name of an environment`,
    () => "use letters, digits, underscores and hyphens: it names a file",
  ),
  PQ4006: rule<{ udt: string }>(
    "error",
    ({ udt }) => `"${udt}" can't be the name of a user-defined type`,
    () => "use letters, digits and underscores, a letter first",
  ),
  PQ4007: rule<{ table: string; column: string; udt: string; field: string }>(
    "error",
    ({ table, column, udt, field }) =>
      `"${column}" of "${table}" is an unfrozen "${udt}", whose "${field}" is an unfrozen collection`,
    ({ field }) => `freeze the field "${field}": frozen(…), or the whole type by leaving unfrozen(…) out`,
  ),
} as const;
