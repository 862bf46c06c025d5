import { formerPath } from "../conceptual/former-path.ts";
import type { ConceptualModel } from "../conceptual/model.ts";
import { entityNamed, resolveValue } from "../conceptual/paths.ts";
import type { CqlType } from "../cql/model.ts";
import type { SaiOptions } from "../cql/table-options.ts";
import { camelCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isOptional } from "../logical/derive-key.ts";
import type { LogicalColumn, LogicalModel, LogicalTable } from "../logical/model.ts";
import type { Query, QueryModel } from "../queries/model.ts";
import { guardTables } from "./guard-tables.ts";
import type { Column, Index, Keyspace, PhysicalModel, Table, TableQuery } from "./model.ts";
import { resolveReplication } from "./resolve-replication.ts";
import { mergeTableOptions, validateTableOptions, type OptionLevel } from "./resolve-table-options.ts";
import { targetFeatures, type Target } from "./targets.ts";
import { userTypesOf } from "./user-types.ts";
import { validateCounters } from "./validate-counters.ts";
import { validateTarget } from "./validate-target.ts";

export interface PhysicalResult {
  readonly model: PhysicalModel;
  readonly diagnostics: readonly Diagnostic[];
}

export interface PhysicalOptions {
  readonly target: Target;
  /** Options of every table, as passed. */
  readonly defaults?: OptionLevel | undefined;
}

/** Keyspaces, user-defined types and tables as Cassandra will have them. */
export function derivePhysicalModel(
  conceptual: ConceptualModel,
  queries: QueryModel,
  logical: LogicalModel,
  { target, defaults }: PhysicalOptions,
): PhysicalResult {
  const diagnostics: Diagnostic[] = [];
  const report = (found: Diagnostic): void => void diagnostics.push(found);
  if (defaults !== undefined) validateTableOptions(defaults, report);
  for (const { name, options, location } of conceptual.entities) {
    validateTableOptions({ subject: `entity "${name}"`, options, location }, report);
  }
  const keyspaces = queries.keyspaces.map((keyspace): Keyspace => {
    const { name, options, location } = keyspace;
    const ofKeyspace: OptionLevel = { subject: `keyspace "${name}"`, options, location };
    validateTableOptions(ofKeyspace, report);
    const queriesById = new Map(keyspace.queries.map((query) => [query.id, query]));
    const logicalTables = logical.keyspaces.find((other) => other.name === name)?.tables ?? [];
    const tables = logicalTables.map((table) =>
      physicalTable(
        conceptual,
        table,
        queriesById,
        defaults === undefined ? [ofKeyspace] : [defaults, ofKeyspace],
        report,
      ),
    );
    const types = userTypesOf(
      conceptual,
      tables.flatMap(({ columns }) => columns.map(({ type }) => type)),
      report,
    );
    for (const table of tables) validateTarget(table, types, targetFeatures[target], report);
    return {
      kind: "keyspace",
      name,
      replication: resolveReplication(keyspace, report),
      durableWrites: keyspace.durableWrites,
      types,
      tables,
    };
  });
  return { model: { kind: "physical-model", keyspaces: guardTables(conceptual, keyspaces, report) }, diagnostics };
}

function physicalTable(
  conceptual: ConceptualModel,
  logical: LogicalTable,
  ofKeyspace: ReadonlyMap<string, Query>,
  outer: readonly OptionLevel[],
  report: (found: Diagnostic) => void,
): Table {
  const { keyspace, name, grain, found, foundEntity, location } = logical;
  const queries = logical.queries.flatMap((id) => ofKeyspace.get(id) ?? []);
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
  validateCounters(conceptual, { name, grain, columns, location }, report);
  const entity = entityNamed(conceptual, grain);
  const own = queries.map(({ id, options, location: place }) => ({ subject: id, options, location: place }));
  for (const level of own) validateTableOptions(level, report);
  const ofEntity = { subject: `entity "${grain}"`, options: entity.options, location: entity.location };
  const options = mergeTableOptions([...outer, ofEntity, ...own.toReversed()]);
  if (entity.role === "counter" && (options.defaultTimeToLive ?? 0) > 0)
    report(diagnostic("PQ4023", { table: name }, location));
  return {
    kind: "table",
    keyspace,
    name,
    comment: commentOf(queries),
    queries: queries.map(({ id, text }) => ({ id, text })),
    grain,
    found,
    foundEntity,
    documentation: entityNamed(conceptual, foundEntity).documentation,
    columns,
    indexes: logical.indexes.map((index): Index => ({
      kind: "sai",
      name: `${name}_${index.column}_sai`,
      column: index.column,
      options: (index.options ?? {}) as SaiOptions,
    })),
    options,
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
      return {
        ...place,
        type,
        optional: path !== undefined && isOptional(conceptual, grain, path),
        formerPath: path && formerPath(conceptual, grain, path),
      };
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
        formerPath: formerPath(conceptual, grain, source.path),
        values: attribute.values,
        documentation: fields.at(-1)?.documentation ?? attribute.documentation,
      };
    }
    case "guard":
      throw new Error(`the logical stage knows no "${name}"`);
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
