import type { Client } from "cassandra-driver";
import { createIndex, createKeyspace, createTable, createType } from "../codegen/cql/emit-cql.ts";
import type { Keyspace } from "../physical/model.ts";
import { applyCql } from "./apply.ts";
import { compareSchema } from "./compare-schema.ts";
import { readSchema } from "./introspect.ts";
import type { LiveKeyspace } from "./model.ts";
import { silentProgress, type Progress } from "./progress.ts";

/** What was made of a keyspace, and what is there but not as the model has it. */
export interface CreatedKeyspace {
  readonly keyspace: string;
  /** `table hotel.hotels_by_poi` */
  readonly created: readonly string[];
  /** How many types, tables and indexes were there. */
  readonly present: number;
  /** Each in a sentence. */
  readonly differences: readonly string[];
}

export interface CreateOptions {
  readonly environment: string;
  /** Its name there. */
  readonly name: string;
  readonly progress?: Progress;
}

/** Makes what a cluster has not of a keyspace, in order. What is there is left as it is, and compared. */
export async function createMissing(
  client: Client,
  keyspace: Keyspace,
  { environment, name, progress = silentProgress }: CreateOptions,
): Promise<CreatedKeyspace> {
  const wanted = listObjects(keyspace, environment, name);
  const before = await readSchema(client, name);
  const missing = wanted.filter(({ isThere }) => before === undefined || !isThere(before));
  for (const { title, statement } of missing) {
    progress.step(`Creating ${title}`);
    await applyCql(client, [statement]);
  }
  const after = await readSchema(client, name);
  return {
    keyspace: name,
    created: missing.map(({ title }) => title),
    present: wanted.length - missing.length,
    differences: after === undefined ? [] : compareSchema(keyspace, after),
  };
}

interface SchemaObject {
  readonly title: string;
  readonly statement: string;
  readonly isThere: (live: LiveKeyspace) => boolean;
}

function listObjects(keyspace: Keyspace, environment: string, name: string): readonly SchemaObject[] {
  return [
    { title: `keyspace ${name}`, statement: createKeyspace(keyspace, environment, name), isThere: () => true },
    ...keyspace.types.map((type): SchemaObject => ({
      title: `type ${name}.${type.name}`,
      statement: createType(name, type),
      isThere: ({ types }) => types.some((each) => each.name === type.name),
    })),
    ...keyspace.tables.flatMap((table): readonly SchemaObject[] => [
      {
        title: `table ${name}.${table.name}`,
        statement: createTable(name, table),
        isThere: ({ tables }) => tables.some((each) => each.name === table.name),
      },
      ...table.indexes.map((index): SchemaObject => ({
        title: `index ${name}.${index.name}`,
        statement: createIndex(name, table, index),
        isThere: ({ tables }) => tables.some(({ indexes }) => indexes.some((each) => each.name === index.name)),
      })),
    ]),
  ];
}
