import type { Parameter } from "./column.ts";
import { hasByteOrder } from "./byte-order.ts";
import { inQuery, InvalidValueError } from "./errors.ts";
import { givenValue, type AnyColumn, type ClusteringColumn, type PreparedRead } from "./query-read.ts";
import { boundsOf, type Bound, type Range } from "./range.ts";
import { InvalidRead } from "./read-errors.ts";

/** What a caller says of the clustering columns: values for the first of them, and bounds for the one after. */
export interface Restriction {
  readonly equal: readonly Equal[];
  readonly bounds: readonly Bound[];
}

export interface Equal {
  readonly column: ClusteringColumn;
  readonly value: Buffer;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * The legal prefix of the clustering columns that is given, with a range at its end.
 * @throws InvalidRead for a column behind one that is left out, or behind a range
 */
export function restrict(read: PreparedRead<unknown>, given: Given): Restriction {
  const equal: Equal[] = [];
  let bounds: readonly Bound[] = [];
  let closedBy: string | undefined;
  for (const column of read.order) {
    const value = givenValue(given, column.property);
    if (column.isGiven || value === undefined) {
      if (!column.isGiven) closedBy ??= `needs "${column.property}" before it`;
      continue;
    }
    if (closedBy !== undefined || !column.mayBeGiven) {
      // The range that buckets are computed from is looked at in each row, where CQL can't.
      if (column.property === read.stretch?.source && isRange(value)) continue;
      throw new InvalidRead(column.property, closedBy ?? "can't be given", read.context);
    }
    if (isRange(value) && !takesRange(column.column) && Object.keys(value).length > 0) {
      throw new InvalidRead(column.property, "takes no range: it is a user-defined type", read.context);
    }
    if (isRange(value) && takesRange(column.column)) {
      bounds = encodeBounds(read, column.column, value);
      closedBy = `can't be given behind the range of "${column.property}"`;
    } else equal.push({ column, value: encodeGiven(read, column.column, value) as Buffer });
  }
  return { equal, bounds };
}

/** @throws InvalidValueError that names the query */
export function encodeBounds(read: PreparedRead<unknown>, column: AnyColumn, range: Range<unknown>): readonly Bound[] {
  try {
    return boundsOf(column, range);
  } catch (error) {
    throw inQuery(read.context, error);
  }
}

/** What a row may lack, a read can't: no row is equal to null. */
export function encodeGiven(read: PreparedRead<unknown>, column: AnyColumn, value: unknown): Parameter {
  try {
    if (value === undefined || value === null) {
      throw new InvalidValueError({ column: column.name, type: column.type, value, expected: "a value" });
    }
    return (column.encode as (value: unknown) => Parameter)(value);
  } catch (error) {
    throw inQuery(read.context, error);
  }
}

const ends = new Set(["gt", "gte", "lt", "lte"]);

/** A plain object with bounds and nothing else. */
export function isRange(value: unknown): value is Range<unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const name in value) if (!ends.has(name)) return false;
  return true;
}

/** The value of a user-defined type is a plain object itself, which might be called so. */
const takesRange = ({ type }: AnyColumn): boolean => hasByteOrder(type) || type.endsWith(">");
