import type { ReadPlan } from "../../../access/read-model.ts";
import type { Imports } from "../module.ts";
import { runtime } from "../modules.ts";

/** The options that make sense for a read: no order where rows have none, none of several partitions where there is one. */
export function printReadOptions(
  { computed, isOfAllPartitions, isIndexed, nearest, returnsOne }: ReadPlan,
  imports: Imports,
): string {
  if (nearest !== undefined) return imports.type(runtime, "NearestOptions");
  if (returnsOne) return imports.type(runtime, "RowOptions");
  if (isOfAllPartitions) return imports.type(runtime, "ScanOptions");
  if (isIndexed) return imports.type(runtime, "ReadOptions");
  return imports.type(runtime, computed.length > 0 ? "PartitionedReadOptions" : "OrderedReadOptions");
}
