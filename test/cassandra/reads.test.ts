import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as model from "../golden/access_prefixes_and_buckets/model.ts";
import * as chat from "../golden/access_prefixes_and_buckets/expected/index.js";
import {
  InvalidCursor,
  InvalidRead,
  InvalidValueError,
  ReadFailed,
  scanInParallel,
  selectEach,
  TooManyRows,
  type OperationEvent,
  type ReadEvent,
  type Rows,
  type ScanOptions,
} from "../../src/runtime/index.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

const name = "test_reads";
let client: Client;
let db: chat.Database;
const events: OperationEvent[] = [];

beforeAll(async () => {
  client = await connectToNode();
  await createAnew(client, deriveModels(model).physical.keyspaces[0]!, name);
  db = chat.bind(client, { keyspaces: { chat: name }, hooks: { onOperation: (event) => events.push(event) } });
});

afterAll(() => client.shutdown());

const write = async (table: string, ...rows: readonly object[]): Promise<void> => {
  for (const row of rows)
    await client.execute(`INSERT INTO ${name}.${table} JSON ?`, [JSON.stringify(row)], { prepare: true });
};
const readings = (sensor: string, count: number): object[] =>
  Array.from({ length: count }, (_, i) => ({ sensor, level: i, label: "a", step: 0, value: i }));
const levels = (rows: readonly { readonly level: number }[]): number[] => rows.map(({ level }) => level);
const lastRead = (): ReadEvent => events.findLast((event) => event.kind === "read")!;

async function pagesOf<TRow>(rows: Rows<TRow>, size: number): Promise<TRow[][]> {
  const pages: TRow[][] = [];
  let cursor: string | undefined;
  do {
    const page = await rows.page({ size, cursor });
    pages.push(page.rows);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return pages;
}

it("takes each legal prefix with a range at its end, and exactly two orders", async () => {
  await write("readings_by_sensor", ...readings("prefix", 4), {
    sensor: "prefix",
    level: 2,
    label: "b",
    step: 1,
    value: 9,
  });
  const read = async (
    given: Omit<Extract<chat.ReadingsBySensorGiven, object>, "sensor">,
    order: "declared" | "reverse" = "declared",
  ) => {
    const rows = await chat
      .selectReadingsBySensor(db, { sensor: "prefix", ...given } as chat.ReadingsBySensorGiven, { order })
      .all();
    return rows.map(({ level, label }) => `${level}${label}`).join(" ");
  };
  expect(await read({})).toBe("3a 2a 2b 1a 0a");
  expect(await read({}, "reverse")).toBe("0a 1a 2b 2a 3a");
  expect(await read({ level: 2 })).toBe("2a 2b");
  expect(await read({ level: 2, label: "b" })).toBe("2b");
  expect(await read({ level: 2, label: { gt: "a" } })).toBe("2b");
  expect(await read({ level: { gte: 1, lt: 3 } })).toBe("2a 2b 1a");
  expect(await read({ level: 2, label: "b", step: 1 }, "reverse")).toBe("2b");
  expect(await chat.selectReadingsFromBelow(db, { sensor: "prefix" }).first()).toMatchObject({ level: 0 });
});

it("refuses an illegal read before anything is sent, and names the query and the parameter", () => {
  const read = (given: object, options?: object) => () =>
    chat.selectReadingsBySensor(db, { sensor: "s", ...given } as chat.ReadingsBySensorGiven, options);
  const text = "Q1. Find the readings of a sensor, the highest level first";
  expect(read({ label: "a" })).toThrow(InvalidRead);
  expect(read({ label: "a" })).toThrow(`${text}: label needs "level" before it`);
  expect(read({ level: { gt: 1 }, label: "a" })).toThrow(`${text}: label can't be given behind the range of "level"`);
  expect(read({ level: "high" })).toThrow(InvalidValueError);
  expect(read({ level: "high" })).toThrow(`${text}: level: expected an integer from`);
  expect(read({ level: { gt: 1, gte: 1 } })).toThrow(`${text}: level: expected one of "gt" and "gte", not both`);
  expect(read({}, { order: "random" })).toThrow('options.order is "declared" or "reverse", not "random"');
  expect(read({}, { limit: 0 })).toThrow("options.limit is a whole number from 1, not 0");
  expect(() => chat.selectMessagesByChannel(db, { channelName: "c" } as never)).toThrow(
    "Q2. Find the messages of a channel in a time, the latest first: expected a range with a lower end",
  );
  expect(() => chat.selectMessages(db, { order: "reverse" } as object)).toThrow("options.order can't be reversed");
});

it("refuses a cursor that is damaged, of another query, or of other parameters", async () => {
  await write("readings_by_sensor", ...readings("cursor", 5), ...readings("cursor2", 5));
  const read = (sensor: string, options = {}) => chat.selectReadingsBySensor(db, { sensor }, options);
  const { cursor = "" } = await read("cursor").page({ size: 2 });
  expect(levels((await read("cursor").page({ size: 2, cursor })).rows)).toEqual([2, 1]);
  const refused = async (rows: Rows<unknown>, text: string) => {
    const page = rows.page({ size: 2, cursor: text });
    await expect(page).rejects.toThrow(InvalidCursor);
    return page.catch((error: Error) => error.message);
  };
  const middle = cursor.length >> 1;
  const flipped = `${cursor.slice(0, middle)}${cursor[middle] === "A" ? "B" : "A"}${cursor.slice(middle + 1)}`;
  for (const damaged of [flipped, cursor.slice(0, -4), `${cursor}AAAA`, "", "not a cursor", "%00"]) {
    expect(await refused(read("cursor"), damaged)).toMatch(/^Q1\. .*: the cursor is damaged$/);
  }
  expect(await refused(read("cursor2"), cursor)).toMatch(/the cursor is of a read with other parameters/);
  expect(await refused(read("cursor", { order: "reverse" }), cursor)).toMatch(/or in another order/);
  expect(await refused(chat.selectReadingsFromBelow(db, { sensor: "cursor" }), cursor)).toMatch(/^Q11.* is one of Q1$/);
});

it("goes on with a cursor from before a column was added", async () => {
  await write("readings_by_sensor", ...readings("added", 5));
  const { cursor } = await chat.selectReadingsBySensor(db, { sensor: "added" }).page({ size: 2 });
  await client.execute(`ALTER TABLE ${name}.readings_by_sensor ADD another text`);
  await client.execute(
    `UPDATE ${name}.readings_by_sensor SET another = 'x' WHERE sensor = 'added' AND level = 1 AND label = 'a' AND step = 0`,
  );
  const page = await chat.selectReadingsBySensor(db, { sensor: "added" }).page({ size: 2, cursor });
  expect(page.rows).toEqual([2, 1].map((level) => ({ sensor: "added", level, label: "a", step: 0, value: level })));
});

it("does not end at a page that is empty with more to follow", async () => {
  const torn = Array.from({ length: 30 }, (_, i) => ({ sensor: "torn", level: 100 + i, label: "a", step: 0 }));
  await write("readings_by_sensor", ...torn, ...readings("torn", 3));
  const rows = chat.selectReadingsBySensor(db, { sensor: "torn" }, { pageSize: 5 });
  expect(levels(await rows.all())).toEqual([2, 1, 0]);
  expect(lastRead()).toMatchObject({ operation: "Q1", rows: 3, incompleteRows: 30, pages: 7 });
  const found: number[] = [];
  for await (const { level } of rows) found.push(level);
  expect(found).toEqual([2, 1, 0]);
  expect(await rows.first()).toMatchObject({ level: 2 });
  expect((await pagesOf(rows, 2)).map(levels)).toEqual([[2, 1], [0]]);
  expect(levels(await chat.selectReadingsBySensor(db, { sensor: "torn" }, { limit: 2 }).all())).toEqual([2, 1]);
});

it("ends cleanly when it is left early, and tells of it once", async () => {
  await write("readings_by_sensor", ...readings("left", 50));
  events.length = 0;
  const found: number[] = [];
  for await (const { level } of chat.selectReadingsBySensor(db, { sensor: "left" }, { pageSize: 5 })) {
    found.push(level);
    if (found.length === 7) break;
  }
  expect(found).toEqual([49, 48, 47, 46, 45, 44, 43]);
  expect(events).toHaveLength(1);
  expect(lastRead().pages, "read ahead, but not far").toBeLessThanOrEqual(4);
});

it("ends with the reason of its signal", async () => {
  await write("readings_by_sensor", ...readings("aborted", 20));
  const controller = new AbortController();
  const { signal } = controller;
  const found: number[] = [];
  const iteration = (async () => {
    for await (const { level } of chat.selectReadingsBySensor(db, { sensor: "aborted" }, { pageSize: 2, signal })) {
      found.push(level);
      if (found.length === 3) controller.abort(new Error("enough"));
    }
  })();
  await expect(iteration).rejects.toThrow("enough");
  expect(found.length).toBeLessThan(20);
  expect(lastRead().error).toBe(signal.reason);
  await expect(chat.selectChannels(db, { name: "x" }, { signal })).rejects.toThrow("enough");
});

it("takes no more rows into memory than it was told", async () => {
  await write("readings_by_sensor", ...readings("many", 12));
  const bounded = chat.bind(client, { keyspaces: { chat: name }, defaults: { maxRows: 10 } });
  const rows = chat.selectReadingsBySensor(bounded, { sensor: "many" });
  await expect(rows.all()).rejects.toThrow(TooManyRows);
  await expect(rows.all()).rejects.toThrow(
    /^Q1\. .*: there are more than 10 rows; iterate, read pages, or say how many/,
  );
  expect(levels(await rows.all({ limit: 11 }))).toHaveLength(11);
  expect(levels(await rows.all({ limit: Infinity }))).toHaveLength(12);
});

it("says what failed by the query's number and text", async () => {
  const elsewhere = chat.bind(client, { keyspaces: { chat: "nowhere" } });
  const failed = chat.selectReadingsBySensor(elsewhere, { sensor: "s" }).all();
  await expect(failed).rejects.toThrow(ReadFailed);
  await expect(failed).rejects.toThrow(/^Q1\. Find the readings of a sensor, the highest level first: .*nowhere/);
});

it("reads statics with the rows, and by themselves where there are none", async () => {
  await client.execute(
    `INSERT INTO ${name}.messages_with_topic (channel_name, channel_topic) VALUES ('quiet', 'silence')`,
  );
  expect(await chat.selectMessagesWithTopic(db, { channelName: "quiet" }).all()).toEqual([]);
  expect((await chat.selectMessagesWithTopic(db, { channelName: "quiet" }).page({ size: 5 })).cursor).toBeUndefined();
  const statics = { channelName: "quiet", channelTopic: "silence" };
  expect(await chat.selectStaticsOfMessagesWithTopic(db, { channelName: "quiet" })).toEqual(statics);
  expect(await chat.selectStaticsOfMessagesWithTopic(db, { channelName: "none" })).toBeUndefined();
  const message = { channel_name: "quiet", id: "m1", author: "ada", sent_at: new Date(0), body: "psst" };
  await write("messages_with_topic", { ...message, channel_topic: "silence" });
  expect(await chat.selectMessagesWithTopic(db, { channelName: "quiet" }).all()).toMatchObject([
    { id: "m1", channelTopic: "silence" },
  ]);
});

it("reads several partitions in the order that they are given", async () => {
  const sensors = ["each3", "each1", "each2", "each0"];
  await write("readings_by_sensor", ...sensors.flatMap((sensor, i) => readings(sensor, i)));
  const given = sensors.map((sensor) => ({ sensor }));
  const rows = selectEach(db, chat.selectReadingsBySensor, given, { concurrency: 2 });
  const expected = ["each1 0", "each2 1", "each2 0", "each0 2", "each0 1", "each0 0"];
  const print = (some: readonly { readonly sensor: string; readonly level: number }[]) =>
    some.map(({ sensor, level }) => `${sensor} ${level}`);
  expect(print(await rows.all())).toEqual(expected);
  for (const size of [1, 2, 4, 6, 7]) {
    expect(print((await pagesOf(rows, size)).flat()), `pages of ${size}`).toEqual(expected);
  }
  const latest = selectEach(db, chat.selectReadingsBySensor, given, { read: { limit: 1 } });
  expect(print(await latest.all())).toEqual(["each1 0", "each2 1", "each0 2"]);
  const { cursor } = await rows.page({ size: 2 });
  const others = selectEach(db, chat.selectReadingsBySensor, given.toReversed());
  await expect(others.page({ size: 2, cursor })).rejects.toThrow(InvalidCursor);

  await write("channels", { name: "a", topic: "A" }, { name: "b", topic: null });
  const channels = selectEach(
    db,
    chat.selectChannels,
    ["b", "none", "a"].map((channel) => ({ name: channel })),
  );
  expect(await channels.all()).toEqual([
    { name: "b", topic: null },
    { name: "a", topic: "A" },
  ]);
});

it("finds rows by an index, in a partition and anywhere, in pages", async () => {
  const message = (channel_name: string, i: number) => ({
    channel_name,
    id: `m${i}`,
    author: "ada",
    sent_at: new Date(0),
    body: i % 2 === 0 ? "even" : "odd",
  });
  for (const channel of ["sai1", "sai2", "sai3"]) {
    await write("messages_with_topic", ...Array.from({ length: 9 }, (_, i) => message(channel, i)));
  }
  const inChannel = chat.selectSaidInChannel(db, { channelName: "sai1", body: "even" });
  expect((await inChannel.all()).map(({ id }) => id)).toEqual(["m0", "m2", "m4", "m6", "m8"]);
  expect((await pagesOf(inChannel, 2)).map((rows) => rows.map(({ id }) => id))).toEqual([
    ["m0", "m2"],
    ["m4", "m6"],
    ["m8"],
  ]);
  const behind = chat.selectSaidInChannel(db, { channelName: "sai1", body: "even", id: { gt: "m2" } });
  expect((await behind.all()).map(({ id }) => id)).toEqual(["m4", "m6", "m8"]);
  const anywhere = chat.selectSaidAnywhere(db, { body: "odd" });
  const print = (rows: readonly { readonly channelName: string; readonly id: string }[]) =>
    rows.map(({ channelName, id }) => `${channelName} ${id}`);
  const all = print(await anywhere.all());
  expect(all).toHaveLength(12);
  for (const size of [1, 5, 12]) expect(print((await pagesOf(anywhere, size)).flat())).toEqual(all);
});

it("passes over rows where an index finds a column of the primary key", async () => {
  const rowsOf = (sensor: string) =>
    Array.from({ length: 12 }, (_, i) => ({
      sensor,
      level: i >> 1,
      label: i % 3 === 0 ? "found" : "not",
      step: i,
      value: i,
    }));
  await write("readings_by_sensor", ...["over1", "over2", "over3"].flatMap(rowsOf));
  const print = (rows: readonly { readonly sensor: string; readonly step: number }[]) =>
    rows.map(({ sensor, step }) => `${sensor} ${step}`);
  const ofOne = chat.selectReadingsWithLabel(db, { sensor: "over1", label: "found" });
  expect(print(await ofOne.all())).toEqual(["over1 9", "over1 6", "over1 3", "over1 0"]);
  const anywhere = chat.selectReadingsWithLabelAnywhere(db, { label: "found" });
  const all = print(await anywhere.all());
  expect(all).toHaveLength(12);
  for (const size of [1, 3, 5]) {
    expect(print((await pagesOf(ofOne, size)).flat())).toEqual(["over1 9", "over1 6", "over1 3", "over1 0"]);
    expect(print((await pagesOf(anywhere, size)).flat())).toEqual(all);
  }
});

it("reads a whole table, and goes on with a cursor", async () => {
  const ids = Array.from({ length: 40 }, (_, i) => `scan${i}`);
  await write(
    "messages",
    ...ids.map((id) => ({ id, channel_name: "c", author: "a", sent_at: new Date(0), body: "b" })),
  );
  const scan = chat.selectMessages(db, { pageSize: 7 });
  const found = (await scan.all()).map(({ id }) => id);
  expect(found.toSorted()).toEqual(ids.toSorted());
  for (const size of [1, 9, 40]) expect((await pagesOf(scan, size)).flat().map(({ id }) => id)).toEqual(found);
});

it("reads a whole table by ranges of tokens at once, and takes up where it was stopped", async () => {
  const ids = Array.from({ length: 300 }, (_, i) => `parallel${i}`);
  await client.execute(`TRUNCATE ${name}.messages`);
  await write(
    "messages",
    ...ids.map((id) => ({ id, channel_name: "c", author: "a", sent_at: new Date(0), body: "b" })),
  );
  const scan = (options: ScanOptions) => chat.selectMessages(db, options);
  const found: string[] = [];
  const options = { ranges: 7, concurrency: 3, pageSize: 10 };
  await scanInParallel(scan, (rows) => void found.push(...rows.map(({ id }) => id)), options);
  expect(found.toSorted()).toEqual(ids.toSorted());

  const taken: string[] = [];
  let resume: string | undefined;
  for (let stops = 0; ; stops++) {
    let pages = 0;
    const scanned = scanInParallel(
      scan,
      (rows) => {
        if (++pages > 9) throw new Error("stopped");
        taken.push(...rows.map(({ id }) => id));
      },
      { ...options, resume, onProgress: (progress) => (resume = progress) },
    );
    const isStopped = await scanned.then(
      () => false,
      () => true,
    );
    if (!isStopped) break;
    expect(stops).toBeLessThan(10);
  }
  expect(taken.toSorted(), "each once").toEqual(ids.toSorted());
  await expect(scanInParallel(scan, () => {}, { resume: "nothing" })).rejects.toThrow(InvalidCursor);
});

it("takes nothing where a query is given nothing", async () => {
  await write("all_channels", { bucket: "all", name: "b" }, { bucket: "all", name: "a" });
  expect((await chat.selectAllChannels(db).all()).map((row) => row.name)).toEqual(["a", "b"]);
  expect((await chat.selectAllChannels(db, { name: { gt: "a" } }).all()).map((row) => row.name)).toEqual(["b"]);
});
