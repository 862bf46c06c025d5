import type { Parameter } from "../column.ts";
import type { Database } from "../database.ts";
import type { DriverRow } from "../decode-rows.ts";
import type { Statement } from "../statement.ts";

/** A bound database, whatever its keyspaces. */
type Bound = Pick<Database, "keyspaces">;

/** The table that has a guarded entity by its identity. What values its functions take is known where they are called. */
export interface IdentityTable<TRow, TOut> {
  readonly table: string;
  /** In the model. */
  readonly keyspace: string;
  /** Of a row by its key: its values, and what the guards have. */
  read(db: Bound): string;
  /** A `?` for each of `values`, for each claim, for pending, version and writers, for the key, and for the version before. */
  write(db: Bound): string;
  /** A `?` for the time to live, for pending, version and writers, for the key, and for the version before. */
  grave(db: Bound): string;
  /** A `?` for pending and version, for the key, and for the version before. */
  fence(db: Bound): string;
  /** A `?` for the time to live, for the version, and for the key. */
  settle(db: Bound): string;
  /** Of all rows, as `read`. */
  scan(db: Bound): string;
  /** The columns that keep the tokens of claims. */
  readonly claims: readonly string[];
  /** Seconds for which a grave lasts: longer than any clock is wrong, and any batch late. */
  readonly graveSeconds: number;
  readonly keyOf: (row: TRow) => readonly Buffer[];
  /** The key of a row that was read. */
  readonly keyIn: (row: DriverRow) => readonly Buffer[];
  /** The columns of `values`, and whether each has to have one. */
  readonly columns: readonly (readonly [column: string, isRequired: boolean])[];
  readonly values: (row: TRow) => readonly Parameter[];
  readonly decode: (row: DriverRow) => TOut;
}

/** A table that is written from the identity table. */
export interface CopyTable<TRow> {
  readonly table: string;
  /** In the model. */
  readonly keyspace: string;
  /** Undefined where a sparse table has no row of it. */
  readonly keyOf: (row: TRow) => readonly Buffer[] | undefined;
  insert(db: Database, row: TRow): Statement | undefined;
  /** A `?` for the timestamp, and for the key. */
  remove(db: Bound): string;
}

/** The table of a unique key. */
export interface ClaimsTable<TRow> {
  readonly table: string;
  readonly keyspace: string;
  /** As declared: `["room", "startDate"]`. */
  readonly parts: readonly string[];
  /** A `?` for the key. */
  read(db: Bound): string;
  /** A `?` for the holder, the token and the floor, for the key, and for the holder, the token and the floor before. */
  claim(db: Bound): string;
  /** A `?` for the time to live, for the floor, for the key, and for the holder and the token before. */
  release(db: Bound): string;
  /** Undefined where a part of it is null. */
  readonly keyOf: (row: TRow) => readonly Buffer[] | undefined;
  /** How many columns the holder's identity has. */
  readonly holderLength: number;
  /** The holder's identity, and as the application has it; undefined where there is none. */
  readonly holderIn: (row: DriverRow) => { readonly key: readonly Buffer[]; readonly identity: object } | undefined;
}

/** What the runtime knows of a guarded entity. */
export interface GuardedEntity<TValues, TKey = TValues> {
  readonly entity: string;
  /** What tells an instance. */
  readonly keyOf: (key: TKey) => readonly Buffer[];
  /** Values by their names, to be compared by their bytes. */
  readonly columns: Readonly<Record<string, ComparedColumn>>;
  readonly identity: IdentityTable<TValues, TValues>;
  readonly copies: readonly CopyTable<TValues>[];
  readonly uniques: readonly ClaimsTable<TValues>[];
}

export interface ComparedColumn {
  readonly encode: (value: never) => Parameter;
  readonly isMultiCell?: true | undefined;
}

/** The identity table of an entity, whose values are called otherwise than its columns. */
export const identityTable = <TValues, TRow, TOut>(
  table: IdentityTable<TRow, TOut>,
  rowOf: (values: TValues) => TRow,
  valuesOf: (row: TOut) => NoInfer<TValues>,
): IdentityTable<TValues, TValues> => ({
  ...table,
  keyOf: (values) => table.keyOf(rowOf(values)),
  values: (values) => table.values(rowOf(values)),
  decode: (row) => valuesOf(table.decode(row)),
});

/** A copy, whose columns are called otherwise than the entity's values. */
export const copyTable = <TValues, TRow>(
  table: CopyTable<TRow>,
  rowOf: (values: TValues) => TRow,
): CopyTable<TValues> => ({
  ...table,
  keyOf: (values) => table.keyOf(rowOf(values)),
  insert: (db, values) => table.insert(db, rowOf(values)),
});

/** The claims of a unique key, whose columns are called otherwise than the entity's values. */
export const claimsTable = <TValues, TRow>(
  table: ClaimsTable<TRow>,
  rowOf: (values: TValues) => TRow,
): ClaimsTable<TValues> => ({ ...table, keyOf: (values) => table.keyOf(rowOf(values)) });
