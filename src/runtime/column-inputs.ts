import type { Parameter } from "./column.ts";

interface EncodedColumn {
  readonly encode: (value: never) => Parameter;
}

type Columns = Readonly<Record<string, EncodedColumn>>;

/** A value for each of some columns of a table: a statement that forgets one does not compile. */
export type ColumnInputs<TColumns extends Columns, TName extends keyof TColumns> = {
  readonly [TKey in TName]: Parameters<TColumns[TKey]["encode"]>[0];
};

/** The same for key columns that may have no value, in which case there is no row. */
export type SparseInputs<TColumns extends Columns, TName extends keyof TColumns> = {
  readonly [TKey in TName]: Parameters<TColumns[TKey]["encode"]>[0] | null | undefined;
};
