import { printCqlType } from "../cql/print-type.ts";
import { printSource } from "../logical/print-source.ts";
import type { PhysicalModel, Table } from "../physical/model.ts";

/** What `schema.json` keeps of a schema: enough to see what a change does to data that is there. */
export interface Snapshot {
  readonly generatedBy: "perquery";
  /** The form of this file. */
  readonly format: 1;
  /** The edition of the derivation rules. */
  readonly rules: 1;
  readonly keyspaces: readonly SnapshotKeyspace[];
}

export interface SnapshotKeyspace {
  readonly name: string;
  readonly types: readonly { readonly name: string; readonly fields: Readonly<Record<string, string>> }[];
  readonly tables: readonly SnapshotTable[];
  /** Of the unique keys of guarded entities. */
  readonly claims?: readonly SnapshotTable[] | undefined;
}

export interface SnapshotTable {
  readonly name: string;
  readonly queries: readonly string[];
  readonly partitionKey: readonly string[];
  /** Column and direction. */
  readonly clustering: readonly (readonly [column: string, direction: "asc" | "desc"])[];
  readonly static: readonly string[];
  /** Column and CQL type, in the order of the CQL. */
  readonly columns: Readonly<Record<string, string>>;
  /** Where each column's value comes from: `near.poi.description`. */
  readonly sources: Readonly<Record<string, string>>;
  /** Of the identity table of a guarded entity: columns that no query returns, and their CQL types. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
}

export function takeSnapshot({ keyspaces }: PhysicalModel): Snapshot {
  return {
    generatedBy: "perquery",
    format: 1,
    rules: 1,
    keyspaces: keyspaces.map(({ name, types, tables, claims }) => ({
      name,
      types: types.map((type) => ({
        name: type.name,
        fields: Object.fromEntries(type.fields.map((field) => [field.name, printCqlType(field.type)])),
      })),
      tables: tables.map(snapshotTable),
      ...(claims !== undefined && { claims: claims.map(snapshotTable) }),
    })),
  };
}

function snapshotTable({ name, queries, grain, columns, guard }: Table): SnapshotTable {
  return {
    name,
    queries: queries.map(({ id }) => id),
    partitionKey: columns.filter(({ role }) => role === "partition").map((column) => column.name),
    clustering: columns
      .filter(({ role }) => role === "clustering")
      .map((column) => [column.name, column.direction ?? "asc"] as const),
    static: columns.filter(({ role }) => role === "static").map((column) => column.name),
    columns: Object.fromEntries(columns.map((column): [string, string] => [column.name, printCqlType(column.type)])),
    sources: Object.fromEntries(
      columns.map((column): [string, string] => [column.name, printSource(grain, column.source)]),
    ),
    ...(guard !== undefined && {
      hidden: Object.fromEntries(
        [...guard.values, ...guard.columns].map((column): [string, string] => [column.name, printCqlType(column.type)]),
      ),
    }),
  };
}

/** Whether a parsed file has what a comparison reads. */
export function isSnapshot(value: unknown): value is Snapshot {
  return isRecord(value) && value["format"] === 1 && isListOf(value["keyspaces"], isSnapshotKeyspace);
}

const isSnapshotKeyspace = (value: unknown): boolean =>
  isRecord(value) && typeof value["name"] === "string" && isListOf(value["tables"], isSnapshotTable);

const isSnapshotTable = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value["name"] === "string" &&
  isListOf(value["queries"], isText) &&
  isListOf(value["partitionKey"], isText) &&
  isListOf(value["clustering"], (pair) => isListOf(pair, isText));

const isText = (value: unknown): boolean => typeof value === "string";

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
