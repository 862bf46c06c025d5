import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { applyCql } from "../../src/cluster/apply.ts";
import { connect } from "../../src/cluster/connect.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { splitStatements } from "../../src/cluster/split-statements.ts";

const keyspace = `schema_${process.pid}`;
const settings = { contactPoints: inject("contactPoints"), localDataCenter: inject("localDataCenter") };

let client: Client;

beforeAll(async () => {
  // Settings that change what the driver makes of a map must not change what is read.
  client = await connect(settings, { encoding: { map: Map, useBigIntAsLong: true } });
  await applyCql(client, [
    `CREATE KEYSPACE ${keyspace} WITH replication = {'class': 'NetworkTopologyStrategy', '${settings.localDataCenter}': 1}`,
  ]);
}, 60_000);

afterAll(async () => {
  await client.execute(`DROP KEYSPACE IF EXISTS ${keyspace}`, [], { readTimeout: 60_000 });
  await client.shutdown();
}, 60_000);

it("applies a file and reads it back", { timeout: 60_000 }, async () => {
  const cql = `
    -- two types; one in the other
    CREATE TYPE ${keyspace}.geo (lat double, "Long" double);
    CREATE TYPE ${keyspace}.address (street text, geo frozen<geo>);
    CREATE TABLE ${keyspace}."order" (
      b text, a int, c timestamp, d int, plain text static, tags set<text>, nested map<text, frozen<list<int>>>, home frozen<address>,
      PRIMARY KEY ((b, a), c, d)
    ) WITH CLUSTERING ORDER BY (c DESC, d ASC) AND comment = 'Q1. it''s 50% "x"; */ done' AND gc_grace_seconds = 60;
    CREATE INDEX by_plain ON ${keyspace}."order" (home) USING 'sai';
    CREATE TABLE ${keyspace}.alone (k uuid PRIMARY KEY);
  `;
  await applyCql(client, splitStatements(cql));
  const schema = await readSchema(client, keyspace);
  expect(schema).toMatchObject({
    kind: "live-keyspace",
    name: keyspace,
    durableWrites: true,
    replication: { class: "org.apache.cassandra.locator.NetworkTopologyStrategy", [settings.localDataCenter]: "1" },
    types: [
      {
        name: "address",
        fields: [
          { name: "street", type: "text" },
          { name: "geo", type: "frozen<geo>" },
        ],
      },
      {
        name: "geo",
        fields: [
          { name: "lat", type: "double" },
          { name: "Long", type: "double" },
        ],
      },
    ],
  });
  expect(schema?.tables.map((table) => table.name)).toEqual(["alone", "order"]);
  expect(schema?.tables[1]).toMatchObject({
    comment: 'Q1. it\'s 50% "x"; */ done',
    indexes: [{ name: "by_plain", kind: "CUSTOM", options: { target: "home" } }],
    options: { gc_grace_seconds: 60, caching: { keys: "ALL", rows_per_partition: "NONE" } },
  });
  expect(schema?.tables[1]?.columns).toEqual([
    { name: "b", type: "text", kind: "partition_key", position: 0 },
    { name: "a", type: "int", kind: "partition_key", position: 1 },
    { name: "c", type: "timestamp", kind: "clustering", position: 0, direction: "desc" },
    { name: "d", type: "int", kind: "clustering", position: 1, direction: "asc" },
    { name: "plain", type: "text", kind: "static", position: -1 },
    { name: "home", type: "frozen<address>", kind: "regular", position: -1 },
    { name: "nested", type: "map<text, frozen<list<int>>>", kind: "regular", position: -1 },
    { name: "tags", type: "set<text>", kind: "regular", position: -1 },
  ]);
});

it("has no schema for a keyspace that is none", async () => {
  expect(await readSchema(client, "nobody")).toBeUndefined();
});

it("names the statement that fails, and says that those before it stayed", { timeout: 60_000 }, async () => {
  const statements = [`CREATE TABLE ${keyspace}.kept (k int PRIMARY KEY)`, `CREATE TABLE ${keyspace}.bad (k int)`];
  await expect(applyCql(client, statements)).rejects.toMatchObject({
    name: "ClusterError",
    message: expect.stringMatching(/^Statement 2 of 2 failed: .*PRIMARY KEY[^]*\n {2}CREATE TABLE schema_\d+\.bad/),
    hint: "The statement before it stayed.",
  });
});

it("says where it can't connect, and why", { timeout: 60_000 }, async () => {
  const wrong = { contactPoints: ["127.0.0.1:1"], localDataCenter: "datacenter1" };
  await expect(connect(wrong)).rejects.toThrow(
    /^Can't connect to Cassandra at 127\.0\.0\.1:1: 127\.0\.0\.1:1: .*ECONNREFUSED/,
  );
  await expect(connect({ ...settings, localDataCenter: "elsewhere" })).rejects.toMatchObject({
    name: "ClusterError",
    message: expect.stringContaining("elsewhere"),
  });
});
