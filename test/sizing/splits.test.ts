import { desc, entity, hash, keyspace, month, oneOf, query, ref, text, timestamp, uuid } from "perquery";
import { expect, it } from "vitest";
import * as hotelModel from "../../examples/hotel/model.ts";
import { adviseSplit } from "../../src/sizing/advise-split.ts";
import type { SizingOptions, Split } from "../../src/sizing/model.ts";
import { deriveModels } from "../support/compile-model.ts";

function splitsOf(
  exports: Readonly<Record<string, unknown>>,
  table: string,
  options?: SizingOptions,
): readonly Split[] {
  const models = deriveModels({ ...exports });
  const size = models.sizing.tables.find((each) => each.table === table);
  if (size === undefined) throw new Error(`no table "${table}"`);
  return adviseSplit(models, size, options);
}

const exactly = (value: number): object => ({ average: value, worst: value });

it("splits the available rooms of a hotel by month, shows the days that a range touches, and keeps the room out of the key", () => {
  const splits = splitsOf(hotelModel, "available_rooms_by_hotel_date");
  const by = (line: string): Split | undefined => splits.find((split) => split.line === line);

  expect(splits.filter(({ isTaken }) => isTaken)).toEqual([splits[0]]);
  expect(splits[0]).toMatchObject({
    kind: "bucket",
    line: ".bucketBy(month(Availability.date))",
    rows: exactly(3_100),
    bytes: exactly(5 + 4 + 3_100 * (6 + 1 + 8)),
    reads: [{ query: "Q4", partitions: { month: 2, all: 25 } }],
  });
  expect(by(".given(Availability.room.hotel, Availability.date)")).toMatchObject({
    kind: "attribute",
    rows: exactly(100),
    reads: [{ query: "Q4", partitions: { month: 31, all: 730 } }],
  });
  expect(by(".given(Availability.room.hotel, Availability.room.number)")).toMatchObject({
    kind: "attribute",
    rows: exactly(730),
    reads: [{ query: "Q4", breaks: "Q4 does not give room_number" }],
  });
});

const replication = { development: 1 };
const Shop = entity("shop", { attributes: { id: uuid() }, identity: ["id"], estimate: { count: 10 } });
const Sale = entity("sale", {
  attributes: { id: uuid(), shop: ref(Shop), at: timestamp(), till: oneOf("left", "right"), note: text() },
  identity: ["id"],
  estimate: { perDay: { shop: 20_000 }, daysKept: 1_000, bytes: { note: 20 } },
});
const ofShop = query("Q1", "Find sales of a shop, newest first").find(Sale).given(Sale.shop).orderBy(desc(Sale.at));

it("looks at every query that reads the table", () => {
  const sales = keyspace("sales", {
    replication,
    queries: [
      ofShop.table("sales_by_shop"),
      query("Q2", "Find sales of a moment").find(Sale).given(Sale.shop, Sale.at).servedBy("Q1"),
    ],
  });
  const [first] = splitsOf({ sales }, "sales_by_shop");
  // 2,000 rows a day of 3 cells, and 20,000 cells at most
  expect(first?.line).toBe(".bucketBy(hour(Sale.at))");
  expect(first?.reads).toEqual([
    {
      query: "Q1",
      partitions: { month: 744, all: 24_000 },
      demand: "a read takes a range of at, or the bucket says .since(…)",
    },
    { query: "Q2", partitions: { month: 1, all: 1 }, demand: "write .given(Sale.shop, Sale.at, hour(Sale.at)) in Q2" },
  ]);
});

it("divides the rows that a query says itself, where it can be told", () => {
  const estimate = { rowsPerPartition: { average: 50_000, worst: 400_000 } };
  const sales = keyspace("sales", { replication, queries: [ofShop.table("sales").estimate(estimate)] });
  const rows = (kind: Split["kind"], what: string): Split["rows"] =>
    splitsOf({ sales }, "sales").find((split) => split.kind === kind && split.what.includes(what))?.rows;
  expect(rows("bucket", "day")).toEqual({ average: 50, worst: 400 });
  expect(rows("hash", "hashes")?.average).toBe(50_000 / 64);
});

it("takes a shorter bucket where there is one, and more hashes where there are some", () => {
  const byMonth = keyspace("sales", {
    replication,
    queries: [
      query("Q1", "Find sales of a shop in a month")
        .find(Sale)
        .given(Sale.shop, month(Sale.at).zone("Europe/Paris"))
        .orderBy(Sale.at)
        .table("sales"),
    ],
  });
  const lines = splitsOf({ byMonth }, "sales").map(({ line }) => line);
  expect(lines).toContain('.given(Sale.shop, day(Sale.at).zone("Europe/Paris"))');
  expect(lines).not.toContain('.given(Sale.shop, year(Sale.at).zone("Europe/Paris"))');

  const hashed = keyspace("sales", {
    replication,
    queries: [
      query("Q1", "Find sales of a till").find(Sale).given(Sale.till).bucketBy(hash(Sale.id, 16)).table("sales"),
    ],
  });
  const [hashes] = splitsOf({ hashed }, "sales").filter(({ kind }) => kind === "hash");
  expect(hashes?.line).toBe(".bucketBy(hash(Sale.id, 1024))");
});

it("proposes nothing that a copy could not be reached by", () => {
  const splits = splitsOf(hotelModel, "reservations_by_guest", { cells: 1_000 });
  const hashed = splits.find(({ kind }) => kind === "hash");
  expect(hashed?.reads[0]?.breaks).toContain("an update of guest.lastName could not reach the copy");
  expect(splits.filter(({ isTaken }) => isTaken)).toEqual([]);
});

it("has nothing to split where a partition is one row", () => {
  expect(splitsOf(hotelModel, "guests")).toEqual([]);
});
