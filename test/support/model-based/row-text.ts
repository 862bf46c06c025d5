import { isUnfrozenCollection } from "../../../src/cql/key-types.ts";
import type { Column } from "../../../src/physical/model.ts";
import { isNothing, valueText } from "./value-text.ts";

/** A row in one line: what has a value, in the table's order. */
export const rowText = (values: readonly { readonly column: Column; readonly value: unknown }[]): string =>
  values
    .filter(({ column, value }) => !isNothing(value, isUnfrozenCollection(column.type)))
    .map(({ column, value }) => `${column.name}=${valueText(value)}`)
    .join(" ");
