import type { ConceptualModel, Entity, Path, RefAttribute } from "../conceptual/model.ts";
import { entityNamed, identityOf, includesPath, ownPaths, printPath, resolveValue } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Column, PhysicalModel, Table } from "../physical/model.ts";
import { groupBy } from "../group-by.ts";
import type { QueryModel } from "../queries/model.ts";
import { inputNames, type InputNames } from "./input-names.ts";
import { planOwnerReads } from "./owner-reads.ts";
import { copiedPaths, findCopies, mayChange, planCopy, sourceIndex, type Copy } from "./plan-copies.ts";
import { planGuard, validateGuarded, withGuardValues } from "./plan-guard.ts";
import { planCascade } from "./plan-removal.ts";
import { isAsWritten, planState, type State } from "./plan-state.ts";
import { collectedSets, planSet, type CollectedSet } from "./sets.ts";
import { columnValues, covers, distinctPaths, fieldsOf, keyInputsOf, keyOf, pathsOf, valuePath } from "./tables.ts";
import { valuesOf } from "./values.ts";
import type {
  CascadePlan,
  ChangeGroup,
  CopyPlan,
  CountPlan,
  HomePlan,
  OwnerCopies,
  OwnerRead,
  PeekPlan,
  RemovePlan,
  SetPlan,
  UpdatePlan,
  Value,
  ValueSource,
  WritePlan,
} from "./write-model.ts";

type Report = (found: Diagnostic) => void;

/** What the plans of all entities are made from. */
interface Context {
  readonly conceptual: ConceptualModel;
  readonly tablesOf: ReadonlyMap<string, readonly Table[]>;
  readonly copiesOf: ReadonlyMap<string, readonly Copy[]>;
  readonly setsOf: ReadonlyMap<string, readonly CollectedSet[]>;
  readonly sourcesOf: ReturnType<typeof sourceIndex>;
  readonly nameOf: (entity: string) => InputNames;
  readonly refsTo: ReadonlyMap<string, readonly RefOf[]>;
  readonly report: Report;
}

/** A ref of a relationship. */
interface RefOf {
  readonly relationship: Entity;
  readonly ref: RefAttribute;
}

/** Everything that a write of each entity touches, in declared order. */
export function planWrites(
  conceptual: ConceptualModel,
  queries: QueryModel,
  physical: PhysicalModel,
  report: Report,
): readonly WritePlan[] {
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const tablesOf = groupBy(tables, ({ grain }) => grain);
  const queriesOf = groupBy(
    queries.keyspaces.flatMap((keyspace) => keyspace.queries),
    ({ grain }) => grain,
  );
  const setsOf = collectedSets(tables);
  const context: Context = {
    conceptual,
    tablesOf,
    copiesOf: findCopies(conceptual, tables),
    setsOf,
    sourcesOf: sourceIndex(conceptual, tablesOf, setsOf),
    nameOf: (entity) => inputNames(conceptual, queriesOf.get(entity) ?? [], entity),
    refsTo: groupBy(refsOfRelationships(conceptual), ({ ref }) => ref.entity),
    report,
  };
  const heldIn = tablesThatHold(conceptual, tables);
  const plans = conceptual.entities.map((entity) => {
    if (!tablesOf.has(entity.name) && !context.setsOf.has(entity.name)) {
      const copies = [...(heldIn.get(entity.name) ?? [])];
      report(diagnostic("PQ6001", { entity: entity.name, copies }, entity.location));
    }
    return planWrite(context, entity);
  });
  const updated = new Set(plans.flatMap(({ entity, update }) => (update === undefined ? [] : [entity])));
  return plans.map((plan) =>
    plan.insert === undefined
      ? plan
      : { ...plan, insert: { ...plan.insert, owners: plan.insert.owners.filter(({ entity }) => updated.has(entity)) } },
  );
}

/** The rows of a guarded one are its own to delete. */
const refsOfRelationships = ({ entities }: ConceptualModel): readonly RefOf[] =>
  entities
    .filter(({ role, guarded }) => role === "relationship" && guarded !== true)
    .flatMap((relationship) =>
      relationship.attributes.flatMap((ref) => (ref.kind === "ref" ? [{ relationship, ref }] : [])),
    );

function planWrite(context: Context, entity: Entity): WritePlan {
  const { conceptual, tablesOf, copiesOf, setsOf, nameOf, report } = context;
  const homes = (tablesOf.get(entity.name) ?? []).map(withGuardValues);
  const sets = setsOf.get(entity.name) ?? [];
  const setPlans = sets.map((set) => planSet(conceptual, set));
  const plan = {
    kind: "write-plan" as const,
    entity: entity.name,
    role: entity.role,
    documentation: entity.documentation,
  };
  checkAsWritten(context, entity, homes);

  const copies = copiesOf.get(entity.name) ?? [];
  const copied = copiedPaths(copies).map((path) => valuePath(conceptual, entity.name, path));
  const stored = homes.flatMap(({ columns }) => pathsOf(columns));
  const inSets = setPlans.flatMap(({ key, element }) => [...key, element]).map(({ value }) => value);
  const inserted = distinctPaths(
    [...identityOf(entity), ...stored, ...inSets].map((path) => valuePath(conceptual, entity.name, path)),
  );
  const own = ownPaths(conceptual, entity.name);
  const borrowed = distinctPaths([...inserted, ...copied]).filter((path) => !includesPath(own, path));
  const given = own.filter((path) => includesPath(inserted, path));
  const asWritten = borrowed.filter((path) => isAsWritten(homes, path));
  const read = (paths: readonly Path[]): readonly OwnerRead[] =>
    planOwnerReads(conceptual, entity, paths, given, tablesOf, asWritten);
  const reads = read(borrowed);
  const isHomeless = homes.length === 0 && sets.length === 0;
  const values = valuesOf(
    conceptual,
    entity,
    isHomeless ? { insert: identityOf(entity), update: copied } : { insert: inserted, update: copied },
    reads,
    nameOf(entity.name),
    report,
  );
  const state = planState(conceptual, entity, homes, tablesOf, [...stored, ...inSets]);
  const homePlans = homesInOrder(homes, state).map((table) => planHome(conceptual, entity, table));
  const base = {
    ...plan,
    homes: homePlans,
    sets: setPlans,
    values,
    key: state.key,
    identityLength: identityOf(entity).length,
    state: state.reads,
  };
  if (entity.role === "counter") {
    const count = homes.length === 0 ? undefined : planCount(conceptual, homes, reads);
    return { ...base, count };
  }
  if (entity.guarded === true)
    validateGuarded(conceptual, entity, { homes, copies, sets, borrowed, asWritten }, report);
  const update = planUpdate(context, entity, homePlans, copies, values, state, reads, isHomeless);
  if (isHomeless) return { ...base, update };
  const guard = planGuard(conceptual, entity, homes, homePlans);
  return {
    ...base,
    ...(guard !== undefined && { guard, key: identityOf(entity), state: [] }),
    insert: {
      reads: read(borrowed.filter((path) => includesPath(inserted, path))),
      owners: planOwners(context, entity, values),
    },
    update,
    remove: planRemove(context, entity, homes, setPlans, state),
  };
}

function planHome(conceptual: ConceptualModel, entity: Entity, table: Table): HomePlan {
  const moves = keyInputsOf(table).some(({ source }) => source.kind === "attribute" && mayChange(entity, source.path));
  return {
    keyspace: table.keyspace,
    table: table.name,
    values: columnValues(conceptual, entity.name, table.columns),
    carries: moves && table.columns.some(({ source }) => source.kind === "collected"),
  };
}

/** What a retry starts from, the table that is read first, is written last; those it leads to before it. */
function homesInOrder(homes: readonly Table[], { reads }: State): readonly Table[] {
  const place = ({ keyspace, name }: Table): number => {
    const found = reads.findIndex(
      (read) => read.owner === undefined && read.keyspace === keyspace && read.table === name,
    );
    return found === -1 ? reads.length : found;
  };
  return homes.toSorted((one, other) => place(other) - place(one));
}

/** Owners whose values the caller gives, since no table has them by themselves: other rows hold those, too. */
function planOwners(
  { conceptual, copiesOf, tablesOf }: Context,
  entity: Entity,
  values: readonly Value[],
): readonly OwnerCopies[] {
  const given = values.filter(
    ({ borrowedFrom, presence }) => borrowedFrom !== undefined && (presence === "required" || presence === "optional"),
  );
  const owners = groupBy(given, ({ path }) => resolveValue(conceptual, entity.name, path).refs.join("."));
  return [...owners].flatMap(([refs, list]): OwnerCopies[] => {
    const via = refs.split(".");
    const [{ borrowedFrom = "" } = {}] = list;
    if (tablesOf.has(borrowedFrom)) return [];
    const owner = entityNamed(conceptual, borrowedFrom);
    const copies = copiesOf.get(owner.name) ?? [];
    const changes = list
      .map(({ path }) => ({ path: path.slice(via.length), value: path }))
      .filter(({ path }) => copiedPaths(copies).some((one) => covers([path], one)));
    if (changes.length === 0) return [];
    const key = identityOf(owner).map((path) => {
      const whole = [...via, ...path];
      return {
        column: path.join("_"),
        value: valuePath(conceptual, entity.name, whole),
        fields: fieldsOf(conceptual, entity.name, whole),
      };
    });
    return [
      {
        entity: owner.name,
        via,
        key,
        changes,
        peek: planPeek(
          owner,
          copies,
          changes.map(({ path }) => path),
        ),
      },
    ];
  });
}

function planPeek(owner: Entity, copies: readonly Copy[], paths: readonly Path[]): PeekPlan | undefined {
  for (const { table, via, columns } of copies) {
    const partition = keyOf(table).filter(({ role }) => role === "partition");
    const key = partition.flatMap(({ name, source }) =>
      source.kind === "attribute" && !source.asWritten && source.path.slice(0, via.length).join(".") === via.join(".")
        ? [{ column: name, path: source.path.slice(via.length) }]
        : [],
    );
    if (key.length < partition.length || !key.every(({ path }) => includesPath(identityOf(owner), path))) continue;
    const held = columns.flatMap(({ name, source }) =>
      source.kind === "attribute" ? [{ column: name, path: source.path.slice(via.length) }] : [],
    );
    const found = paths.flatMap((path) => held.filter((one) => one.path.join(".") === path.join(".")));
    if (found.length === paths.length) return { keyspace: table.keyspace, table: table.name, key, columns: found };
  }
  return undefined;
}

function planUpdate(
  context: Context,
  entity: Entity,
  homes: readonly HomePlan[],
  copies: readonly Copy[],
  values: readonly Value[],
  state: State,
  reads: readonly OwnerRead[],
  isHomeless: boolean,
): UpdatePlan | undefined {
  const { conceptual, sourcesOf } = context;
  const changes = entity.attributes.flatMap((attribute): ChangeGroup[] => {
    if (!mayChange(entity, [attribute.name])) return [];
    const through = values.filter(({ path }) => path[0] === attribute.name);
    if (through.length === 0) return [];
    return [
      {
        attribute: attribute.name,
        isRef: attribute.kind === "ref",
        values: through.filter(({ borrowedFrom }) => borrowedFrom === undefined).map(({ path }) => path),
        borrowed: through.filter(({ borrowedFrom }) => borrowedFrom !== undefined).map(({ path }) => path),
      },
    ];
  });
  const changed = (path: Path): boolean => mayChange(entity, path);
  const known = distinctPaths([
    ...identityOf(entity),
    ...state.key,
    ...(context.tablesOf.get(entity.name) ?? []).flatMap(({ columns }) => live(columns)),
  ]);
  const planned = copies.flatMap((copy) => planCopy(conceptual, entity, copy, known, sourcesOf(copy.table.grain)));
  const reached: CopyPlan[] = [];
  for (const plan of planned) {
    if (plan.kind === "copy") reached.push(plan);
    // What no table has by itself nobody updates.
    else if (isHomeless) return undefined;
    else reportUnreached(context, entity, plan);
  }
  if (changes.length === 0 || (isHomeless && reached.length === 0)) return undefined;
  return {
    changes,
    reads: reads.filter(({ owner: { via } }) => changed(via)),
    homes: homes.filter((home) => home.values.some(({ value }) => changed(value))),
    copies: reached,
  };
}

function reportUnreached({ report }: Context, entity: Entity, { table, via, columns }: Copy): void {
  const attributes = columns.flatMap(({ source }) =>
    source.kind === "attribute" ? [printPath(entity.name, source.path.slice(via.length))] : [],
  );
  const [first] = columns;
  const parameters = {
    entity: entity.name,
    attributes,
    table: table.name,
    ref: printPath(table.grain, via),
    grain: table.grain,
    query: table.queries[0]?.id ?? "",
    written: printPath(table.grain, first?.source.kind === "attribute" ? first.source.path : via),
  };
  report(diagnostic("PQ6002", parameters, table.location));
}

function planRemove(
  { conceptual, tablesOf, setsOf, sourcesOf, refsTo, report }: Context,
  entity: Entity,
  homes: readonly Table[],
  ownSets: readonly SetPlan[],
  state: State,
): RemovePlan | undefined {
  const known = distinctPaths([...state.key, ...homes.flatMap(({ columns }) => live(columns))]);
  const cascades: CascadePlan[] = [];
  for (const { relationship, ref } of refsTo.get(entity.name) ?? []) {
    const rows = tablesOf.get(relationship.name) ?? [];
    const sets = setsOf.get(relationship.name) ?? [];
    if (rows.length === 0 && sets.every(({ collected }) => collected.near.join(".") === ref.name)) continue;
    const sources = sourcesOf(relationship.name);
    const cascade = planCascade(conceptual, entity, relationship, ref.name, rows, sets, known, sources);
    if (cascade === undefined) {
      const parameters = { entity: entity.name, relationship: relationship.name, ref: ref.name };
      report(diagnostic("PQ6003", parameters, entity.location));
      return undefined;
    }
    cascades.push(cascade);
  }
  const sources = cascades.flatMap(({ reads, rows, sets }): readonly ValueSource[] => [
    ...reads.flatMap(({ key, where }) => [...key, ...where].map(({ from }) => from)),
    ...rows.flatMap(({ key }) => key.map(({ from }) => from)),
    ...sets.flatMap(({ key, element }) => [...key.map(({ from }) => from), element]),
  ]);
  const needed = [
    ...homes.flatMap((table) => pathsOf(keyOf(table))),
    ...ownSets.flatMap(({ key, element }) => [...key, element]).map(({ value }) => value),
    ...sources.flatMap((from) => (from.kind === "value" ? [from.value] : [])),
  ];
  return {
    reads: planState(conceptual, entity, homes, tablesOf, needed, { start: state.key, mustExist: false }).reads,
    cascades,
  };
}

/** What columns keep up to date. */
const live = (columns: readonly Column[]): readonly Path[] =>
  columns.flatMap(({ source }) => (source.kind === "attribute" && !source.asWritten ? [source.path] : []));

function planCount(conceptual: ConceptualModel, homes: readonly Table[], reads: readonly OwnerRead[]): CountPlan {
  return {
    reads,
    homes: homes.map((table) => {
      const isCounter = ({ type }: Column): boolean => type.kind === "native" && type.name === "counter";
      return {
        keyspace: table.keyspace,
        table: table.name,
        key: columnValues(conceptual, table.grain, keyInputsOf(table)),
        counters: columnValues(conceptual, table.grain, table.columns.filter(isCounter)),
      };
    }),
  };
}

/** A value that one table keeps as it was written and another one keeps up to date would be two values. */
function checkAsWritten({ report }: Context, entity: Entity, homes: readonly Table[]): void {
  const columns = homes.flatMap((table) => table.columns.map((column) => ({ table, column })));
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const { source } = column;
    if (source.kind !== "attribute" || !source.asWritten) continue;
    const path = printPath(entity.name, source.path);
    const other = columns.find(
      (one) =>
        one.column.source.kind === "attribute" &&
        !one.column.source.asWritten &&
        printPath(entity.name, one.column.source.path) === path,
    );
    if (other === undefined || found.has(path)) continue;
    found.add(path);
    report(diagnostic("PQ6004", { path, kept: table.name, live: other.table.name }, table.location));
  }
}

/** By entity, the tables of other grains that hold attributes of it beyond its identity. */
function tablesThatHold(
  conceptual: ConceptualModel,
  tables: readonly Table[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const copies = new Map<string, Set<string>>();
  for (const { name, grain, columns } of tables) {
    for (const { source } of columns) {
      if (source.kind !== "attribute") continue;
      const { owner, refs } = resolveValue(conceptual, grain, source.path);
      if (refs.length === 0 || includesPath(identityOf(owner), source.path.slice(refs.length))) continue;
      copies.set(owner.name, (copies.get(owner.name) ?? new Set()).add(name));
    }
  }
  return copies;
}
