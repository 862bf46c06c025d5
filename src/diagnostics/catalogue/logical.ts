import { rule } from "../rule.ts";

/** PQ3: the table of each query, its key, its names. */
export const logicalRules = {
  PQ3001: rule<{ query: string; word: string; path: string }>(
    "error",
    ({ query, word, path }) =>
      `${query}: ${word === "bucket" ? "a bucket of" : "range"} "${path}", which what is given already fixes`,
    ({ word }) => `take the ${word} away, or give less`,
  ),
  PQ3002: rule<{ query: string; word: string; path: string }>(
    "error",
    ({ query, word, path }) => `${query}: ${word} "${path}", but what is given finds one row`,
    ({ word }) => `take ${word} away, or give less`,
  ),
  PQ3003: rule<{ query: string; path: string; given: readonly string[]; rest: readonly string[] }>(
    "error",
    ({ query, path, given, rest }) =>
      rest.length === 0
        ? `${query}: ordered by "${path}", which is given`
        : `${query}: ordered by "${path}", of which ${quoted(given)} ${given.length === 1 ? "is" : "are"} given`,
    ({ rest }) =>
      rest.length === 0
        ? "order by what differs from row to row"
        : `order by the rest of it, which differs from row to row: .orderBy(${rest.join(", ")})`,
  ),
  PQ3004: rule<{ query: string; order: string; range: string }>(
    "error",
    ({ query, order, range }) => `${query}: order "${order}" comes before the range on "${range}"`,
    ({ order, range }) =>
      `order by "${range}" first, or range over "${order}": Cassandra reads one contiguous slice of a partition`,
  ),
  PQ3006: rule<{ query: string; grain: string; said: readonly string[]; known: readonly (readonly string[])[] }>(
    "error",
    ({ query, grain, said }) => `${query}: keyedBy(${quoted(said)}) is no candidate key of "${grain}"`,
    ({ known }) => `use ${known.map((parts) => `keyedBy(${quoted(parts)})`).join(" or ")}, or add it to its keys`,
  ),
  PQ3007: rule<{ query: string; table: string; column: string; first: string; second: string }>(
    "error",
    ({ query, column, table, first, second }) =>
      `${query}: "${first}" and "${second}" are both column "${column}" of "${table}"`,
    ({ second }) => `name one of them: named(${second}, "…"), or its ref: ref(…).prefix("…")`,
  ),
  PQ3008: rule<{ query: string; other: string; table: string; keyspace: string; proposal: string }>(
    "error",
    ({ query, other, table, keyspace }) =>
      `${query} and ${other} both derive table "${table}" in keyspace "${keyspace}"`,
    ({ query, proposal, other }) =>
      `name one: .table("${proposal}"), or where ${query} can read the table of ${other}: .servedBy("${other}")`,
  ),
  PQ3009: rule<{ query: string; table: string }>(
    "error",
    ({ query, table }) => `${query}: "${table}" can't be the name of a table`,
    () => 'use letters, digits and underscores, a letter first: .table("hotels_by_poi")',
  ),
  PQ3010: rule<{ query: string; table: string; length: number; proposal: string }>(
    "warning",
    ({ query, table, length }) =>
      `${query}: table "${table}" has ${length} characters; ScyllaDB and Cassandra before 5.0 stop at 48`,
    ({ proposal }) => `give it a shorter name: .table("${proposal}")`,
  ),
  PQ3011: rule<{ query: string; column: string; bucket: string; path: string }>(
    "error",
    ({ query, column, bucket }) =>
      `${query}: "${column}" depends on what is given, so each "${bucket}" bucket would hold a copy, and nobody can list the buckets`,
    ({ path }) =>
      `mark the attribute .immutable(), keep it as it was with asWritten(${path}), or read it by a query of its own`,
  ),
  PQ3012: rule<{ query: string; other: string; table: string; reason: string; isNearest: boolean }>(
    "error",
    ({ query, other, table, reason }) => `${query} can't read "${table}", the table of ${other}: ${reason}`,
    ({ query, isNearest }) =>
      isNearest
        ? "change what it says, or name a query whose table can"
        : `take servedBy away, and ${query} gets a table of its own`,
  ),
  PQ3013: rule<{ query: string; other: string; keyspace: string; known: readonly string[] }>(
    "error",
    ({ query, other, keyspace }) =>
      `${query} is served by "${other}", which has no table of its own in keyspace "${keyspace}"`,
    ({ known }) => `name one of ${known.join(", ")}`,
  ),
  PQ3020: rule<{ query: string; table: string; length: number }>(
    "error",
    ({ query, table, length }) =>
      `${query}: table "${table}" has ${length} characters; the name of its directory on a node stops at 222`,
    () => 'give it a shorter name: .table("…")',
  ),
} as const;

const quoted = (parts: readonly string[]): string => parts.map((part) => `"${part}"`).join(", ");
