import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { identityOf, includesPath, ownPaths, resolveValue } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { PhysicalModel, Table } from "../physical/model.ts";
import { groupBy } from "../group-by.ts";
import type { Collected, QueryModel } from "../queries/model.ts";
import { planOwnerReads } from "./borrowed-values.ts";
import { inputNames, type InputNames } from "./input-names.ts";
import { inputsOf, inputPath } from "./inputs.ts";
import type { CollectionStatement, DisconnectPlan, InsertPlan, WritePlan } from "./model.ts";
import { columnValues, homesInOrder, keyOf, keyWithSources, pathsOf, rowStatement } from "./tables.ts";

/** Everything that a write of each entity touches, in declared order. */
export function planWrites(
  conceptual: ConceptualModel,
  queries: QueryModel,
  physical: PhysicalModel,
  report: (found: Diagnostic) => void,
): readonly WritePlan[] {
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const tablesOf = groupBy(tables, ({ grain }) => grain);
  const queriesOf = groupBy(
    queries.keyspaces.flatMap((keyspace) => keyspace.queries),
    ({ grain }) => grain,
  );
  const copiesOf = tablesWithCopies(conceptual, tables);
  const setsOf = collectedSets(tables);
  return conceptual.entities.map((entity): WritePlan => {
    const homes = tablesOf.get(entity.name) ?? [];
    const plan = {
      kind: "write-plan" as const,
      entity: entity.name,
      role: entity.role,
      documentation: entity.documentation,
      homes: homes.map(({ keyspace, name }) => ({ keyspace, table: name })),
    };
    if (homes.length === 0) {
      const parameters = { entity: entity.name, copies: [...(copiesOf.get(entity.name) ?? [])] };
      report(diagnostic("PQ6001", parameters, entity.location));
      return plan;
    }
    if (entity.role === "counter") return plan;
    const nameOf = inputNames(conceptual, queriesOf.get(entity.name) ?? [], entity.name);
    const sets = setsOf.get(entity.name) ?? [];
    const insert = planInsert(conceptual, entity, homes, sets, tablesOf, nameOf, report);
    if (entity.role !== "relationship") return { ...plan, insert };
    return { ...plan, insert, disconnect: planDisconnect(conceptual, entity, homes, sets, nameOf, report) };
  });
}

function planInsert(
  conceptual: ConceptualModel,
  entity: Entity,
  homes: readonly Table[],
  sets: readonly CollectedSet[],
  tablesOf: ReadonlyMap<string, readonly Table[]>,
  nameOf: InputNames,
  report: (found: Diagnostic) => void,
): InsertPlan {
  const stored = homes.flatMap(({ columns }) => pathsOf(columns));
  const collections = collectionStatements(conceptual, "add-to-collection", sets);
  const needed = [...identityOf(entity), ...stored, ...bound(collections)].map((path) =>
    inputPath(conceptual, entity.name, path),
  );
  const own = ownPaths(conceptual, entity.name);
  const borrowed = needed.filter((path) => !includesPath(own, path));
  const given = own.filter((path) => includesPath(needed, path));
  const reads = planOwnerReads(conceptual, entity, borrowed, given, tablesOf);
  return {
    kind: "insert",
    inputs: inputsOf(conceptual, entity, needed, reads, nameOf, report),
    reads,
    statements: [
      ...collections,
      ...homesInOrder(identityOf(entity), homes).map((table) =>
        rowStatement(conceptual, "insert-row", table, table.columns),
      ),
    ],
  };
}

function planDisconnect(
  conceptual: ConceptualModel,
  entity: Entity,
  homes: readonly Table[],
  sets: readonly CollectedSet[],
  nameOf: InputNames,
  report: (found: Diagnostic) => void,
): DisconnectPlan {
  const keys = homes.flatMap((table) => pathsOf(keyOf(table)));
  const collections = collectionStatements(conceptual, "remove-from-collection", sets);
  const needed = [...identityOf(entity), ...keys, ...bound(collections)].map((path) =>
    inputPath(conceptual, entity.name, path),
  );
  return {
    kind: "disconnect",
    inputs: inputsOf(conceptual, entity, needed, [], nameOf, report).map((input) =>
      input.presence === "generated" ? { ...input, presence: "required" } : input,
    ),
    statements: [
      ...collections,
      ...homesInOrder(identityOf(entity), homes).map((table) =>
        rowStatement(conceptual, "delete-row", table, keyWithSources(table)),
      ),
    ],
  };
}

interface CollectedSet {
  readonly table: Table;
  readonly column: string;
  readonly collected: Collected;
}

/** By relationship, the sets that hold its far identities, in the rows of the entities that it connects. */
function collectedSets(tables: readonly Table[]): ReadonlyMap<string, readonly CollectedSet[]> {
  const sets = tables.flatMap((table) =>
    table.columns.flatMap(({ name: column, source }): readonly CollectedSet[] =>
      source.kind === "collected" ? [{ table, column, collected: source.collected }] : [],
    ),
  );
  return groupBy(sets, ({ collected }) => collected.relationship);
}

function collectionStatements(
  conceptual: ConceptualModel,
  kind: CollectionStatement["kind"],
  sets: readonly CollectedSet[],
): readonly CollectionStatement[] {
  return sets.map(({ table, column, collected: { near, far } }): CollectionStatement => {
    const key = columnValues(conceptual, table.grain, keyWithSources(table)).map((value) => ({
      ...value,
      input: [...near, ...value.input],
    }));
    return { kind, keyspace: table.keyspace, table: table.name, column, key, element: far };
  });
}

const bound = (statements: readonly CollectionStatement[]): readonly Path[] =>
  statements.flatMap(({ key, element }) => [...key.map(({ input }) => input), element]);

/** By entity, the tables of other grains that hold attributes of it beyond its identity. */
function tablesWithCopies(
  conceptual: ConceptualModel,
  tables: readonly Table[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const copies = new Map<string, Set<string>>();
  for (const { name, grain, columns } of tables) {
    for (const { source } of columns) {
      if (source.kind !== "attribute") continue;
      const { owner, refs } = resolveValue(conceptual, grain, source.path);
      if (refs.length === 0 || includesPath(identityOf(owner), source.path.slice(refs.length))) continue;
      copies.set(owner.name, (copies.get(owner.name) ?? new Set()).add(name));
    }
  }
  return copies;
}
