import type { AccessModel } from "../access/model.ts";
import { keyspaceOptions } from "../codegen/cql/emit-cql.ts";
import { printOptionMap, printTableOptions } from "../codegen/cql/print-table-options.ts";
import { printCqlType } from "../cql/print-type.ts";
import { isRequired } from "../access/required-columns.ts";
import { isUnfrozenCollection } from "../cql/key-types.ts";
import type { Keyspace, PhysicalModel, Table } from "../physical/model.ts";
import { storedTables } from "../physical/stored-tables.ts";
import { countWrites, type SnapshotWrites } from "./count-writes.ts";
import { printMeaning } from "./stored-meaning.ts";

/** What `schema.json` keeps of a schema: enough to see what a change does to data that is there. */
export interface Snapshot {
  readonly generatedBy: "perquery";
  /** The form of this file. */
  readonly format: 1;
  /** The edition of the derivation rules. */
  readonly rules: 1;
  readonly keyspaces: readonly SnapshotKeyspace[];
  /** By entity. Files from before it was kept have none. */
  readonly writes?: SnapshotWrites;
}

export interface SnapshotKeyspace {
  readonly name: string;
  /** What stands after WITH, by environment: `replication = { … }`. */
  readonly environments?: Readonly<Record<string, string>>;
  readonly types: readonly { readonly name: string; readonly fields: Readonly<Record<string, string>> }[];
  readonly tables: readonly SnapshotTable[];
}

export interface SnapshotTable {
  readonly name: string;
  readonly queries: readonly string[];
  readonly comment?: string;
  readonly partitionKey: readonly string[];
  /** Column and direction. */
  readonly clustering: readonly (readonly [column: string, direction: "asc" | "desc"])[];
  readonly static: readonly string[];
  /** Column and CQL type, in the order of the CQL. */
  readonly columns: Readonly<Record<string, string>>;
  /** Where each column's value comes from: `near.poi.description`, `hash(hotel.id, 16)`. */
  readonly sources: Readonly<Record<string, string>>;
  /** Columns outside the key that may be null. */
  readonly optional?: readonly string[];
  /** Of the columns of a `oneOf`, the values that it names. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** What is indexed and how, by the name of the index. */
  readonly indexes?: Readonly<Record<string, string>>;
  /** What was set, as CQL: `gc_grace_seconds = 86400`. */
  readonly options?: readonly string[];
}

export function takeSnapshot({ keyspaces }: PhysicalModel, access: AccessModel): Snapshot {
  return {
    generatedBy: "perquery",
    format: 1,
    rules: 1,
    keyspaces: keyspaces.map(snapshotKeyspace),
    writes: countWrites(access),
  };
}

function snapshotKeyspace(keyspace: Keyspace): SnapshotKeyspace {
  const { name, replication, types } = keyspace;
  return {
    name,
    environments: Object.fromEntries(
      Object.keys(replication).map((environment) => [
        environment,
        keyspaceOptions(keyspace, environment).join(" AND "),
      ]),
    ),
    types: types.map((type) => ({
      name: type.name,
      fields: Object.fromEntries(type.fields.map((field) => [field.name, printCqlType(field.type)])),
    })),
    tables: storedTables(keyspace).map(snapshotTable),
  };
}

export function snapshotTable({ name, queries, comment, grain, columns, indexes, options }: Table): SnapshotTable {
  const set = printTableOptions(options);
  const optional = columns.filter(isNullable).map((column) => column.name);
  const values = columns.flatMap((column) =>
    column.values === undefined ? [] : [[column.name, column.values] as const],
  );
  return {
    name,
    queries: queries.map(({ id }) => id),
    comment,
    partitionKey: columns.filter(({ role }) => role === "partition").map((column) => column.name),
    clustering: columns
      .filter(({ role }) => role === "clustering")
      .map((column) => [column.name, column.direction ?? "asc"] as const),
    static: columns.filter(({ role }) => role === "static").map((column) => column.name),
    columns: Object.fromEntries(columns.map((column): [string, string] => [column.name, printCqlType(column.type)])),
    sources: Object.fromEntries(
      columns.map((column): [string, string] => [column.name, printMeaning(grain, column.source)]),
    ),
    ...(optional.length === 0 ? {} : { optional }),
    ...(values.length === 0 ? {} : { values: Object.fromEntries(values) }),
    ...(indexes.length === 0
      ? {}
      : { indexes: Object.fromEntries(indexes.map((index) => [index.name, printIndex(index)])) }),
    ...(set.length === 0 ? {} : { options: set }),
  };
}

/** Whether reads have to do without it. An unfrozen collection is never missing: it may be empty. */
const isNullable = (column: Table["columns"][number]): boolean =>
  column.source.kind !== "guard" &&
  (column.role === "static" || column.role === "regular") &&
  !isRequired(column) &&
  !isUnfrozenCollection(column.type);

/** Of what was not generated yet. */
export const emptySnapshot: Snapshot = { generatedBy: "perquery", format: 1, rules: 1, keyspaces: [], writes: {} };

/** `bio WITH OPTIONS = {'case_sensitive': 'false'}` */
function printIndex({ column, options }: Table["indexes"][number]): string {
  return Object.keys(options).length === 0 ? column : `${column} WITH OPTIONS = ${printOptionMap(options)}`;
}

/** Whether a parsed file has what a comparison reads. */
export function isSnapshot(value: unknown): value is Snapshot {
  return isRecord(value) && value["format"] === 1 && isListOf(value["keyspaces"], isSnapshotKeyspace);
}

const isSnapshotKeyspace = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value["name"] === "string" &&
  isListOf(value["types"], (type) => isRecord(type) && isRecord(type["fields"])) &&
  isListOf(value["tables"], isSnapshotTable);

const isSnapshotTable = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value["name"] === "string" &&
  isListOf(value["queries"], isText) &&
  isListOf(value["partitionKey"], isText) &&
  isListOf(value["clustering"], (pair) => isListOf(pair, isText)) &&
  isListOf(value["static"], isText) &&
  isRecord(value["columns"]);

const isText = (value: unknown): boolean => typeof value === "string";

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
