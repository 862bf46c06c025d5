import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  insertMany,
  InsertManyFailed,
  readStored,
  write,
  type Database,
  type InsertOptions,
  type StampedRead,
} from "../../src/runtime/index.ts";
import { put, scriptedDatabase } from "./scripted-client.ts";

const { db } = scriptedDatabase();

const hotelRead: StampedRead<string> = {
  query: "insert hotel",
  text: "what it stands on",
  table: "hotels",
  cql: "SELECT name FROM hotels WHERE id = ?",
  parameters: [Buffer.from("h1")],
  stamps: [],
  decode: (row) => row.name,
};
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test("never more under way than said, and the next row is asked for when there is room", async () => {
  let asked = 0;
  let underWay = 0;
  let most = 0;
  async function* rows() {
    for (const row of numbers(100)) {
      asked++;
      yield row;
    }
  }
  const done = new Set<number>();
  const insert = async (_db: unknown, row: number): Promise<void> => {
    most = Math.max(most, ++underWay);
    expect(asked - done.size).toBeLessThanOrEqual(4);
    await setTimeout(Math.random() * 3);
    underWay--;
    done.add(row);
  };
  expect(await insertMany(db, rows(), insert, { concurrency: 4 })).toEqual({ inserted: 100, failed: [] });
  expect(most).toBe(4);
  expect(done.size).toBe(100);
});

test("each row is a write of its own, and its options are those of the load", async () => {
  const given: InsertOptions[] = [];
  const insert = async (_db: unknown, _row: number, options: InsertOptions): Promise<void> => void given.push(options);
  await insertMany(db, [1], insert, { ttl: 60, concurrency: 2, onError: "collect" });
  await insertMany(db, [1], insert, { batch: "parallel" });
  expect(given).toEqual([{ ttl: 60 }, { batch: "parallel" }]);

  const { db: counted, requests } = scriptedDatabase();
  await insertMany(counted, ["1", "2"], (one, row, options) =>
    write(one, "insert hotel", [put(`copy${row}`)], { ...options, sources: [put(`home${row}`)] }),
  );
  expect(requests.map(({ cql }) => cql)).toEqual([
    ["INSERT copy1", "INSERT home1"],
    ["INSERT copy2", "INSERT home2"],
  ]);
});

test("what several rows read at once is read once, and again for those that come later", async () => {
  const read = (key: string, consistency?: number) => (one: Database) =>
    readStored(one, { ...hotelRead, parameters: [Buffer.from(key)] }, { consistency });
  const reads = [read("h1"), read("h1"), read("h2"), read("h1", 4), read("h1"), read("h1")];
  const { db: counted } = scriptedDatabase(async (_request, index) => {
    await setTimeout(5);
    return { rows: [{ name: `request ${index}` }], pageState: null };
  });
  const found: unknown[] = [];
  const keep = async (one: Database, select: (typeof reads)[number]): Promise<void> => {
    found.push((await select(one))?.row);
  };
  await insertMany(counted, reads, keep, { concurrency: 4 });
  expect(found.toSorted()).toEqual(["request 0", "request 0", "request 1", "request 2", "request 3", "request 3"]);
});

test("each row that waits for a read is told of its failure", async () => {
  const error = new Error("no");
  const { db: failing, requests } = scriptedDatabase(() => error);
  const { failed } = await insertMany(failing, numbers(3), (one) => readStored(one, hotelRead), {
    onError: "collect",
  });
  expect(requests.length).toBe(1);
  expect(failed.map((one) => (one.error as Error).cause)).toEqual([error, error, error]);
});

test("rows that fail are collected, with their errors", async () => {
  const error = new Error("no");
  const progress: unknown[] = [];
  const result = await insertMany(
    db,
    numbers(5),
    async (_db, row) => {
      await setImmediate();
      if (row % 2 === 1) throw error;
    },
    {
      concurrency: 1,
      onError: "collect",
      onProgress(now) {
        progress.push(now);
        throw new Error("of the progress bar");
      },
    },
  );
  expect(result).toEqual({
    inserted: 3,
    failed: [
      { row: 1, error },
      { row: 3, error },
    ],
  });
  expect(progress).toEqual([
    { inserted: 1, failed: 0 },
    { inserted: 1, failed: 1 },
    { inserted: 2, failed: 1 },
    { inserted: 2, failed: 2 },
    { inserted: 3, failed: 2 },
  ]);
});

test("the first row that fails ends it: no more are asked for, the iterable is closed, what is under way is waited for", async () => {
  let closed = false;
  let finished = 0;
  let asked = 0;
  async function* rows() {
    try {
      for (const row of numbers(1000)) {
        asked++;
        yield row;
      }
    } finally {
      closed = true;
    }
  }
  const cause = new Error("no");
  const insert = async (_db: unknown, row: number): Promise<void> => {
    if (row === 5) throw cause;
    await setTimeout(5);
    finished++;
  };
  const error: InsertManyFailed = await insertMany(db, rows(), insert, { concurrency: 3 }).then(
    () => expect.unreachable(),
    (thrown: InsertManyFailed) => thrown,
  );
  expect(error).toBeInstanceOf(InsertManyFailed);
  expect(error).toMatchObject({ row: 5, cause });
  expect(error.inserted).toBeLessThanOrEqual(finished);
  expect(asked).toBeLessThan(10);
  expect(closed).toBe(true);
  expect(finished).toBe(asked - 1);
});

test("what the iterable throws is thrown as it is, when what is under way is done", async () => {
  const error = new Error("of the file");
  let finished = 0;
  async function* rows() {
    yield 1;
    yield 2;
    throw error;
  }
  const insert = async (): Promise<void> => {
    await setTimeout(5);
    finished++;
  };
  await expect(insertMany(db, rows(), insert)).rejects.toBe(error);
  expect(finished).toBe(2);
});

test("a concurrency of nothing is refused", async () => {
  for (const concurrency of [0, 1.5, Number.NaN])
    await expect(insertMany(db, [1], async () => {}, { concurrency })).rejects.toThrow(/concurrency: expected/);
});
