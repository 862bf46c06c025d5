import { rule } from "../rule.ts";

export interface OfTable {
  readonly query: string;
  readonly table: string;
}

export interface OfAttribute {
  readonly entity: string;
  readonly attribute: string;
}

/** PQ51: what is legal, and works badly in the long run. Each can be accepted with a reason, by `accept`. */
export const lintRules = {
  PQ5100: rule<{ subject: string; code: string }>(
    "warning",
    ({ subject, code }) => `${subject} accepts ${code}, which is not found there`,
    () => "take it away, or correct the code; an error can't be accepted",
  ),
  PQ5101: rule<{ subject: string; code: string; remedy: string }>(
    "warning",
    ({ subject, code }) => `${subject} accepts ${code} without a reason`,
    ({ remedy }) => `say why: ${remedy}`,
  ),
  PQ5110: rule<OfTable & { columns: readonly string[]; partitions: number | undefined }>(
    "warning",
    ({ query, table, columns, partitions }) =>
      `${query}: all rows of "${table}" are in ${partitions === undefined ? "as few partitions as there are values" : `at most ${partitions} partitions, one for each value`} of ${quoted(columns)}`,
    () =>
      "give one more attribute, or spread the rows of each value over several partitions: .bucketBy(hash(…, 16)) or a stretch of time",
  ),
  PQ5111: rule<OfTable & { column: string }>(
    "advice",
    ({ query, table, column }) =>
      `${query}: at any time, all writes of "${table}" go to one partition, that of the present "${column}"`,
    () => "where many are written at a time, spread them over several partitions: add hash(…, 16) to what is given",
  ),
  PQ5112: rule<OfTable & { days: number; tombstones: number | undefined }>(
    "warning",
    ({ query, table, days, tombstones }) =>
      `${query}: "${table}" is a queue: rows are read in the order of their time and deleted, and each read passes over what was deleted in ${printed(days)} days${tombstones === undefined ? "" : `: up to ${printed(tombstones)} rows`}`,
    () =>
      `keep a queue elsewhere, or cut its partitions, .bucketBy(hour(…)), and read the buckets that are not empty yet`,
  ),
  PQ5113: rule<OfTable & { column: string; source: string }>(
    "advice",
    ({ query, table, column }) =>
      `${query}: partitions of "${table}" grow with "${column}" for as long as rows are written: they have no bucket, and the rows no time to live`,
    ({ source }) =>
      `cut them, .bucketBy(month(${source})), let rows expire, .options({ defaultTimeToLive: … }), or say how many there are: estimate`,
  ),
  PQ5114: rule<OfAttribute & { kind: string; elements: number | undefined }>(
    "advice",
    ({ entity, attribute, kind, elements }) =>
      elements === undefined
        ? `"${entity}.${attribute}" is a ${kind} that time adds to: it is read and written as a whole, and has no end`
        : `"${entity}.${attribute}" is a ${kind} of up to ${elements} elements, which are read as a whole`,
    ({ attribute }) => `make an entity of what is in "${attribute}", with a row for each, and a query that finds them`,
  ),
  PQ5115: rule<OfAttribute & { element: string }>(
    "advice",
    ({ entity, attribute }) =>
      `"${entity}.${attribute}" is a list, though it reads like a set: a repeated append adds an element twice`,
    ({ element }) => `where neither order nor repetition matters, make it set(${element})`,
  ),
  PQ5116: rule<OfTable & { days: number; tombstones: number }>(
    "warning",
    ({ query, table, days, tombstones }) =>
      `${query}: its key changes so often that a partition of "${table}" gathers up to ${printed(tombstones)} tombstones in ${printed(days)} days; from 1,000 on the server warns, over 100,000 it refuses the read`,
    () => "key the table by what stays, and look at what changes in the rows that are found",
  ),
  PQ5117: rule<OfTable & { percent: number; perSecond: number }>(
    "warning",
    ({ query, table, percent, perSecond }) =>
      `${query}: one partition of "${table}" has ${percent < 1 ? "less than 1" : percent} % of the rows, and about ${printed(perSecond)} of the reads and writes each second, day and night`,
    () => "spread its rows: .bucketBy(hash(…, 16))",
  ),
  PQ5120: rule<OfTable>(
    "warning",
    ({ query, table }) =>
      `${query}: "${table}" has TimeWindowCompactionStrategy, but its rows have no time to live: no window is ever dropped`,
    () => "say how long rows are kept, .options({ defaultTimeToLive: … }), or take the compaction away",
  ),
  PQ5121: rule<OfTable & { compaction: string | undefined; seconds: number }>(
    "advice",
    ({ query, table, compaction, seconds }) =>
      `${query}: "${table}" is a time series whose rows expire after ${seconds} s, with ${compaction ?? "the default compaction"}: what has expired is rewritten again and again before it goes`,
    () => 'drop whole windows: .options({ compaction: { class: "TimeWindowCompactionStrategy", … } })',
  ),
  PQ5122: rule<{ entity: string; table: string; seconds: number; other: string; otherSeconds: number }>(
    "warning",
    ({ entity, table, seconds, other, otherSeconds }) =>
      `rows of "${entity}" ${lifetime(seconds)} in "${table}"; in "${other}" they ${lifetime(otherSeconds)}`,
    () => "give the tables one defaultTimeToLive, in the options of the entity",
  ),
  PQ5123: rule<OfTable & { entity: string }>(
    "warning",
    ({ query, table, entity }) =>
      `${query}: "${table}" has gc_grace_seconds 0, so a batch that writes "${entity}" is not replayed when it was interrupted: tables would differ`,
    () => "leave gcGraceSeconds at its default, or above the longest that a node is down: 10800 at least",
  ),
  PQ5130: rule<{ entity: string; tables: number }>(
    "advice",
    ({ entity, tables }) => `an insert of "${entity}" writes ${tables} tables in one batch`,
    () => "let queries share a table: .servedBy(…), or less copies: .returning(…)",
  ),
  PQ5131: rule<{ keyspace: string; environment: string; dataCentre: string | undefined; factor: number }>(
    "warning",
    ({ keyspace, environment, dataCentre, factor }) =>
      `keyspace "${keyspace}", ${environment}: ${factor} ${factor === 1 ? "replica" : "replicas"}${dataCentre === undefined ? "" : ` in "${dataCentre}"`}; with one node down no quorum is left`,
    () => "keep three replicas in each data centre that is read and written",
  ),
  PQ5132: rule<{ keyspace: string; tables: number; limit: number }>(
    "warning",
    ({ tables, limit }) =>
      `the model has ${tables} tables; over ${limit}, memory and schema changes of every node suffer`,
    () => "let queries share tables, .servedBy(…), or move parts of the model to a cluster of their own",
  ),
  PQ5133: rule<OfTable>(
    "advice",
    ({ query, table }) =>
      `${query}: an index finds the rows in all partitions of "${table}", so each read asks every node`,
    () => "give its partition key too, or take servedBy away: the query gets a table of its own",
  ),
  PQ5134: rule<OfTable & { other: string; otherTable: string }>(
    "advice",
    ({ query, otherTable, other }) => `${query}: "${otherTable}", the table of ${other}, answers it already`,
    ({ other }) => `where its partitions are not too large for that, read it: .servedBy("${other}")`,
  ),
  PQ5135: rule<OfAttribute>(
    "advice",
    ({ entity, attribute }) => `"${entity}.${attribute}" is in no table: no query returns it, so it is never stored`,
    ({ entity, attribute }) => `return it, .also(${entity}.${attribute}), or take the attribute away`,
  ),
  PQ5136: rule<{ entity: string; operation: string; rows: number | undefined; bytes: number | undefined }>(
    "advice",
    ({ entity, operation, rows, bytes }) =>
      rows === undefined
        ? `${operation} of "${entity}": its batch has ${printed(bytes ?? 0)} bytes on average; the server warns of more than 5,120`
        : `${operation} of "${entity}": it writes up to ${printed(rows)} rows`,
    ({ rows }) =>
      rows === undefined
        ? "return less from the queries that list, .returning(…), or let queries share a table: .servedBy(…)"
        : "keep the copies as they were written, asWritten(…), or read what changes by a query of its own",
  ),
  PQ5140: rule<{ subject: string; type: string }>(
    "warning",
    ({ subject, type }) =>
      type === "counter"
        ? `"${subject}" counts money: a write whose outcome is unknown can't be repeated`
        : `"${subject}" is money in a ${type}, which has no exact tenths`,
    ({ type }) =>
      type === "counter"
        ? "keep each transaction as a row, and compute the sum"
        : "use decimal(), or a whole number of the smallest unit: bigint()",
  ),
  PQ5141: rule<{ subject: string }>(
    "advice",
    ({ subject }) => `"${subject}" is a time in a text, which Cassandra orders by its letters`,
    () => "use timestamp(), date() or time()",
  ),
  PQ5142: rule<{ first: string; second: string; attributes: readonly string[] }>(
    "advice",
    ({ first, second, attributes }) => `${first} and ${second} repeat a group of attributes: ${attributes.join(", ")}`,
    () => "declare it once: udt(…)",
  ),
} as const;

const quoted = (parts: readonly string[]): string => parts.map((part) => `"${part}"`).join(", ");

const lifetime = (seconds: number): string => (seconds === 0 ? "never expire" : `expire after ${seconds} s`);

const printed = (count: number): string => count.toLocaleString("en", { maximumFractionDigits: 1 });
