import { policies, type Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  bigint,
  bind,
  BatchTooLarge,
  boolean,
  collectionColumn,
  counter,
  encodeTtl,
  FanOutTooLarge,
  inOneWrite,
  insertMany,
  int,
  keyColumn,
  list,
  OutcomeUnknown,
  ReadFailed,
  readStored,
  requiredColumn,
  set,
  statementsOf,
  text,
  write,
  WriteFailed,
  type Database,
  type InsertOptions,
  type Read,
  type Statement,
  type Stored,
  type WriteEvent,
} from "../../src/runtime/index.ts";
import { cutBatches } from "../../src/runtime/cut-batches.ts";
import { batchLogTimeout } from "../runtime/scripted-client.ts";
import { connectToNode } from "../support/node.ts";

const keyspace = "test_write_runtime";

let client: Client;
let db: Database<"docs">;
let events: WriteEvent[] = [];

const wide = Array.from({ length: 60 }, (_, index) => `c${index}`);

beforeAll(async () => {
  client = await connectToNode();
  for (const cql of [
    `DROP KEYSPACE IF EXISTS ${keyspace}`,
    `CREATE KEYSPACE ${keyspace} WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}`,
    `CREATE TABLE ${keyspace}.docs (id text PRIMARY KEY, name text, note text, "Zip" text)`,
    `CREATE TABLE ${keyspace}.docs_by_name (name text, id text, note text, PRIMARY KEY (name, id))`,
    `CREATE TABLE ${keyspace}.lists (id text PRIMARY KEY, items list<text>, tags set<text>)`,
    `CREATE TABLE ${keyspace}.views (id text PRIMARY KEY, views counter)`,
    `CREATE TABLE ${keyspace}.views_by_day (day text PRIMARY KEY, views counter)`,
    `CREATE TABLE ${keyspace}.wide (id int PRIMARY KEY, ${wide.map((name) => `${name} boolean`).join(", ")})`,
  ])
    await client.execute(cql);
  db = bindTo(client);
});

afterAll(() => client.shutdown());

const bindTo = (given: Client): Database<"docs"> =>
  bind(
    given,
    {
      keyspaces: { docs: keyspace },
      hooks: { onOperation: (event) => void (event.kind === "write" && events.push(event)) },
    },
    { keyspaces: ["docs"] },
  );

const id = keyColumn("id", text);
const name = keyColumn("name", text);
const noteColumn = requiredColumn("note", text);

interface Doc {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

const insertIntoDocs = (doc: Doc, ttl?: number): Statement => ({
  cql: `INSERT INTO ${keyspace}.docs (id, name, note) VALUES (?, ?, ?) USING TTL ?`,
  parameters: [id.encode(doc.id), name.encode(doc.name), noteColumn.encode(doc.note), encodeTtl(ttl)],
  table: "docs",
  key: [0, 1],
});
const updateDocs = (doc: Doc, ttl?: number): Statement => ({
  cql: `UPDATE ${keyspace}.docs USING TTL ? SET name = ?, note = ? WHERE id = ?`,
  parameters: [encodeTtl(ttl), name.encode(doc.name), noteColumn.encode(doc.note), id.encode(doc.id)],
  table: "docs",
  key: [3, 4],
});
const insertIntoDocsByName = (doc: Doc, ttl?: number): Statement => ({
  cql: `INSERT INTO ${keyspace}.docs_by_name (name, id, note) VALUES (?, ?, ?) USING TTL ?`,
  parameters: [name.encode(doc.name), id.encode(doc.id), noteColumn.encode(doc.note), encodeTtl(ttl)],
  table: "docs_by_name",
  key: [0, 2],
});
const deleteFromDocsByName = (doc: Doc): Statement => ({
  cql: `DELETE FROM ${keyspace}.docs_by_name WHERE name = ? AND id = ?`,
  parameters: [name.encode(doc.name), id.encode(doc.id)],
  table: "docs_by_name",
  key: [0, 2],
});

const insertDoc = (given: Database<"docs">, doc: Doc, options: InsertOptions = {}): Promise<void> =>
  write(given, "insert doc", [insertIntoDocsByName(doc, options.ttl)], {
    ...options,
    sources: [insertIntoDocs(doc, options.ttl)],
  });

const readDoc = (given: Database<"docs">, docId: string): Promise<Stored<Doc> | undefined> =>
  readStored(given, {
    query: "update doc",
    text: "the doc as it is",
    table: "docs",
    cql: `SELECT id, name, WRITETIME(name), TTL(name), note, WRITETIME(note), TTL(note) FROM ${keyspace}.docs WHERE id = ?`,
    parameters: [id.encode(docId)],
    required: ["name", "note"],
    stamps: ["name", "note"],
    decode: (row) => ({ id: row["id"], name: row["name"], note: row["note"] }),
  });

async function moveDoc(given: Database<"docs">, docId: string, to: string, isAfter = true): Promise<void> {
  const stored = await readDoc(given, docId);
  if (stored === undefined) throw new Error(`no doc ${docId}`);
  const moved = { ...stored.row, name: to };
  await write(given, "update doc", [[deleteFromDocsByName(stored.row), insertIntoDocsByName(moved, stored.ttl)]], {
    sources: [updateDocs(moved, stored.ttl)],
    after: isAfter ? [stored.writeTime] : [],
  });
}

const rowsOf = async (cql: string, parameters: readonly unknown[] = []) =>
  (await client.execute(cql.replaceAll("FROM ", `FROM ${keyspace}.`), parameters as unknown[], { prepare: true })).rows;
const byName = async (prefix: string) =>
  (await rowsOf("SELECT name, id FROM docs_by_name"))
    .map((row) => `${row["id"]}: ${row["name"]}`)
    .filter((row) => row.startsWith(prefix))
    .toSorted();

it("writes both copies in one batch at one timestamp", async () => {
  events = [];
  await insertDoc(db, { id: "one", name: "a", note: "x" });
  expect(events).toMatchObject([{ statements: 2, requests: 1 }]);
  const written = [
    await rowsOf("SELECT WRITETIME(note) AS t FROM docs WHERE id = 'one'"),
    await rowsOf("SELECT WRITETIME(note) AS t FROM docs_by_name WHERE name = 'a'"),
  ];
  expect(written.map(([row]) => Number(row?.["t"]))).toEqual([events[0]?.timestamp, events[0]?.timestamp]);
});

it("calls a column's write time and time to live after the column, in quotes or not", async () => {
  const [row] = await rowsOf(
    `SELECT WRITETIME(name), TTL(name), WRITETIME("Zip"), TTL("Zip") FROM docs WHERE id = 'one'`,
  );
  expect(Object.keys(row ?? {})).toEqual(["writetime(name)", "ttl(name)", "writetime(Zip)", "ttl(Zip)"]);
});

it("writes what is more than one batch as several, all at one timestamp, none refused", async () => {
  const docs = Array.from({ length: 600 }, (_, index) => ({ id: `many${index}`, name: "many", note: "n".repeat(100) }));
  events = [];
  const groups = docs.map((doc) => [deleteFromDocsByName({ ...doc, name: "was" }), insertIntoDocsByName(doc)]);
  const source = insertIntoDocs({ id: "many", name: "many", note: "last" });
  await write(db, "rename docs", groups, { sources: [source] });
  const { length: batches } = cutBatches(groups, [[source]], 32_768);
  expect(batches).toBeGreaterThan(5);
  expect(events).toMatchObject([{ statements: 1201, requests: batches }]);
  const rows = await rowsOf("SELECT id, WRITETIME(note) AS t FROM docs_by_name WHERE name = 'many'");
  expect(rows).toHaveLength(600);
  expect(new Set(rows.map((row) => Number(row["t"])))).toEqual(new Set([events[0]?.timestamp]));

  const over = write(db, "rename docs", groups, { maxStatements: 1000 });
  await expect(over).rejects.toThrow(FanOutTooLarge);
});

it("estimates batches of many small columns with a time to live below what the server refuses", async () => {
  const flag = boolean.encode(true);
  const rows = Array.from({ length: 500 }, (_, index): Statement[] => [
    {
      cql: `INSERT INTO ${keyspace}.wide (id, ${wide.join(", ")}) VALUES (?, ${wide.map(() => "?").join(", ")}) USING TTL ?`,
      parameters: [int.encode(index), ...wide.map(() => flag), encodeTtl(86_400)],
      table: "wide",
    },
  ]);
  events = [];
  await write(db, "insert wide", rows);
  expect(events).toMatchObject([{ requests: cutBatches(rows, [], 32_768).length }]);
});

it("splits a batch that the server finds too large, and refuses the group that it can't split", async () => {
  const long = "n".repeat(30_000);
  events = [];
  await write(
    db,
    "insert docs",
    ["l1", "l2", "l3"].map((docId) => insertIntoDocs({ id: docId, name: "l", note: long })),
    {
      batchBytes: 1_000_000,
    },
  );
  expect(events).toMatchObject([{ statements: 3, requests: 5 }]);
  expect(await rowsOf("SELECT id FROM docs WHERE id IN ('l1', 'l2', 'l3')")).toHaveLength(3);

  const large = { id: "large", name: "large", note: "n".repeat(60_000) };
  const moving = write(db, "update doc", [
    [deleteFromDocsByName(large), insertIntoDocsByName({ ...large, name: "b" })],
  ]);
  await expect(moving).rejects.toThrow(BatchTooLarge);
  expect(await byName("large")).toEqual([]);
});

it("keeps what is left of a row's time to live when it moves", async () => {
  await insertDoc(db, { id: "ttl", name: "before", note: "x" }, { ttl: 1000 });
  expect((await readDoc(db, "ttl"))?.ttl).toBeGreaterThan(900);
  await write(db, "update doc", [updateDocs({ id: "ttl", name: "before", note: "y" })]);
  await client.execute(`UPDATE ${keyspace}.docs USING TTL 1000 SET name = 'before' WHERE id = 'ttl'`);
  expect((await readDoc(db, "ttl"))?.ttl, "one of two required columns expires").toBeGreaterThan(900);
  await moveDoc(db, "ttl", "after");
  const [copy] = await rowsOf("SELECT TTL(note) AS ttl FROM docs_by_name WHERE name = 'after'");
  expect(copy?.["ttl"]).toBeGreaterThan(900);
  expect(copy?.["ttl"]).toBeLessThanOrEqual(1000);
  expect(await byName("ttl")).toEqual(["ttl: after"]);
});

/** Two clients whose clocks differ, in one process: the clock is set for each turn. */
function clockOf(offset: number): <TResult>(work: () => Promise<TResult>) => Promise<TResult> {
  const state = (globalThis as unknown as Record<symbol, { lastTimestamp: number }>)[Symbol.for("perquery.clock.1")]!;
  let last = 0;
  return async (work) => {
    const { lastTimestamp } = state;
    const now = Date.now.bind(Date);
    const mocked = vi.spyOn(Date, "now").mockImplementation(() => now() + offset);
    state.lastTimestamp = last;
    try {
      return await work();
    } finally {
      last = state.lastTimestamp;
      state.lastTimestamp = lastTimestamp;
      mocked.mockRestore();
    }
  };
}

it("loses nothing between two clients five seconds apart, strictly in turn, since it writes after what it has read", async () => {
  const ahead = clockOf(5000);
  const behind = clockOf(0);
  const run = async (prefix: string, isAfter: boolean): Promise<readonly string[]> => {
    for (let doc = 0; doc < 20; doc++) {
      const docId = `${prefix}${doc}`;
      await ahead(() => insertDoc(db, { id: docId, name: "0", note: "x" }));
      for (let turn = 1; turn <= 4; turn++)
        await (turn % 2 === 1 ? behind : ahead)(() => moveDoc(db, docId, String(turn), isAfter));
    }
    return byName(prefix);
  };
  const expected = Array.from({ length: 20 }, (_, doc) => `clock${doc}: 4`).toSorted();
  expect(await run("clock", true)).toEqual(expected);
  expect((await run("lost", false)).length, "without it, rows are left behind").toBeGreaterThan(20);
});

const lists = { items: collectionColumn("items", list(text)), tags: collectionColumn("tags", set(text)) };
const insertList = (docId: string, items: readonly string[]): Statement => ({
  cql: `INSERT INTO ${keyspace}.lists (id, items) VALUES (?, ?)`,
  parameters: [id.encode(docId), lists.items.encode(items)],
  table: "lists",
  key: [0, 1],
  lists: [1],
});
const itemsOf = async (docId: string) => (await rowsOf("SELECT items FROM lists WHERE id = ?", [docId]))[0]?.["items"];

it("doesn't double a list in a write that is repeated, which at one timestamp it would", async () => {
  const statement = insertList("twice", ["a", "b"]);
  for (const timestamp of [17, 17]) await write(db, "insert list", [statement], { timestamp });
  expect(await itemsOf("twice"), "the control").toEqual(["a", "b", "a", "b"]);

  let failures = 0;
  const failing = new Proxy(client, {
    get: (target, property) => {
      if (property !== "batch") return Reflect.get(target, property, target);
      return async (...given: Parameters<Client["batch"]>) => {
        await target.batch(...given);
        if (failures++ < 2) throw batchLogTimeout;
      };
    },
  });
  const doc = { id: "repeated", name: "repeated", note: "x" };
  await write(bindTo(failing), "insert list", [insertIntoDocsByName(doc)], {
    sources: [insertList("repeated", ["a", "b"])],
  });
  expect(failures).toBe(3);
  expect(await itemsOf("repeated")).toEqual(["a", "b"]);
});

it("puts elements at a list's end and beginning in their order", async () => {
  const change = (cql: string, items: readonly string[]): Statement => ({
    cql: `UPDATE ${keyspace}.lists SET items = ${cql} WHERE id = ?`,
    parameters: [lists.items.encode(items), id.encode("ends")],
    table: "lists",
    isIdempotent: false,
  });
  await write(db, "insert list", [insertList("ends", ["c", "d"])]);
  await write(db, "update list", [change("items + ?", ["e", "f"])]);
  await write(db, "update list", [change("? + items", ["a", "b"])]);
  expect(await itemsOf("ends")).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("keeps a set's elements that are added at the timestamp at which the set is written whole", async () => {
  const tags = (cql: string, elements: readonly string[]): Statement => ({
    cql: `UPDATE ${keyspace}.lists SET tags = ${cql} WHERE id = ?`,
    parameters: [lists.tags.encode(new Set(elements)), id.encode("tags")],
    table: "lists",
    key: [1, 2],
    ...(cql !== "?" && { elements: { change: "add" as const, column: "tags", at: 0 } }),
  });
  await write(db, "update tags", [tags("?", ["old"])]);
  await inOneWrite(db, async (one) => {
    await write(one, "add tags", [tags("tags + ?", ["b"])]);
    await write(one, "update tags", [tags("?", ["a"])]);
    await write(one, "add more tags", [tags("tags + ?", ["c"])]);
  });
  expect((await rowsOf("SELECT tags FROM lists WHERE id = 'tags'"))[0]?.["tags"]).toEqual(["a", "b", "c"]);
});

it("counts in two tables with one counter batch, and a count alone by itself", async () => {
  const increment = (table: string, column: string, key: string): Statement => ({
    cql: `UPDATE ${keyspace}.${table} SET views = views + ? WHERE ${column} = ?`,
    parameters: [counter.encode(3n), text.encode(key)],
    table,
    kind: "counter",
  });
  events = [];
  const both = [increment("views", "id", "h1"), increment("views_by_day", "day", "2026-12-01")];
  await write(db, "increment views", both);
  await write(db, "increment views", both);
  await write(db, "increment views", [increment("views", "id", "h1")]);
  expect(events.map(({ requests, timestamp }) => [requests, timestamp])).toEqual(
    Array.from({ length: 3 }, () => [1, undefined]),
  );
  const [views] = await rowsOf("SELECT views FROM views WHERE id = 'h1'");
  const [ofDay] = await rowsOf("SELECT views FROM views_by_day WHERE day = '2026-12-01'");
  expect([bigint.decode(views?.["views"]), bigint.decode(ofDay?.["views"])]).toEqual([9n, 6n]);
});

class IgnorePolicy extends policies.retry.RetryPolicy {
  override onUnavailable(): policies.retry.DecisionInfo {
    return { decision: ignore } as policies.retry.DecisionInfo;
  }
}

/** The driver's number, which its typings have as a type only. */
const ignore = 2 as unknown as policies.retry.DecisionInfo["decision"];

it("tells the truth through a client that takes everything as idempotent and ignores errors", async () => {
  const careless = await connectToNode({
    policies: { retry: new IgnorePolicy() },
    queryOptions: { isIdempotent: true, consistency: 1 },
  } as Parameters<typeof connectToNode>[0]);
  try {
    const consistency = 3; // THREE: of one replica
    const ignored = await careless.execute(`SELECT * FROM ${keyspace}.docs`, [], { consistency });
    expect(ignored.rows, "the control").toBeUndefined();
    const bound = bindTo(careless);
    const doc = { id: "careless", name: "careless", note: "x" };
    await expect(insertDoc(bound, doc, { consistency })).rejects.toThrow(WriteFailed);
    await expect(insertDoc(bound, doc, { consistency, batch: "unlogged" })).rejects.toThrow(OutcomeUnknown);
    await expect(readStored(bound, { ...idOfDoc, stamps: [] }, { consistency })).rejects.toThrow(ReadFailed);
    expect(await byName("careless")).toEqual([]);
  } finally {
    await careless.shutdown();
  }
});

const idOfDoc: Read<string> = {
  query: "update doc",
  text: "the doc as it is",
  table: "docs",
  cql: `SELECT id FROM ${keyspace}.docs WHERE id = ?`,
  parameters: [id.encode("one")],
  decode: (row) => row["id"],
};

it("writes operations as one, and an own statement with them", async () => {
  events = [];
  await inOneWrite(db, async (one) => {
    await insertDoc(one, { id: "w1", name: "w", note: "x" });
    await insertDoc(one, { id: "w2", name: "w", note: "x" });
  });
  expect(events).toMatchObject([{ statements: 4, requests: 1 }]);
  const rows = await rowsOf("SELECT id, WRITETIME(note) AS t FROM docs_by_name WHERE name = 'w'");
  expect(rows.map((row) => [row["id"], Number(row["t"])])).toEqual([
    ["w1", events[0]?.timestamp],
    ["w2", events[0]?.timestamp],
  ]);
  const statements = await statementsOf(db, (one) => moveDoc(one, "w1", "v"));
  expect(statements.map(({ cql }) => cql.split(" ")[0])).toEqual(["DELETE", "INSERT", "UPDATE"]);
  expect(await byName("w1")).toEqual(["w1: w"]);
});

it("loads many rows, each written by itself", async () => {
  events = [];
  const docs = Array.from({ length: 300 }, (_, index) => ({ id: `bulk${index}`, name: `bulk${index % 7}`, note: "x" }));
  expect(await insertMany(db, docs, insertDoc, { concurrency: 16 })).toEqual({ inserted: 300, failed: [] });
  expect(events.every(({ requests }) => requests === 1)).toBe(true);
  expect(await byName("bulk")).toHaveLength(300);
});
