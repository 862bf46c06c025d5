import type { ConceptualModel } from "../conceptual/model.ts";
import { entityNamed } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { deriveTable } from "../logical/derive-table.ts";
import type { PhysicalModel, Table } from "../physical/model.ts";
import type { Query, QueryModel } from "../queries/model.ts";
import { printKey, printSnapshotKey } from "./print-snapshot-key.ts";
import { findRenames, underNewNames } from "./schema-diff/find-renames.ts";
import { snapshotTable, type Snapshot, type SnapshotTable } from "./snapshot.ts";
import { findMovedBuckets } from "./stored-meaning.ts";

/**
 * Tables whose name or primary key would change under a query that stays: their data does not follow by itself.
 * Generation compares with the snapshot, and never derives from it.
 *
 * @param accept Ids of the queries whose table may change.
 */
export function compareKeys(
  previous: Snapshot,
  conceptual: ConceptualModel,
  queries: QueryModel,
  physical: PhysicalModel,
  accept: readonly string[],
): readonly Diagnostic[] {
  const before = new Map<string | undefined, SnapshotTable>(
    previous.keyspaces.flatMap(({ tables }) => tables.map((table) => [table.queries[0], table] as const)),
  );
  const known = new Map(
    queries.keyspaces.flatMap((keyspace) => keyspace.queries.map((query) => [query.id, query] as const)),
  );
  return physical.keyspaces.flatMap(({ tables }) =>
    tables.flatMap((table): readonly Diagnostic[] => {
      const id = table.queries[0]?.id ?? "";
      const [found, query] = [before.get(id), known.get(id)];
      const old = found && underNewNames(table, found, findRenames(table, found));
      if (old === undefined || query === undefined || accept.includes(id)) return [];
      const [oldKey, newKey] = [printSnapshotKey(old), printTableKey(table)];
      const line = oldKey === newKey ? undefined : keepingLine(conceptual, query, old);
      const moved = oldKey === newKey ? findMovedBuckets(old, snapshotTable(table)) : [];
      return [
        ...(old.name === table.name
          ? []
          : [diagnostic("PQ8002", { query: id, before: old.name, after: table.name }, table.location)]),
        ...(oldKey === newKey
          ? []
          : [
              diagnostic(
                "PQ8001",
                { query: id, table: table.name, before: oldKey, after: newKey, line },
                table.location,
              ),
            ]),
        ...moved.map(({ column, ...forms }) => {
          const told = (form: string): string => `${oldKey} with ${column} = ${form}`;
          const change = { before: told(forms.before), after: told(forms.after), line: undefined };
          return diagnostic("PQ8001", { query: id, table: table.name, ...change }, table.location);
        }),
      ];
    }),
  );
}

/** The `keyedBy` under which the query derives the key that the table has. */
function keepingLine(conceptual: ConceptualModel, query: Query, old: SnapshotTable): string | undefined {
  const key = entityNamed(conceptual, query.grain).candidateKeys.find(({ parts }) => {
    const { columns } = deriveTable(conceptual, "", { ...query, keyedBy: parts }, () => {});
    return printTableKey({ columns }) === printSnapshotKey(old);
  });
  return key && `.keyedBy(${key.parts.map((part) => JSON.stringify(part)).join(", ")})`;
}

function printTableKey({
  columns,
}: {
  readonly columns: readonly Pick<Table["columns"][number], "name" | "role" | "direction">[];
}): string {
  return printKey(
    columns.filter(({ role }) => role === "partition").map(({ name }) => name),
    columns.filter(({ role }) => role === "clustering").map(({ name, direction }) => [name, direction ?? "asc"]),
  );
}
