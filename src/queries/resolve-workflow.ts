import { callsOf, type QueryContext } from "./context.ts";
import type { QueryDefinition } from "./definition.ts";
import type { WorkflowStep } from "./model.ts";
import { resolveTerms } from "./resolve-terms.ts";

/** When a query is asked, and by whom, as far as its words say it. */
export function resolveWorkflow(context: QueryContext, definition: QueryDefinition): WorkflowStep {
  return {
    isEntry: callsOf(definition, "entry").length > 0,
    after: callsOf(definition, "after").flatMap(({ items, location }) => items.map((query) => ({ query, location }))),
    typedIn: callsOf(definition, "typedIn")
      .flatMap((call) => resolveTerms(context, call))
      .filter((term) => term.kind === "term"),
    for: callsOf(definition, "for").flatMap(({ items }) => items),
  };
}
