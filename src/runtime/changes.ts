import type { Column, Parameter } from "./column.ts";
import type { Statement, StatementGroup } from "./statement.ts";

/** A value's bytes, also of a column whose codec takes no null: of a sparse key, or one that is borrowed through a ref that may be null. */
export function encodeIfAny<TIn>(
  column: Pick<Column<TIn, never>, "encode">,
  value: NoInfer<TIn> | null | undefined,
): Parameter {
  return value === null || value === undefined ? (value as null | undefined) : column.encode(value);
}

/** Whether two values have the same bytes. */
export function isSameValue<TIn>(
  column: Pick<Column<TIn, never>, "encode" | "isMultiCell">,
  one: NoInfer<TIn> | null | undefined,
  other: NoInfer<TIn> | null | undefined,
): boolean {
  return isSameBytes(column, encodeIfAny(column, one), encodeIfAny(column, other));
}

/** No value is the same as none, and as an empty collection outside of `frozen`, which Cassandra doesn't keep. */
function isSameBytes(
  { isMultiCell }: { readonly isMultiCell?: true | undefined },
  one: Parameter,
  other: Parameter,
): boolean {
  const [a, b] = isMultiCell === true ? [withoutEmpty(one), withoutEmpty(other)] : [one ?? null, other ?? null];
  return a === b || (a !== null && b !== null && a.equals(b));
}

const withoutEmpty = (collection: Parameter): Buffer | null =>
  collection === undefined || collection === null || collection.length <= 4 ? null : collection;

/** Whether two rows have one key. Undefined is the key of a row that a sparse table does not have. */
export function isSameKey(one: readonly Buffer[] | undefined, other: readonly Buffer[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.length === other.length && one.every((part, index) => part.equals(other[index]!));
}

/**
 * The statements that make one row of another: in place where the key stays, else the removal of the one and the insert of
 * the other, which are not to be parted. Undefined stands for a row that a sparse table does not have.
 */
export function moveRow(
  removed: Statement | undefined,
  inserted: Statement | undefined,
  changeInPlace: () => StatementGroup,
): StatementGroup {
  const isMoved = removed === undefined || inserted === undefined || !isSameKey(keyIn(removed), keyIn(inserted));
  // The new one first: should only one be written, a retry has what it needs.
  return isMoved ? [inserted, removed] : changeInPlace();
}

function keyIn({ key = [0, 0], parameters }: Statement): readonly Buffer[] {
  return parameters.slice(...key) as Buffer[];
}
