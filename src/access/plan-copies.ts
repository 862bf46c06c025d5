import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { attributeNamed, entityAt, entityNamed, identityOf, resolveValue, samePath } from "../conceptual/paths.ts";
import type { Column, Table } from "../physical/model.ts";
import { keyAtoms, reach, sourceFor, sourcesOf, type Known, type Source } from "./reach.ts";
import { fieldsOf, keyInputsOf, keyOf, valuePath } from "./tables.ts";
import type { CopyPlan, KeySource } from "./write-model.ts";
import type { CollectedSet } from "./sets.ts";

/** Columns of a table that hold values of an entity which its rows refer to. */
export interface Copy {
  readonly table: Table;
  /** The refs from the table's grain to the entity. */
  readonly via: Path;
  readonly columns: readonly Column[];
}

/** By entity, where its values are held beside its own tables, as far as they may change. */
export function findCopies(
  conceptual: ConceptualModel,
  tables: readonly Table[],
): ReadonlyMap<string, readonly Copy[]> {
  const copies = new Map<string, Copy[]>();
  for (const table of tables) {
    for (const column of table.columns) {
      const { source } = column;
      if (source.kind !== "attribute" || source.asWritten) continue;
      const { refs } = resolveValue(conceptual, table.grain, source.path);
      for (let length = 1; length <= refs.length; length++) {
        const via = refs.slice(0, length);
        const owner = entityAt(conceptual, table.grain, via);
        if (!mayChange(owner, source.path.slice(length))) continue;
        const list = copies.get(owner.name) ?? [];
        copies.set(owner.name, list);
        const same = list.findIndex((copy) => copy.table === table && samePath(copy.via, via));
        if (same === -1) list.push({ table, via, columns: [column] });
        else list[same] = { table, via, columns: [...list[same]!.columns, column] };
      }
    }
  }
  return copies;
}

/** Whether an update of the entity may change what a path from it leads to: by an attribute, or a ref that then leads elsewhere. */
export function mayChange(entity: Entity, path: Path): boolean {
  const [name = ""] = path;
  const attribute = attributeNamed(entity, name);
  if (attribute === undefined || attribute.immutable || entity.immutable) return false;
  return !identityOf(entity).some(([first]) => first === name);
}

/** What is known of an instance whose copies are looked for, by its own paths. */
export const knownOf = (
  conceptual: ConceptualModel,
  entity: string,
  via: Path,
  paths: readonly Path[],
): readonly Known[] =>
  paths.map((path) => ({
    path: [...via, ...path],
    from: { kind: "value", value: valuePath(conceptual, entity, path), fields: fieldsOf(conceptual, entity, path) },
  }));

/** How to write what is copied: the statics of a partition, and the rest of its rows, each where there is any. */
export function planCopy(
  conceptual: ConceptualModel,
  entity: Entity,
  { table, via, columns }: Copy,
  /** Values of the entity that are known before, by its own paths. */
  state: readonly Path[],
  sources: readonly Source[],
): readonly (CopyPlan | Unreached)[] {
  const start = knownOf(conceptual, entity.name, via, state);
  const identity = identityOf(entity).map((path) => [...via, ...path]);
  const key = keyOf(table);
  const inputs = keyInputsOf(table);
  const optional = inputs.filter((column) => column.optional);
  const present = [...keyAtoms(table, optional), ...identity];
  const plan = (
    writes: CopyPlan["writes"],
    some: readonly Column[],
    keyColumns: readonly Column[],
  ): CopyPlan | Unreached => {
    const goal = {
      paths: writes === "row" ? [] : keyAtoms(table, keyColumns),
      table: writes === "row" ? table : undefined,
      target: table,
      mustExist: writes !== "statics",
      telling: [...identity, ...identityOf(entityNamed(conceptual, table.grain))],
      present,
    };
    const reached = reach(conceptual, table.grain, start, goal, sources);
    if (reached === undefined) return { kind: "unreached", table, via, columns: some };
    const keyOfWrite = writes === "row" ? [] : keyInputsOf(table, keyColumns);
    return {
      kind: "copy",
      keyspace: table.keyspace,
      table: table.name,
      grain: table.grain,
      via,
      columns: valuesIn(conceptual, entity.name, via, some),
      reads: reached.reads,
      key: keyOfWrite.flatMap((column): KeySource[] => {
        const [path = []] = keyAtoms(table, [column]);
        const from = sourceFor(conceptual, table.grain, reached.known, path);
        return from === undefined ? [] : [{ column: column.name, from }];
      }),
      writes,
    };
  };
  if (columns.some((column) => inputs.includes(column))) return [plan("row", columns, key)];
  const statics = columns.filter(({ role }) => role === "static");
  const regular = columns.filter(({ role }) => role !== "static");
  const partition = key.filter(({ role }) => role === "partition");
  return [
    ...(statics.length === 0 ? [] : [plan("statics", statics, partition)]),
    ...(regular.length === 0 ? [] : [plan("columns", regular, key)]),
  ];
}

/** A copy that no reads lead to. */
export interface Unreached extends Copy {
  readonly kind: "unreached";
}

/** Where the columns find their values in those of the entity at the end of the refs. */
function valuesIn(
  conceptual: ConceptualModel,
  entity: string,
  via: Path,
  columns: readonly Column[],
): CopyPlan["columns"] {
  return columns.flatMap(({ name, source }) => {
    if (source.kind !== "attribute") return [];
    const path = source.path.slice(via.length);
    return [{ column: name, value: valuePath(conceptual, entity, path), fields: fieldsOf(conceptual, entity, path) }];
  });
}

/** The sources of each grain, each computed once. */
export function sourceIndex(
  conceptual: ConceptualModel,
  tablesOf: ReadonlyMap<string, readonly Table[]>,
  setsOf: ReadonlyMap<string, readonly CollectedSet[]>,
): (grain: string) => readonly Source[] {
  const index = new Map<string, readonly Source[]>();
  return (grain) => {
    const known = index.get(grain) ?? sourcesOf(conceptual, grain, tablesOf, setsOf.get(grain) ?? []);
    index.set(grain, known);
    return known;
  };
}

/** The values that copies hold, by the entity's own paths. */
export const copiedPaths = (copies: readonly Copy[]): readonly Path[] =>
  copies.flatMap(({ via, columns }) =>
    columns.flatMap(({ source }) => (source.kind === "attribute" ? [source.path.slice(via.length)] : [])),
  );
