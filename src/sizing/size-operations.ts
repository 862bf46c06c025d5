import type { CopyPlan, TableName, WritePlan } from "../access/model.ts";
import type { Amount, AttributeAmount, ConceptualModel, Path } from "../conceptual/model.ts";
import { entityNamed, identityOf, includesPath } from "../conceptual/paths.ts";
import { isUnfrozenCollection } from "../cql/key-types.ts";
import type { Column, Table } from "../physical/model.ts";
import { atLeast, exactly, plus, scale, sum, times } from "./amounts.ts";
import { countAlike, countAll } from "./estimate-rows.ts";
import { elementsOf } from "./count-elements.ts";
import { amountOf, valueBytes } from "./estimate-values.ts";
import { distinctMissing, known, unknown, type Estimated } from "./estimated.ts";
import type { Missing, OperationSize, OperationTable, TableSize } from "./model.ts";
import { columnBytes, rowsContext } from "./size-table.ts";

export interface OperationContext {
  readonly conceptual: ConceptualModel;
  /** By {@link nameOf}. */
  readonly tables: ReadonlyMap<string, Table>;
  readonly sizes: ReadonlyMap<string, TableSize>;
}

export const nameOf = (keyspace: string, table: string): string => `${keyspace}.${table}`;

/** What an operation does to the rows of one table. */
interface Touched {
  readonly table: Table;
  readonly rows: Estimated;
  /** The columns that a statement has values for. */
  readonly columns: readonly Column[];
  /** Whether the row is removed before, since its key changes. */
  readonly moves: boolean;
}

/** Each operation of an entity: the rows that it writes in all tables, and the batches that they are sent in. */
export function sizeOperations(context: OperationContext, plan: WritePlan): readonly OperationSize[] {
  const isRelationship = plan.role === "relationship";
  const operations: OperationSize[] = [];
  if (plan.insert !== undefined)
    operations.push(
      sizeOperation(context, plan, isRelationship ? "connect" : "insert", touchedByInsert(context, plan)),
    );
  for (const group of plan.update?.changes ?? [])
    operations.push(sizeOperation(context, plan, `update ${group.attribute}`, touchedByChange(context, plan, group)));
  if (plan.remove !== undefined)
    operations.push(
      sizeOperation(context, plan, isRelationship ? "disconnect" : "delete", touchedByRemove(context, plan)),
    );
  if (plan.count !== undefined) operations.push(sizeOperation(context, plan, "count", touchedByCount(context, plan)));
  return operations.filter(({ tables }) => tables.length > 0);
}

function touchedByInsert(context: OperationContext, { homes, sets }: WritePlan): readonly Touched[] {
  return [
    ...homes.map((home): Touched => {
      const table = tableOf(context, home);
      return { table, rows: known(exactly(1)), columns: table.columns, moves: false };
    }),
    ...sets.map((set) => oneRow(context, set, (column) => column.name === set.column)),
  ];
}

/** One row of which besides the key some columns are written. */
function oneRow(context: OperationContext, place: TableName, isWritten: (column: Column) => boolean): Touched {
  const table = tableOf(context, place);
  const columns = table.columns.filter((column) => isInKey(column) || isWritten(column));
  return { table, rows: known(exactly(1)), columns, moves: false };
}

const isInKey = ({ role }: Column): boolean => role === "partition" || role === "clustering";

type Change = NonNullable<WritePlan["update"]>["changes"][number];

function touchedByChange(context: OperationContext, plan: WritePlan, change: Change): readonly Touched[] {
  const changed = [...change.values, ...change.borrowed];
  const ofGroup = (values: readonly { readonly column: string; readonly value: Path }[]): readonly string[] =>
    values.filter(({ value }) => includesPath(changed, value)).map(({ column }) => column);
  const homes = (plan.update?.homes ?? []).flatMap((home): readonly Touched[] => {
    const names = ofGroup(home.values);
    if (names.length === 0) return [];
    return [touch(tableOf(context, home), known(exactly(1)), names)];
  });
  const copies = (plan.update?.copies ?? []).flatMap((copy): readonly Touched[] => {
    const names = ofGroup(copy.columns);
    if (names.length === 0) return [];
    const table = tableOf(context, copy);
    return [touch(table, fanOut(context, plan.entity, copy, table), names)];
  });
  return [...homes, ...copies];
}

/** A row whose key changes is written whole. */
function touch(table: Table, rows: Estimated, names: readonly string[]): Touched {
  const written = table.columns.filter(({ name }) => names.includes(name));
  const sources = written.flatMap(({ source }) => (source.kind === "attribute" ? [source.path] : []));
  const moves = table.columns.some(
    (column) =>
      isInKey(column) &&
      (written.includes(column) ||
        (column.source.kind === "bucket" && includesPath(sources, column.source.bucket.source ?? []))),
  );
  const columns = moves ? table.columns : table.columns.filter((column) => isInKey(column) || written.includes(column));
  return { table, rows, columns, moves };
}

/** The rows that hold values of one instance; of static columns, the partitions. */
function fanOut({ conceptual, sizes }: OperationContext, entity: string, copy: CopyPlan, table: Table): Estimated {
  if (copy.writes === "statics" && copy.reads.length === 0) return known(exactly(1));
  const values = identityOf(entityNamed(conceptual, entity)).map((path) => [...copy.via, ...path]);
  const rows = countAlike(rowsContext({ conceptual, table }), copy.grain, { values, stretches: [] });
  if (copy.writes !== "statics" || rows.amount === undefined) return rows;
  const perPartition = sizes.get(nameOf(table.keyspace, table.name))?.rows;
  return perPartition === undefined
    ? rows
    : { ...rows, amount: atLeast(scale(rows.amount, 1 / (perPartition.average || 1)), 1) };
}

function touchedByRemove(context: OperationContext, plan: WritePlan): readonly Touched[] {
  const { conceptual } = context;
  const identity = identityOf(entityNamed(conceptual, plan.entity));
  const cascades = (plan.remove?.cascades ?? []).flatMap(({ relationship, via, rows, sets }) => {
    const values = identity.map((path) => [...via, ...path]);
    const count = countAlike({ conceptual, pending: [] }, relationship, { values, stretches: [] });
    const touched = [
      ...rows.map((row) => oneRow(context, row, () => false)),
      ...sets.map((set) => oneRow(context, set, ({ name }) => name === set.column)),
    ];
    return touched.map((each): Touched => ({ ...each, rows: count }));
  });
  const own = plan.homes.map((home) => oneRow(context, home, () => false));
  const sets = plan.sets.map((set) => oneRow(context, set, ({ name }) => name === set.column));
  return [...cascades, ...own, ...sets];
}

const touchedByCount = (context: OperationContext, { count }: WritePlan): readonly Touched[] =>
  (count?.homes ?? []).map((home) =>
    oneRow(context, home, ({ name }) => home.counters.some(({ column }) => column === name)),
  );

function sizeOperation(
  context: OperationContext,
  { entity }: WritePlan,
  name: string,
  touched: readonly Touched[],
): OperationSize {
  const statements = touched.map((each) => ({ ...each, bytes: statementBytes(context, each) }));
  const ofEach = statements.map(({ rows, bytes }) => rows.amount && bytes.amount && times(rows.amount, bytes.amount));
  const largest = statements.map(({ bytes }) => bytes.amount);
  const bytes = sum(ofEach);
  const perDay = rateOf(context.conceptual, entity, name);
  return {
    entity,
    name,
    rows: sum(touched.map(({ rows }) => rows.amount)),
    bytes,
    batches: bytes && { average: batchesOf(bytes.average), worst: batchesOf(bytes.worst) },
    largestRow: largest.reduce<Amount | undefined>(
      (most, each) =>
        most && each && { average: Math.max(most.average, each.average), worst: Math.max(most.worst, each.worst) },
      exactly(0),
    ),
    perDay: perDay.amount,
    tables: touched.map(({ table, rows, moves }): OperationTable => ({
      keyspace: table.keyspace,
      table: table.name,
      rows: rows.amount,
      removed: moves,
    })),
    missing: distinctMissing(
      statements.flatMap(({ rows, bytes: size }): readonly Missing[] => [...rows.missing, ...size.missing]),
    ),
  };
}

/** What a write is cut at, by the runtime's default. */
const mostBytes = 32 * 1024;

const batchesOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / mostBytes));

/** By the same measure as the runtime's: what a row and each of its cells come to where the server measures a batch. */
function statementBytes({ conceptual }: OperationContext, { table, columns, moves }: Touched): Estimated {
  let bytes = exactly(rowBytes * (moves ? 2 : 1));
  const missing: Missing[] = [];
  for (const column of columns) {
    // a set that is collected gets or loses one element
    const isOneElement = column.source.kind === "collected";
    const size = isOneElement ? elementBytes(conceptual, column) : columnBytes({ conceptual, table }, column);
    missing.push(...size.missing);
    const value = plus(size.amount ?? exactly(0), exactly(lengthBytes));
    bytes = plus(bytes, isInKey(column) && moves ? scale(value, 2) : value);
    if (isInKey(column)) continue;
    bytes = plus(bytes, exactly(cellBytes));
    if (!isUnfrozenCollection(column.type)) continue;
    const elements = isOneElement ? known(exactly(1)) : elementsOf(conceptual, table, column);
    const ofEach = column.type.kind === "list" ? elementCellBytes + 16 : elementCellBytes;
    bytes = plus(bytes, scale(elements.amount ?? exactly(0), ofEach));
  }
  return missing.length > 0 ? unknown(...missing) : known(bytes);
}

const rowBytes = 58;
const cellBytes = 20;
const elementCellBytes = 18;
const lengthBytes = 4;

function elementBytes(conceptual: ConceptualModel, { source }: Column): Estimated {
  if (source.kind !== "collected") throw new Error("only a collected set is written by its elements");
  return valueBytes(conceptual, source.collected.relationship, source.collected.far);
}

/** How often a day the operation is asked for, where the model says. */
function rateOf(conceptual: ConceptualModel, entity: string, name: string): Estimated {
  const { estimate, attributes } = entityNamed(conceptual, entity);
  const all = countAll({ conceptual, pending: [] }, entity).amount;
  if (name === "insert" || name === "connect") return newPerDay(conceptual, entity);
  if (name === "count") {
    const counters = attributes.filter(({ kind }) => kind === "value").map(({ name: counter }) => counter);
    return changesOf(estimate?.changesPerDay, counters, all);
  }
  return name.startsWith("update ") ? changesOf(estimate?.changesPerDay, [name.slice(7)], all) : unknown();
}

function changesOf(
  changes: readonly AttributeAmount[] | undefined,
  names: readonly string[],
  all: Amount | undefined,
): Estimated {
  const said = names.flatMap((each) => amountOf(changes, [each]) ?? []);
  const [most] = said.toSorted((a, b) => b.average - a.average);
  return most === undefined || all === undefined ? unknown() : known(times(most, all));
}

/** As said, or as many as go: those that are kept, over the days that they are. */
function newPerDay(conceptual: ConceptualModel, entity: string): Estimated {
  const { estimate } = entityNamed(conceptual, entity);
  if (estimate?.newPerDay !== undefined) return known(estimate.newPerDay);
  const all = countAll({ conceptual, pending: [] }, entity).amount;
  const days = estimate?.daysKept?.average;
  return all === undefined || days === undefined || days === 0 ? unknown() : known(scale(all, 1 / days));
}

function tableOf({ tables }: OperationContext, { keyspace, table }: TableName): Table {
  const found = tables.get(nameOf(keyspace, table));
  if (found === undefined) throw new Error(`no table "${keyspace}.${table}"`);
  return found;
}
