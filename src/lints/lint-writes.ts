import type { WritePlan } from "../access/model.ts";
import { entityNamed } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { LintInput } from "./model.ts";
import { allTables, ofTable } from "./tables.ts";

/** More tables than that in one batch are many. */
const tableLimit = 8;

/** What the batches of an entity reach. */
export function lintWrites({ conceptual, physical, access }: LintInput): readonly Diagnostic[] {
  const batches = access.writes
    .filter(({ role }) => role !== "counter")
    .map((plan) => ({ entity: plan.entity, tables: new Set(tablesOf(plan)) }));
  const wide = batches.filter(({ tables }) => tables.size > tableLimit);
  return [
    ...wide.map(({ entity, tables }) =>
      diagnostic("PQ5130", { entity, tables: tables.size }, entityNamed(conceptual, entity).location),
    ),
    ...allTables(physical)
      .filter(({ options }) => options.gcGraceSeconds === 0)
      .flatMap((table) => {
        const name = `${table.keyspace}.${table.name}`;
        const batch = batches.find(({ tables }) => tables.size > 1 && tables.has(name));
        return batch === undefined
          ? []
          : [diagnostic("PQ5123", { ...ofTable(table), entity: batch.entity }, table.location)];
      }),
  ];
}

const tablesOf = ({ homes, sets }: WritePlan): readonly string[] =>
  [...homes, ...sets].map(({ keyspace, table }) => `${keyspace}.${table}`);
