/**
 * A row as the driver gives it: values by column name. The driver's own type is no more exact, and its index signature would
 * not let generated code say `row.hotel_id` in an application with `noPropertyAccessFromIndexSignature`.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type DriverRow = any;

/** How rows are told from remains, and made. */
export interface RowReader<TRow> {
  /**
   * Columns that a row can't be without. A row that lacks one is left out: what remains of a partition that has only
   * statics, or of a row that was written and deleted at once.
   */
  readonly required?: readonly string[] | undefined;
  /** Of a guarded identity table: its graves, and what is left of them, are no rows. */
  readonly guarded?: true | undefined;
  readonly decode: (row: DriverRow) => TRow;
}

/** Whether a row of a guarded identity table is an instance. */
export const isLive = (row: DriverRow): boolean => row.guard_version !== null && row.guard_gone !== true;

/** The rows of a page without graves, which are not counted as torn. */
export const withoutGraves = (rows: DriverRow[], { guarded }: RowReader<unknown>): DriverRow[] =>
  guarded === true ? rows.filter(isLive) : rows;

/** The complete rows of a page, as plain objects. */
export function decodeRows<TRow>(rows: readonly DriverRow[], { decode, required = [] }: RowReader<TRow>): TRow[] {
  const decoded: TRow[] = [];
  for (const row of rows) if (isComplete(row, required)) decoded.push(decode(row));
  return decoded;
}

function isComplete(row: DriverRow, required: readonly string[]): boolean {
  for (const column of required) if (row[column] === null || row[column] === undefined) return false;
  return true;
}
