import type { AccessModel } from "../access/model.ts";
import { groupBy } from "../group-by.ts";
import type { Verdict } from "./model.ts";

/**
 * The keyspaces of which most queries are not found by a partition key: each such read asks every node that holds a part of the table, so
 * it gets no faster with more of them.
 */
export function judgeKeyspaces({ reads }: AccessModel): readonly Verdict[] {
  return Array.from(
    groupBy(reads, ({ keyspace }) => keyspace),
    ([keyspace, plans]): Verdict => {
      const ids = (some: typeof plans): readonly string[] => some.map(({ query }) => query);
      // an index within one partition is as good as a key
      const indexed = plans.filter(({ isIndexed, isOfAllPartitions }) => isIndexed && isOfAllPartitions);
      const scans = plans.filter(({ isIndexed, isOfAllPartitions }) => isOfAllPartitions && !isIndexed);
      return { keyspace, queries: plans.length, scans: ids(scans), indexed: ids(indexed) };
    },
  ).filter(({ queries, scans, indexed }) => scans.length + indexed.length > queries / 2);
}
