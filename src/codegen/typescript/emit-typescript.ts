import type { AccessModel } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import { groupBy } from "../../group-by.ts";
import type { Output } from "./value-mapping.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { emitDatabase } from "./emit-database.ts";
import { emitEntity, hasModule } from "./entity/emit-entity.ts";
import { emitIndex } from "./emit-index.ts";
import { emitClaims } from "./table/emit-claims.ts";
import { emitTable } from "./table/emit-table.ts";
import { emitUserTypes } from "./emit-user-types.ts";
import { TableFunctions } from "./table/functions.ts";

/** One file per table and per entity, the user-defined types, `bind`, and an index of what applications use. */
export function emitTypeScript(physical: PhysicalModel, access: AccessModel, output: Output): readonly GeneratedFile[] {
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const readsOf = groupBy(access.reads, ({ keyspace, table }) => `${keyspace}.${table}`);
  const functions = new TableFunctions(physical);
  const entities = access.writes
    .filter(hasModule)
    .map((plan) => emitEntity(plan, access.writes, physical, functions, output));
  functions.complete();
  return [
    emitIndex(physical, access, output.modelFile),
    emitDatabase(physical, output),
    ...emitUserTypes(physical, access, output),
    ...tables.map((table) =>
      emitTable(table, readsOf.get(`${table.keyspace}.${table.name}`) ?? [], functions.of(table), output),
    ),
    ...physical.keyspaces.flatMap(({ tables: own, claims = [] }) => {
      const guards = own.flatMap(({ guard }) => guard?.claims ?? []);
      return claims.map((table) =>
        emitClaims(table, guards.find(({ table: name }) => name === table.name)?.parts ?? [], output),
      );
    }),
    ...entities,
  ];
}
