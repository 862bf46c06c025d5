import { nativeTypeNames } from "./native-types.ts";
import { unseenCharacter } from "./unseen-characters.ts";

/** Words that CQL does not take as an identifier without quotes (Cassandra 5.0, `reserved_keywords.txt`). */
const reservedWords = new Set(
  `add allow alter and apply asc authorize batch begin by columnfamily create default delete desc describe drop entries
   execute from full grant if in index infinity insert into is keyspace limit materialized mbean mbeans modify nan
   norecursive not null of on or order primary rename replace revoke schema select set table to token truncate unlogged
   unset update use using view where with`.split(/\s+/),
);

/** An identifier as CQL text: in double quotes only where it needs them. */
export function quoteIdentifier(name: string): string {
  return /^[a-z][a-z0-9_]*$/.test(name) && !reservedWords.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

/** Keyspaces, tables and types may hold only these, quoted or not. */
export const isWord = (name: string): boolean => /^[a-zA-Z][a-zA-Z0-9_]*$/.test(name);

/** What CQL takes for a type of its own where a type is named without quotes. */
const typeWords = new Set<string>([
  ...nativeTypeNames,
  ..."list set map tuple frozen vector byte complex enum interval macaddr bitstring".split(" "),
]);

/** Whether a user-defined type can be called that. */
export const isTypeName = (name: string): boolean => isWord(name) && !typeWords.has(name);

/** A column may be called anything that has a character, in quotes; what can't be seen has no place in a name. */
export const isColumnName = (name: string): boolean =>
  name !== "" && !/[\n\t]/.test(name) && unseenCharacter(name) === undefined;

/** Whether a storage-attached index takes a column of that name. */
export const isIndexedName = (name: string): boolean => /^\w{1,48}$/.test(name);

/** A string literal. */
export const quoteString = (text: string): string => `'${text.replaceAll("'", "''")}'`;
