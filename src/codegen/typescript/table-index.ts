import type { PhysicalModel, Table } from "../../physical/model.ts";
import { tableVariable } from "./names.ts";

interface TableIndex {
  readonly byName: ReadonlyMap<string, Table>;
  readonly variables: ReadonlySet<string>;
}

const indexes = new WeakMap<PhysicalModel, TableIndex>();

function indexOf(physical: PhysicalModel): TableIndex {
  const known = indexes.get(physical);
  if (known !== undefined) return known;
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const index: TableIndex = {
    byName: new Map(tables.map((table) => [`${table.keyspace}.${table.name}`, table])),
    variables: new Set(tables.map(({ name }) => tableVariable(name))),
  };
  indexes.set(physical, index);
  return index;
}

/** The table that a plan names. */
export function tableNamed(physical: PhysicalModel, keyspace: string, name: string): Table {
  const table = indexOf(physical).byName.get(`${keyspace}.${name}`);
  if (table === undefined) throw new Error(`no table "${keyspace}.${name}" in the physical model`);
  return table;
}

/** Whether the constant that holds some table's columns has this name. */
export const isTableVariable = (physical: PhysicalModel, name: string): boolean =>
  indexOf(physical).variables.has(name);
