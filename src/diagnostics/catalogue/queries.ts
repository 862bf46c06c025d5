import { rule } from "../rule.ts";

/** PQ2: each query by itself, its paths against the conceptual model. */
export const queriesRules = {
  PQ2001: rule<{ query: string; found: string | undefined }>(
    "error",
    ({ query, found }) => `${query}: ${found === undefined ? "nothing to find" : `find was given ${found}`}`,
    () => "say what the rows are: .find(Hotel), or through a relationship .find(Near.hotel)",
  ),
  PQ2002: rule<{ query: string; path: string }>(
    "error",
    ({ query, path }) => `${query}: find was given "${path}", which is no entity`,
    () => "find an entity or a ref, and name single attributes in .returning(…)",
  ),
  PQ2003: rule<{ query: string; word: string; found: string }>(
    "error",
    ({ query, word, found }) => `${query}: ${word} was given ${found}, not a path`,
    ({ word }) => `name an attribute from its entity: .${word}(Reservation.guest.lastName)`,
  ),
  PQ2004: rule<{ query: string; word: string; path: string; root: string; grain: string; ref: string | undefined }>(
    "error",
    ({ query, word, path, root, grain }) =>
      `${query}: ${word} "${path}" starts from "${root}", but the rows of ${query} are "${grain}"`,
    ({ grain, root, ref }) =>
      ref === undefined
        ? `start the path from "${grain}", or give "${grain}" a ref to "${root}"`
        : `start the path from "${grain}": its ref "${ref}" leads to "${root}"`,
  ),
  PQ2005: rule<{ query: string; word: string; path: string }>(
    "error",
    ({ query, word, path }) => `${query}: ${word} "${path}" leads nowhere`,
    () => "check each step: an attribute, a ref, or a field of a user-defined type",
  ),
  PQ2006: rule<{ query: string; word: string; path: string; illegal: string }>(
    "error",
    ({ query, word, path, illegal }) => `${query}: ${word} "${path}" is ${illegal}, which can't be in a key`,
    () => "name another attribute, or freeze it where its type allows: frozen(set(text()))",
  ),
  PQ2007: rule<{ query: string; path: string; attributes: readonly string[] }>(
    "error",
    ({ query, path, attributes }) => `${query}: range "${path}" stands for ${attributes.length} columns`,
    ({ attributes }) => `range over one of them: ${attributes.join(", ")}`,
  ),
  PQ2008: rule<{ query: string; first: string; second: string }>(
    "error",
    ({ query, first, second }) => `${query}: two ranges, "${first}" and "${second}"`,
    () => "keep one: Cassandra reads one contiguous slice of a partition",
  ),
  PQ2009: rule<{ query: string; path: string; column: string }>(
    "error",
    ({ query, path, column }) => `${query}: "${path}" stands for several columns, but is named "${column}"`,
    () => "name each attribute of its identity by itself, or rename the ref: ref(Room).prefix(…)",
  ),
  PQ2010: rule<{ query: string; word: string; path: string }>(
    "error",
    ({ query, word, path }) => `${query}: ${word} "${path}" is a ref`,
    ({ path }) => `say idOf(${path}) for its identity, or allOf(${path}) for all attributes`,
  ),
  PQ2011: rule<{ query: string; path: string; all: string }>(
    "error",
    ({ query, path, all }) => `${query}: "${path}" is left out of allOf(${all}), but is none of its attributes`,
    ({ all }) => `leave out paths that start with ${all}`,
  ),
  PQ2012: rule<{ query: string; path: string; found: string }>(
    "error",
    ({ query, path, found }) => `${query}: collect "${path}" on a query that finds "${found}"`,
    () => "collect a ref of a relationship on a query that finds an entity: find(Hotel) with collect(Near.poi)",
  ),
  PQ2013: rule<{ query: string; path: string; found: string; refs: readonly string[]; parts: number }>(
    "error",
    ({ query, path, found, refs, parts }) =>
      refs.length === 1
        ? `${query}: collect "${path}" would gather an identity of ${parts} columns`
        : `${query}: collect "${path}": ${refs.length === 0 ? "no other ref" : `${refs.length} refs (${refs.join(", ")})`} to "${found}"`,
    ({ refs }) =>
      refs.length === 1
        ? "collect an entity that one attribute identifies, or ask a query of its own for them"
        : "say which side holds the set: collect(Follows.followee).of(Follows.follower)",
  ),
  PQ2014: rule<{ query: string }>(
    "error",
    ({ query }) => `${query}: two buckets`,
    () => "keep one, or give both a place: .given(…, month(…), hash(…))",
  ),
  PQ2015: rule<{ query: string; word: string }>(
    "error",
    ({ query, word }) => `${query}: ${word} was given a bucket`,
    () => "buckets are part of the partition key: .bucketBy(month(…)), or among the given paths",
  ),
  PQ2016: rule<{ query: string; unit: string; type: string; forms: readonly string[] }>(
    "error",
    ({ query, unit, type }) => `${query}: a ${unit} bucket can't be kept as "${type}"`,
    ({ forms }) => `use one of ${forms.join(", ")}`,
  ),
  PQ2017: rule<{ query: string; unit: string; size: string }>(
    "error",
    ({ query, unit, size }) => `${query}: ${unit}(…) with ${size}`,
    ({ unit }) => `give a whole number above zero: ${unit === "hash" ? "the number of buckets" : "milliseconds"}`,
  ),
  PQ2018: rule<{ query: string; zone: string }>(
    "error",
    ({ query, zone }) => `${query}: "${zone}" is no time zone`,
    () => 'use an IANA name: .zone("Europe/Paris")',
  ),
  PQ2019: rule<{ query: string; unit: string; path: string; types: readonly string[] }>(
    "error",
    ({ query, unit, path }) => `${query}: a ${unit} bucket can't be made from "${path}"`,
    ({ types }) => `use an attribute of type ${types.join(", ")}; for others hash(path, n)`,
  ),
  PQ2020: rule(
    "error",
    () => "the model exports no keyspace",
    () => 'export one: export const hotel = keyspace("hotel", { … })',
  ),
  PQ2021: rule<{ keyspace: string }>(
    "error",
    ({ keyspace }) => `"${keyspace}" can't be the name of a keyspace`,
    () => "use at most 48 letters, digits and underscores, a letter first",
  ),
  PQ2022: rule<{ keyspace: string }>(
    "error",
    ({ keyspace }) => `two keyspaces are called "${keyspace}"`,
    () => "put their queries into one, or rename one",
  ),
  PQ2023: rule<{ query: string }>(
    "error",
    ({ query }) => `"${query}" can't be the number of a query`,
    () => 'use letters, digits, ".", "-" and "_", a letter first: "Q1", "Q3.2"',
  ),
  PQ2024: rule<{ query: string }>(
    "error",
    ({ query }) => `${query}: no text`,
    () => "say what it is for: it becomes the comment of the table",
  ),
  PQ2025: rule<{ query: string }>(
    "error",
    ({ query }) => `two queries are numbered ${query}`,
    () => "give one of them a number of its own; numbers are unique in a model",
  ),
  PQ2026: rule<{ query: string; path: string }>(
    "error",
    ({ query, path }) => `${query}: "${path}" is given twice`,
    () => "name it once",
  ),
  PQ2027: rule<{ query: string; path: string }>(
    "error",
    ({ query, path }) => `${query}: ordered by "${path}" twice`,
    () => "name it once",
  ),
  PQ2028: rule<{ query: string }>(
    "error",
    ({ query }) => `${query}: nothing is given, so the read has no partition`,
    () =>
      "give an attribute, spread the rows by a bucket: .bucketBy(day(…)), keep them .inOnePartition() if they are few, or say that it reads everything: .scan()",
  ),
  PQ2029: rule<{ query: string }>(
    "error",
    ({ query }) => `${query}: a scan reads every partition, so nothing can be given, ranged over or ordered`,
    () => "take .scan() away, or the other words",
  ),
} as const;
