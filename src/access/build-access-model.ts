import type { ConceptualModel } from "../conceptual/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { resolveValue } from "../conceptual/paths.ts";
import type { PhysicalModel } from "../physical/model.ts";
import { userTypesOf } from "../physical/user-types.ts";
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
  const writes = planWrites(conceptual, queries, physical, report);
  return {
    model: { kind: "access-model", reads, writes, inputTypes: inputTypesOf(conceptual, physical) },
    diagnostics,
  };
}

function inputTypesOf(conceptual: ConceptualModel, { keyspaces }: PhysicalModel): AccessModel["inputTypes"] {
  const attributes = keyspaces
    .flatMap(({ tables }) => tables)
    .flatMap(({ grain, columns }) =>
      columns.flatMap(({ source }) => {
        if (source.kind !== "attribute") return [];
        const { attribute, fields } = resolveValue(conceptual, grain, source.path);
        return fields.length === 0 ? [] : [attribute.type];
      }),
    );
  return userTypesOf(conceptual, attributes, () => {});
}
