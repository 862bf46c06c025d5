import { readFileSync } from "node:fs";
import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as model from "../../examples/hotel/model.ts";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import type { LiveTable } from "../../src/cluster/model.ts";
import { deriveModels } from "../support/compile-model.ts";
import { applyGenerated, connectToNode } from "../support/node.ts";

interface Published {
  readonly types: Record<string, Record<string, string>>;
  readonly queries: readonly { readonly id: string; readonly text: string }[];
  readonly tables: readonly {
    readonly name: string;
    readonly query: string;
    readonly partition: readonly string[];
    readonly clustering: readonly (readonly [string, string])[];
    readonly static: readonly string[];
    readonly columns: Record<string, string>;
  }[];
}

let client: Client;

beforeAll(async () => {
  client = await connectToNode();
});

afterAll(() => client.shutdown());

it.each(["hotel", "reservation"])(
  "the generated CQL of keyspace %s gives exactly the published tables",
  async (keyspace) => {
    const name = `test_schema_${keyspace}`;
    await applyGenerated(client, "generated/hotel", keyspace, name);
    const live = await readSchema(client, name);
    const published = JSON.parse(readFileSync(`test/published/${keyspace}/published.json`, "utf8")) as Published;

    expect(live?.types).toEqual(
      Object.entries(published.types).map(([type, fields]) => ({
        name: type,
        fields: Object.entries(fields).map(([field, fieldType]) => ({ name: field, type: fieldType })),
      })),
    );
    const expected = published.tables.map((table) => {
      const text = published.queries.find(({ id }) => id === table.query)?.text;
      const { name: tableName, partition, clustering, columns } = table;
      return {
        name: tableName,
        comment: `${table.query}. ${text}`,
        partition,
        clustering,
        static: table.static,
        columns,
      };
    });
    expect(live?.tables.map(summarize)).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  },
);

it("finds no difference between the model and what it was applied to, and finds those that are made", async () => {
  const { physical } = deriveModels(model);
  const keyspace = physical.keyspaces[0]!;
  const name = "test_schema_compared";
  await applyGenerated(client, "generated/hotel", "hotel", name);
  expect(compareSchema(keyspace, (await readSchema(client, name))!)).toEqual([]);

  await client.execute(`ALTER TABLE ${name}.hotels ADD stars tinyint`);
  await client.execute(`DROP TABLE ${name}.amenities_by_room`);
  const differences = compareSchema(keyspace, (await readSchema(client, name))!);
  expect(differences.map((difference) => difference.split(":")[0])).toEqual(["tables", "table hotels, columns"]);
});

function summarize({ name, comment, columns }: LiveTable) {
  return {
    name,
    comment,
    partition: columns.filter(({ kind }) => kind === "partition_key").map((column) => column.name),
    clustering: columns.filter(({ kind }) => kind === "clustering").map((column) => [column.name, column.direction]),
    static: columns.filter(({ kind }) => kind === "static").map((column) => column.name),
    columns: Object.fromEntries(columns.map((column) => [column.name, column.type])),
  };
}
