import type { AccessModel, ReadPlan, Statement } from "../../access/model.ts";
import type { Table } from "../../physical/model.ts";
import { groupBy } from "../../group-by.ts";

/** What is done with one table. */
export interface TableUses {
  readonly reads: readonly ReadPlan[];
  /** Of all writes; one that several make is there several times. */
  readonly statements: readonly Statement[];
}

/** Finds what is done with a table. */
export function tableUses({ reads, writes }: AccessModel): (table: Table) => TableUses {
  const nameOf = ({ keyspace, table }: ReadPlan | Statement): string => `${keyspace}.${table}`;
  const readsOf = groupBy(reads, nameOf);
  const statementsOf = groupBy(
    writes.flatMap(({ insert, disconnect }) => [...(insert?.statements ?? []), ...(disconnect?.statements ?? [])]),
    nameOf,
  );
  return ({ keyspace, name }) => ({
    reads: readsOf.get(`${keyspace}.${name}`) ?? [],
    statements: statementsOf.get(`${keyspace}.${name}`) ?? [],
  });
}
