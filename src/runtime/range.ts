import type { KeyColumn, Parameter } from "./column.ts";
import { InvalidValueError } from "./errors.ts";

/** Bounds of a clustering column: at most one at each end. */
export interface Range<TValue> {
  readonly gt?: TValue | undefined;
  readonly gte?: TValue | undefined;
  readonly lt?: TValue | undefined;
  readonly lte?: TValue | undefined;
}

/** CQL to append to a WHERE clause, and its parameters. */
export interface Bounds {
  readonly cql: string;
  readonly parameters: readonly Parameter[];
}

const unbounded: Bounds = { cql: "", parameters: [] };

/**
 * `{ gte: "2026-12-01", lt: "2027-01-01" }` on `date` is ` AND date >= ? AND date < ?`. No range, or one without bounds,
 * is no restriction.
 * @param columnCql the column as it stands in CQL, in quotes if it needs them
 * @throws InvalidValueError for two bounds at one end, and for null
 */
export function rangeBounds<TIn>(
  columnCql: string,
  column: KeyColumn<TIn, unknown>,
  range: Range<TIn> | undefined,
): Bounds {
  if (range === undefined) return unbounded;
  const { gt, gte, lt, lte } = range;
  checkOneBound(column, "gt", gt, "gte", gte);
  checkOneBound(column, "lt", lt, "lte", lte);
  let cql = "";
  const parameters: Buffer[] = [];
  const bound = (operator: string, value: TIn | undefined): void => {
    if (value === undefined) return;
    cql += ` AND ${columnCql} ${operator} ?`;
    parameters.push(column.encode(value));
  };
  bound(">", gt);
  bound(">=", gte);
  bound("<", lt);
  bound("<=", lte);
  return { cql, parameters };
}

function checkOneBound(
  column: KeyColumn<never, unknown>,
  exclusive: string,
  value: unknown,
  inclusive: string,
  other: unknown,
): void {
  if (value === undefined || other === undefined) return;
  const expected = `one of "${exclusive}" and "${inclusive}", not both`;
  throw new InvalidValueError({ column: column.name, type: column.type, value: other, expected });
}
