import { accessRules } from "./catalogue/access.ts";
import { conceptualRules } from "./catalogue/conceptual.ts";
import { evolutionRules } from "./catalogue/evolution.ts";
import { generationRules } from "./catalogue/generation.ts";
import { lintRules } from "./catalogue/lints.ts";
import { logicalRules } from "./catalogue/logical.ts";
import { physicalRules } from "./catalogue/physical.ts";
import { projectRules } from "./catalogue/project.ts";
import { queriesRules } from "./catalogue/queries.ts";
import { sizingRules } from "./catalogue/sizing.ts";

/**
 * Every rule that perquery holds a model to. The first digit is the stage: 0 the project (configuration, model file,
 * output), 1 conceptual, 2 queries, 3 logical, 4 physical, 5 sizing and lint, 6 access plans, 7 names and code
 * generation, 8 evolution and cluster, 9 our own bug. A code is never used again for another rule.
 */
export const catalogue = {
  ...projectRules,
  ...conceptualRules,
  ...queriesRules,
  ...logicalRules,
  ...physicalRules,
  ...sizingRules,
  ...lintRules,
  ...accessRules,
  ...generationRules,
  ...evolutionRules,
} as const;

export type Catalogue = typeof catalogue;
