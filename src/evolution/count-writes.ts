import type { AccessModel, TableName, WritePlan } from "../access/model.ts";

/** What each write of an entity touches, by entity and by write. */
export type SnapshotWrites = Readonly<Record<string, Readonly<Record<string, WriteCost>>>>;

/** Tables as `keyspace.table`, each once, in the order in which they are reached. */
export interface WriteCost {
  readonly writes: readonly string[];
  /** Read before it; not what the caller may give to save the read. */
  readonly reads: readonly string[];
}

/** Which tables an insert, an update and a delete of each entity reach at most. */
export function countWrites({ writes }: AccessModel): SnapshotWrites {
  return Object.fromEntries(
    writes.map((plan) => [plan.entity, writesOf(plan)] as const).filter(([, costs]) => Object.keys(costs).length > 0),
  );
}

function writesOf(plan: WritePlan): Readonly<Record<string, WriteCost>> {
  const { homes, sets, state, insert, update, remove, count, role } = plan;
  const [inserting, removing] = role === "relationship" ? ["connect", "disconnect"] : ["insert", "delete"];
  const cascades = remove?.cascades ?? [];
  const disconnected = cascades.flatMap(({ rows, sets: inSets }) => [...rows, ...inSets]);
  if (plan.guard !== undefined) {
    const { identity, copies, uniques } = plan.guard;
    const [written, read] = [
      [...uniques, identity, ...copies],
      [identity, ...uniques],
    ];
    return {
      ...(insert && { [inserting]: cost(written, [...read, ...insert.reads]) }),
      ...(update && { update: cost(written, [...read, ...update.reads]) }),
      ...(remove && {
        [removing]: cost([...written, ...disconnected], [identity, ...cascades.flatMap(({ reads }) => reads)]),
      }),
    };
  }
  return {
    ...(insert && { [inserting]: cost([...homes, ...sets], insert.reads) }),
    ...(update && {
      update: cost([...update.homes, ...update.copies], [...state, ...update.copies.flatMap(({ reads }) => reads)]),
    }),
    ...(remove && {
      [removing]: cost(
        [...homes, ...sets, ...disconnected],
        [...remove.reads, ...cascades.flatMap(({ reads }) => reads)],
      ),
    }),
    ...(count && { increment: cost(count.homes, count.reads) }),
  };
}

function cost(writes: readonly TableName[], reads: readonly TableName[]): WriteCost {
  return { writes: namesOf(writes), reads: namesOf(reads) };
}

const namesOf = (tables: readonly TableName[]): readonly string[] => [
  ...new Set(tables.map(({ keyspace, table }) => `${keyspace}.${table}`)),
];
