import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyCql } from "../../src/cluster/apply.ts";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { splitStatements } from "../../src/cluster/split-statements.ts";
import { diffSchema, isBreaking } from "../../src/evolution/schema-diff/diff-schema.ts";
import { printCql } from "../../src/evolution/schema-diff/print-diff.ts";
import { takeSnapshot } from "../../src/evolution/snapshot.ts";
import { guestsAfter, guestsBefore } from "../evolution/guests.ts";
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

const change = (before: ShopOptions, after: ShopOptions) => migrate(models(before), models(after));

/** Makes the one schema, and executes what the difference to the other one says, with the columns that it leaves to people to drop. */
async function migrate(old: ReturnType<typeof models>, now: ReturnType<typeof models>) {
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

it("renames columns of keys and fields of types where they are, with the data in them", async () => {
  const old = deriveModels(guestsBefore(keyspaceName));
  await createAnew(client, old.physical.keyspaces[0]!, keyspaceName);
  await client.execute(
    `INSERT INTO ${keyspaceName}.guests_by_phone (telephone, id, mail, home) VALUES ('1', 'g', 'm', { street: 's', city: 'c' })`,
  );
  const now = deriveModels(guestsAfter(keyspaceName));
  const diff = diffSchema(takeSnapshot(old.physical, old.access), now);
  await applyCql(client, splitStatements(printCql(diff).replaceAll(/^--.*/gm, "")));
  const { rows } = await client.execute(`SELECT phone, id, mail, home.road FROM ${keyspaceName}.guests_by_phone`);
  expect(rows.map((row) => row.values())).toEqual([["1", "g", "m", "s"]]);
  const differences = compareSchema(now.physical.keyspaces[0]!, (await readSchema(client, keyspaceName))!);
  // what is breaking is left to people
  expect(differences.map((difference) => difference.split(":")[0])).toEqual(["table stays_by_room, columns"]);
});
