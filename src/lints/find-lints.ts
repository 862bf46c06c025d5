import type { Diagnostic } from "../diagnostics/model.ts";
import { lintAttributeTypes } from "./lint-attribute-types.ts";
import { lintCollections } from "./lint-collections.ts";
import { lintKeyspaces } from "./lint-keyspaces.ts";
import { lintPartitions } from "./lint-partitions.ts";
import { lintQueries } from "./lint-queries.ts";
import { lintRates } from "./lint-rates.ts";
import { lintRepeatedGroups } from "./lint-repeated-groups.ts";
import { lintTableOptions } from "./lint-table-options.ts";
import { lintUnreturned } from "./lint-unreturned.ts";
import { lintWrites } from "./lint-writes.ts";
import type { Lint, LintInput } from "./model.ts";

const lints: readonly Lint[] = [
  lintKeyspaces,
  lintPartitions,
  lintCollections,
  lintTableOptions,
  lintWrites,
  lintRates,
  lintQueries,
  lintUnreturned,
  lintAttributeTypes,
  lintRepeatedGroups,
];

/** What is legal, and works badly in the long run. Nothing of it changes what is generated. */
export function findLints(input: LintInput): readonly Diagnostic[] {
  return lints.flatMap((lint) => lint(input));
}
