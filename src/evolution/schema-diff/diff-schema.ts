import type { AccessModel } from "../../access/model.ts";
import { createKeyspace, createSchema } from "../../codegen/cql/emit-cql.ts";
import { quoteIdentifier } from "../../cql/identifiers.ts";
import type { Keyspace, PhysicalModel } from "../../physical/model.ts";
import type { SnapshotWrites } from "../count-writes.ts";
import { takeSnapshot, type Snapshot, type SnapshotKeyspace } from "../snapshot.ts";
import { diffTables } from "./diff-tables.ts";
import { diffTypes } from "./diff-types.ts";
import type { SchemaChange, SchemaDiff, WriteChange } from "./model.ts";

export interface SchemaSide {
  readonly physical: PhysicalModel;
  readonly access: AccessModel;
}

/** What changed since a snapshot: in words, as CQL, and what each write costs now. Pure. */
export function diffSchema(previous: Snapshot, { physical, access }: SchemaSide): SchemaDiff {
  const current = takeSnapshot(physical, access);
  const changes = physical.keyspaces.flatMap((keyspace, index): readonly SchemaChange[] => {
    const before = previous.keyspaces.find(({ name }) => name === keyspace.name);
    const after = current.keyspaces[index];
    if (before === undefined || after === undefined) return [addKeyspace(keyspace)];
    const types = diffTypes(keyspace, before, after);
    return [
      ...diffEnvironments(before, after),
      ...types.kept,
      ...diffTables(keyspace, before, after),
      ...types.dropped,
    ];
  });
  const dropped = previous.keyspaces.filter(({ name }) => !current.keyspaces.some((each) => each.name === name));
  return {
    kind: "schema-diff",
    changes: [...changes, ...dropped.map(dropKeyspace)],
    writes: previous.writes === undefined ? [] : diffWrites(previous.writes, current.writes ?? {}),
  };
}

export const isBreaking = ({ changes }: SchemaDiff): boolean => changes.some(({ effect }) => effect === "breaking");

function addKeyspace(keyspace: Keyspace): SchemaChange {
  const tables = keyspace.tables.length;
  return {
    kind: "keyspace",
    name: keyspace.name,
    text: `new keyspace with ${tables} ${tables === 1 ? "table" : "tables"}`,
    effect: "in-place",
    cql: [
      ...Object.keys(keyspace.replication).map((environment) =>
        inEnvironment(environment, createKeyspace(keyspace, environment)),
      ),
      ...createSchema(keyspace),
    ],
  };
}

function dropKeyspace({ name, tables }: SnapshotKeyspace): SchemaChange {
  return {
    kind: "keyspace",
    name,
    text: `dropped, with its ${tables.length} tables`,
    effect: "breaking",
    advice: "drop it when nothing reads it any more: its data goes",
    cql: [`DROP KEYSPACE ${quoteIdentifier(name)}`],
  };
}

function diffEnvironments(before: SnapshotKeyspace, after: SnapshotKeyspace): readonly SchemaChange[] {
  const [old, now] = [before.environments, after.environments ?? {}];
  if (old === undefined) return [];
  const changed = Object.entries(now).flatMap(([environment, options]): readonly SchemaChange[] => {
    if (old[environment] === options) return [];
    const isNew = old[environment] === undefined;
    return [
      {
        kind: "keyspace",
        name: after.name,
        text: `${environment}: ${isNew ? "a new environment, " : `${old[environment]} → `}${options}`,
        effect: isNew ? "in-place" : "careful",
        ...(isNew ? {} : { advice: "run a full repair afterwards: replicas that are new have no data until then" }),
        cql: [
          inEnvironment(
            environment,
            `${isNew ? "CREATE KEYSPACE IF NOT EXISTS" : "ALTER KEYSPACE"} ${quoteIdentifier(after.name)} WITH ${options}`,
          ),
        ],
      },
    ];
  });
  const gone = Object.keys(old).filter((environment) => now[environment] === undefined);
  return [
    ...changed,
    ...gone.map((environment): SchemaChange => ({
      kind: "keyspace",
      name: after.name,
      text: `${environment}: no longer an environment`,
      effect: "in-place",
      cql: [],
    })),
  ];
}

const inEnvironment = (environment: string, statement: string): string =>
  `-- in environment ${environment}\n${statement}`;

function diffWrites(before: SnapshotWrites, after: SnapshotWrites): readonly WriteChange[] {
  const entities = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return entities.flatMap((entity) => {
    const [old, now] = [before[entity] ?? {}, after[entity] ?? {}];
    const writes = [...new Set([...Object.keys(now), ...Object.keys(old)])];
    return writes
      .map((write): WriteChange => ({ entity, write, before: old[write], after: now[write] }))
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  });
}
