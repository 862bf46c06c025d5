import type { AccessModel } from "../access/model.ts";
import type { ConceptualModel } from "../conceptual/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import type { LogicalModel } from "../logical/model.ts";
import type { PhysicalModel } from "../physical/model.ts";
import type { QueryModel } from "../queries/model.ts";
import type { SizingModel } from "../sizing/model.ts";

/** A model that is legal, for its lints. */
export interface LintInput {
  readonly conceptual: ConceptualModel;
  readonly queries: QueryModel;
  readonly logical: LogicalModel;
  readonly physical: PhysicalModel;
  readonly access: AccessModel;
  readonly sizing: SizingModel;
}

export type Lint = (input: LintInput) => readonly Diagnostic[];
