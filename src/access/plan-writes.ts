import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { identityOf, includesPath, ownPaths, resolveValue } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { PhysicalModel, Table } from "../physical/model.ts";
import type { QueryModel } from "../queries/model.ts";
import { planOwnerReads } from "./borrowed-values.ts";
import { inputNames, type InputNames } from "./input-names.ts";
import { inputsOf, inputPath } from "./inputs.ts";
import type { Binding, CollectionStatement, DisconnectPlan, InsertPlan, WritePlan } from "./model.ts";
import { homesInOrder, keyOf, keyWithSources, pathsOf, rowStatement } from "./tables.ts";

/** Everything that a write of each entity touches, in declared order. */
export function planWrites(
  conceptual: ConceptualModel,
  queries: QueryModel,
  physical: PhysicalModel,
  report: (found: Diagnostic) => void,
): readonly WritePlan[] {
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  return conceptual.entities.map((entity): WritePlan => {
    const homes = tables.filter(({ grain }) => grain === entity.name);
    const plan = {
      kind: "write-plan" as const,
      entity: entity.name,
      role: entity.role,
      documentation: entity.documentation,
      homes: homes.map(({ keyspace, name }) => ({ keyspace, table: name })),
    };
    if (homes.length === 0) {
      const copies = tables.filter((table) => holds(conceptual, table, entity));
      const parameters = { entity: entity.name, copies: copies.map(({ name }) => name) };
      report(diagnostic("PQ6001", parameters, entity.location));
      return plan;
    }
    if (entity.role === "counter") return plan;
    const nameOf = inputNames(conceptual, queries, entity.name);
    const insert = planInsert(conceptual, entity, homes, tables, nameOf, report);
    if (entity.role !== "relationship") return { ...plan, insert };
    return { ...plan, insert, disconnect: planDisconnect(conceptual, entity, homes, tables, nameOf, report) };
  });
}

function planInsert(
  conceptual: ConceptualModel,
  entity: Entity,
  homes: readonly Table[],
  tables: readonly Table[],
  nameOf: InputNames,
  report: (found: Diagnostic) => void,
): InsertPlan {
  const stored = homes.flatMap(({ columns }) => pathsOf(columns));
  const collections = collectionStatements("add-to-collection", entity, tables);
  const needed = [...identityOf(entity), ...stored, ...bound(collections)].map((path) =>
    inputPath(conceptual, entity.name, path),
  );
  const own = ownPaths(conceptual, entity.name);
  const borrowed = needed.filter((path) => !includesPath(own, path));
  const reads = planOwnerReads(conceptual, entity, borrowed, own, tables);
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
  tables: readonly Table[],
  nameOf: InputNames,
  report: (found: Diagnostic) => void,
): DisconnectPlan {
  const keys = homes.flatMap((table) => pathsOf(keyOf(table)));
  const collections = collectionStatements("remove-from-collection", entity, tables);
  const needed = [...identityOf(entity), ...keys, ...bound(collections)].map((path) =>
    inputPath(conceptual, entity.name, path),
  );
  return {
    kind: "disconnect",
    inputs: inputsOf(conceptual, entity, needed, [], nameOf, report),
    statements: [
      ...collections,
      ...homesInOrder(identityOf(entity), homes).map((table) =>
        rowStatement(conceptual, "delete-row", table, keyWithSources(table)),
      ),
    ],
  };
}

/** The sets that hold the far identities of a relationship, in the rows of the entities that it connects. */
function collectionStatements(
  kind: CollectionStatement["kind"],
  relationship: Entity,
  tables: readonly Table[],
): readonly CollectionStatement[] {
  return tables.flatMap((table) =>
    table.columns.flatMap(({ name: column, source }): readonly CollectionStatement[] => {
      if (source.kind !== "collected" || source.collected.relationship !== relationship.name) return [];
      const { near, far } = source.collected;
      const key = keyOf(table).flatMap((part): readonly Binding[] =>
        part.source.kind === "attribute" ? [{ column: part.name, path: [...near, ...part.source.path] }] : [],
      );
      return [{ kind, keyspace: table.keyspace, table: table.name, column, key, element: far }];
    }),
  );
}

const bound = (statements: readonly CollectionStatement[]): readonly Path[] =>
  statements.flatMap(({ key, element }) => [...key.map(({ path }) => path), element]);

/** Whether a table of another grain holds attributes of an entity beyond its identity. */
function holds(conceptual: ConceptualModel, table: Table, entity: Entity): boolean {
  return table.columns.some(({ source }) => {
    if (source.kind !== "attribute") return false;
    const { owner, refs } = resolveValue(conceptual, table.grain, source.path);
    return (
      refs.length > 0 && owner.name === entity.name && !includesPath(identityOf(entity), source.path.slice(refs.length))
    );
  });
}
