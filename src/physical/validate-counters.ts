import type { ConceptualModel } from "../conceptual/model.ts";
import { entityNamed } from "../conceptual/paths.ts";
import { isNative } from "../cql/key-types.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Table } from "./model.ts";

/** A table holds counters beside its key, or none, and only where its rows are those that count. */
export function validateCounters(
  conceptual: ConceptualModel,
  { name: table, grain, columns, location }: Pick<Table, "name" | "grain" | "columns" | "location">,
  report: (found: Diagnostic) => void,
): void {
  const rest = columns.filter(({ role }) => role === "static" || role === "regular");
  const counters = rest.filter(({ type }) => isNative(type, "counter"));
  const others = rest.filter((column) => !counters.includes(column)).map(({ name }) => name);
  const [counter] = counters;
  if (entityNamed(conceptual, grain).role !== "counter") {
    if (counter !== undefined) report(diagnostic("PQ4031", { table, column: counter.name, grain }, location));
  } else if (counter === undefined) report(diagnostic("PQ4032", { table, grain }, location));
  else if (others.length > 0) report(diagnostic("PQ4030", { table, counter: counter.name, others }, location));
}
