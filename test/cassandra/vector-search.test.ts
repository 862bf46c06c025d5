import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as goods from "../golden/access_vector_search/expected/index.js";
import * as model from "../golden/access_vector_search/model.ts";
import { InvalidRead, InvalidValueError, type OperationEvent } from "../../src/runtime/index.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

const name = "test_vector_search";
const events: OperationEvent[] = [];
let client: Client;
let db: goods.Database;

/** Ten, of which each is nearer than the one before to (0, 1, 0): half of them tea, half in each shop. */
beforeAll(async () => {
  client = await connectToNode();
  await createAnew(client, deriveModels(model).physical.keyspaces[0]!, name);
  db = goods.bind(client, { keyspaces: { goods: name }, hooks: { onOperation: (event) => events.push(event) } });
  for (let i = 0; i < 10; i++) {
    const angle = (Math.PI / 2) * (i / 10);
    await goods.insertItem(db, {
      id: `item ${i}`,
      shop: i < 5 ? "east" : "west",
      kind: i % 2 === 0 ? "tea" : "coffee",
      name: `number ${i}`,
      embedding: [Math.cos(angle), Math.sin(angle), 0],
      picture: [i, i],
    });
  }
});

afterAll(() => client.shutdown());

const ids = (rows: readonly { readonly id: string }[]): string =>
  rows.map(({ id }) => id.replace("item ", "")).join(" ");

it("gives the nearest three of ten, the nearest first", async () => {
  const rows = await goods.selectItemsNearEmbedding(db, { embedding: [0, 1, 0] }, { limit: 3 });
  expect(ids(rows)).toBe("9 8 7");
  expect(rows[0]!.embedding).toBeInstanceOf(Float32Array);
  const read = events.findLast(({ kind }) => kind === "read");
  expect(read).toMatchObject({ operation: "Q2", rows: 3, pages: 1 });
  expect(ids(await goods.selectItemsNearEmbedding(db, { embedding: Float32Array.of(1, 0, 0) }, { limit: 100 }))).toBe(
    "0 1 2 3 4 5 6 7 8 9",
  );
});

it("gives the nearest of what has some value, of a partition, and of the one partition", async () => {
  const tea = { kind: "TEA", embedding: [0, 1, 0] };
  expect(ids(await goods.selectItemsByKindNearEmbedding(db, tea, { limit: 3 }))).toBe("8 6 4");
  expect(ids(await goods.selectItemsByKindNearEmbedding(db, tea, { limit: 1 }))).toBe("8");
  const east = { shop: "east", picture: [6, 6] };
  expect(ids(await goods.selectItemsThatLookLike(db, east, { limit: 2 }))).toBe("4 3");
  expect(ids(await goods.selectItemsThatLookLike(db, east, { limit: 1 }))).toBe("4");
  const coffee = { kind: "coffee", picture: [4.4, 4.4] };
  expect(ids(await goods.selectItemsOfAKindThatLookLike(db, coffee, { limit: 1 }))).toBe("5");
  const all = await goods.selectItemsOfAllThatAreLike(db, { embedding: [0, 1, 0] }, { limit: 1 });
  expect(ids(all)).toBe("9");
});

it("asks at the consistency that the server takes, and for one page, whatever the client's", async () => {
  const one = await connectToNode({ queryOptions: { fetchSize: 2, consistency: 4 } });
  const log: string[] = [];
  one.on("log", (level: string, _: string, message: string) => void (level === "warning" && log.push(message)));
  const bound = goods.bind(one, { keyspaces: { goods: name }, defaults: { consistency: 4 } });
  const rows = await goods.selectItemsNearEmbedding(bound, { embedding: [0, 1, 0] }, { limit: 7 });
  await one.shutdown();
  expect(ids(rows)).toBe("9 8 7 6 5 4 3");
  expect(log).toEqual([]);
});

it("refuses what is wrong before the server does", async () => {
  const sent = events.length;
  const text = "Q2. Find the items that are most like a description";
  const read = (embedding: unknown, limit: unknown = 3) =>
    goods.selectItemsNearEmbedding(db, { embedding: embedding as number[] }, { limit: limit as number });
  await expect(read([0, 1])).rejects.toThrow(InvalidValueError);
  await expect(read([0, 1])).rejects.toThrow(`${text}: embedding: expected 3 numbers (vector<float, 3>)`);
  await expect(read(undefined)).rejects.toThrow(`${text}: embedding: expected a value`);
  await expect(
    goods.selectItemsThatLookLike(db, { shop: "east", picture: null as never }, { limit: 1 }),
  ).rejects.toThrow("picture: expected a value");
  for (const limit of [null, "3", 0, 1.5, Infinity]) {
    await expect(read([0, 1, 0], limit)).rejects.toThrow(InvalidRead);
    await expect(read([0, 1, 0], limit)).rejects.toThrow(`${text}: options.limit is a whole number from 1`);
  }
  // @ts-expect-error a limit is needed
  await expect(goods.selectItemsNearEmbedding(db, { embedding: [0, 1, 0] })).rejects.toThrow(InvalidRead);
  expect(events.length).toBe(sent);
});
