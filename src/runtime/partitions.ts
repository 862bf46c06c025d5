import { byteOrder } from "./byte-order.ts";
import { inQuery } from "./errors.ts";
import { columnOf, encodeFrom, givenValue, type PreparedRead } from "./query-read.ts";
import type { Bound, Range } from "./range.ts";
import { encodeBounds, encodeGiven, isRange, type Restriction } from "./restriction.ts";

/** The computed columns of one partition: its bucket of time, then its shards. */
export type Position = readonly Buffer[];

/** The partitions of a read: one after the other, and in each place those whose rows are merged. */
export interface PartitionList {
  readonly columns: readonly string[];
  readonly groups: readonly (readonly Position[])[];
}

/**
 * The partitions that a read touches, in the order of its rows.
 * @throws InvalidValueError for a range that has no end where one is needed
 */
export function partitionsOf(
  read: PreparedRead<unknown>,
  given: Readonly<Record<string, unknown>>,
  reverse: boolean,
): PartitionList {
  const { stretch, shards = {} } = read;
  const shardColumns = Object.keys(shards);
  let merged: Position[] = [[]];
  for (const property of shardColumns) {
    const values = shards[property]!.all().map((shard) => encodeGiven(read, columnOf(read, property), shard) as Buffer);
    merged = merged.flatMap((position) => values.map((value) => [...position, value]));
  }
  if (stretch === undefined) return { columns: shardColumns, groups: [merged] };
  const groups = bucketsOf(read, given, reverse).map((bucket) => merged.map((position) => [bucket, ...position]));
  return { columns: [stretch.column, ...shardColumns], groups };
}

/** The buckets of the range that is given, in the direction of the rows. */
function bucketsOf(
  read: PreparedRead<unknown>,
  given: Readonly<Record<string, unknown>>,
  reverse: boolean,
): readonly Buffer[] {
  const { column, source, bucket } = read.stretch!;
  const range = rangeOf(givenValue(given, source));
  let touched: readonly unknown[];
  try {
    encodeBounds(read, columnOf(read, source), range);
    touched = bucket.touchedBy(range as Range<never>);
  } catch (error) {
    throw inQuery(read.context, error);
  }
  const buckets = touched.map((one) => encodeGiven(read, columnOf(read, column), one) as Buffer);
  const ordered = read.order.find(({ property }) => property === source);
  return (ordered?.isDescending === true) !== reverse ? buckets.toReversed() : buckets;
}

function rangeOf(value: unknown): Range<unknown> {
  if (value === undefined) return {};
  return isRange(value) ? value : { gte: value, lte: value };
}

/**
 * Whether a row lies in the range that buckets were computed from, where CQL did not see to it: the first and the last
 * bucket have others too.
 */
export function stretchFilter(
  read: PreparedRead<unknown>,
  given: Readonly<Record<string, unknown>>,
  { equal, bounds }: Restriction,
): ((row: unknown) => boolean) | undefined {
  const { stretch } = read;
  if (stretch === undefined) return undefined;
  if (equal.some(({ column }) => column.property === stretch.source)) return undefined;
  const next = read.order.filter(({ isGiven }) => !isGiven)[equal.length];
  if (bounds.length > 0 && next?.property === stretch.source) return undefined;
  const column = columnOf(read, stretch.source);
  const compare = byteOrder(column.type);
  const ends = encodeBounds(read, column, rangeOf(givenValue(given, stretch.source)));
  return (row) => {
    const bytes = encodeFrom(read, row, stretch.source);
    return ends.every((bound) => isWithin(compare(bytes, bound.value), bound.operator));
  };
}

function isWithin(order: number, operator: Bound["operator"]): boolean {
  switch (operator) {
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    default:
      throw new Error(`unknown operator ${operator satisfies never}`);
  }
}
