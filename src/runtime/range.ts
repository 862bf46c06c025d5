import type { Parameter } from "./column.ts";
import { InvalidValueError } from "./errors.ts";

/** Bounds of a clustering column: at most one at each end. */
export interface Range<TValue> {
  readonly gt?: TValue | undefined;
  readonly gte?: TValue | undefined;
  readonly lt?: TValue | undefined;
  readonly lte?: TValue | undefined;
}

/** A range that has a lower end: buckets are read from there. */
export type RangeFrom<TValue> =
  | {
      readonly gt: TValue;
      readonly gte?: undefined;
      readonly lt?: TValue | undefined;
      readonly lte?: TValue | undefined;
    }
  | {
      readonly gte: TValue;
      readonly gt?: undefined;
      readonly lt?: TValue | undefined;
      readonly lte?: TValue | undefined;
    };

/** A range that has an upper end: buckets are read up to there. */
export type RangeTo<TValue> =
  | {
      readonly lt: TValue;
      readonly lte?: undefined;
      readonly gt?: TValue | undefined;
      readonly gte?: TValue | undefined;
    }
  | {
      readonly lte: TValue;
      readonly lt?: undefined;
      readonly gt?: TValue | undefined;
      readonly gte?: TValue | undefined;
    };

/** A range that has both ends: the buckets between them are read. */
export type ClosedRange<TValue> =
  | { readonly gt: TValue; readonly gte?: undefined; readonly lt: TValue; readonly lte?: undefined }
  | { readonly gt: TValue; readonly gte?: undefined; readonly lte: TValue; readonly lt?: undefined }
  | { readonly gte: TValue; readonly gt?: undefined; readonly lt: TValue; readonly lte?: undefined }
  | { readonly gte: TValue; readonly gt?: undefined; readonly lte: TValue; readonly lt?: undefined };

/** From one value to another, both included: `{ startDate: between("2026-12-01", "2026-12-31") }`. */
export const between = <TValue>(first: TValue, last: TValue): { readonly gte: TValue; readonly lte: TValue } => ({
  gte: first,
  lte: last,
});

/** One end of a range. */
export interface Bound {
  readonly operator: ">" | ">=" | "<" | "<=";
  readonly value: Buffer;
}

interface EncodedColumn {
  readonly name: string;
  readonly type: string;
  readonly encode: (value: never) => Parameter;
}

/**
 * The bounds that a range has, the lower one first; none are no restriction.
 * @throws InvalidValueError for two bounds at one end, and for null
 */
export function boundsOf(column: EncodedColumn, { gt, gte, lt, lte }: Range<unknown>): readonly Bound[] {
  checkOneBound(column, "gt", gt, "gte", gte);
  checkOneBound(column, "lt", lt, "lte", lte);
  const bounds: Bound[] = [];
  const encode = column.encode as (value: unknown) => Buffer;
  const bound = (operator: Bound["operator"], value: unknown): void => {
    if (value !== undefined) bounds.push({ operator, value: encode(value) });
  };
  bound(">", gt);
  bound(">=", gte);
  bound("<", lt);
  bound("<=", lte);
  return bounds;
}

function checkOneBound(
  column: EncodedColumn,
  exclusive: string,
  value: unknown,
  inclusive: string,
  other: unknown,
): void {
  if (value === undefined || other === undefined) return;
  const expected = `one of "${exclusive}" and "${inclusive}", not both`;
  throw new InvalidValueError({ column: column.name, type: column.type, value: other, expected });
}
