import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyCql } from "../../src/cluster/apply.ts";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { splitStatements } from "../../src/cluster/split-statements.ts";
import { diffSchema, isBreaking } from "../../src/evolution/schema-diff/diff-schema.ts";
import { printCql } from "../../src/evolution/schema-diff/print-diff.ts";
import { takeSnapshot } from "../../src/evolution/snapshot.ts";
import { shop, type ShopOptions } from "../evolution/shop.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

const keyspaceName = "test_schema_diff";

let client: Client;

beforeAll(async () => {
  client = await connectToNode();
});

afterAll(async () => {
  await applyCql(client, [`DROP KEYSPACE IF EXISTS ${keyspaceName}`]);
  await client.shutdown();
});

const models = (options: ShopOptions) => deriveModels(shop({ ...options, keyspaceName }));

/** Makes the one schema, and executes what the difference to the other one says, with the columns that it leaves to people to drop. */
async function change(before: ShopOptions, after: ShopOptions) {
  const [old, now] = [models(before), models(after)];
  await createAnew(client, old.physical.keyspaces[0]!, keyspaceName);
  const diff = diffSchema(takeSnapshot(old.physical, old.access), now);
  await applyCql(client, splitStatements(printCql(diff).replaceAll(/^-- (?=ALTER TABLE .* DROP )/gm, "")));
  return { diff, differences: compareSchema(now.physical.keyspaces[0]!, (await readSchema(client, keyspaceName))!) };
}

it("gives CQL that makes the one schema from the other", async () => {
  const more = { byStatus: true, note: "optional", text: "Find it's", indexed: true, customerName: true } as const;
  const options = { gcGraceSeconds: 3600, fields: ["street", "city", "zip"] };
  const there = await change({}, { ...more, ...options });
  expect(isBreaking(there.diff)).toBe(false);
  expect(there.differences).toEqual([]);
  const back = await change({ note: "optional", customerName: true, indexed: true }, {});
  expect(isBreaking(back.diff)).toBe(false);
  expect(back.differences).toEqual([]);
});

it("leaves what is breaking as it is", async () => {
  const { diff, differences } = await change({ byStatus: true }, { order: "desc" });
  expect(isBreaking(diff)).toBe(true);
  expect(differences.map((difference) => difference.split(":")[0])).toEqual([
    "tables",
    "table orders_by_customer, clustering columns",
  ]);
});
