import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath, resolvePath, resolveValue } from "../conceptual/paths.ts";
import { camelCase } from "../cql/names.ts";
import type { Column, Table } from "../physical/model.ts";
import { isConstant } from "./plan-reads.ts";
import { keyInputsOf, keyOf } from "./tables.ts";
import type { KeySource, RowRead, ValueSource } from "./write-model.ts";
import type { CollectedSet } from "./sets.ts";

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
  /** The table that is written. */
  readonly target?: Table | undefined;
  /** Whether it must be sure that there are such rows: a write by key would otherwise make one. */
  readonly mustExist: boolean;
  /** What tells the instance, and the rows that are looked for: by these, and no others, rows of a partition are told apart. */
  readonly telling: readonly Path[];
  /** Optional attributes without which none of the rows that are looked for exists. */
  readonly present: readonly Path[];
}

export interface Reached {
  readonly reads: readonly RowRead[];
  readonly known: ReadonlyMap<string, Known>;
}

/** Costs of a read: some rows of a partition, a whole partition of which most may be something else, a set. One row is for nothing. */
const costs = { prefix: 10, partition: 100, elements: 1 };

/** The most reads of many rows that a way may take, one inside the other. */
const deepest = 3;

interface Step {
  readonly known: ReadonlyMap<string, Known>;
  readonly reads: readonly TakenRead[];
  readonly cost: number;
  /** How many of the reads have many rows. */
  readonly depth: number;
}

interface TakenRead {
  readonly read: RowRead;
  readonly source: Source;
}

/**
 * The cheapest way; undefined where there is none. What reads of one row tell is taken in as soon as it can be had, so that
 * only reads of many rows are a choice; in the end the reads that nothing came of are left out.
 */
export function reach(
  conceptual: ConceptualModel,
  grain: string,
  start: readonly Known[],
  goal: ReachGoal,
  sources: readonly Source[],
): Reached | undefined {
  const usable = sources.filter((source) => hasAllRows(source, goal));
  // What the grain refers to is asked only where its own tables don't do, or have whole partitions read.
  const own = usable.filter(({ via }) => via.length === 0);
  const near = search(conceptual, grain, start, goal, own);
  if (near !== undefined && near.cost < costs.partition) return withoutDetours(near, start, goal);
  const found = search(conceptual, grain, start, goal, usable) ?? near;
  return found && withoutDetours(found, start, goal);
}

function search(
  conceptual: ConceptualModel,
  grain: string,
  start: readonly Known[],
  goal: ReachGoal,
  usable: readonly Source[],
): Step | undefined {
  const first = { known: new Map(start.map((one) => [nameOf(one.path), one])), reads: [], cost: 0, depth: 0 };
  const open: Step[] = [withSingleRows(conceptual, grain, first, usable, goal)];
  const closed = new Set<string>();
  for (;;) {
    const next = open.reduce<Step | undefined>(
      (best, step) => (best === undefined || step.cost < best.cost ? step : best),
      undefined,
    );
    if (next === undefined) return undefined;
    open.splice(open.indexOf(next), 1);
    if (isReached(next, goal)) return next;
    const state = [...next.known.keys()].sort().join(" ");
    if (closed.has(state) || next.depth === deepest) continue;
    closed.add(state);
    for (const source of usable) {
      const step = source.via.length === 0 ? takeMany(conceptual, grain, next, source, goal) : undefined;
      if (step !== undefined) open.push(withSingleRows(conceptual, grain, step, usable, goal));
    }
  }
}

const nameOf = (path: Path): string => path.join(".");

/** What is known of a path: itself, or the UDT that it is a field of. */
function find(known: Step["known"], path: Path): Known | undefined {
  for (const name of namesOf(path)) {
    const found = known.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

const names = new WeakMap<Path, readonly string[]>();

/** The names of a path and of those it begins with, the longest first. */
function namesOf(path: Path): readonly string[] {
  const known = names.get(path);
  if (known !== undefined) return known;
  const all = path.map((_, i) => nameOf(path.slice(0, path.length - i)));
  names.set(path, all);
  return all;
}

const exists = ({ reads }: Step, { mustExist }: ReachGoal): boolean =>
  !mustExist || reads.some(({ source }) => source.via.length === 0);

const isReached = (step: Step, goal: ReachGoal): boolean =>
  exists(step, goal) &&
  (goal.table === undefined || step.reads.some(({ read }) => isOf(read, goal.table))) &&
  goal.paths.every((path) => find(step.known, path) !== undefined);

/** Whether a read is of rows of that table, and of the grain. */
const isOf = (read: RowRead, table: Table | undefined): boolean =>
  read.via.length === 0 && read.rows !== "elements" && read.keyspace === table?.keyspace && read.table === table.name;

/** Every read of one row that tells something new, until there are none. */
function withSingleRows(
  conceptual: ConceptualModel,
  grain: string,
  from: Step,
  sources: readonly Source[],
  goal: ReachGoal,
): Step {
  let step = from;
  for (let grown = true; grown;) {
    grown = false;
    for (const source of sources) {
      if (source.element !== undefined || step.reads.some((taken) => taken.source === source)) continue;
      if (!source.key.every(({ paths }) => paths.every((path) => find(step.known, path) !== undefined))) continue;
      const tells = source.columns.some(({ path }) => find(step.known, path) === undefined);
      const isWanted = source.via.length === 0 && (source.table === goal.table || !exists(step, goal));
      if (!tells && !isWanted) continue;
      step = take(conceptual, grain, step, source, source.key.length, goal);
      grown = true;
    }
  }
  return step;
}

/** A read of rows of a partition, or of a set; undefined where its partition is not known, or it tells nothing. */
function takeMany(
  conceptual: ConceptualModel,
  grain: string,
  step: Step,
  source: Source,
  goal: ReachGoal,
): Step | undefined {
  if (step.reads.some((taken) => taken.source === source)) return undefined;
  const { key, element } = source;
  const unknown = key.findIndex(({ paths }) => !paths.every((path) => find(step.known, path) !== undefined));
  const given = unknown === -1 ? key.length : unknown;
  const partition = key.filter(({ column }) => column.role === "partition").length;
  if (given < partition || (element === undefined ? given === key.length : given < key.length)) return undefined;
  const next = take(conceptual, grain, step, source, given, goal);
  const { where } = next.reads.at(-1)!.read;
  const isPart = given > partition || where.length === 0;
  const cost = element !== undefined ? costs.elements : isPart ? costs.prefix : costs.partition;
  return { ...next, cost: step.cost + cost, depth: step.depth + 1 };
}

/** Adds a read by the first columns of a key. */
function take(
  conceptual: ConceptualModel,
  grain: string,
  step: Step,
  source: Source,
  given: number,
  goal: ReachGoal,
): Step {
  const { table, via, columns, element, key } = source;
  const inputs = keyInputsOf(
    table,
    key.slice(0, given).map(({ column }) => column),
  );
  const sourceOf = ({ column, path }: Source["columns"][number]): KeySource[] => {
    const from = sourceFor(conceptual, grain, step.known, path);
    return from === undefined ? [] : [{ column: column.name, from }];
  };
  const read: RowRead = {
    keyspace: table.keyspace,
    table: table.name,
    key: columns.filter(({ column }) => inputs.includes(column)).flatMap(sourceOf),
    rows: element !== undefined ? "elements" : given === key.length ? "one" : "many",
    element: element?.column,
    // Any other value may differ while the row is the same: in one that an interrupted write has reached, or not.
    where:
      element !== undefined
        ? []
        : columns
            .filter(({ column, path }) => !inputs.includes(column) && includesPath(goal.telling, path))
            .flatMap(sourceOf),
    via,
  };
  const gains =
    element !== undefined
      ? [{ name: element.column, path: element.path }]
      : columns
          .filter(({ path }) => find(step.known, path) === undefined)
          .map(({ column, path }) => ({ name: column.name, path }));
  const known = new Map(step.known);
  for (const { name, path } of gains)
    known.set(nameOf(path), { path, from: { kind: "column", read: step.reads.length, column: name, fields: [] } });
  return { ...step, known, reads: [...step.reads, { read, source }] };
}

/** The reads that the goal's values come from, and those that these need. */
function withoutDetours({ known, reads }: Step, start: readonly Known[], goal: ReachGoal): Reached {
  const needed = new Set<number>();
  const need = (from: ValueSource | undefined): void => {
    if (from?.kind !== "column" || needed.has(from.read)) return;
    addRead(from.read);
  };
  const addRead = (i: number): void => {
    needed.add(i);
    for (const { from } of [...(reads[i]?.read.key ?? []), ...(reads[i]?.read.where ?? [])]) need(from);
  };
  for (const path of goal.paths) need(find(known, path)?.from);
  const whole = goal.table === undefined ? -1 : reads.findLastIndex(({ read }) => isOf(read, goal.table));
  if (whole !== -1) addRead(whole);
  const isProven = [...needed].some((i) => reads[i]?.source.via.length === 0);
  if (goal.mustExist && !isProven) {
    const own = reads.findIndex(({ read }) => isOf(read, goal.target));
    addRead(own === -1 ? reads.findIndex(({ source }) => source.via.length === 0) : own);
  }
  const places = new Map([...needed].sort((a, b) => a - b).map((old, i) => [old, i]));
  const moved = (from: ValueSource): ValueSource =>
    from.kind === "column" ? { ...from, read: places.get(from.read) ?? 0 } : from;
  const movedKey = (key: readonly KeySource[]): readonly KeySource[] =>
    key.map(({ column, from }) => ({ column, from: moved(from) }));
  return {
    reads: reads.flatMap(({ read }, i) =>
      needed.has(i) ? [{ ...read, key: movedKey(read.key), where: movedKey(read.where) }] : [],
    ),
    known: new Map([
      ...start.map((one) => [nameOf(one.path), one] as const),
      ...[...known].flatMap(([name, one]) =>
        one.from.kind === "column" && needed.has(one.from.read)
          ? [[name, { ...one, from: moved(one.from) }] as const]
          : [],
      ),
    ]),
  };
}

/** A table whose rows tell something of the grain's: its own, those of an entity that it refers to, or a set of its far ends. */
export interface Source {
  readonly table: Table;
  readonly via: Path;
  /** Its primary key, and what is to be known of each column, by the paths of the grain. */
  readonly key: readonly { readonly column: Column; readonly paths: readonly Path[] }[];
  /** Without one of these, there is no row. */
  readonly optional: readonly Path[];
  /** Its columns, by the paths of the grain. */
  readonly columns: readonly { readonly column: Column; readonly path: Path }[];
  readonly element?: { readonly column: string; readonly path: Path } | undefined;
}

/** What can be read to find rows of a grain. */
export function sourcesOf(
  conceptual: ConceptualModel,
  grain: string,
  tablesOf: ReadonlyMap<string, readonly Table[]>,
  sets: readonly CollectedSet[],
): readonly Source[] {
  const direct = refPaths(conceptual, grain).flatMap(({ via, entity }) =>
    (tablesOf.get(entity) ?? []).flatMap((table) => sourceIn(table, via, via)),
  );
  const gathered = sets.flatMap(({ table, column, collected: { near, far } }) =>
    sourceIn(table, [], near).map((one) => ({ ...one, element: { column, path: far } })),
  );
  return [...direct, ...gathered];
}

/** @param via the refs from the grain; @param prefix the refs to the entity whose rows the table has */
function sourceIn(table: Table, via: Path, prefix: Path): readonly Source[] {
  const key = keyOf(table);
  const isUnknown = key.some(
    (column) => column.source.kind === "bucket" && column.source.bucket.source === undefined && !isConstant(column),
  );
  if (isUnknown) return [];
  const optional = keyInputsOf(table).filter((column) => column.optional);
  return [
    {
      table,
      via,
      key: key.map((column) => ({ column, paths: keyAtoms(table, [column], prefix) })),
      optional: keyAtoms(table, optional, prefix),
      columns: columnsOf(table, prefix),
    },
  ];
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

/** A sparse table lacks the rows of what has no value there, unless those are not looked for. */
const hasAllRows = ({ optional }: Source, { present }: ReachGoal): boolean =>
  optional.every((path) => includesPath(present, path));

/** Where a path's value is found; a field is in what is known of its UDT. */
export function sourceFor(
  conceptual: ConceptualModel,
  grain: string,
  known: ReadonlyMap<string, Known>,
  path: Path,
): ValueSource | undefined {
  const found = find(known, path);
  if (found === undefined) return undefined;
  const depth = path.length - found.path.length;
  if (depth === 0) return found.from;
  const fields = resolveValue(conceptual, grain, path).fields.slice(-depth);
  return { ...found.from, fields: [...found.from.fields, ...fields.map((field) => camelCase(field.column))] };
}
