import type { AccessModel } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { groupBy } from "../../group-by.ts";
import { headerLines } from "../header.ts";
import { exportedNames } from "./entity/names.ts";
import {
  entityModule,
  givenType,
  returnedType,
  rowType,
  selectFunction,
  selectStaticsFunction,
  staticsType,
  tableModule,
} from "./names.ts";
import { takesPrefix } from "./table/given.ts";
import { hasStatics } from "./table/statics.ts";
import { userTypeName } from "./types.ts";

/** What an application imports: `bind`, rows and reads, writes. The statements of single tables stay inside. */
export function emitIndex(physical: PhysicalModel, access: AccessModel, modelFile: string): GeneratedFile {
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const readsOf = groupBy(access.reads, ({ keyspace, table }) => `${keyspace}.${table}`);
  const types = [...physical.keyspaces.flatMap((keyspace) => keyspace.types), ...access.inputTypes].map(
    ({ name }) => name,
  );
  const distinct = types.filter((name, i) => types.indexOf(name) === i);
  const lines = [
    'export { bind, type Database } from "./database.js";',
    ...(distinct.length === 0
      ? []
      : [
          `export type { ${distinct.flatMap((name) => [userTypeName(name, "out"), userTypeName(name, "in")]).join(", ")} } from "./types.js";`,
        ]),
    ...tables.map((table) => {
      const reads = readsOf.get(`${table.keyspace}.${table.name}`) ?? [];
      const functions = reads.map((read) => selectFunction(read));
      const given = reads.filter(takesPrefix).map((read) => `type ${givenType(read)}`);
      const projected = reads.flatMap((read) => (read.projection === undefined ? [] : [`type ${returnedType(read)}`]));
      const statics = hasStatics(table) ? [selectStaticsFunction(table.name), `type ${staticsType(table.name)}`] : [];
      const names = [...new Set([...functions, ...given, ...projected]), ...statics, `type ${rowType(table.name)}`];
      return `export { ${names.join(", ")} } from "./${tableModule(table)}.js";`;
    }),
    ...access.writes.flatMap((plan) => {
      const exported = exportedNames(plan);
      if (exported.functions.length === 0) return [];
      const names = [...exported.functions, ...exported.types.map((name) => `type ${name}`)];
      return [`export { ${names.join(", ")} } from "./${entityModule(plan.entity)}.js";`];
    }),
  ];
  return {
    path: "index.ts",
    text: `${headerLines("//", modelFile, "everything that an application imports")}\n\n${lines.join("\n")}\n`,
    header: true,
  };
}
