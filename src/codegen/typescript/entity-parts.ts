import type { AccessModel, ReadPlan, WritePlan } from "../../access/model.ts";
import type { PhysicalModel, Table } from "../../physical/model.ts";
import { groupBy } from "../../group-by.ts";
import { declaredForClaims, declaredForEntity, declaredForTable } from "./declared-names.ts";
import { isWritten } from "./entity/names.ts";

/** What becomes a module: an entity or relationship that has tables, or is written. */
export interface EntityParts {
  readonly entity: string;
  /** Those whose rows are its instances, in query order. */
  readonly tables: readonly TableParts[];
  /** The tables of its unique keys. */
  readonly claims: readonly ClaimsParts[];
  /** Undefined where there is nothing to write of it. */
  readonly plan: WritePlan | undefined;
  /** What the module may declare for the writes. */
  readonly declares: readonly string[];
}

export interface TableParts {
  readonly table: Table;
  readonly reads: readonly ReadPlan[];
  readonly declares: readonly string[];
}

interface ClaimsParts {
  readonly table: Table;
  /** As declared: `["room", "startDate"]`. */
  readonly key: readonly string[];
  readonly declares: readonly string[];
}

const known = new WeakMap<AccessModel, readonly EntityParts[]>();

/** The entities in the order of the queries that find them, then those without a table. */
export function partsOfEntities(physical: PhysicalModel, access: AccessModel): readonly EntityParts[] {
  const parts = known.get(access) ?? divide(physical, access);
  known.set(access, parts);
  return parts;
}

function divide({ keyspaces }: PhysicalModel, access: AccessModel): readonly EntityParts[] {
  const tables = groupBy(
    keyspaces.flatMap((keyspace) => keyspace.tables),
    ({ grain }) => grain,
  );
  const readsOf = groupBy(access.reads, ({ keyspace, table }) => `${keyspace}.${table}`);
  const plans = new Map(access.writes.filter(isWritten).map((plan) => [plan.entity, plan]));
  const claims = new Map(
    keyspaces.flatMap((keyspace) => (keyspace.claims ?? []).map((table) => [`${table.keyspace}.${table.name}`, table])),
  );
  return [...new Set([...tables.keys(), ...plans.keys()])].map((entity) => {
    const plan = plans.get(entity);
    return {
      entity,
      tables: (tables.get(entity) ?? []).map((table) => {
        const reads = readsOf.get(`${table.keyspace}.${table.name}`) ?? [];
        return { table, reads, declares: declaredForTable(table, reads) };
      }),
      claims: (plan?.guard?.uniques ?? []).flatMap(({ keyspace, table: name, parts: key }) => {
        const table = claims.get(`${keyspace}.${name}`);
        return table === undefined ? [] : [{ table, key, declares: declaredForClaims(table) }];
      }),
      plan,
      declares: plan === undefined ? [] : declaredForEntity(plan),
    };
  });
}
