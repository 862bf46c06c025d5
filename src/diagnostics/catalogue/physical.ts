import { rule } from "../rule.ts";

/** PQ4: keyspaces, user-defined types, columns. */
export const physicalRules = {
  PQ4001: rule<{ keyspace: string; environment: string | undefined }>(
    "error",
    ({ keyspace, environment }) =>
      `keyspace "${keyspace}" has no replication${environment === undefined ? "" : ` in ${environment}`}`,
    () => "say it for each environment: replication: { production: { datacenter1: 3 }, development: 1 }",
  ),
  PQ4002: rule<{ keyspace: string; environment: string; dataCentre: string | undefined; factor: string }>(
    "error",
    ({ keyspace, environment, dataCentre, factor }) =>
      `keyspace "${keyspace}", ${environment}: replication ${dataCentre === undefined ? "" : `in "${dataCentre}" `}is ${factor}`,
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
    ({ udt }) =>
      `use letters, digits and underscores, a letter first, and no word that is a type already: udt("${/^[a-z]\w*$/.test(udt) ? udt : "address"}_type", …)`,
  ),
  PQ4020: rule<{ subject: string; option: string; value: string; expected: string }>(
    "error",
    ({ subject, option, value }) => `${subject}: table option "${option}" is ${value}`,
    ({ expected }) => `give ${expected}`,
  ),
  PQ4021: rule<{ subject: string; option: string; known: readonly string[] }>(
    "error",
    ({ subject, option }) => `${subject}: there is no table option "${option}"`,
    ({ known }) => `use one of ${known.join(", ")}`,
  ),
  PQ4022: rule<{ table: string; subject: string; feature: string; target: string; remedy: string }>(
    "error",
    ({ table, subject, feature, target }) => `table "${table}", ${subject}: ${target} has no ${feature}`,
    ({ remedy }) => remedy,
  ),
  PQ4023: rule<{ table: string }>(
    "error",
    ({ table }) => `table "${table}" holds counters, which have no time to live`,
    () => "take defaultTimeToLive away from the options that reach it",
  ),
  PQ4030: rule<{ table: string; counter: string; others: readonly string[] }>(
    "error",
    ({ table, counter, others }) =>
      `table "${table}" would hold the counter "${counter}" beside ${others.map((other) => `"${other}"`).join(", ")}, which Cassandra keeps apart`,
    () => "return counters only, .returning(…), and read the rest by a query of its own",
  ),
  PQ4031: rule<{ table: string; column: string; grain: string }>(
    "error",
    ({ table, column, grain }) =>
      `table "${table}" would hold a copy of the counter "${column}" in rows of "${grain}", which no write could keep up to date`,
    () => "leave the counter out, and read it by a query that finds its counterEntity",
  ),
  PQ4032: rule<{ table: string; grain: string }>(
    "error",
    ({ table, grain }) => `table "${table}" has rows of counter entity "${grain}", but none of its counters`,
    ({ grain }) => `return a counter of "${grain}"`,
  ),
  PQ4033: rule<{ keyspace: string; environment: string; dataCentre: string }>(
    "error",
    ({ keyspace, environment, dataCentre }) =>
      `keyspace "${keyspace}", ${environment}: "${dataCentre}" can't be the name of a data centre`,
    ({ dataCentre }) =>
      dataCentre === "class"
        ? "leave the class out: a number of replicas for each data centre is NetworkTopologyStrategy"
        : "name each data centre as the nodes' snitch does: { datacenter1: 3 }",
  ),
  PQ4050: rule<{ entity: string; table: string; column: string }>(
    "error",
    ({ entity, table, column }) =>
      `"${table}" has a column "${column}", which guarded writes of "${entity}" need for themselves`,
    () => 'name the column of the attribute differently: .named("…")',
  ),
  PQ4051: rule<{ entity: string; parts: readonly string[] }>(
    "error",
    ({ entity }) => `no table has "${entity}" by its identity alone, where guarded writes keep their condition`,
    ({ entity, parts }) =>
      `add a query: .find(${entity}).given(${parts.map((part) => `${entity}.${part}`).join(", ")})`,
  ),
  PQ4052: rule<{ table: string }>(
    "error",
    ({ table }) =>
      `"${table}" has gcGraceSeconds: 0, with which a batch is dropped when its coordinator dies: a guarded write would lose its copies`,
    () => "leave it out for the tables of guarded entities, or give an hour at least: gcGraceSeconds: 3600",
  ),
  PQ4053: rule<{ table: string }>(
    "error",
    ({ table }) => `"${table}" has a time to live, with which the version of a guarded row would expire`,
    () => "take defaultTimeToLive away from the options that reach it, and delete what is over",
  ),
  PQ4054: rule<{ entity: string; keyspace: string; table: string; isTaken: boolean; column: string | undefined }>(
    "error",
    ({ entity, keyspace, table, isTaken, column }) =>
      column !== undefined
        ? `the table of a unique key of "${entity}" would have two columns "${column}"`
        : isTaken
          ? `the table of a unique key of "${entity}" would be "${table}", which keyspace "${keyspace}" has already`
          : `the table of a unique key of "${entity}" would be "${table}", of more than 48 characters`,
    ({ column }) =>
      column !== undefined
        ? 'name the column of the attribute differently: .named("…")'
        : "give its attributes other names",
  ),
} as const;
