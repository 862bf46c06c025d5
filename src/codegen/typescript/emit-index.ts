import type { AccessModel, WritePlan } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { headerLines } from "../header.ts";
import { partsOfEntities, type TableParts } from "./entity-parts.ts";
import { databaseModule, entityModule, specifier } from "./modules.ts";
import { exportedNames } from "./entity/names.ts";
import { givenType, returnedType, rowType, selectFunction, selectStaticsFunction, staticsType } from "./names.ts";
import { takesPrefix } from "./table/given.ts";
import { hasStatics } from "./table/statics.ts";
import { userTypesOf } from "./print-user-types.ts";
import { userTypeName } from "./types.ts";

const path = "index.ts";

/** What an application imports: `bind`, rows and reads, writes. The statements of single tables stay inside. */
export function emitIndex(physical: PhysicalModel, access: AccessModel, modelFile: string): GeneratedFile {
  const types = userTypesOf(physical, access).flatMap(({ name }) => [
    `type ${userTypeName(name, "out")}`,
    `type ${userTypeName(name, "in")}`,
  ]);
  const lines = [
    `export { ${["bind", "type Database", ...types].join(", ")} } from "${specifier(path, databaseModule)}";`,
    ...partsOfEntities(physical, access).map((parts) => {
      const names = [
        ...parts.tables.flatMap(exportsOfTable),
        ...(parts.plan === undefined ? [] : exportsOfEntity(parts.plan)),
      ];
      return `export { ${names.join(", ")} } from "${specifier(path, entityModule(parts.entity))}";`;
    }),
  ];
  return {
    path,
    text: `${headerLines("//", modelFile, "everything that an application imports")}\n\n${lines.join("\n")}\n`,
    header: true,
  };
}

function exportsOfTable({ table, reads }: TableParts): readonly string[] {
  const functions = reads.map((read) => selectFunction(read));
  const given = reads.filter(takesPrefix).map((read) => `type ${givenType(read)}`);
  const projected = reads.flatMap((read) => (read.projection === undefined ? [] : [`type ${returnedType(read)}`]));
  const statics = hasStatics(table) ? [selectStaticsFunction(table.name), `type ${staticsType(table.name)}`] : [];
  return [...new Set([...functions, ...given, ...projected]), ...statics, `type ${rowType(table.name)}`];
}

function exportsOfEntity(plan: WritePlan): readonly string[] {
  const { functions, types } = exportedNames(plan);
  return [...functions, ...types.map((name) => `type ${name}`)];
}
