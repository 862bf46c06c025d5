import type { Column, Table } from "../../src/physical/model.ts";
import type { ModelDefinition, PathDefinition, QueryDefinition } from "../../src/queries/definition.ts";
import { closure, keyOf } from "./closure.ts";

/** What is wrong with the primary key of a table, or with what it has for static columns. */
export function faultsOfKey(table: Table, definition: ModelDefinition): readonly string[] {
  const { entities, udts, keyspaces } = definition;
  const query = keyspaces.flatMap(({ queries }) => queries).find(({ id }) => id === table.queries[0]?.id);
  if (query === undefined) throw new Error(`no query of table "${table.name}"`);
  const depth = Math.max(...table.columns.flatMap(pathsOf).map((path) => path.length));
  const known = (columns: readonly Column[]) => closure(table.grain, columns.flatMap(pathsOf), depth, entities, udts);
  const ofRole = (...roles: readonly Column["role"][]) => table.columns.filter(({ role }) => roles.includes(role));
  const key = ofRole("partition", "clustering");
  const faults: string[] = [];
  if (!known(key).instances.has("")) faults.push("its primary key does not tell the row");

  const said = namedPaths(query);
  for (const [i, column] of key.entries()) {
    const [path] = pathsOf(column);
    if (path === undefined || said.some((other) => other.every((step, j) => path[j] === step))) continue;
    if (known(key.slice(0, i)).values.has(keyOf(path))) faults.push(`"${column.name}" follows from what is before it`);
  }

  const ofPartition = known(ofRole("partition")).values;
  const hasRows = ofRole("clustering").length > 0;
  for (const { name, role, source } of ofRole("static", "regular")) {
    if (source.kind !== "attribute") continue;
    const follows = hasRows && !source.asWritten && ofPartition.has(keyOf(source.path));
    if (follows !== (role === "static")) faults.push(`"${name}" is ${role}`);
  }
  return faults;
}

/** Of a bucket none: it follows from the attribute that it is computed from. */
const pathsOf = ({ source }: Column): readonly (readonly string[])[] =>
  source.kind === "attribute" ? [source.path] : [];

/** The paths of the words that put a column into the key. */
function namedPaths({ calls }: QueryDefinition): readonly (readonly string[])[] {
  const items = calls.flatMap((call) =>
    ["given", "optionally", "orderBy", "range"].includes(call.word) ? (call.items as readonly PathDefinition[]) : [],
  );
  return items.flatMap((item) => (item.kind === "path" ? [item.path] : []));
}
