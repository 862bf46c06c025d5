import type { ConceptualModel, Path } from "../conceptual/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import type { QueryCall, QueryDefinition } from "./definition.ts";

/** What the resolvers of a query's words share. */
export interface QueryContext {
  readonly conceptual: ConceptualModel;
  readonly id: string;
  readonly grain: string;
  readonly found: Path;
  readonly foundEntity: string;
  readonly report: (diagnostic: Diagnostic) => void;
}

export type CallOf<TWord extends QueryCall["word"]> = Extract<QueryCall, { word: TWord }>;

/** The calls of one word, in the order in which they were made. */
export function callsOf<TWord extends QueryCall["word"]>(
  query: QueryDefinition,
  word: TWord,
): readonly CallOf<TWord>[] {
  return query.calls.filter((call): call is CallOf<TWord> => call.word === word);
}
