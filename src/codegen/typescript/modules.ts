import { snakeCase } from "../../cql/names.ts";
import type { Table } from "../../physical/model.ts";

export const runtime = "perquery/runtime";

/** What only guarded entities need. */
export const guardedRuntime = "perquery/runtime/guarded";

/** `bind`, the user-defined types, and `perquery/runtime` once more: Node finds a file sooner than a package, and each module needs it. */
export const databaseModule = "database.ts";

/** An entity, with the tables whose rows are its instances. */
export const entityModule = (entity: string): string => `entities/${snakeCase(entity).replaceAll("_", "-")}.ts`;

export const moduleOfTable = ({ grain }: Pick<Table, "grain">): string => entityModule(grain);

/** How a module names another, or a package, in an import. Modules stand in the output folder, or in a folder there. */
export function specifier(own: string, other: string): string {
  if (!other.endsWith(".ts")) return other;
  const folder = folderOf(own);
  const path =
    folder === folderOf(other) ? `./${other.slice(folder.length)}` : `${folder === "" ? "." : ".."}/${other}`;
  return path.replace(/\.ts$/, ".js");
}

const folderOf = (module: string): string => module.slice(0, module.lastIndexOf("/") + 1);
