import type { AccessModel, ReadPlan, WritePlan } from "../../access/model.ts";
import type { PhysicalModel, Table } from "../../physical/model.ts";
import { groupBy } from "../../group-by.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { declaredForClaims, declaredForEntity, declaredForTable } from "./declared-names.ts";
import { isWritten, printEntity } from "./entity/print-entity.ts";
import { openModule } from "./module.ts";
import { entityModule } from "./modules.ts";
import { localNames } from "./names.ts";
import { sectionComment } from "./print.ts";
import { printClaims } from "./table/print-claims.ts";
import { printTable } from "./table/print-table.ts";
import { TableFunctions } from "./table/functions.ts";
import type { Output } from "./value-mapping.ts";

/** An entity or relationship that has tables, or is written. */
export interface EntityParts {
  readonly entity: string;
  /** Those whose rows are its instances, in query order. */
  readonly tables: readonly Table[];
  readonly reads: ReadonlyMap<Table, readonly ReadPlan[]>;
  /** The tables of its unique keys. */
  readonly claims: readonly Claims[];
  /** Undefined where there is nothing to write of it. */
  readonly plan: WritePlan | undefined;
}

interface Claims {
  readonly table: Table;
  /** As declared: `["room", "startDate"]`. */
  readonly parts: readonly string[];
}

/** What becomes a module: the entities in the order of the queries that find them, then those without a table. */
export function partsOfEntities({ keyspaces }: PhysicalModel, access: AccessModel): readonly EntityParts[] {
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
    const own = tables.get(entity) ?? [];
    const plan = plans.get(entity);
    return {
      entity,
      tables: own,
      reads: new Map(own.map((table) => [table, readsOf.get(`${table.keyspace}.${table.name}`) ?? []])),
      claims: (plan?.guard?.uniques ?? []).flatMap(({ keyspace, table: name, parts }) => {
        const table = claims.get(`${keyspace}.${name}`);
        return table === undefined ? [] : [{ table, parts }];
      }),
      plan,
    };
  });
}

/**
 * A module for each entity: its tables, their reads, and the functions that write it to all tables that hold it. Modules use functions of
 * each other in circles; nothing crosses while they are loaded.
 */
export function emitEntities(physical: PhysicalModel, access: AccessModel, output: Output): readonly GeneratedFile[] {
  const functions = new TableFunctions(physical);
  const modules = partsOfEntities(physical, access).map((parts) => {
    const module = openModule({
      path: entityModule(parts.entity),
      output,
      about: printAbout(parts),
      declares: declaredIn(parts),
    });
    const { plan } = parts;
    // Before the tables: what they need is what is asked of them here.
    const writes = plan && printEntity(plan, access.writes, physical, functions, module.imports);
    return { parts, module, writes };
  });
  functions.complete();
  return modules.map(({ parts, module: { imports, close }, writes }) => {
    const { tables, reads, claims } = parts;
    return close([
      ...tables.map((table) => printTable(table, reads.get(table) ?? [], functions.of(table), imports)),
      ...claims.map(({ table, parts: key }) => printClaims(table, key, imports)),
      ...(writes === undefined ? [] : [sectionComment(`Writes of ${parts.entity}`), writes]),
    ]);
  });
}

const declaredIn = ({ tables, reads, claims, plan }: EntityParts): readonly string[] => [
  ...localNames,
  ...tables.flatMap((table) => declaredForTable(table, reads.get(table) ?? [])),
  ...claims.flatMap(({ table }) => declaredForClaims(table)),
  ...(plan === undefined ? [] : declaredForEntity(plan)),
];

function printAbout({ entity, tables, plan }: EntityParts): string {
  const held = plan?.update?.copies.map(({ table }) => table) ?? [];
  const sets = plan?.sets.map(({ table }) => table) ?? [];
  const written = [...new Set([...(plan?.homes.map(({ table }) => table) ?? []), ...sets])];
  const names = written.length > 0 ? written : tables.length > 0 ? tables.map(({ name }) => name) : [...new Set(held)];
  return `${plan?.role ?? "entity"} ${entity}: ${plan === undefined ? "in" : "written to"} ${names.join(", ")}`;
}
