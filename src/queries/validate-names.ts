import { isWord } from "../cql/identifiers.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { KeyspaceDefinition } from "./definition.ts";

/** Keyspace names, and query ids: unique in the model, since comments and errors name queries by them. */
export function validateNames(keyspaces: readonly KeyspaceDefinition[]): readonly Diagnostic[] {
  const queries = keyspaces.flatMap((keyspace) => keyspace.queries);
  return [
    ...(keyspaces.length === 0 ? [diagnostic("PQ2020", {}, undefined)] : []),
    ...keyspaces.flatMap((keyspace, i) => [
      ...(isWord(keyspace.name) && keyspace.name.length <= 48
        ? []
        : [diagnostic("PQ2021", { keyspace: keyspace.name }, keyspace.location)]),
      ...duplicates(keyspaces, i, ({ name }) => name).map((first) =>
        diagnostic("PQ2022", { keyspace: keyspace.name }, keyspace.location, [
          { message: `the first "${keyspace.name}" is here`, location: first.location },
        ]),
      ),
      ...(keyspace.notQueries ?? []).map(({ position, found }) =>
        diagnostic("PQ2030", { keyspace: keyspace.name, position, found }, keyspace.location),
      ),
      ...(keyspace.queries.length === 0 && keyspace.notQueries === undefined
        ? [diagnostic("PQ2040", { keyspace: keyspace.name }, keyspace.location)]
        : []),
    ]),
    ...queries.flatMap((query, i) => [
      ...(/^[A-Za-z]([\w.-]*\w)?$/.test(query.id) ? [] : [diagnostic("PQ2023", { query: query.id }, query.location)]),
      ...(query.text.trim() === "" ? [diagnostic("PQ2024", { query: query.id }, query.location)] : []),
      ...duplicates(queries, i, ({ id }) => id).map((first) =>
        diagnostic("PQ2025", { query: query.id }, query.location, [
          { message: `the first "${query.id}" is here`, location: first.location },
        ]),
      ),
    ]),
  ];
}

/** The first item with the same name, when the item at `index` is not that one. */
function duplicates<T>(items: readonly T[], index: number, nameOf: (item: T) => string): readonly T[] {
  const item = items[index];
  if (item === undefined) return [];
  const first = items.findIndex((other) => nameOf(other) === nameOf(item));
  return first === index ? [] : items.slice(first, first + 1);
}
