import { rule } from "../rule.ts";
import { orFreeze } from "./or-freeze.ts";

/** PQ2: each query by itself, its paths against the conceptual model. */
export const queriesRules = {
  PQ2001: rule<{ query: string; found: string | undefined }>(
    "error",
    ({ query, found }) => `${query}: ${found === undefined ? "nothing to find" : `find was given ${found}`}`,
    ({ found }) =>
      found === "undefined"
        ? misspelt
        : "say what the rows are: .find(Hotel), or through a relationship .find(Near.hotel)",
  ),
  PQ2002: rule<{ query: string; path: string }>(
    "error",
    ({ query, path }) => `${query}: find was given "${path}", which is no entity`,
    () => "find an entity or a ref, and name single attributes in .returning(…)",
  ),
  PQ2003: rule<{ query: string; word: string; found: string }>(
    "error",
    ({ query, word, found }) => `${query}: ${word} was given ${found}, not a path`,
    ({ word, found }) =>
      found === "undefined" ? misspelt : `name an attribute from its entity: .${word}(Reservation.guest.lastName)`,
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
  PQ2006: rule<{ query: string; word: string; path: string; illegal: string }>(
    "error",
    ({ query, word, path, illegal }) => `${query}: ${word} "${path}" is ${illegal}, which can't be in a key`,
    ({ illegal }) => `name another attribute${orFreeze(illegal)}`,
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
    () => "name each of its attributes by itself, or say what their names begin with: ref(Room).prefix(…)",
  ),
  PQ2010: rule<{ query: string; word: string; path: string; isRef: boolean }>(
    "error",
    ({ query, word, path, isRef }) => `${query}: ${word} "${path}" is ${isRef ? "a ref" : "an entity"}`,
    ({ path, isRef }) => `say ${isRef ? `idOf(${path}) for its identity, or ` : ""}allOf(${path}) for all attributes`,
  ),
  PQ2011: rule<{ query: string; path: string; all: string }>(
    "error",
    ({ query, path, all }) => `${query}: "${path}" is left out of allOf(${all}), but is none of its attributes`,
    ({ all }) => `leave out attributes of ${all} by their paths from it, or take the path away`,
  ),
  PQ2012: rule<{ query: string; path: string; found: string }>(
    "error",
    ({ query, path, found }) => `${query}: collect "${path}" on a query that finds "${found}"`,
    () =>
      "collect a ref of a relationship where the rows are the entities on its other side: .find(Hotel).also(collect(Near.poi))",
  ),
  PQ2013: rule<{
    query: string;
    path: string;
    of: string | undefined;
    found: string;
    refs: readonly string[];
    parts: number;
  }>(
    "error",
    ({ query, path, of, found, refs, parts }) => {
      if (of !== undefined && !refs.includes(of))
        return `${query}: collect "${path}" of "${of}", which is no other ref of it to "${found}"`;
      if (of === undefined && refs.length > 1)
        return `${query}: collect "${path}": ${refs.length} refs (${refs.join(", ")}) lead to "${found}"`;
      return refs.length === 0
        ? `${query}: collect "${path}": no other ref leads to "${found}"`
        : `${query}: collect "${path}" would gather an identity of ${parts} columns`;
    },
    ({ path, of, found, refs }) => {
      const [ref] = refs;
      if (ref === undefined) return `collect from a relationship that has a ref to "${found}" too`;
      return (of !== undefined && !refs.includes(of)) || (of === undefined && refs.length > 1)
        ? `say which side "${found}" is: collect(${path}).of(${ref})`
        : "collect an entity that one attribute identifies, or ask a query of its own for them";
    },
  ),
  PQ2014: rule<{ query: string }>(
    "error",
    ({ query }) => `${query}: two buckets`,
    () => "keep one, or have both given: .given(…, month(…), hash(…))",
  ),
  PQ2015: rule<{ query: string; word: string }>(
    "error",
    ({ query, word }) => `${query}: ${word} was given a bucket`,
    () => "buckets are part of the partition key: .bucketBy(month(…)), or among the given paths",
  ),
  PQ2016: rule<{ query: string; unit: string; type: string; forms: readonly string[] }>(
    "error",
    ({ query, unit, type }) =>
      unit === "singleton"
        ? `${query}: the column of inOnePartition can't be "${type}"`
        : `${query}: a bucket by ${unit} can't be kept as "${type}"`,
    ({ forms }) => `use ${forms.length === 1 ? "" : "one of "}${forms.join(", ")}`,
  ),
  PQ2017: rule<{ query: string; unit: string; size: string }>(
    "error",
    ({ query, unit, size }) => `${query}: ${unit}(…) with ${size} for ${unit === "hash" ? "buckets" : "milliseconds"}`,
    ({ unit }) =>
      `give a whole number above zero: ${unit === "hash" ? "hash(Hotel.id, 16)" : "every(3_600_000, Reservation.bookedAt)"}`,
  ),
  PQ2018: rule<{ query: string; zone: string }>(
    "error",
    ({ query, zone }) => `${query}: "${zone}" is no time zone`,
    () => 'use an IANA name: .zone("Europe/Paris")',
  ),
  PQ2019: rule<{ query: string; unit: string; path: string; types: readonly string[]; parts: readonly string[] }>(
    "error",
    ({ query, unit, path, parts }) =>
      `${query}: a bucket by ${unit} can't be made from "${path}"${parts.length > 1 ? `, which stands for ${parts.length} columns` : ""}`,
    ({ unit, types, parts }) =>
      unit === "hash"
        ? `name one attribute that may be in a key${parts.length > 1 ? `: ${parts.join(", ")}` : ""}`
        : `use an attribute of type ${types.join(", ")}; for others hash(path, n)`,
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
    ({ query }) => `${query}: a scan reads every partition, so there is nothing to give, to bucket or to order`,
    () => "take .scan() away, or all of given, optionally, range, orderBy, bucketBy and inOnePartition",
  ),
  PQ2030: rule<{ keyspace: string; position: number; found: string }>(
    "error",
    ({ keyspace, position, found }) =>
      `number ${position} in the queries of keyspace "${keyspace}" is ${found}, not a query`,
    () => 'put a query there, query("Q1", "…").find(…), or take it away',
  ),
  PQ2031: rule<{ query: string; word: string; entity: string; identity: readonly string[] }>(
    "error",
    ({ query, word, entity }) => `${query}: ${word} was given the entity "${entity}" itself`,
    ({ identity }) => `name attributes: ${identity.join(", ")}`,
  ),
  PQ2032: rule<{ query: string; word: string; mark: string; path: string }>(
    "error",
    ({ query, word, mark, path }) => `${query}: ${mark} "${path}" says nothing in ${word}`,
    ({ word, mark }) => {
      const elsewhere = whereToSay(word, mark);
      return `take ${mark} away${elsewhere === undefined ? "" : `; ${elsewhere}`}`;
    },
  ),
  PQ2033: rule<{ query: string; word: string; path: string }>(
    "error",
    ({ query, word, path }) => `${query}: ${word} asWritten "${path}" is no copy, but the row's own`,
    () => "take asWritten away; where it must not change, mark the attribute .immutable()",
  ),
  PQ2034: rule<{ query: string; word: string }>(
    "error",
    ({ query, word }) => `${query}: ${word} is said twice`,
    () => "say it once",
  ),
  PQ2035: rule<{ query: string; found: string }>(
    "error",
    ({ query, found }) => `${query}: bucketBy was given ${found}, not a bucket`,
    () => "say how to cut: .bucketBy(month(Reservation.startDate)), .bucketBy(hash(Reservation.confirmNumber, 16))",
  ),
  PQ2036: rule<{ query: string; word: string; column: string }>(
    "error",
    ({ query, word, column }) =>
      `${query}: ${word} has ${JSON.stringify(column)} for a column, which can't be its name`,
    () => 'give it a name that can be seen: "postal_code"',
  ),
  PQ2037: rule<{ query: string; path: string; zone: string }>(
    "error",
    ({ query, path, zone }) => `${query}: "${path}" is a date, which is the same day in "${zone}"`,
    () => "take .zone(…) away",
  ),
  PQ2038: rule<{ query: string; path: string }>(
    "warning",
    ({ query, path }) => `${query}: inOnePartition, but "${path}" is given, by which the rows are spread`,
    () => "take .inOnePartition() away, unless a table that exists has a column that is always the same",
  ),
  PQ2039: rule<{ query: string; path: string; relationship: string; found: string }>(
    "error",
    ({ query, path, relationship, found }) =>
      `${query}: collect "${path}": several "${relationship}" may connect one "${found}" to the same, and the first that goes would take it out of the set`,
    ({ relationship }) => `identify "${relationship}" by its two refs, or ask a query of its own for them`,
  ),
  PQ2040: rule<{ keyspace: string }>(
    "warning",
    ({ keyspace }) => `keyspace "${keyspace}" has no queries, so it will have no tables`,
    ({ keyspace }) => `add queries to "${keyspace}", or take it away`,
  ),
  PQ2041: rule<{ query: string; path: string; first: string; second: string }>(
    "error",
    ({ query, path, first, second }) => `${query}: "${path}" is named "${first}" and "${second}"`,
    () => "name it once; the name holds in the whole query",
  ),
  PQ2042: rule<{ keyspace: string; word: string }>(
    "error",
    ({ keyspace, word }) => `keyspace "${keyspace}" is given "${word}", which says nothing of a keyspace`,
    () => "use replication, queries, durableWrites, options, accept",
  ),
  PQ2043: rule<{ keyspace: string; found: string }>(
    "error",
    ({ keyspace, found }) => `keyspace "${keyspace}": durableWrites is ${found}`,
    () => "say true or false, or leave it away: writes are durable unless it is false",
  ),
  PQ2044: rule<{ query: string; path: string; found: string }>(
    "error",
    ({ query, path, found }) => `${query}: ann "${path}" is ${found}, not a vector of floats`,
    () => "name an attribute of vector(384), or order by its value: .orderBy(…)",
  ),
  PQ2045: rule<{ query: string; beside: string }>(
    "error",
    ({ query, beside }) => `${query}: ann beside ${beside}`,
    () => "keep ann alone in .orderBy(…): rows come by their nearness; what narrows them is said by .given(…)",
  ),
  PQ2046: rule<{ query: string }>(
    "error",
    ({ query }) => `${query}: ann without an index`,
    () => 'name the query whose table has the vector: .servedBy("Q1", { index: "sai" })',
  ),
  PQ2047: rule<{ query: string; word: string }>(
    "error",
    ({ query, word }) => `${query}: its estimate has "${word}", which says nothing of a query`,
    () => "use rowsPerPartition, readsPerDay",
  ),
  PQ2048: rule<{ query: string; what: string; found: string; expected: string }>(
    "error",
    ({ query, what, found }) => `${query}: its estimate: ${what} is ${found}`,
    ({ expected }) => `say ${expected}`,
  ),
  PQ2049: rule<{ query: string; other: string }>(
    "error",
    ({ query, other }) => `${query}: it reads the table of ${other}, which says itself how many rows a partition has`,
    ({ other }) => `move rowsPerPartition to ${other}`,
  ),
  PQ2050: rule<{ query: string; since: string }>(
    "error",
    ({ query, since }) => `${query}: "${since}" is no day, and no instant in UTC`,
    () => `write .since("2024-01-01"), or .since("2024-01-01T12:00Z")`,
  ),
  PQ2051: rule<{
    query: string;
    path: string;
    after: readonly string[];
    returnedBy: readonly string[];
  }>(
    "error",
    ({ query, path, after }) =>
      `${query}: "${path}" is given, but ${after.length === 1 ? `neither ${after[0]} nor a query before it` : "no query before"} returns it, and nobody types it in`,
    ({ path, returnedBy }) =>
      `where it is typed in, say .typedIn(${path})${returnedBy.length === 0 ? "" : `; where it is chosen before, name a query that returns it: .after("…") of ${returnedBy.join(", ")}`}`,
  ),
  PQ2052: rule<{ query: string; other: string; known: readonly string[] }>(
    "error",
    ({ query, other }) => `${query} comes after "${other}", which is no query`,
    ({ known }) => `name one of ${known.join(", ")}`,
  ),
  PQ2053: rule<{ query: string; after: readonly string[] }>(
    "error",
    ({ query, after }) =>
      after.length === 0
        ? `${query}: the workflow does not lead to it`
        : `${query}: it comes after ${after.join(", ")}, to which the workflow does not lead`,
    ({ after }) =>
      after.length === 0
        ? 'say which query leads to it, .after("Q1"), or that the workflow may begin with it, .entry()'
        : 'say that the workflow may begin with it, .entry(), or which query leads to it too: .after("Q1")',
  ),
  PQ2054: rule<{ queries: readonly string[] }>(
    "error",
    ({ queries }) =>
      queries.length === 1
        ? `${queries[0]} comes only after itself`
        : `${queries.join(", ")} come only after each other, so none of them can be first`,
    () => 'say with which of them the workflow may begin, .entry(), or what leads there: .after("Q1")',
  ),
  PQ2055: rule<{ subject: string; what: string; character: string }>(
    "error",
    ({ subject, what, character }) => `${subject}: ${what} has ${character}, which can't be seen`,
    ({ character }) => `take ${character} out: it would stand in the CQL where no reviewer sees it`,
  ),
  PQ2060: rule<{ query: string; name: string }>(
    "error",
    ({ query, name }) => `${query}: a projection can't be called "${name}"`,
    () => "begin it with a letter, and go on with letters, digits and underscores: its function is named after it",
  ),
  PQ2061: rule<{ query: string; name: string }>(
    "error",
    ({ query, name }) => `${query}: two projections are called "${name}"`,
    () => "give one of them another name",
  ),
} as const;

const misspelt = "check the spelling: an attribute that the entity does not have is undefined";

/** Where what was said of a path does say something. */
function whereToSay(word: string, mark: string): string | undefined {
  if (mark === "ann") return "it is said in .orderBy(…)";
  if (mark === "asc" || mark === "desc") return "a direction is said in .orderBy(…)";
  if (mark !== "named" || word === "ann" || word === "projection") return undefined;
  if (word === "find") return ".table(…) names the table";
  return word === "collect" ? ".as(…) names its column" : ".as(…) names the bucket's column";
}
