import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as model from "../golden/access_prefixes_and_buckets/model.ts";
import * as chat from "../golden/access_prefixes_and_buckets/expected/index.js";
import { hashBucket } from "../../src/runtime/buckets/index.ts";
import { text, type PartitionedReadOptions, type Range, type Rows } from "../../src/runtime/index.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";
import { randomly, type Random } from "../support/random.ts";

/*
 * Random reads of every kind, each answered by the node and by rows in memory: prefixes, ranges, both orders, limits, pages of 1
 * to 50 rows with a cursor, and rows that arrive between pages. PERQUERY_RANDOM_SEED says which.
 */
const seed = Number(process.env["PERQUERY_RANDOM_SEED"] ?? 1);
const runs = Number(process.env["PERQUERY_RANDOM_READS"] ?? 500);

const keyspaceName = "test_reads_reference";
let client: Client;
let db: chat.Database;

beforeAll(async () => {
  client = await connectToNode();
  await createAnew(client, deriveModels(model).physical.keyspaces[0]!, keyspaceName);
  db = chat.bind(client, { keyspaces: { chat: keyspaceName } });
});

afterAll(() => client.shutdown());

type Row = Readonly<Record<string, unknown>>;
type Value = string | number | Date;

/** A query, and what is known of its table. */
interface Case {
  readonly name: string;
  readonly table: string;
  readonly select: (db: chat.Database, given: never, options?: PartitionedReadOptions) => Rows<object>;
  readonly partition: Row;
  /** The order of the rows: of the bucket, where there is one, then of the clustering columns. */
  readonly order: readonly (readonly [name: string, direction: 1 | -1])[];
  readonly clustering: readonly string[];
  /** The column that buckets are computed from. */
  readonly source?: string;
  readonly sourceIsDate?: boolean;
  readonly row: (random: Random) => Row;
  /** Its columns as they are written, the bucket among them. */
  readonly written: (row: Row) => Row;
}

const monthOf = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`;
const start = Date.UTC(2026, 0, 1);
const someTime = (random: Random, days: number): Date => new Date(start + random.integer(days * 24) * 3_600_000);
const aMessage = (random: Random, fixed: Row): Row => ({
  sentAt: someTime(random, 150),
  id: `m${random.integer(1000)}`,
  author: "ada",
  channelName: "tea",
  body: random.pick(["hello", "goodbye"]),
  ...fixed,
});
const messageColumns = ({ sentAt, id, author, channelName, body }: Row): Row => ({
  sent_at: sentAt,
  id,
  author,
  channel_name: channelName,
  body,
});

/** Times of day, which ascend with their text. */
const timeuuidAt = (time: Date, clock: number): string => {
  const ticks = (BigInt(time.getTime()) + 12_219_292_800_000n) * 10_000n;
  const hex = ticks.toString(16).padStart(15, "0");
  return `${hex.slice(7)}-${hex.slice(3, 7)}-1${hex.slice(0, 3)}-8000-0000000000${clock.toString(16).padStart(2, "0")}`;
};
const ticksOf = (timeuuid: unknown): string => {
  const [low, middle, high] = String(timeuuid).split("-");
  return `${high!.slice(1)}${middle}${low}${String(timeuuid).slice(-2)}`;
};

const readingsOf = (sensor: string) => ({
  table: "readings_by_sensor",
  partition: { sensor },
  clustering: ["level", "label", "step"],
  row: (random: Random): Row => ({
    level: random.integer(5),
    label: random.pick(["a", "b", "B", "é", ""]),
    step: random.integer(6) - 3,
    value: random.integer(100),
    sensor,
  }),
  written: (row: Row): Row => row,
});

const cases: readonly Case[] = [
  {
    ...readingsOf("s1"),
    name: "a key of mixed directions",
    select: chat.selectReadingsBySensor,
    order: [
      ["level", -1],
      ["label", 1],
      ["step", 1],
    ],
  },
  {
    ...readingsOf("s2"),
    name: "the same from its end",
    select: chat.selectReadingsFromBelow,
    order: [
      ["level", 1],
      ["label", -1],
      ["step", -1],
    ],
  },
  {
    name: "months",
    table: "messages_by_channel",
    select: chat.selectMessagesByChannel,
    partition: { channelName: "tea" },
    clustering: ["sentAt", "id"],
    order: [
      ["sentAt", -1],
      ["id", 1],
    ],
    source: "sentAt",
    row: (random) => aMessage(random, {}),
    written: (row) => ({ ...messageColumns(row), month: monthOf(row["sentAt"] as Date) }),
  },
  {
    name: "shards",
    table: "messages_by_author",
    select: chat.selectMessagesByAuthor,
    partition: { author: "ada" },
    clustering: ["sentAt", "id"],
    order: [
      ["sentAt", -1],
      ["id", 1],
    ],
    row: (random) => aMessage(random, { sentAt: someTime(random, 2) }),
    written: (row) => ({ ...messageColumns(row), bucket: hashBucket(4).of(text.encode(row["id"] as string)) }),
  },
  {
    name: "shards of days",
    table: "messages_by_shard_sent_at",
    select: chat.selectMessagesByShardSentAt,
    partition: {},
    clustering: ["sentAt", "id"],
    order: [
      ["sentAt", 1],
      ["id", 1],
    ],
    source: "sentAt",
    row: (random) => aMessage(random, { sentAt: someTime(random, 4) }),
    written: (row) => ({
      ...messageColumns(row),
      day: (row["sentAt"] as Date).toISOString().slice(0, 10),
      shard: hashBucket(3).of(text.encode(row["id"] as string)),
    }),
  },
  {
    name: "months of what is no key",
    table: "messages_by_author_channel",
    select: chat.selectMessagesByAuthorChannel,
    partition: { author: "ada", channelName: "tea" },
    clustering: ["id"],
    order: [
      ["month", 1],
      ["id", 1],
    ],
    source: "sentAt",
    row: (random) => {
      // An id has one time: with another one it would be another row of another month.
      const id = random.integer(300);
      return aMessage(random, { id: `m${id}`, sentAt: new Date(start + ((id * 7919) % 3000) * 3_600_000) });
    },
    written: (row) => ({ ...messageColumns(row), month: monthOf(row["sentAt"] as Date).slice(0, 7) }),
  },
  {
    name: "months behind another column",
    table: "visits_by_on",
    select: chat.selectVisitsByOn,
    partition: {},
    clustering: ["seat", "on", "visitor"],
    order: [
      ["month", 1],
      ["seat", 1],
      ["on", 1],
      ["visitor", 1],
    ],
    source: "on",
    sourceIsDate: true,
    row: (random) => ({
      seat: random.integer(4),
      on: someTime(random, 100).toISOString().slice(0, 10),
      visitor: random.pick(["ada", "bob", "cyd"]),
    }),
    written: (row) => ({ ...row, month: `${String(row["on"]).slice(0, 7)}-01` }),
  },
  {
    name: "months of timeuuids",
    table: "clicks_by_page",
    select: chat.selectClicksByPage,
    partition: { page: "/" },
    clustering: ["id"],
    order: [["id", -1]],
    source: "id",
    row: (random) => ({ page: "/", id: timeuuidAt(someTime(random, 60), random.integer(3)) }),
    written: (row) => {
      const hex = ticksOf(row["id"]).slice(0, 15);
      return { ...row, month: monthOf(new Date(Number(BigInt(`0x${hex}`) / 10_000n - 12_219_292_800_000n))) };
    },
  },
];

it.each(cases)("$name: the node answers as rows in memory do", async (tested) => {
  expect.hasAssertions();
  const random = randomly(seed);
  const table = new Table(tested);
  await table.write(Array.from({ length: 150 }, () => tested.row(random)));
  for (let run = 0; run < Math.ceil(runs / cases.length); run++) await readOnce(tested, table, random);
});

/** What was written, in the order of the table. */
class Table {
  readonly #tested: Case;
  #rows = new Map<string, Row>();

  constructor(tested: Case) {
    this.#tested = tested;
  }

  async write(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      const columns = this.#tested.written(row);
      const json = JSON.stringify({ ...columns });
      await client.execute(`INSERT INTO ${keyspaceName}.${this.#tested.table} JSON ?`, [json], { prepare: true });
      this.#rows.set(this.#tested.clustering.map((name) => comparable(row, name)).join("\0"), row);
    }
  }

  rows(): Row[] {
    return [...this.#rows.values()].toSorted((one, other) => this.compare(one, other));
  }

  compare(one: Row, other: Row): number {
    for (const [name, direction] of this.#tested.order) {
      const order = compareValues(this.#of(one, name), this.#of(other, name));
      if (order !== 0) return order * direction;
    }
    return 0;
  }

  #of(row: Row, name: string): string | number {
    return name in row ? comparable(row, name) : String(this.#tested.written(row)[name]);
  }
}

function comparable(row: Row, name: string): string | number {
  const value = row[name];
  if (value instanceof Date) return value.getTime();
  return name === "id" && String(value).length === 36 ? ticksOf(value) : (value as string | number);
}

const compareValues = (one: string | number, other: string | number): number =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));

async function readOnce(tested: Case, table: Table, random: Random): Promise<void> {
  const given = someGiven(tested, random);
  const order = random.pick(["declared", "reverse"] as const);
  const limit = random.chance(0.3) ? random.integer(60) + 1 : undefined;
  const options = { order, limit, pageSize: random.integer(50) + 1, ...(random.chance(0.3) && { concurrency: 3 }) };
  const rows = tested.select(db, given as never, options);
  const said = JSON.stringify({ given, ...options });
  const expected = (): Row[] => {
    const found = table.rows().filter((row) => matches(row, given, tested));
    return order === "reverse" ? found.toReversed() : found;
  };
  const keys = (some: readonly object[]): string[] =>
    some.map((row) => tested.clustering.map((name) => comparable(row as Row, name)).join(" "));

  if (random.chance(0.3)) {
    expect(keys(await rows.all()), said).toEqual(keys(expected().slice(0, limit)));
    expect(keys([await rows.first()].filter((row) => row !== undefined)), said).toEqual(keys(expected().slice(0, 1)));
    return;
  }
  const size = random.integer(50) + 1;
  let cursor: string | undefined;
  let last: Row | undefined;
  let count = 0;
  do {
    const page = await rows.page({ size, cursor });
    const behind = expected().filter((row) => {
      const place = last === undefined ? 1 : table.compare(row, last);
      return order === "reverse" && last !== undefined ? place < 0 : place > 0;
    });
    const wanted = behind.slice(0, Math.min(size, (limit ?? Infinity) - count));
    expect(keys(page.rows), `${said} page of ${size} behind ${JSON.stringify(last)}`).toEqual(keys(wanted));
    count += page.rows.length;
    expect(page.cursor !== undefined, said).toBe(behind.length > wanted.length && count < (limit ?? Infinity));
    last = page.rows.at(-1) as Row | undefined;
    cursor = page.cursor;
    if (cursor !== undefined) expect(cursor).toMatch(/^[\w-]+$/);
    if (random.chance(0.3)) await table.write([tested.row(random)]);
  } while (cursor !== undefined);
}

/** A legal prefix, with or without a range at its end. */
function someGiven(tested: Case, random: Random): Row {
  const given: Record<string, unknown> = { ...tested.partition };
  const example = tested.row(random);
  const length = random.integer(tested.clustering.length + 1);
  for (const name of tested.clustering.slice(0, length)) given[name] = example[name];
  const next = tested.clustering[length];
  if (next !== undefined && next !== tested.source && random.chance(0.5)) {
    given[next] = someRange(random, next, example, tested.row(random), false);
  }
  const { source } = tested;
  if (source !== undefined && given[source] === undefined) {
    given[source] = someRange(
      random,
      source,
      example,
      tested.row(random),
      tested.sourceIsDate === true || source !== next,
    );
  }
  return given;
}

function someRange(random: Random, name: string, one: Row, other: Row, isClosed: boolean): Range<Value> {
  const isOrdered = compareValues(comparable(one, name), comparable(other, name)) <= 0;
  const [low, high] = (isOrdered ? [one[name], other[name]] : [other[name], one[name]]) as [Value, Value];
  const lower = random.pick([{ gt: low }, { gte: low }]);
  const upper = random.pick([{ lt: high }, { lte: high }]);
  const isSource = isClosed || name === "sentAt" || name === "id";
  if (isSource) return { ...lower, ...(isClosed || random.chance(0.7) ? upper : {}) };
  return { ...(random.chance(0.6) ? lower : {}), ...(random.chance(0.6) ? upper : {}) };
}

function matches(row: Row, given: Row, { clustering, source = "" }: Case): boolean {
  return [...new Set([...clustering, source])].every((name) => {
    const value = given[name] as Value | Range<Value> | undefined;
    if (value === undefined || name === "") return true;
    const actual = comparable(row, name);
    const against = (bound: Value): number => compareValues(actual, comparable({ [name]: bound }, name));
    if (typeof value !== "object" || value instanceof Date) return against(value) === 0;
    const { gt, gte, lt, lte } = value;
    return (
      (gt === undefined || against(gt) > 0) &&
      (gte === undefined || against(gte) >= 0) &&
      (lt === undefined || against(lt) < 0) &&
      (lte === undefined || against(lte) <= 0)
    );
  });
}
