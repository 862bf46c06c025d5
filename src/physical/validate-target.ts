import { typesWithin } from "../cql/key-types.ts";
import type { CqlType } from "../cql/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Table, UserType } from "./model.ts";
import type { TargetFeatures } from "./targets.ts";

/** What a table needs that the target has not, and what to do instead. */
export function validateTarget(
  table: Table,
  types: readonly UserType[],
  target: TargetFeatures,
  report: (found: Diagnostic) => void,
): void {
  const { location } = table;
  const lacks = (subject: string, feature: string, remedy: string): void =>
    report(diagnostic("PQ4022", { table: table.name, subject, feature, target: target.label, remedy }, location));

  if (!target.vectors) {
    for (const { name, type } of table.columns) {
      if (!hasVector(type, types)) continue;
      lacks(
        `"${name}"`,
        "vectors",
        "keep it as frozen(list(float())), without a search by similarity, or raise the target",
      );
    }
  }
  if (!target.storageAttachedIndexes) {
    for (const { column } of table.indexes) {
      const type = table.columns.find(({ name }) => name === column)?.type;
      lacks(
        `the index on "${column}"`,
        "storage-attached indexes",
        type?.kind === "vector"
          ? "take the query by ann away, or raise the target"
          : "take servedBy away, so that the query gets a table of its own",
      );
    }
  }
  if (!target.unifiedCompaction && table.options.compaction?.class === "UnifiedCompactionStrategy") {
    lacks(
      "its compaction",
      "UnifiedCompactionStrategy",
      "use SizeTieredCompactionStrategy or LeveledCompactionStrategy",
    );
  }
  if (target.tableNameLength !== undefined && table.name.length > target.tableNameLength) {
    lacks(
      `its name of ${table.name.length} characters`,
      `names over ${target.tableNameLength}`,
      'give it a shorter name: .table("…")',
    );
  }
}

/** Whether a vector is anywhere inside a type, the fields of user-defined types too. */
function hasVector(type: CqlType, types: readonly UserType[]): boolean {
  return typesWithin(type).some((inner) => {
    if (inner.kind !== "udt") return inner.kind === "vector";
    const fields = types.find(({ name }) => name === inner.name)?.fields ?? [];
    return fields.some((field) => hasVector(field.type, types));
  });
}
