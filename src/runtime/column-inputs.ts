import type { ChangeOf } from "./collection-changes.ts";
import type { Parameter } from "./column.ts";

interface EncodedColumn {
  readonly encode: (value: never) => Parameter;
}

type Columns = Readonly<Record<string, EncodedColumn>>;

type InputOf<TColumn extends EncodedColumn> = Parameters<TColumn["encode"]>[0];

type Nullable<TColumns extends Columns, TName extends keyof TColumns> = {
  [TKey in TName]: null extends InputOf<TColumns[TKey]> ? TKey : never;
}[TName];

/** A value for each of some columns of a table: a statement that forgets one does not compile. One that may be null may be left out. */
export type ColumnInputs<TColumns extends Columns, TName extends keyof TColumns> = {
  readonly [TKey in Exclude<TName, Nullable<TColumns, TName>>]: Exclude<InputOf<TColumns[TKey]>, undefined>;
} & {
  readonly [TKey in Nullable<TColumns, TName>]?: InputOf<TColumns[TKey]>;
};

/** The same for key columns that may have no value, in which case there is no row. */
export type SparseInputs<TColumns extends Columns, TName extends keyof TColumns> = {
  readonly [TKey in TName]?: InputOf<TColumns[TKey]> | null | undefined;
};

/** What columns are to become, each left alone when it is undefined; of a collection, elements may change. */
export type ChangedColumns<
  TColumns extends Columns,
  TName extends keyof TColumns,
  TCollection extends keyof TColumns = never,
> = {
  readonly [TKey in TName]?:
    | InputOf<TColumns[TKey]>
    | (TKey extends TCollection ? ChangeOf<NonNullable<InputOf<TColumns[TKey]>>> : never)
    | undefined;
};
