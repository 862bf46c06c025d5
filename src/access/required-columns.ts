import { isUnfrozenCollection } from "../cql/key-types.ts";
import type { Column } from "../physical/model.ts";

/**
 * Columns without which a row is none: a clustering column (a partition that holds statics only yields one row without
 * any), or an attribute that is not optional (what a write left behind that a delete overtook). An empty unfrozen
 * collection is null to Cassandra, so it is never missing.
 */
export function isRequired({ role, optional, type }: Column): boolean {
  if (role === "partition") return false;
  if (role === "clustering") return true;
  return !optional && !isUnfrozenCollection(type);
}
