import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { includesPath, ownPaths } from "../conceptual/paths.ts";
import { columnName } from "../logical/column-names.ts";
import { saidColumn } from "../logical/said-column.ts";
import type { Query } from "../queries/model.ts";

/** What a write's input calls a value, in snake_case. */
export type InputNames = (path: Path) => string;

/**
 * Each value once per entity, by the column rule as if no entity were found. A borrowed one has the name that the
 * entity's queries give it, where those that name it agree: its own may be what another one is called.
 */
export function inputNames(conceptual: ConceptualModel, queries: readonly Query[], entity: string): InputNames {
  const own = ownPaths(conceptual, entity);
  return (path) => {
    const derived = columnName(conceptual, entity, path);
    if (includesPath(own, path)) return derived;
    const said = new Set(queries.flatMap((query) => saidColumn(query, path) ?? []));
    const [name] = said;
    return name !== undefined && said.size === 1 ? name : derived;
  };
}
