import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as model from "../golden/access_prefixes_and_buckets/model.ts";
import * as chat from "../golden/access_prefixes_and_buckets/expected/index.js";
import type { ReadEvent } from "../../src/runtime/index.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

/* A channel of 24 months with 100,000 messages, of which two months are empty. */

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const name = "test_reads_months";
const total = 100_000;
const empty = new Set([5, 17]);
let client: Client;
let db: chat.Database;
let lastRead: ReadEvent;

const months = Array.from({ length: 24 }, (_, i) => Date.UTC(2025, i, 1));
const end = Date.UTC(2027, 0, 1);
/** Of each month, in order. */
const perMonth = months.map((_, i) => (empty.has(i) ? 0 : Math.floor(total / 22) + (i === 0 ? total % 22 : 0)));
const everything = { channelName: "tea", sentAt: { gte: new Date(months[0]!), lt: new Date(end) } };

beforeAll(async () => {
  client = await connectToNode();
  await createAnew(client, deriveModels(model).physical.keyspaces[0]!, name);
  db = chat.bind(client, {
    keyspaces: { chat: name },
    hooks: { onOperation: (event) => void (event.kind === "read" && (lastRead = event)) },
  });
  const query = `INSERT INTO ${name}.messages_by_channel (channel_name, month, sent_at, id, author, body) VALUES (?, ?, ?, ?, ?, ?)`;
  let number = 0;
  for (const [i, month] of months.entries()) {
    const first = new Date(month).toISOString().slice(0, 10);
    const rows = Array.from({ length: perMonth[i]! }, (_, j) => [
      "tea",
      first,
      new Date(month + j * 500_000),
      `m${String(number++).padStart(6, "0")}`,
      "ada",
      "hello",
    ]);
    for (let from = 0; from < rows.length; from += 250) {
      const batch = rows.slice(from, from + 250).map((params) => ({ query, params }));
      await client.batch(batch, { prepare: true, logged: false });
    }
  }
}, 300_000);

afterAll(() => client.shutdown());

it("iterates over all of them in order, with few in memory", async () => {
  const rows = chat.selectMessagesByChannel(db, everything, { pageSize: 1000 });
  let count = 0;
  let before = Infinity;
  let disorder = 0;
  const heap: number[] = [];
  for await (const { sentAt } of rows) {
    if (sentAt.getTime() > before) disorder++;
    before = sentAt.getTime();
    count++;
    if (count % 20_000 === 0) {
      collectGarbage();
      heap.push(process.memoryUsage().heapUsed);
    }
  }
  expect({ count, disorder }).toEqual({ count: total, disorder: 0 });
  // A page for each thousand rows of a month, and one for each month that is empty.
  const careful = perMonth.reduce((sum, rowsOfMonth) => sum + Math.max(1, Math.ceil((rowsOfMonth + 1) / 1000)), 0);
  expect(lastRead.pages).toBeLessThanOrEqual(careful);
  expect(lastRead.rows).toBe(total);
  expect(heap.at(-1)! - heap[0]!, "the rows that were read are let go").toBeLessThan(10_000_000);
});

it("reads the latest fifty in one request, and a page for each month that they take", async () => {
  const rows = chat.selectMessagesByChannel(db, everything, { limit: 50 });
  expect(await rows.all()).toHaveLength(50);
  expect(lastRead).toMatchObject({ pages: 1, rows: 50 });
  const { cursor } = await chat.selectMessagesByChannel(db, everything).page({ size: 4000 });
  expect(lastRead).toMatchObject({ pages: 1, rows: 4001 });
  expect((await chat.selectMessagesByChannel(db, everything).page({ size: 4000, cursor })).rows).toHaveLength(4000);
  // The rest of the month: those of the same instant, then those before it; then the month before.
  expect(lastRead).toMatchObject({ pages: 3, rows: 4001 });
});

it("pages through all months with one cursor, in either order", async () => {
  for (const order of ["declared", "reverse"] as const) {
    const ids: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await chat.selectMessagesByChannel(db, everything, { order }).page({ size: 3000, cursor });
      for (const { id } of page.rows) ids.push(id);
      cursor = page.cursor;
      pages++;
    } while (cursor !== undefined);
    expect(pages).toBe(Math.ceil(total / 3000));
    const sorted = ids.toSorted();
    expect(ids.length).toBe(total);
    expect(order === "reverse" ? ids : ids.toReversed()).toEqual(sorted);
  }
});

it("touches only the months of its range, as many at once as it is told", async () => {
  const sentAt = { gte: new Date("2025-05-20T00:00:00Z"), lt: new Date("2025-07-10T00:00:00Z") };
  const rows = chat.selectMessagesByChannel(db, { channelName: "tea", sentAt }, { concurrency: 8 });
  const found = await rows.all();
  expect(found.every((row) => row.sentAt >= sentAt.gte && row.sentAt < sentAt.lt)).toBe(true);
  expect(lastRead.pages).toBe(3);
  expect(
    await chat.selectMessagesByChannel(db, { channelName: "tea", sentAt: new Date(months[2]!) }).all(),
  ).toHaveLength(1);
  expect(lastRead.pages).toBe(1);
});

it("stops at the present where a range has no end, and at so many of each month", async () => {
  const open = { channelName: "tea", sentAt: { gte: new Date("2026-06-01T00:00:00Z") } };
  const latest = await chat.selectMessagesByChannel(db, open).first();
  expect(latest!.sentAt.getTime()).toBeGreaterThan(Date.UTC(2026, 5, 1));
  const firsts = chat.selectMessagesByChannel(db, everything, { perPartitionLimit: 2, order: "reverse" });
  const all = await firsts.all();
  expect(all).toHaveLength(22 * 2);
  let cursor: string | undefined;
  const paged: string[] = [];
  do {
    const page = await firsts.page({ size: 3, cursor });
    for (const { id } of page.rows) paged.push(id);
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(paged).toEqual(all.map(({ id }) => id));
});

it("goes back to where the model says that buckets begin, and stops when it has what it was asked for", async () => {
  const insert = `INSERT INTO ${name}.latest_messages JSON ?`;
  const times = ["2024-12-31T00:00:00Z", "2025-01-01T00:00:00Z", "2025-07-01T00:00:00Z", "2025-07-02T00:00:00Z"];
  for (const [i, time] of times.entries()) {
    const row = {
      month: `${time.slice(0, 7)}-01`,
      sent_at: time,
      id: `m${i}`,
      channel_name: "c",
      author: "a",
      body: "b",
    };
    await client.execute(insert, [JSON.stringify(row)], { prepare: true });
  }
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
  expect(ids(await chat.selectLatestMessages(db).all())).toEqual(["m3", "m2", "m1"]);
  const until = { sentAt: { lt: new Date("2025-09-01T00:00:00Z") } };
  expect(ids(await chat.selectLatestMessages(db, until, { limit: 2 }).all())).toEqual(["m3", "m2"]);
  expect(lastRead.pages, "August, and July").toBe(2);
  expect(ids(await chat.selectLatestMessages(db, {}, { order: "reverse", limit: 1 }).all())).toEqual(["m1"]);
  expect(lastRead.pages).toBe(1);
});
