import type { ConceptualModel } from "../conceptual/model.ts";
import { resolveValue } from "../conceptual/paths.ts";
import type { CqlType } from "../cql/model.ts";
import { camelCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isOptional } from "../logical/derive-key.ts";
import type { LogicalColumn, LogicalModel, LogicalTable } from "../logical/model.ts";
import type { QueryModel } from "../queries/model.ts";
import type { Column, Keyspace, PhysicalModel, Table, TableQuery } from "./model.ts";
import { resolveReplication } from "./resolve-replication.ts";
import { userTypesOf } from "./user-types.ts";

export interface PhysicalResult {
  readonly model: PhysicalModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** Keyspaces, user-defined types and tables as Cassandra will have them. */
export function derivePhysicalModel(
  conceptual: ConceptualModel,
  queries: QueryModel,
  logical: LogicalModel,
): PhysicalResult {
  const diagnostics: Diagnostic[] = [];
  const report = (found: Diagnostic): void => void diagnostics.push(found);
  const keyspaces = queries.keyspaces.map((keyspace): Keyspace => {
    const texts = new Map(keyspace.queries.map(({ id, text }) => [id, text]));
    const logicalTables = logical.keyspaces.find(({ name }) => name === keyspace.name)?.tables ?? [];
    const tables = logicalTables.map((table) => physicalTable(conceptual, table, texts, report));
    return {
      kind: "keyspace",
      name: keyspace.name,
      replication: resolveReplication(keyspace, report),
      durableWrites: keyspace.durableWrites,
      types: userTypesOf(conceptual, tables, report),
      tables,
    };
  });
  return { model: { kind: "physical-model", keyspaces }, diagnostics };
}

function physicalTable(
  conceptual: ConceptualModel,
  logical: LogicalTable,
  texts: ReadonlyMap<string, string>,
  report: (found: Diagnostic) => void,
): Table {
  const { keyspace, name, grain, found, foundEntity, location } = logical;
  const queries = logical.queries.map((id): TableQuery => ({ id, text: texts.get(id) ?? "" }));
  const columns = logical.columns.map((column) => physicalColumn(conceptual, grain, column));
  for (const [i, column] of columns.entries()) {
    const first = columns.slice(0, i).find(({ property }) => property === column.property);
    if (first === undefined && column.property !== "__proto__") continue;
    const parameters = {
      table: name,
      first: first?.name ?? column.name,
      second: column.name,
      property: column.property,
    };
    report(diagnostic("PQ4004", parameters, location));
  }
  return {
    kind: "table",
    keyspace,
    name,
    comment: commentOf(queries),
    queries,
    grain,
    found,
    foundEntity,
    columns,
    location,
  };
}

/** `Q4. Find available rooms by hotel / date; Q12. …`: reading it back gives the numbers. */
const commentOf = (queries: readonly TableQuery[]): string =>
  queries.map(({ id, text }) => `${id}. ${text}`).join("; ");

function physicalColumn(conceptual: ConceptualModel, grain: string, column: LogicalColumn): Column {
  const { name, role, direction, source } = column;
  const place = { name, property: camelCase(name), role, direction, source };
  switch (source.kind) {
    case "bucket": {
      const { type, source: path } = source.bucket;
      return { ...place, type, optional: path !== undefined && isOptional(conceptual, grain, path) };
    }
    case "collected": {
      const { relationship, far } = source.collected;
      const element = resolveValue(conceptual, relationship, far).type;
      return { ...place, type: { kind: "set", element, frozen: false }, optional: true };
    }
    case "attribute": {
      const { type, attribute, fields } = resolveValue(conceptual, grain, source.path);
      return {
        ...place,
        type: fields.length > 0 ? frozenType(type) : type,
        optional: fields.length > 0 || isOptional(conceptual, grain, source.path), // any field of a UDT may be null
        values: attribute.values,
        documentation: fields.at(-1)?.documentation ?? attribute.documentation,
      };
    }
    default:
      throw new Error(`unknown source ${JSON.stringify(source satisfies never)}`);
  }
}

/** A field taken out of a UDT was frozen with it. */
function frozenType(type: CqlType): CqlType {
  switch (type.kind) {
    case "list":
    case "set":
    case "map":
    case "udt":
      return { ...type, frozen: true };
    default:
      return type;
  }
}
