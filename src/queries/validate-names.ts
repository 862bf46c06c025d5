import { isWord } from "../cql/identifiers.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";
import type { KeyspaceDefinition } from "./definition.ts";

/** Keyspace names, and query ids: unique in the model, since comments and errors name queries by them. */
export function validateNames(keyspaces: readonly KeyspaceDefinition[]): readonly Diagnostic[] {
  const queries = keyspaces.flatMap((keyspace) => keyspace.queries);
  const [keyspacesByName, queriesById] = [groupBy(keyspaces, ({ name }) => name), groupBy(queries, ({ id }) => id)];
  return [
    ...(keyspaces.length === 0 ? [diagnostic("PQ2020", {}, undefined)] : []),
    ...keyspaces.flatMap((keyspace) => [
      ...(isWord(keyspace.name) && keyspace.name.length <= 48
        ? []
        : [diagnostic("PQ2021", { keyspace: keyspace.name }, keyspace.location)]),
      ...firstBefore(keyspace, keyspacesByName.get(keyspace.name)).map((first) =>
        diagnostic("PQ2022", { keyspace: keyspace.name }, keyspace.location, [
          { message: `the first "${keyspace.name}" is here`, location: first.location },
        ]),
      ),
      ...(keyspace.unknownWords ?? []).map((word) =>
        diagnostic("PQ2042", { keyspace: keyspace.name, word }, keyspace.location),
      ),
      ...(keyspace.notDurable === undefined
        ? []
        : [diagnostic("PQ2043", { keyspace: keyspace.name, found: keyspace.notDurable }, keyspace.location)]),
      ...(keyspace.notQueries ?? []).map(({ position, found }) =>
        diagnostic("PQ2030", { keyspace: keyspace.name, position, found }, keyspace.location),
      ),
      ...(keyspace.queries.length === 0 && keyspace.notQueries === undefined
        ? [diagnostic("PQ2040", { keyspace: keyspace.name }, keyspace.location)]
        : []),
    ]),
    ...queries.flatMap((query) => [
      ...(/^[A-Za-z]([\w.-]*\w)?$/.test(query.id) ? [] : [diagnostic("PQ2023", { query: query.id }, query.location)]),
      ...(query.text.trim() === "" ? [diagnostic("PQ2024", { query: query.id }, query.location)] : []),
      ...firstBefore(query, queriesById.get(query.id)).map((first) =>
        diagnostic("PQ2025", { query: query.id }, query.location, [
          { message: `the first "${query.id}" is here`, location: first.location },
        ]),
      ),
    ]),
  ];
}

/** The first of those with the same name, when the item is another. */
const firstBefore = <TItem>(item: TItem, [first]: readonly TItem[] = []): readonly TItem[] =>
  first === undefined || first === item ? [] : [first];
