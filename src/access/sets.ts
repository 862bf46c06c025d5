import type { ConceptualModel } from "../conceptual/model.ts";
import { groupBy } from "../group-by.ts";
import type { Table } from "../physical/model.ts";
import type { Collected } from "../queries/model.ts";
import { columnValues, fieldsOf, keyInputsOf, valuePath } from "./tables.ts";
import type { SetPlan } from "./write-model.ts";

/** A set of the far identities of a relationship, in the rows of an entity that it connects. */
export interface CollectedSet {
  readonly table: Table;
  readonly column: string;
  readonly collected: Collected;
}

/** By relationship. */
export function collectedSets(tables: readonly Table[]): ReadonlyMap<string, readonly CollectedSet[]> {
  const sets = tables.flatMap((table) =>
    table.columns.flatMap(({ name: column, source }): readonly CollectedSet[] =>
      source.kind === "collected" ? [{ table, column, collected: source.collected }] : [],
    ),
  );
  return groupBy(sets, ({ collected }) => collected.relationship);
}

export function planSet(conceptual: ConceptualModel, { table, column, collected }: CollectedSet): SetPlan {
  const { near, far, relationship } = collected;
  return {
    keyspace: table.keyspace,
    table: table.name,
    column,
    key: columnValues(conceptual, table.grain, keyInputsOf(table)).map((one) => ({
      ...one,
      value: [...near, ...one.value],
    })),
    element: {
      column,
      value: valuePath(conceptual, relationship, far),
      fields: fieldsOf(conceptual, relationship, far),
    },
  };
}
