import { printPath } from "../conceptual/paths.ts";
import { isColumnName } from "../cql/identifiers.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { QueryContext } from "./context.ts";
import type { PathDefinition } from "./definition.ts";

export type Mark = "named" | "asWritten" | Direction;

type Direction = NonNullable<PathDefinition["direction"]>;

/** What only `orderBy` says of a path. */
export const directions: readonly Direction[] = ["asc", "desc", "ann"];

/** Refuses what was said of a path in a place where it says nothing. */
export function refuseMarks(
  { id: query, report }: QueryContext,
  word: string,
  item: PathDefinition,
  refused: readonly Mark[],
  location: SourceLocation | undefined,
): void {
  for (const mark of marksOf(item).filter((one) => refused.includes(one))) {
    report(diagnostic("PQ2032", { query, word, mark, path: printPath(item.root, item.path) }, location));
  }
}

function marksOf({ column, asWritten, direction }: PathDefinition): readonly Mark[] {
  return [
    ...(column === undefined ? [] : (["named"] as const)),
    ...(asWritten === true ? (["asWritten"] as const) : []),
    ...(direction === undefined ? [] : [direction]),
  ];
}

/** The name that a query has for a column, by whatever word. */
export function validateColumn(
  { id: query, report }: QueryContext,
  word: string,
  column: string | undefined,
  location: SourceLocation | undefined,
): void {
  if (column !== undefined && !isColumnName(column)) report(diagnostic("PQ2036", { query, word, column }, location));
}
