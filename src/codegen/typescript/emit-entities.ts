import type { AccessModel } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { printEntity } from "./entity/print-entity.ts";
import { partsOfEntities, type EntityParts } from "./entity-parts.ts";
import { openModule } from "./module.ts";
import { entityModule } from "./modules.ts";
import { localNames } from "./names.ts";
import { sectionComment } from "./print.ts";
import { printClaims } from "./table/print-claims.ts";
import { printTable } from "./table/print-table.ts";
import { TableFunctions } from "./table/functions.ts";
import type { Output } from "./value-mapping.ts";

/**
 * A module for each entity: its tables, their reads, and the functions that write it to all tables that hold it. Modules use
 * functions of each other, in circles too; nothing crosses while they are loaded.
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
  return modules.map(({ parts, module: { imports, close }, writes }) =>
    close([
      ...parts.tables.map(({ table, reads }) => printTable(table, reads, functions.of(table), imports)),
      ...parts.claims.map(({ table, key }) => printClaims(table, key, imports)),
      ...(writes === undefined ? [] : [sectionComment(`Writes of ${parts.entity}`), writes]),
    ]),
  );
}

const declaredIn = ({ tables, claims, declares }: EntityParts): readonly string[] => [
  ...localNames,
  ...[...tables, ...claims].flatMap((part) => part.declares),
  ...declares,
];

function printAbout({ entity, tables, plan }: EntityParts): string {
  const held = plan?.update?.copies.map(({ table }) => table) ?? [];
  const sets = plan?.sets.map(({ table }) => table) ?? [];
  const written = [...new Set([...(plan?.homes.map(({ table }) => table) ?? []), ...sets])];
  const names =
    written.length > 0 ? written : tables.length > 0 ? tables.map(({ table }) => table.name) : [...new Set(held)];
  return `${plan?.role ?? "entity"} ${entity}: ${plan === undefined ? "in" : "written to"} ${names.join(", ")}`;
}
