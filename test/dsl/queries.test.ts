import { expect, it } from "vitest";
import { Hotel, Near, Reservation } from "../../examples/hotel/model.ts";
import type { QueryDefinition } from "../../src/queries/definition.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import {
  allOf,
  asc,
  asWritten,
  collect,
  day,
  desc,
  entity,
  every,
  hash,
  hour,
  idOf,
  keyspace,
  month,
  named,
  query,
  ref,
  relationship,
  text,
  timestamp,
  week,
  year,
} from "../../src/index.ts";

const Sisters = relationship("sisters", { attributes: { older: ref(Hotel), younger: ref(Hotel) } });
const Stay = entity("stay", { attributes: { id: text(), bookedAt: timestamp() }, identity: ["id"] });
const stays = query("Q1", "Find stays").find(Stay);
const reservations = query("Q1", "Find reservations").find(Reservation);

it("keeps the words in the order in which they were said, as often as they were", () => {
  const asked = stays
    .range(Stay.id)
    .optionally(Stay.id, Stay.bookedAt)
    .range(Stay.bookedAt)
    .scan()
    .keyedBy("id", "stay.id")
    .table("t");
  expect(words(asked)).toEqual([
    ["range", [{ kind: "path", root: "stay", path: ["id"] }]],
    [
      "optionally",
      [
        { kind: "path", root: "stay", path: ["id"] },
        { kind: "path", root: "stay", path: ["bookedAt"] },
      ],
    ],
    ["range", [{ kind: "path", root: "stay", path: ["bookedAt"] }]],
    ["scan", []],
    ["keyedBy", ["id", "stay.id"]],
    ["table", ["t"]],
  ]);
});

it("leaves the query as it was when a word makes a new one", () => {
  const given = stays.given(Stay.id);
  expect([words(given.scan()).length, words(given.table("a")).length, words(given).length]).toEqual([2, 2, 1]);
});

it("keeps directions and names", () => {
  expect(
    words(stays.orderBy(desc(Stay.id), asc(Stay.bookedAt), named(desc(Stay.id), "n"), desc(named(Stay.id, "m")))),
  ).toEqual([
    [
      "orderBy",
      [
        { kind: "path", root: "stay", path: ["id"], direction: "desc" },
        { kind: "path", root: "stay", path: ["bookedAt"], direction: "asc" },
        { kind: "path", root: "stay", path: ["id"], direction: "desc", column: "n" },
        { kind: "path", root: "stay", path: ["id"], direction: "desc", column: "m" },
      ],
    ],
  ]);
});

it("keeps what is returned", () => {
  const guest = { kind: "path", root: "reservation", path: ["guest"] };
  const asked = reservations.returning(
    named(Reservation.startDate, "from"),
    asWritten(Reservation.guest.lastName),
    allOf(Reservation.guest, { except: [Reservation.guest.emails, Reservation.guest.title] }),
    asWritten(allOf(Reservation.guest)),
    allOf(Reservation),
    idOf(Reservation.room.hotel),
    named(idOf(Reservation.guest), "g"),
    idOf(named(Reservation.guest, "g")),
  );
  expect(words(asked)).toEqual([
    [
      "returning",
      [
        { kind: "path", root: "reservation", path: ["startDate"], column: "from" },
        { kind: "path", root: "reservation", path: ["guest", "lastName"], asWritten: true },
        {
          kind: "all-of",
          path: guest,
          except: [
            { kind: "path", root: "reservation", path: ["guest", "emails"] },
            { kind: "path", root: "reservation", path: ["guest", "title"] },
          ],
        },
        { kind: "all-of", path: { ...guest, asWritten: true }, except: [] },
        { kind: "all-of", path: { kind: "path", root: "reservation", path: [] }, except: [] },
        { kind: "id-of", path: { kind: "path", root: "reservation", path: ["room", "hotel"] } },
        { kind: "id-of", path: { ...guest, column: "g" } },
        { kind: "id-of", path: { ...guest, column: "g" } },
      ],
    ],
  ]);
});

it("keeps what is collected, and from which side", () => {
  const asked = query("Q1", "")
    .find(Hotel)
    .also(collect(Near.poi), collect(Sisters.younger).of(Sisters.older).as("younger"));
  expect(words(asked)).toEqual([
    [
      "also",
      [
        { kind: "collect", path: { kind: "path", root: "near", path: ["poi"] } },
        {
          kind: "collect",
          path: { kind: "path", root: "sisters", path: ["younger"] },
          of: { kind: "path", root: "sisters", path: ["older"] },
          as: "younger",
        },
      ],
    ],
  ]);
});

it("keeps buckets, with the column and type of their unit unless said", () => {
  const at = Stay.bookedAt;
  const asked = stays.given(
    Stay.id,
    hour(at),
    day(at),
    week(at),
    month(at),
    year(at),
    every(900_000, at),
    hash(Stay.id, 16),
  );
  const source = { kind: "path", root: "stay", path: ["bookedAt"] };
  expect(words(asked)[0]?.[1]).toEqual([
    { kind: "path", root: "stay", path: ["id"] },
    { kind: "bucket", unit: "hour", source, column: "hour", type: "timestamp" },
    { kind: "bucket", unit: "day", source, column: "day", type: "date" },
    { kind: "bucket", unit: "week", source, column: "week", type: "date" },
    { kind: "bucket", unit: "month", source, column: "month", type: "date" },
    { kind: "bucket", unit: "year", source, column: "year", type: "int" },
    { kind: "bucket", unit: "every", source, column: "bucket", type: "bigint", size: 900_000 },
    { kind: "bucket", unit: "hash", source: { ...source, path: ["id"] }, column: "bucket", type: "int", size: 16 },
  ]);
});

it("keeps the name, type and time zone of a bucket", () => {
  const asked = [
    stays.bucketBy(day(Stay.bookedAt).as("yyyymmdd", "text").zone("Europe/Paris")),
    stays.bucketBy(day(Stay.bookedAt).zone("Europe/Paris").as("booked_on")),
    stays.bucketBy(every(1000, Stay.bookedAt).as("second", "timestamp")),
    stays.bucketBy(hash(Stay.id, 4).as("shard")),
    stays.given(named(day(Stay.bookedAt), "on")),
  ];
  expect(asked.map((each) => words(each)[0]?.[1][0])).toMatchObject([
    { unit: "day", column: "yyyymmdd", type: "text", zone: "Europe/Paris" },
    { unit: "day", column: "booked_on", type: "date", zone: "Europe/Paris" },
    { unit: "every", column: "second", type: "timestamp", size: 1000 },
    { unit: "hash", column: "shard", type: "int", size: 4 },
    { unit: "day", column: "on", type: "date" },
  ]);
});

it("keeps the one partition", () => {
  expect(words(stays.inOnePartition())).toEqual([
    ["inOnePartition", [{ kind: "bucket", unit: "singleton", column: "bucket", type: "text" }]],
  ]);
  expect(words(stays.inOnePartition({ column: "video_bucket", type: "int" }))).toEqual([
    ["inOnePartition", [{ kind: "bucket", unit: "singleton", column: "video_bucket", type: "int" }]],
  ]);
});

it("keeps which query serves it, and options", () => {
  expect(words(stays.servedBy("Q4"))).toEqual([["servedBy", [{ query: "Q4" }]]]);
  expect(words(stays.servedBy("Q2", { index: "sai" }))).toEqual([["servedBy", [{ query: "Q2", index: "sai" }]]]);
  expect(words(stays.servedBy("Q2", { index: "sai", caseSensitive: false }))).toEqual([
    ["servedBy", [{ query: "Q2", index: "sai", indexOptions: { caseSensitive: false } }]],
  ]);
  expect(words(stays.options({ gcGraceSeconds: 60 }))).toEqual([["options", [{ gcGraceSeconds: 60 }]]]);
});

it("keeps the options of a keyspace", () => {
  const replication = { production: { a: 3, b: 2 }, development: 1 };
  const options = { compression: false } as const;
  const { keyspaces } = readModel({ k: keyspace("k", { replication, durableWrites: false, options, queries: [] }) });
  expect(keyspaces).toEqual([
    {
      kind: "keyspace",
      name: "k",
      replication,
      durableWrites: false,
      options,
      queries: [],
      location: expect.any(Object),
    },
  ]);
});

function words(asked: Parameters<typeof keyspace>[1]["queries"][number]): [string, readonly unknown[]][] {
  return read(asked).calls.map(({ word, items }) => [word, items]);
}

function read(asked: Parameters<typeof keyspace>[1]["queries"][number]): QueryDefinition {
  const { keyspaces } = readModel({ k: keyspace("k", { replication: { development: 1 }, queries: [asked] }) });
  const [definition] = keyspaces[0]?.queries ?? [];
  if (definition === undefined) throw new Error("no query was read");
  return definition;
}
