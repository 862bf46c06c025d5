import type { Column, PhysicalModel, Table } from "../../../physical/model.ts";
import type { ElementsChange } from "../../cql/statements.ts";
import { camelCase } from "../../../cql/names.ts";
import { isUnfrozenCollection } from "../../../cql/key-types.ts";
import { moduleOfTable } from "../modules.ts";
import { variable } from "../print.ts";
import type { Imports } from "../module.ts";
import { tableNamed } from "../table-index.ts";

/** A function of a table that a write is made from. */
export type TableFunction =
  /** What guarded writes do with the identity table, and with one that is written from there: a constant. */
  | { readonly kind: "guard" | "copy" }
  | { readonly kind: "insert" | "delete" | "change" | "update" | "update-statics" | "count" | "read" | "peek" }
  /** The partition key and so many clustering columns are given. */
  | { readonly kind: "read-all"; readonly clustering: number }
  | { readonly kind: "elements"; readonly change: ElementsChange; readonly column: string };

/** What writes ask of one table. */
export interface TableNeeds {
  readonly functions: Map<string, TableFunction>;
  /** Columns that change in place. */
  readonly changed: Set<string>;
  /** Static columns that are written by themselves. */
  readonly statics: Set<string>;
  /** Whether a change of a row may change its key. */
  moves: boolean;
  /** Whether the sets of a row go along when it moves. */
  carries: boolean;
}

/** What the modules of entities ask of those of tables: each table has just the functions that are called. */
export class TableFunctions {
  readonly #needs = new Map<Table, TableNeeds>();
  readonly #physical: PhysicalModel;

  constructor(physical: PhysicalModel) {
    this.#physical = physical;
  }

  of(table: Table): TableNeeds {
    const known = this.#needs.get(table);
    if (known !== undefined) return known;
    const needs = {
      functions: new Map<string, TableFunction>(),
      changed: new Set<string>(),
      statics: new Set<string>(),
      moves: false,
      carries: false,
    };
    this.#needs.set(table, needs);
    return needs;
  }

  /** The name under which a module that imports it calls a function. */
  use(place: { readonly keyspace: string; readonly table: string }, wanted: TableFunction, imports: Imports): string {
    const table = tableNamed(this.#physical, place.keyspace, place.table);
    const name = this.#need(table, wanted);
    return imports.value(moduleOfTable(table), name);
  }

  #need(table: Table, wanted: TableFunction): string {
    const name = functionName(table, wanted);
    this.of(table).functions.set(name, wanted);
    return name;
  }

  /** Says that columns change in place, or with the key. */
  change(
    place: { readonly keyspace: string; readonly table: string },
    columns: readonly string[],
    { moves = false }: { readonly moves?: boolean } = {},
  ): void {
    const table = tableNamed(this.#physical, place.keyspace, place.table);
    const needs = this.of(table);
    for (const column of columns) needs.changed.add(column);
    needs.moves ||= moves;
    needs.carries = needs.moves && table.columns.some(({ source }) => source.kind === "collected");
  }

  statics(place: { readonly keyspace: string; readonly table: string }, columns: readonly string[]): void {
    const needs = this.of(tableNamed(this.#physical, place.keyspace, place.table));
    for (const column of columns) needs.statics.add(column);
  }

  /** Adds what the functions that are asked for are made from. */
  complete(): void {
    for (const [table, needs] of this.#needs) {
      const has = (kind: TableFunction["kind"]): boolean =>
        [...needs.functions.values()].some((one) => one.kind === kind);
      if (has("copy")) this.#need(table, { kind: "insert" });
      if (has("change")) {
        if (needs.moves) for (const kind of ["insert", "delete"] as const) this.#need(table, { kind });
        if (changedColumns(table, needs).length > 0) this.#need(table, { kind: "update" });
      }
      if (!has("update")) continue;
      for (const column of changedColumns(table, needs).filter(({ type }) => isUnfrozenCollection(type)))
        for (const wanted of elementFunctions(column)) this.#need(table, wanted);
    }
  }
}

/** Every function that writes may ask of a table. */
export function possibleFunctions({ columns }: Table): readonly TableFunction[] {
  const clustering = columns.filter(({ role }) => role === "clustering");
  const kinds = [
    ...(["guard", "copy", "insert", "delete", "change", "update"] as const),
    ...(["update-statics", "count", "read", "peek"] as const),
  ];
  return [
    ...kinds.map((kind) => ({ kind })),
    ...[0, ...clustering.keys()].map((length) => ({ kind: "read-all" as const, clustering: length })),
    ...columns.filter(({ type }) => isUnfrozenCollection(type)).flatMap(elementFunctions),
  ];
}

/** Those that change elements of a collection. */
export function elementFunctions({ name, type }: Column): readonly (TableFunction & { kind: "elements" })[] {
  const changes = type.kind === "list" ? (["append", "prepend"] as const) : (["add", "remove"] as const);
  return changes.map((change) => ({ kind: "elements", change, column: name }));
}

/** The columns outside of the key that change in place. */
export const changedColumns = (table: Table, { changed }: TableNeeds): Table["columns"] =>
  table.columns.filter(({ name, role }) => changed.has(name) && role !== "partition" && role !== "clustering");

export function functionName({ name, columns }: Table, wanted: TableFunction): string {
  switch (wanted.kind) {
    case "insert":
      return variable(camelCase(`insert_into_${name}`));
    case "delete":
      return variable(camelCase(`delete_from_${name}`));
    case "change":
      return variable(camelCase(`change_${name}`));
    case "update":
      return variable(camelCase(`update_in_${name}`));
    case "update-statics":
      return variable(camelCase(`update_statics_of_${name}`));
    case "count":
      return variable(camelCase(`count_in_${name}`));
    case "read":
      return variable(camelCase(`read_${name}`));
    case "guard":
      return variable(camelCase(`guarded_in_${name}`));
    case "copy":
      return variable(camelCase(`copy_in_${name}`));
    case "peek":
      return variable(camelCase(`peek_${name}`));
    case "read-all": {
      const clustering = columns.filter(({ role }) => role === "clustering").slice(0, wanted.clustering);
      const by = clustering.length === 0 ? "" : `_by_${clustering.map((column) => column.name).join("_")}`;
      return variable(camelCase(`read_all_in_${name}${by}`));
    }
    case "elements": {
      const words = { add: "add_to", remove: "remove_from", append: "append_to", prepend: "prepend_to" };
      return variable(camelCase(`${words[wanted.change]}_${wanted.column}_of_${name}`));
    }
    default:
      throw new Error(`unknown function ${JSON.stringify(wanted satisfies never)}`);
  }
}
