import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { entityAt, includesPath, resolveValue } from "../conceptual/paths.ts";
import type { Table } from "../physical/model.ts";
import { isConstant } from "./plan-reads.ts";
import { covers, keyInputsOf, keyOf, valuePath } from "./tables.ts";
import type { ColumnValue, Gain, OwnerRead } from "./write-model.ts";
import { fieldsOf } from "./tables.ts";

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
  asWritten: readonly Path[] = [],
): readonly OwnerRead[] {
  const reads: OwnerRead[] = [];
  let known = own;
  for (;;) {
    const missing = borrowed.filter((path) => !covers(known, path));
    const candidates = ownersOf(conceptual, entity.name, missing).flatMap((via) => {
      const owner = entityAt(conceptual, entity.name, via).name;
      return (tablesOf.get(owner) ?? []).flatMap((table) => {
        const read = ownerRead(conceptual, entity.name, { entity: owner, via }, table, known, missing);
        return read === undefined ? [] : [read];
      });
    });
    const best = candidates.reduce<Omit<OwnerRead, "asWritten"> | undefined>(
      (chosen, read) => (chosen === undefined || read.gains.length > chosen.gains.length ? read : chosen),
      undefined,
    );
    if (best === undefined) return reads;
    const gained = best.gains.map(({ value }) => value);
    reads.push({ ...best, asWritten: gained.filter((path) => includesPath(asWritten, path)) });
    known = [...known, ...gained];
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
  conceptual: ConceptualModel,
  root: string,
  owner: OwnerRead["owner"],
  table: Table,
  known: readonly Path[],
  missing: readonly Path[],
): Omit<OwnerRead, "asWritten"> | undefined {
  const key = readKey(conceptual, root, owner.via, table, known);
  if (key === undefined) return undefined;
  const keyColumns = keyOf(table).map(({ name }) => name);
  const gains = table.columns.flatMap(({ name, source }): Gain[] => {
    if (keyColumns.includes(name) || source.kind !== "attribute" || source.asWritten) return [];
    const path = [...owner.via, ...source.path];
    // A value is borrowed whole: of a UDT of which only fields are stored, there is none to borrow.
    return includesPath(missing, path) ? [{ column: name, value: path, fields: [] }] : [];
  });
  return gains.length === 0 ? undefined : { keyspace: table.keyspace, table: table.name, owner, key, gains };
}

/** What a read of one row needs, where all of it is known; a column that stays as it was written can't be looked up. */
export function readKey(
  conceptual: ConceptualModel,
  root: string,
  via: Path,
  table: Table,
  known: readonly Path[],
): readonly ColumnValue[] | undefined {
  const key = keyOf(table);
  const isKnown = (path: Path): boolean => covers(known, [...via, ...path]);
  for (const column of key) {
    const { source } = column;
    if (
      source.kind === "collected" ||
      source.kind === "guard" ||
      (source.kind === "bucket" && !isConstant(column) && source.bucket.source === undefined)
    )
      return undefined;
    const path = source.kind === "bucket" ? source.bucket.source : source.path;
    if (source.kind === "attribute" && source.asWritten && via.length > 0) return undefined;
    if (path !== undefined && !isKnown(path)) return undefined;
  }
  return keyInputsOf(table).flatMap(({ name, source }): ColumnValue[] => {
    if (source.kind !== "attribute") return [];
    const path = [...via, ...source.path];
    return [{ column: name, value: valuePath(conceptual, root, path), fields: fieldsOf(conceptual, root, path) }];
  });
}
