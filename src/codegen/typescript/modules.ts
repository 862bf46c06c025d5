import { snakeCase } from "../../cql/names.ts";
import type { Table } from "../../physical/model.ts";

/** `perquery/runtime` once more: Node finds a file sooner than a package, and each module needs it. */
export const runtime = "runtime.ts";

/** `bind`, and the user-defined types. */
export const databaseModule = "database.ts";

/** An entity, with the tables whose rows are its instances. */
export const entityModule = (entity: string): string => `entities/${snakeCase(entity).replaceAll("_", "-")}.ts`;

export const moduleOfTable = ({ grain }: Pick<Table, "grain">): string => entityModule(grain);

/** How one module names another, or a package, in an import. */
export function specifier(own: string, other: string): string {
  if (!other.endsWith(".ts")) return other;
  const [folder, file] = split(other);
  const toFolder = split(own)[0] === folder ? "./" : `${split(own)[0] === "" ? "./" : "../"}${folder}`;
  return `${toFolder}${file.replace(/\.ts$/, ".js")}`;
}

const split = (path: string): readonly [folder: string, file: string] => {
  const at = path.lastIndexOf("/") + 1;
  return [path.slice(0, at), path.slice(at)];
};
