import type { Column, Parameter } from "./column.ts";
import type { Statement, StatementGroup } from "./statement.ts";

/**
 * The parameter that makes `after` of `before`: undefined, which leaves alone, when their bytes are the same or `after` is
 * undefined. A value that is equal but another object is no change.
 */
export function changed<TIn>(
  column: Pick<Column<TIn, never>, "encode" | "isMultiCell">,
  before: NoInfer<TIn>,
  after: NoInfer<TIn>,
): Parameter {
  if (after === undefined) return undefined;
  const bytes = column.encode(after);
  return isSameValue(column, column.encode(before), bytes) ? undefined : bytes;
}

/** No value is the same as none, and as an empty collection outside of `frozen`, which Cassandra doesn't keep. */
function isSameValue(
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
