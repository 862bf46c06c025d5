import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { includesPath, printPath, resolvePath, resolveValue } from "../conceptual/paths.ts";
import type { Table } from "../physical/model.ts";
import type { Binding, OwnerRead } from "./model.ts";
import { isRequired } from "./required-columns.ts";

/**
 * The reads that bring borrowed values: for each owner the one table that has it by its identity and gains most.
 * A read may need what an earlier one gained, when the owner stands behind another borrowed ref.
 * Values that no table has are left to the caller.
 */
export function planOwnerReads(
  conceptual: ConceptualModel,
  entity: Entity,
  borrowed: readonly Path[],
  own: readonly Path[],
  tablesOf: ReadonlyMap<string, readonly Table[]>,
): readonly OwnerRead[] {
  const reads: OwnerRead[] = [];
  let known = own;
  for (;;) {
    const missing = borrowed.filter((path) => !includesPath(known, path));
    const candidates = ownersOf(conceptual, entity.name, missing).flatMap((via) => {
      const owner = ownerAt(conceptual, entity.name, via);
      return (tablesOf.get(owner) ?? []).flatMap((table) => ownerRead(owner, via, table, known, missing) ?? []);
    });
    const best = candidates.reduce<OwnerRead | undefined>(
      (chosen, read) => (chosen === undefined || read.gains.length > chosen.gains.length ? read : chosen),
      undefined,
    );
    if (best === undefined) return reads;
    reads.push(best);
    known = [...known, ...best.gains.map(({ path }) => path)];
  }
}

/** The refs to the entities that own the values, and to those on the way: they may have a copy. */
function ownersOf(conceptual: ConceptualModel, entity: string, borrowed: readonly Path[]): readonly Path[] {
  const refs = borrowed.flatMap((path) => {
    const { refs: all } = resolveValue(conceptual, entity, path);
    return all.map((_, i) => all.slice(0, i + 1));
  });
  return refs.filter((path, i) => !includesPath(refs.slice(0, i), path));
}

function ownerRead(
  owner: string,
  via: Path,
  table: Table,
  known: readonly Path[],
  missing: readonly Path[],
): OwnerRead | undefined {
  const key: Binding[] = [];
  for (const { name, role, source } of table.columns) {
    if (role !== "partition" && role !== "clustering") continue;
    if (source.kind !== "attribute" || !includesPath(known, [...via, ...source.path])) return undefined;
    key.push({ column: name, path: [...via, ...source.path] });
  }
  const gains = table.columns.flatMap(({ name, role, source }): Binding[] => {
    if (role === "partition" || role === "clustering" || source.kind !== "attribute" || source.asWritten) return [];
    const path = [...via, ...source.path];
    return includesPath(missing, path) ? [{ column: name, path }] : [];
  });
  if (gains.length === 0) return undefined;
  const required = table.columns.filter(
    (column) => isRequired(column) && gains.some((gain) => gain.column === column.name),
  );
  return {
    kind: "owner-read",
    keyspace: table.keyspace,
    table: table.name,
    owner,
    via,
    key,
    gains,
    required: required.map(({ name }) => name),
  };
}

function ownerAt(conceptual: ConceptualModel, entity: string, via: Path): string {
  const resolved = resolvePath(conceptual, entity, via);
  if (resolved?.kind !== "ref") throw new Error(`"${printPath(entity, via)}" is no ref`);
  return resolved.target.name;
}
