import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { identityOf, includesPath, ownPaths } from "../conceptual/paths.ts";
import type { Column, Table } from "../physical/model.ts";
import { planOwnerReads, readKey } from "./owner-reads.ts";
import { covers, distinctPaths, fieldsOf, keyInputsOf, keyOf, pathsOf, valuePath } from "./tables.ts";
import type { Gain, StateRead } from "./write-model.ts";

/** What tells an instance, and how its other values are read from that. */
export interface State {
  readonly key: readonly Path[];
  readonly reads: readonly StateRead[];
}

/**
 * From the identity to what is wanted of it, by reads of one row: first of a home that has the entity by its identity,
 * then of those that this one leads to, then of the owners of what only a key holds. Where no home has it by its identity,
 * the key is as much wider as the nearest home asks for.
 */
export function planState(
  conceptual: ConceptualModel,
  entity: Entity,
  homes: readonly Table[],
  tablesOf: ReadonlyMap<string, readonly Table[]>,
  wanted: readonly Path[],
  {
    start = identityOf(entity),
    mustExist = true,
  }: { readonly start?: readonly Path[]; readonly mustExist?: boolean } = {},
): State {
  const needed = distinctPaths(wanted);
  const own = ownPaths(conceptual, entity.name);
  const live = needed.filter((path) => !isAsWritten(homes, path));
  let key = start;
  let known = key;
  const reads: StateRead[] = [];
  const isRead = ({ keyspace, name }: Table): boolean =>
    reads.some((read) => read.keyspace === keyspace && read.table === name && read.owner === undefined);
  for (;;) {
    const missing = needed.filter((path) => !covers(known, path));
    if (missing.length === 0)
      return { key, reads: [...reads, ...(mustExist ? existence(conceptual, entity, homes, reads, known) : [])] };
    const unread = homes.filter((table) => !isRead(table));
    const readable = (tables: readonly Table[]): Candidate | undefined =>
      mostGains(tables.flatMap((table) => homeRead(conceptual, entity, table, known, missing) ?? []));
    // The first tells whether there is an instance: of a sparse table it would not.
    const home = readable(unread.filter((table) => reads.length > 0 || !isSparse(table))) ?? readable(unread);
    if (home !== undefined) {
      reads.push(home.read);
      known = [...known, ...home.gained];
      continue;
    }
    const borrowed = missing
      .filter((path) => includesPath(live, path))
      .map((path) => valuePath(conceptual, entity.name, path))
      .filter((path) => !includesPath(own, path));
    const [owner] = planOwnerReads(conceptual, entity, borrowed, known, tablesOf);
    if (owner !== undefined) {
      reads.push(owner);
      known = [...known, ...owner.gains.map(({ value }) => value)];
      continue;
    }
    const nearestKey = nearest(homes, known);
    const wider = nearestKey.length > 0 ? nearestKey : missing;
    const added = distinctPaths(wider.map((path) => valuePath(conceptual, entity.name, path)));
    key = [...key, ...added];
    known = [...known, ...added];
  }
}

/** Where all is known from the key, one home still has to tell whether there is an instance. */
function existence(
  conceptual: ConceptualModel,
  entity: Entity,
  homes: readonly Table[],
  reads: readonly StateRead[],
  known: readonly Path[],
): readonly StateRead[] {
  if (reads.some(({ owner }) => owner === undefined)) return [];
  const readable = homes.flatMap((table) => {
    const key = readKey(conceptual, entity.name, [], table, known);
    return key === undefined ? [] : [{ table, key }];
  });
  const first = readable.find(({ table }) => !isSparse(table)) ?? readable[0];
  if (first === undefined) return [];
  // After the owners that its key needs.
  return [{ keyspace: first.table.keyspace, table: first.table.name, key: first.key, gains: [] }];
}

/** Whether some home keeps a value as it was written. */
export const isAsWritten = (homes: readonly Table[], path: Path): boolean =>
  homes.some(({ columns }) => columns.some((column) => isColumnAsWritten(column, path)));

const isColumnAsWritten = ({ source }: Column, path: Path): boolean =>
  source.kind === "attribute" && source.asWritten && source.path.join(".") === path.join(".");

function homeRead(
  conceptual: ConceptualModel,
  { name: entity }: Entity,
  table: Table,
  known: readonly Path[],
  missing: readonly Path[],
): Candidate | undefined {
  const key = readKey(conceptual, entity, [], table, known);
  if (key === undefined) return undefined;
  const found = table.columns.flatMap(({ name: column, source }) =>
    // Also the whole of a UDT of which a field is missing.
    source.kind === "attribute" && missing.some((path) => covers([source.path], path))
      ? [{ column, path: source.path }]
      : [],
  );
  if (found.length === 0) return undefined;
  const gains = found.map(({ column, path }): Gain => ({
    column,
    value: valuePath(conceptual, entity, path),
    fields: fieldsOf(conceptual, entity, path),
  }));
  return {
    read: { keyspace: table.keyspace, table: table.name, key, gains },
    gained: found.map(({ path }) => path),
  };
}

/** A read, and the paths that it brings: a UDT's fields by themselves. */
interface Candidate {
  readonly read: StateRead;
  readonly gained: readonly Path[];
}

const mostGains = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, one) => (best === undefined || one.gained.length > best.gained.length ? one : best),
    undefined,
  );

/** Whether an instance may have no row there. */
const isSparse = (table: Table): boolean => keyInputsOf(table).some(({ optional }) => optional);

/** What is missing of the key that is nearest, of a home whose rows every instance has where there is one. */
function nearest(homes: readonly Table[], known: readonly Path[]): readonly Path[] {
  const costs = homes.map((table) => {
    const missing = distinctPaths(pathsOf(keyOf(table))).filter((path) => !covers(known, path));
    return { missing, cost: missing.length + (isSparse(table) ? 1000 : 0) };
  });
  const open = costs.filter(({ missing }) => missing.length > 0);
  return open.reduce((best, one) => (one.cost < best.cost ? one : best), open[0] ?? { missing: [], cost: 0 }).missing;
}
