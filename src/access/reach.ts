import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath, resolvePath, resolveValue, samePath, startsWith } from "../conceptual/paths.ts";
import { camelCase } from "../cql/names.ts";
import type { Column, Table } from "../physical/model.ts";
import { isConstant } from "./plan-reads.ts";
import { keyInputsOf, keyOf } from "./tables.ts";
import type { KeySource, RowRead, ValueSource } from "./write-model.ts";

/*
 * How rows of one grain are found that refer to an instance which is being written: the cheapest series of reads by
 * partition key, from what is known of the instance to the keys that are needed. All paths start from the grain of those rows.
 */

/** Something known, and where it is found. */
export interface Known {
  readonly path: Path;
  readonly from: ValueSource;
}

export interface ReachGoal {
  /** What must be known in the end. */
  readonly paths: readonly Path[];
  /** The table whose rows must have been read whole. */
  readonly table?: Table | undefined;
  /** Whether it must be sure that there are such rows: a write by key would otherwise make one. */
  readonly mustExist: boolean;
  /** Optional attributes without which none of the rows that are looked for exists. */
  readonly present: readonly Path[];
}

export interface Reached {
  readonly reads: readonly RowRead[];
  readonly known: readonly Known[];
}

/** Costs of a read: one row, some rows of a partition, a whole partition of which most may be something else. */
const costs = { one: 1, prefix: 10, partition: 100 };

/** The most reads that a path may take. */
const longest = 4;

interface Step extends Reached {
  readonly cost: number;
  readonly exists: boolean;
}

/** The cheapest way; undefined where there is none. */
export function reach(
  conceptual: ConceptualModel,
  grain: string,
  start: readonly Known[],
  goal: ReachGoal,
  sources: readonly Source[],
): Reached | undefined {
  const open: Step[] = [{ reads: [], known: start, cost: 0, exists: !goal.mustExist }];
  const closed = new Set<string>();
  for (;;) {
    const next = open.reduce<Step | undefined>(
      (best, step) => (best === undefined || step.cost < best.cost ? step : best),
      undefined,
    );
    if (next === undefined) return undefined;
    open.splice(open.indexOf(next), 1);
    if (isReached(next, goal)) return next;
    const state = stateOf(next);
    if (closed.has(state) || next.reads.length === longest) continue;
    closed.add(state);
    for (const source of sources) {
      const step = take(conceptual, grain, next, source, goal);
      if (step !== undefined) open.push(step);
    }
  }
}

const isReached = ({ known, reads, exists }: Step, { paths, table }: ReachGoal): boolean =>
  exists &&
  (table === undefined || reads.some((read) => read.via.length === 0 && isOf(read, table))) &&
  paths.every((path) => known.some((one) => startsWith(path, one.path)));

const isOf = (read: RowRead, table: Table): boolean =>
  read.keyspace === table.keyspace && read.table === table.name && read.rows !== "elements";

const stateOf = ({ known, reads, exists }: Step): string =>
  [exists, ...known.map(({ path }) => path.join(".")).sort(), "|", ...reads.map(({ table }) => table).sort()].join(" ");

/** A table whose rows tell something of the grain's: its own, those of an entity that it refers to, or a set of its far ends. */
export interface Source {
  readonly table: Table;
  readonly via: Path;
  /** Its columns, by the paths of the grain. */
  readonly columns: readonly { readonly column: Column; readonly path: Path }[];
  readonly element?: { readonly column: string; readonly path: Path } | undefined;
}

/** What can be read to find rows of a grain. */
export function sourcesOf(
  conceptual: ConceptualModel,
  grain: string,
  tables: readonly Table[],
  tablesOf: ReadonlyMap<string, readonly Table[]>,
): readonly Source[] {
  const direct = refPaths(conceptual, grain).flatMap(({ via, entity }) =>
    (tablesOf.get(entity) ?? []).map((table): Source => ({ table, via, columns: columnsOf(table, via) })),
  );
  const sets = tables.flatMap((table) =>
    table.columns.flatMap(({ name, source }): Source[] => {
      if (source.kind !== "collected" || source.collected.relationship !== grain) return [];
      const { near, far } = source.collected;
      return [{ table, via: [], columns: columnsOf(table, near), element: { column: name, path: far } }];
    }),
  );
  return [...direct, ...sets];
}

/** The grain itself and what it refers to, three refs deep. */
function refPaths(
  conceptual: ConceptualModel,
  grain: string,
): readonly { readonly via: Path; readonly entity: string }[] {
  const found: { via: Path; entity: string }[] = [{ via: [], entity: grain }];
  for (const { via } of found) {
    if (via.length === 3) continue;
    const resolved = resolvePath(conceptual, grain, via);
    const entity =
      resolved?.kind === "ref" ? resolved.target : resolved?.kind === "entity" ? resolved.entity : undefined;
    for (const attribute of entity?.attributes ?? [])
      if (attribute.kind === "ref") found.push({ via: [...via, attribute.name], entity: attribute.entity });
  }
  return found;
}

const columnsOf = (table: Table, via: Path): Source["columns"] =>
  table.columns.flatMap((column) => {
    const path = atomOf(table, column, via);
    return path === undefined ? [] : [{ column, path }];
  });

/** What a column tells. A value that stays as it was written is none that can be known from anywhere else. */
export function atomOf({ keyspace, name }: Table, { source, name: column }: Column, via: Path): Path | undefined {
  if (source.kind !== "attribute") return undefined;
  return source.asWritten ? [`${keyspace}.${name}.${column} as written`] : [...via, ...source.path];
}

/** The paths that a key is made from; undefined where it can't be told. */
export function keyAtoms(table: Table, key: readonly Column[], via: Path = []): readonly Path[] {
  return key.flatMap((column): readonly Path[] => {
    const { source } = column;
    if (source.kind === "attribute") return [atomOf(table, column, via) ?? []];
    if (source.kind === "bucket" && source.bucket.source !== undefined) return [[...via, ...source.bucket.source]];
    return [];
  });
}

function take(
  conceptual: ConceptualModel,
  grain: string,
  step: Step,
  source: Source,
  goal: ReachGoal,
): Step | undefined {
  const { table, via, columns, element } = source;
  if (step.reads.some((read) => isOf(read, table) && samePath(read.via, via) && element === undefined))
    return undefined;
  const key = keyOf(table);
  if (
    key.some(
      (column) => column.source.kind === "bucket" && column.source.bucket.source === undefined && !isConstant(column),
    )
  )
    return undefined;
  const viaOfKey = element === undefined ? via : viaOf(source);
  const knows = (column: Column): boolean =>
    keyAtoms(table, [column], viaOfKey).every((path) => sourceFor(conceptual, grain, step.known, path) !== undefined);
  const partition = key.filter(({ role }) => role === "partition");
  const clustering = key.filter(({ role }) => role === "clustering");
  if (!partition.every(knows)) return undefined;
  const missing = clustering.findIndex((column) => !knows(column));
  const prefix = missing === -1 ? clustering : clustering.slice(0, missing);
  const isOne = prefix.length === clustering.length;
  // Rows of an entity that is referred to: more than one would tell of instances that no row refers to.
  if (via.length > 0 && !isOne) return undefined;
  if (element !== undefined && !isOne) return undefined;
  if (!hasAllRows(table, viaOfKey, goal)) return undefined;

  const given = [...partition, ...prefix];
  const toSource = ({ column, path }: { column: Column; path: Path }): KeySource[] => {
    const from = sourceFor(conceptual, grain, step.known, path);
    return from === undefined ? [] : [{ column: column.name, from }];
  };
  const inputs = keyInputsOf(table, given);
  const keySources = columns.filter(({ column }) => inputs.includes(column)).flatMap(toSource);
  const where = columns.filter(({ column }) => !inputs.includes(column) && element === undefined).flatMap(toSource);
  const read: RowRead = {
    keyspace: table.keyspace,
    table: table.name,
    key: keySources,
    rows: element !== undefined ? "elements" : isOne ? "one" : "many",
    element: element?.column,
    where,
    via,
  };
  const place = step.reads.length;
  const gains =
    element === undefined
      ? columns.filter(({ path }) => sourceFor(conceptual, grain, step.known, path) === undefined)
      : [{ column: { name: element.column }, path: element.path }];
  const cost = isOne ? costs.one : prefix.length > 0 || !isNarrowed(where) ? costs.prefix : costs.partition;
  return {
    reads: [...step.reads, read],
    known: [
      ...step.known,
      ...gains.map(({ column, path }): Known => ({
        path,
        from: { kind: "column", read: place, column: column.name, fields: [] },
      })),
    ],
    cost: step.cost + cost,
    exists: step.exists || via.length === 0,
  };
}

/** Of a whole partition, only some rows may be meant. */
const isNarrowed = (where: readonly KeySource[]): boolean => where.length > 0;

/** The refs from the grain to the row that holds a set. */
function viaOf({ columns, table }: Source): Path {
  const [first] = columns;
  if (first === undefined || first.column.source.kind !== "attribute") throw new Error(`no columns in "${table.name}"`);
  return first.path.slice(0, first.path.length - first.column.source.path.length);
}

/** A sparse table lacks the rows of what has no value there, unless those are not looked for. */
function hasAllRows(table: Table, via: Path, { present }: ReachGoal): boolean {
  return keyInputsOf(table)
    .filter(({ optional }) => optional)
    .every((column) => {
      const path = atomOf(table, column, via);
      return path !== undefined && includesPath(present, path);
    });
}

/** Where a path's value is found; a field is in what is known of its UDT. */
export function sourceFor(
  conceptual: ConceptualModel,
  grain: string,
  known: readonly Known[],
  path: Path,
): ValueSource | undefined {
  const found = known.find((one) => startsWith(path, one.path));
  if (found === undefined) return undefined;
  const depth = path.length - found.path.length;
  if (depth === 0) return found.from;
  const fields = resolveValue(conceptual, grain, path).fields.slice(-depth);
  return { ...found.from, fields: [...found.from.fields, ...fields.map((field) => camelCase(field.column))] };
}
