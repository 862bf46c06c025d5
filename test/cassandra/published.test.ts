import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { selectFunction } from "../../src/codegen/typescript/names.ts";
import { derive, type Models } from "../../src/compile.ts";
import type { Keyspace, Table } from "../../src/physical/model.ts";
import type { Codec, Rows } from "../../src/runtime/index.ts";
import { caseNames, readCase } from "../published/cases.ts";
import { formsOf } from "../support/execute-read.ts";
import { executeTable } from "../support/execute-table.ts";
import { generateModel } from "../support/model-based/generated-model.ts";
import type { GeneratedFunctions } from "../support/model-based/operations/operation.ts";
import { createAnew, connectToNode } from "../support/node.ts";
import { codecOf } from "../support/sample-value.ts";
import { sampleInstances, writeInstances, type Instances } from "../support/write-instances.ts";

const cases = await Promise.all(caseNames.map(readCase));

/** Entities that no query of their model finds, so that nothing is generated that makes one: others refer to them. */
const withoutInsert: Readonly<Record<string, readonly string[]>> = {
  "datastax-investment": ["user"],
  "datastax-messaging": ["user"],
  "datastax-order-management": ["user", "item"],
  hotel: ["poi", "room"],
  "hotel-bucketed": ["hotel", "room"],
  "james-mailbox": ["thread"],
  "killrvideo-training": ["actor"],
  "orders-lesson": ["customer"],
  reservation: ["hotel", "room"],
  zipkin: ["service", "trace"],
};

let client: Client;

beforeAll(async () => {
  client = await connectToNode({ encoding: { map: Map } });
});

afterAll(() => client.shutdown());

it.each(cases)(
  "applies $name, and system_schema is the model; each query reads back what was written",
  async ({ name: model, definition }) => {
    const models = derive(definition).models!;
    const { keyspaces } = models.physical;
    expect(keyspaces.length).toBe(1);
    for (const keyspace of keyspaces) {
      const name = `published_${model.replaceAll("-", "_")}`;
      await createAnew(client, keyspace, name);
      const live = await readSchema(client, name);
      expect(live && compareSchema(keyspace, live)).toEqual([]);
      for (const table of keyspace.tables) {
        const reads = readsOf(models, keyspace, table);
        expect(reads.length).toBeGreaterThan(0);
        await executeTable(client, keyspace, table, reads, name);
      }
      await client.execute(`DROP KEYSPACE ${name}`);
    }
  },
);

it.each(cases)(
  "$name: rows written by the accessors are read back by each query",
  async ({ name: model, definition }) => {
    const models = derive(definition).models!;
    const [keyspace] = models.physical.keyspaces;
    const name = `accessors_${model.replaceAll("-", "_")}`;
    await createAnew(client, keyspace!, name);
    const { functions, remove } = await generateModel(models);
    try {
      const bind = functions["bind"] as (client: Client, options: object) => unknown;
      const db = bind(client, { keyspaces: { [keyspace!.name]: name } });
      const instances = sampleInstances(models);
      expect(await writeInstances(models, functions, db, instances)).toEqual(withoutInsert[model] ?? []);
      for (const table of keyspace!.tables) await readBack(models, keyspace!, table, functions, db, instances);
    } finally {
      remove();
    }
    await client.execute(`DROP KEYSPACE ${name}`);
  },
);

const readsOf = ({ access }: Models, keyspace: Keyspace, table: Table): Models["access"]["reads"] =>
  access.reads.filter((read) => read.keyspace === keyspace.name && read.table === table.name);

/** By each query, in each form of what it takes: the one row, each of its columns. */
async function readBack(
  models: Models,
  keyspace: Keyspace,
  table: Table,
  functions: GeneratedFunctions,
  db: unknown,
  instances: Instances,
): Promise<void> {
  const expected = instances.rowOf(table);
  for (const read of readsOf(models, keyspace, table)) {
    const select = functions[selectFunction(read)] as (db: unknown, given: object) => unknown;
    for (const given of formsOf(table, read, expected)) {
      const found = select(db, given);
      const rows = (read.returnsOne ? [await found] : await (found as Rows<unknown>).all()) as readonly object[];
      expect(rows, `${read.query} of ${table.name}`).toHaveLength(1);
      expect(printRow(rows[0]!, keyspace, table), `${read.query} of ${table.name}`).toEqual(
        printRow(
          Object.fromEntries(table.columns.map((column) => [column.property, expected.get(column.name)])),
          keyspace,
          table,
        ),
      );
    }
  }
}

/** Each column but constants, as its CQL bytes: a value may be given in several forms. */
function printRow(row: object, keyspace: Keyspace, { columns }: Table): Readonly<Record<string, string>> {
  const printed = columns
    .filter(({ source }) => source.kind !== "bucket" || source.bucket.unit !== "singleton")
    .map(({ name, property, type }) => {
      const { encode } = codecOf(type, keyspace.types) as unknown as Codec<unknown>;
      const value: unknown = (row as Readonly<Record<string, unknown>>)[property];
      return [name, value === null || value === undefined ? "nothing" : encode(value).toString("hex")] as const;
    });
  return Object.fromEntries(printed);
}
