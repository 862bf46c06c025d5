import type { Amount, ConceptualModel, Path } from "../conceptual/model.ts";
import {
  entityAt,
  entityNamed,
  identityOf,
  includesPath,
  ownPaths,
  resolveValue,
  samePath,
} from "../conceptual/paths.ts";
import type { PhysicalModel, Table } from "../physical/model.ts";
import { plus, scale, sum, times } from "./amounts.ts";
import { countAll } from "./estimate-rows.ts";
import { valueBytes } from "./estimate-values.ts";
import { judgeKeyspaces } from "./judge-keyspaces.ts";
import type { EntitySize, OperationSize, SizingInput, SizingModel, SizingOptions, TableSize } from "./model.ts";
import { sizeOperations } from "./size-operations.ts";
import { sizingDefaults } from "./sizing-defaults.ts";
import { sizeTable } from "./size-table.ts";

/** How large each table, partition and write will be, as far as the model tells. */
export function sizeModel(input: SizingInput, options: SizingOptions = {}): SizingModel {
  const { conceptual, queries, physical, access } = input;
  const all = new Map(queries.keyspaces.flatMap((keyspace) => keyspace.queries.map((query) => [query.id, query])));
  const sized = physical.keyspaces.flatMap((keyspace) =>
    keyspace.tables.map((table) =>
      sizeTable({
        conceptual,
        keyspace,
        table,
        queries: table.queries.flatMap(({ id }) => all.get(id) ?? []),
        options: { ...sizingDefaults, ...options },
      }),
    ),
  );
  const operations = access.writes.flatMap((plan) => sizeOperations({ conceptual, physical, sizes: sized }, plan));
  return {
    kind: "sizing-model",
    tables: sized.map((table) => addRates(table, operations)),
    entities: conceptual.entities.map(({ name }) => sizeEntity(conceptual, physical, sized, name)),
    operations,
    verdicts: judgeKeyspaces(access),
  };
}

/** What operations write to the table each day, as far as their rates are known. */
function addRates(table: TableSize, operations: readonly OperationSize[]): TableSize {
  let writes: Amount | undefined;
  let tombstones: Amount | undefined;
  for (const { perDay, tables } of operations) {
    for (const { keyspace, table: name, rows, removed } of tables) {
      if (keyspace !== table.keyspace || name !== table.table || rows === undefined || perDay === undefined) continue;
      const each = times(rows, perDay);
      writes = writes === undefined ? each : plus(writes, each);
      if (removed) tombstones = tombstones === undefined ? each : plus(tombstones, each);
    }
  }
  return { ...table, writesPerDay: writes, tombstonesPerDay: tombstones };
}

/**
 * How often what an instance says beside its identity is stored, by bytes; of an entity that says no more, how often its identity is. The
 * identity in rows of others is a reference, and no copy.
 */
function sizeEntity(
  conceptual: ConceptualModel,
  { keyspaces }: PhysicalModel,
  sizes: readonly TableSize[],
  entity: string,
): EntitySize {
  const tables = keyspaces.flatMap((keyspace) => keyspace.tables);
  const count = countAll({ conceptual, pending: [] }, entity).amount?.average;
  const identity = identityOf(entityNamed(conceptual, entity));
  const others = ownPaths(conceptual, entity).filter((path) => !includesPath(identity, path));
  if (others.length === 0) {
    const homes = sizes.filter(({ grain }) => grain === entity);
    const rows = sum(homes.map((home) => home.rows && home.partitions && scale(home.partitions, home.rows.average)));
    const isKnown = rows !== undefined && count !== undefined && homes.length > 0;
    return { entity, tables: homes.map(({ table }) => table), duplication: isKnown ? rows.average / count : undefined };
  }
  const holders = new Set<string>();
  let [stored, once] = [0, 0];
  let isKnown = count !== undefined;
  for (const path of others) {
    const places = tables.flatMap((table) => placesOf(conceptual, table, entity, path));
    for (const { table } of places) holders.add(table.name);
    if (places.length === 0) continue;
    const bytes = valueBytes(conceptual, entity, path).amount?.average;
    if (bytes === undefined || count === undefined) {
      isKnown = false;
      continue;
    }
    once += bytes * count;
    for (const { table, role } of places) {
      const size = sizes.find((each) => each.keyspace === table.keyspace && each.table === table.name);
      const perPartition = role === "partition" || role === "static" ? 1 : size?.rows?.average;
      if (size?.partitions === undefined || perPartition === undefined) isKnown = false;
      else stored += bytes * size.partitions.average * perPartition;
    }
  }
  return { entity, tables: [...holders], duplication: isKnown && once > 0 ? stored / once : undefined };
}

interface Place {
  readonly table: Table;
  readonly role: Table["columns"][number]["role"];
}

/** The columns of a table that hold an attribute of the entity: its own, or a copy through refs. */
function placesOf(conceptual: ConceptualModel, table: Table, entity: string, path: Path): readonly Place[] {
  return table.columns.flatMap(({ source, role }): readonly Place[] => {
    if (source.kind !== "attribute") return [];
    const refs = refsTo(conceptual, table.grain, source.path, entity);
    return refs !== undefined && samePath(source.path.slice(refs), path) ? [{ table, role }] : [];
  });
}

/** How many steps of the path lead to the entity. */
function refsTo(conceptual: ConceptualModel, grain: string, path: Path, entity: string): number | undefined {
  const { refs } = resolveValue(conceptual, grain, path);
  const lengths = Array.from({ length: refs.length + 1 }, (_, length) => length);
  return lengths.find((length) =>
    length === 0 ? grain === entity : entityAt(conceptual, grain, path.slice(0, length)).name === entity,
  );
}
