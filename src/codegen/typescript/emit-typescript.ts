import type { AccessModel } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { emitDatabase } from "./emit-database.ts";
import { emitEntity } from "./emit-entity.ts";
import { emitIndex } from "./emit-index.ts";
import { emitTable } from "./table/emit-table.ts";
import { emitUserTypes } from "./emit-user-types.ts";
import { tableUses } from "./table-uses.ts";

/** One file per table and per entity, the user-defined types, `bind`, and an index of what applications use. */
export function emitTypeScript(
  physical: PhysicalModel,
  access: AccessModel,
  modelFile: string,
): readonly GeneratedFile[] {
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const usesOf = tableUses(access);
  return [
    emitIndex(physical, access, modelFile),
    emitDatabase(physical, modelFile),
    ...emitUserTypes(physical, access, modelFile),
    ...tables.map((table) => emitTable(table, usesOf(table), modelFile)),
    ...access.writes.filter(({ insert }) => insert !== undefined).map((plan) => emitEntity(plan, physical, modelFile)),
  ];
}
