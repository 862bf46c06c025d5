import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as model from "../golden/names_reserved_words/model.ts";
import {
  bind,
  insertClass,
  insertDate,
  insertOrder,
  selectClassesByDelete,
  selectDates,
  selectOrders,
  selectOrdersByFrom,
  selectSelect,
  type Database,
} from "../golden/names_reserved_words/expected/index.js";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

/* Names that mean something to CQL, to JavaScript or to the builders, and a text with every kind of quote, on the server. */

const name = "test_names_words";
const keyspace = deriveModels(model).physical.keyspaces[0]!;

let client: Client;
let db: Database;

beforeAll(async () => {
  client = await connectToNode();
  await createAnew(client, keyspace, name);
  db = bind(client, { keyspaces: { words: name } });
});

afterAll(() => client.shutdown());

it("is in system_schema as the model has it", async () => {
  expect(compareSchema(keyspace, (await readSchema(client, name))!)).toEqual([]);
});

it("keeps a query's text as it is, quotes, newline and all", async () => {
  const live = await readSchema(client, name);
  const comment = live?.tables.find((table) => table.name === "orders")?.comment;
  expect(comment).toBe(`Q1. it's 50% "x" */ \n and \`\${so}\` on`);
});

it("writes and reads columns and tables of such names", async () => {
  const order = {
    token: "t",
    from: "f",
    select: "s",
    set: new Set(["b", "a"]),
    name: "n",
    constructor: "c",
    then: "later",
    toString: "text",
    length: 3,
    find: ["x"],
    zip: { Zip: "12345", order: "first", class: 1 },
    "my column": "mine",
    "a`${b}": "template",
  };
  await insertOrder(db, order);
  expect(await selectOrders(db, { token: "t" })).toEqual(order);
  expect(await selectOrdersByFrom(db, { from: "f" }).all()).toEqual([order]);
  expect(await selectSelect(db, { zipZip: "12345", constructor: "c" }).all()).toEqual([{ zipZip: "12345", ...order }]);
  expect(await selectSelect(db, { zipZip: "54321", constructor: "c" }).all()).toEqual([]);

  await insertClass(db, { deleteToken: "t", new: "n" });
  expect(await selectClassesByDelete(db, { deleteToken: "t" }).all()).toEqual([{ deleteToken: "t", new: "n" }]);
  await insertDate(db, { date: "today", map: new Map([["k", { Zip: "1", order: null, class: null }]]) });
  expect(await selectDates(db, { date: "today" })).toEqual({
    date: "today",
    map: new Map([["k", { Zip: "1", order: null, class: null }]]),
  });
});
