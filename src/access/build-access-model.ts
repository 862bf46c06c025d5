import type { ConceptualModel } from "../conceptual/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import type { PhysicalModel } from "../physical/model.ts";
import type { QueryModel } from "../queries/model.ts";
import type { AccessModel } from "./model.ts";
import { planReads } from "./plan-reads.ts";
import { planWrites } from "./plan-writes.ts";

export interface AccessResult {
  readonly model: AccessModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** How each query is read and how each entity is written. */
export function buildAccessModel(
  conceptual: ConceptualModel,
  queries: QueryModel,
  physical: PhysicalModel,
): AccessResult {
  const diagnostics: Diagnostic[] = [];
  const report = (found: Diagnostic): void => void diagnostics.push(found);
  const reads = planReads(conceptual, queries, physical, report);
  return {
    model: { kind: "access-model", reads, writes: planWrites(conceptual, queries, physical, report) },
    diagnostics,
  };
}
