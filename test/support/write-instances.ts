import type { Models } from "../../src/compile.ts";
import { resolveValue } from "../../src/conceptual/paths.ts";
import type { ConceptualModel, Path } from "../../src/conceptual/model.ts";
import { entityNames } from "../../src/codegen/typescript/entity/names.ts";
import { camelCase } from "../../src/cql/names.ts";
import type { Column, Table, UserType } from "../../src/physical/model.ts";
import type { WritePlan } from "../../src/access/model.ts";
import type { GeneratedFunctions } from "./model-based/operations/operation.ts";
import { bucketValue, sourceOf } from "./query-read-of.ts";
import { sampleBytes, sampleValue } from "./sample-value.ts";

/** Of one instance of each entity, of which all that refer to each other know. */
export interface Instances {
  /** The value of an attribute, also through refs and fields. */
  at(entity: string, path: Path): unknown;
  /** A value for each column of the row that a table has of its grain's instance. */
  rowOf(table: Table): ReadonlyMap<string, unknown>;
}

/** Text differs from attribute to attribute, so that one column is told from another. */
export function sampleInstances({ conceptual, physical, access }: Models): Instances {
  const types = [...access.inputTypes, ...physical.keyspaces.flatMap((keyspace) => keyspace.types)];
  const at = (entity: string, path: Path): unknown => valueAt(conceptual, types, entity, path);
  const valueOf = (table: Table, column: Column): unknown => {
    const { source } = column;
    switch (source.kind) {
      case "attribute":
        return at(table.grain, source.path);
      case "collected":
        return new Set([at(source.collected.relationship, source.collected.far)]);
      case "bucket": {
        if (source.bucket.unit === "singleton") return undefined;
        const from = sourceOf(table, column);
        const value = valueOf(table, from);
        return bucketValue(table, column, value, bytesOf(from, value));
      }
    }
  };
  const bytesOf = (column: Column, value: unknown): Buffer =>
    typeof value === "string" ? Buffer.from(value) : sampleBytes(column.type, types);
  return { at, rowOf: (table) => new Map(table.columns.map((column) => [column.name, valueOf(table, column)])) };
}

const texts = new Set(["text", "varchar", "ascii"]);

function valueAt(conceptual: ConceptualModel, types: readonly UserType[], entity: string, path: Path): unknown {
  const { attribute, owner, fields } = resolveValue(conceptual, entity, path);
  const { type, values } = attribute;
  let value: unknown = values?.[0] ?? sampleValue(type, types);
  if (type.kind === "native" && values === undefined) {
    if (texts.has(type.name)) value = `${owner.name}.${attribute.name}`;
    // It may be a time, in milliseconds.
    if (type.name === "bigint") value = 1_796_083_200_333n;
  }
  for (const { column } of fields) value = (value as Readonly<Record<string, unknown>>)[camelCase(column)];
  return value;
}

/**
 * Writes an instance of each entity by the generated functions: entities, then relationships, then counters.
 * @returns the entities of the model for which nothing is generated that makes one
 */
export async function writeInstances(
  models: Models,
  functions: GeneratedFunctions,
  db: unknown,
  instances: Instances,
): Promise<readonly string[]> {
  const written = new Set<string>();
  const rank = ({ role }: WritePlan): number => ["entity", "relationship", "counter"].indexOf(role);
  for (const plan of models.access.writes.toSorted((one, other) => rank(one) - rank(other))) {
    const names = entityNames(plan);
    const name = plan.count === undefined ? names.insert : names.increment;
    if (plan.count === undefined && plan.insert === undefined) continue;
    const given = plan.values
      .filter(({ presence }) => presence !== "none")
      .map((value) => [camelCase(value.name), instances.at(plan.entity, value.path)] as const);
    await (functions[name] as (db: unknown, input: object) => Promise<unknown>)(db, Object.fromEntries(given));
    written.add(plan.entity);
  }
  return models.conceptual.entities.map(({ name }) => name).filter((name) => !written.has(name));
}
