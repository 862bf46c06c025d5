import type { Path } from "../conceptual/model.ts";
import { samePath } from "../conceptual/paths.ts";
import type { Query } from "../queries/model.ts";

/** The column name that some list of the query gives to a path: `named(path, "column")`. */
export function saidColumn(query: Query, path: Path): string | undefined {
  return [...query.given, ...query.optionally, ...query.orderBy, query.range, ...(query.returning ?? []), ...query.also]
    .filter((term) => term?.kind === "term" || term?.kind === "order" || term?.kind === "attribute")
    .find(
      (term) =>
        term.column !== undefined && samePath(term.kind === "attribute" ? term.path : (term.attributes[0] ?? []), path),
    )?.column;
}
