import type { Amount, ConceptualModel, Path } from "../conceptual/model.ts";
import { entityAt, entityNamed, identityOf, includesPath, ownPaths, resolveValue } from "../conceptual/paths.ts";
import { groupBy } from "../group-by.ts";
import type { Table } from "../physical/model.ts";
import { plus, ratio, scale, sum, times } from "./amounts.ts";
import { countAll } from "./estimate-rows.ts";
import { valueBytes } from "./estimate-values.ts";
import { judgeKeyspaces } from "./judge-keyspaces.ts";
import type { EntitySize, OperationSize, SizingInput, SizingModel, SizingOptions, TableSize } from "./model.ts";
import { nameOf, sizeOperations, type OperationContext } from "./size-operations.ts";
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
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const context: OperationContext = {
    conceptual,
    tables: new Map(tables.map((table) => [nameOf(table.keyspace, table.name), table])),
    sizes: new Map(sized.map((size) => [nameOf(size.keyspace, size.table), size])),
  };
  const operations = access.writes.flatMap((plan) => sizeOperations(context, plan));
  const places = findPlaces(conceptual, tables);
  return {
    kind: "sizing-model",
    tables: addRates(sized, operations),
    entities: conceptual.entities.map(({ name }) => sizeEntity(context, places, name)),
    operations,
    verdicts: judgeKeyspaces(access),
  };
}

/** What operations write to each table a day, as far as their rates are known. */
function addRates(tables: readonly TableSize[], operations: readonly OperationSize[]): readonly TableSize[] {
  const writes = new Map<string, Amount>();
  const tombstones = new Map<string, Amount>();
  for (const { perDay, tables: touched } of operations) {
    for (const { keyspace, table, rows, removed } of touched) {
      if (rows === undefined || perDay === undefined) continue;
      const each = times(rows, perDay);
      for (const rates of removed ? [writes, tombstones] : [writes]) {
        const before = rates.get(nameOf(keyspace, table));
        rates.set(nameOf(keyspace, table), before === undefined ? each : plus(before, each));
      }
    }
  }
  return tables.map((table) => {
    const name = nameOf(table.keyspace, table.table);
    return { ...table, writesPerDay: writes.get(name), tombstonesPerDay: tombstones.get(name) };
  });
}

/**
 * How often what an instance says beside its identity is stored, by bytes; of an entity that says no more, how often its identity is. The
 * identity in rows of others is a reference, and no copy.
 */
function sizeEntity({ conceptual, sizes }: OperationContext, places: Places, entity: string): EntitySize {
  const count = countAll({ conceptual, pending: [] }, entity).amount?.average;
  const identity = identityOf(entityNamed(conceptual, entity));
  const others = ownPaths(conceptual, entity).filter((path) => !includesPath(identity, path));
  if (others.length === 0) {
    const homes = places.homes.get(entity)?.map((table) => sizes.get(nameOf(table.keyspace, table.name))) ?? [];
    const rows = sum(homes.map((home) => home?.rows && home.partitions && scale(home.partitions, home.rows.average)));
    const isKnown = rows !== undefined && count !== undefined && count > 0 && homes.length > 0;
    const tables = homes.flatMap((home) => home?.table ?? []);
    return { entity, tables, duplication: isKnown ? ratio(rows.average, count) : undefined };
  }
  const holders = new Set<string>();
  let [stored, once] = [0, 0];
  let isKnown = count !== undefined;
  for (const path of others) {
    const held = places.of(entity, path);
    for (const { table } of held) holders.add(table.name);
    if (held.length === 0) continue;
    const bytes = valueBytes(conceptual, entity, path).amount?.average;
    if (bytes === undefined || count === undefined) {
      isKnown = false;
      continue;
    }
    once += bytes * count;
    for (const { table, role } of held) {
      const size = sizes.get(nameOf(table.keyspace, table.name));
      const perPartition = role === "partition" || role === "static" ? 1 : size?.rows?.average;
      if (size?.partitions === undefined || perPartition === undefined) isKnown = false;
      else stored += bytes * size.partitions.average * perPartition;
    }
  }
  return { entity, tables: [...holders], duplication: isKnown && once > 0 ? ratio(stored, once) : undefined };
}

interface Place {
  readonly table: Table;
  readonly role: Table["columns"][number]["role"];
}

interface Places {
  /** The tables of an entity's rows. */
  readonly homes: ReadonlyMap<string, readonly Table[]>;
  /** The columns that hold an attribute of the entity: its own, or a copy through refs. */
  readonly of: (entity: string, path: Path) => readonly Place[];
}

function findPlaces(conceptual: ConceptualModel, tables: readonly Table[]): Places {
  const keyOf = (entity: string, path: Path): string => [entity, ...path].join("\0");
  const held = tables.flatMap((table) =>
    table.columns.flatMap(({ source, role }) => {
      if (source.kind !== "attribute") return [];
      const { path } = source;
      const place: Place = { table, role };
      return entitiesOn(conceptual, table.grain, path).map((entity, refs) => ({
        key: keyOf(entity, path.slice(refs)),
        place,
      }));
    }),
  );
  const byKey = groupBy(held, ({ key }) => key);
  return {
    homes: groupBy(tables, ({ grain }) => grain),
    of: (entity, path) => byKey.get(keyOf(entity, path))?.map(({ place }) => place) ?? [],
  };
}

/** The grain, and the entities that the refs of a path lead to. */
function entitiesOn(conceptual: ConceptualModel, grain: string, path: Path): readonly string[] {
  const { refs } = resolveValue(conceptual, grain, path);
  return [grain, ...refs.map((_, i) => entityAt(conceptual, grain, path.slice(0, i + 1)).name)];
}
