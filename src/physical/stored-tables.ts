import type { Keyspace, Table } from "./model.ts";

/** The tables of a keyspace as the cluster has them: with the columns of guards, and those of claims. */
export const storedTables = ({ tables, claims = [] }: Pick<Keyspace, "tables" | "claims">): readonly Table[] => [
  ...tables.map(withGuard),
  ...claims,
];

function withGuard(table: Table): Table {
  const { guard, columns } = table;
  return guard === undefined ? table : { ...table, columns: [...columns, ...guard.values, ...guard.columns] };
}
