import { camelCase, snakeCase } from "../cql/names.ts";
import { quoteIdentifier } from "../cql/identifiers.ts";
import { printCqlType } from "../cql/print-type.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { PhysicalModel } from "../physical/model.ts";
import type { Snapshot, SnapshotTable } from "./snapshot.ts";

/** Entities that were written plainly until now: their rows have no version, without which a guarded row is none. */
export function compareGuards(previous: Snapshot, { keyspaces }: PhysicalModel): readonly Diagnostic[] {
  const before = new Map<string | undefined, SnapshotTable>(
    previous.keyspaces.flatMap(({ tables }) => tables.map((table) => [table.queries[0], table] as const)),
  );
  return keyspaces.flatMap(({ tables }) =>
    tables.flatMap(({ keyspace, name, queries, grain, guard, location }): readonly Diagnostic[] => {
      const old = before.get(queries[0]?.id);
      if (guard === undefined || old === undefined || "guard_version" in old.columns) return [];
      const columns = [...guard.values, ...guard.columns].map(
        (column) => `${quoteIdentifier(column.name)} ${printCqlType(column.type)}`,
      );
      const table = `${quoteIdentifier(keyspace)}.${quoteIdentifier(name)}`;
      const settle = camelCase(`settle_each_${snakeCase(grain)}`);
      const values = guard.values.map((column) => column.name);
      return [diagnostic("PQ8010", { entity: grain, table, columns, values, settle }, location)];
    }),
  );
}
