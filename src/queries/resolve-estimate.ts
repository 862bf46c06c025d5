import type { Amount } from "../conceptual/model.ts";
import { amountForm, isRecord, printFound, readAmount } from "../conceptual/read-amount.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { callsOf, type QueryContext } from "./context.ts";
import type { QueryDefinition } from "./definition.ts";
import type { QueryEstimate } from "./model.ts";

/** What `.estimate(…)` says of the query. */
export function resolveEstimate(
  { id: query, report }: QueryContext,
  definition: QueryDefinition,
): QueryEstimate | undefined {
  const call = callsOf(definition, "estimate").at(-1);
  if (call === undefined) return undefined;
  const { items, location } = call;
  const [said] = items;
  const refuse = (what: string, found: unknown, expected: string): undefined =>
    void report(diagnostic("PQ2048", { query, what, found: printFound(found), expected }, location));
  if (!isRecord(said)) return refuse("it", said, ".estimate({ readsPerDay: 2_000 })");

  const { rowsPerPartition, readsPerDay, ...rest } = said;
  for (const word of Object.keys(rest)) report(diagnostic("PQ2047", { query, word }, location));
  const amount = (what: string, value: unknown): Amount | undefined =>
    value === undefined ? undefined : (readAmount(value) ?? refuse(what, value, amountForm));
  const [served] = callsOf(definition, "servedBy").flatMap((other) => other.items);
  if (served !== undefined && rowsPerPartition !== undefined)
    report(diagnostic("PQ2049", { query, other: served.query }, location));
  return {
    rowsPerPartition: amount("rowsPerPartition", rowsPerPartition),
    readsPerDay: amount("readsPerDay", readsPerDay),
  };
}
