/*
 * The generated accessors beside the driver by hand, the driver's Mapper and express-cassandra, on one node: end to end, and the CPU
 * of the client. All write the same three tables and read the same rows; each stands beside itself as a control.
 */
import { createRequire } from "node:module";
import { mapping, types, type Client } from "cassandra-driver";
import {
  insertReservation,
  selectReservationsByConfirmation,
  selectReservationsByHotelDate,
  type Database,
} from "../generated/hotel/index.js";
import { insertGuests } from "../load/reservations.ts";
import { onNode, type Place } from "../load/rig.ts";
import { insertMany, nextTimestamp } from "../src/runtime/index.ts";
import { micro, milli, printTable, ratio, timesOf, type Way } from "./measure.ts";

const keyspace = "bench_accessors";
const tables = ["reservations_by_hotel_date", "reservations_by_guest", "reservations_by_confirmation"] as const;
const columns = {
  reservations_by_hotel_date: "hotel_id, start_date, room_number, confirm_number, end_date, guest_id",
  reservations_by_guest: "guest_last_name, guest_id, confirm_number, hotel_id, room_number, start_date, end_date",
  reservations_by_confirmation: "confirm_number, hotel_id, room_number, start_date, end_date, guest_id",
};
const execution = { prepare: true, isIdempotent: true, consistency: types.consistencies.localQuorum };
const rowsOfADay = 500;
const rowsOfABulk = 500;

interface Reservation {
  readonly confirmNumber: string;
  readonly hotelId: string;
  readonly roomNumber: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly guestId: string;
  readonly guestLastName: string;
}

/** What each rival does. */
interface Rival {
  readonly name: string;
  readonly insert: (row: Reservation) => Promise<unknown>;
  readonly one: (confirmNumber: string) => Promise<unknown>;
  /** Of a hotel and a day. */
  readonly many: (hotelId: string, startDate: string) => Promise<unknown>;
  readonly bulk: (rows: readonly Reservation[]) => Promise<unknown>;
}

const propertyOf = (column: string): keyof Reservation =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Reservation;

function accessors(db: Database): Rival {
  return {
    name: "accessors",
    insert: (row) => insertReservation(db, row),
    one: (confirmNumber) => selectReservationsByConfirmation(db, { confirmNumber }),
    many: (hotelId, startDate) => selectReservationsByHotelDate(db, { hotelId, startDate }).all(),
    bulk: (rows) => insertMany(db, rows, insertReservation, { concurrency: 16 }),
  };
}

function byHand(client: Client): Rival {
  const texts = tables.map((table) => {
    const names = columns[table].split(", ");
    const places = names.map(() => "?").join(", ");
    return {
      query: `INSERT INTO ${keyspace}.${table} (${columns[table]}) VALUES (${places})`,
      names: names.map(propertyOf),
    };
  });
  const insert = (row: Reservation) =>
    client.batch(
      texts.map(({ query, names }) => ({ query, params: names.map((name) => row[name]) })),
      { ...execution, logged: true, timestamp: nextTimestamp() },
    );
  const select = (table: keyof typeof columns, where: string, params: readonly string[]) =>
    client.execute(`SELECT ${columns[table]} FROM ${keyspace}.${table} WHERE ${where}`, [...params], execution);
  return {
    name: "by hand",
    insert,
    one: async (number) => (await select("reservations_by_confirmation", "confirm_number = ?", [number])).first(),
    many: async (...given) =>
      (await select("reservations_by_hotel_date", "hotel_id = ? AND start_date = ?", given)).rows,
    bulk: (rows) => inTurns(rows, insert),
  };
}

function mapper(client: Client): Rival {
  const mappings = new mapping.UnderscoreCqlToCamelCaseMappings();
  const models = { Reservation: { tables: [...tables], keyspace, mappings } };
  const reservations = new mapping.Mapper(client, { models }).forModel<Reservation>("Reservation");
  const insert = (row: Reservation) => reservations.insert(row);
  return {
    name: "the driver's Mapper",
    insert,
    one: (confirmNumber) => reservations.get({ confirmNumber }),
    many: async (hotelId, startDate) => (await reservations.find({ hotelId, startDate })).toArray(),
    bulk: (rows) => inTurns(rows, insert),
  };
}

/** A model of express-cassandra. It has no types of its own that fit. */
interface Model {
  new (row: object): { save(options: { return_query: true }): unknown };
  findAsync(where: object, options: object): Promise<object[]>;
  findOneAsync(where: object, options: object): Promise<object | undefined>;
}

async function expressCassandra({ settings }: Place): Promise<Rival & { readonly close: () => Promise<void> }> {
  const require = createRequire(new URL("./rivals/package.json", import.meta.url));
  const { createClient } = require("express-cassandra") as { createClient(options: object): any };
  const { LocalDate } = (require("cassandra-driver") as { types: typeof types }).types;
  const day = (text: string) => LocalDate.fromString(text);
  const [point = ""] = settings.contactPoints;
  const [host, port] = point.split(":");
  const models = createClient({
    clientOptions: {
      contactPoints: [host],
      protocolOptions: { port: Number(port) },
      localDataCenter: settings.localDataCenter,
      keyspace,
      queryOptions: { consistency: types.consistencies.localQuorum },
    },
    ormOptions: { createKeyspace: false, migration: "safe" },
  });
  await models.initAsync();
  const fields = {
    hotel_id: "text",
    start_date: "date",
    room_number: "smallint",
    confirm_number: "text",
    end_date: "date",
    guest_id: "uuid",
  };
  const load = (table_name: string, key: readonly unknown[], more: object = {}): Model =>
    models.loadSchema(table_name, { fields: { ...fields, ...more }, key, table_name }) as Model;
  const byDate = load(tables[0], [["hotel_id", "start_date"], "room_number"]);
  const byGuest = load(tables[1], [["guest_last_name"], "guest_id", "confirm_number"], { guest_last_name: "text" });
  const byConfirmation = load(tables[2], [["confirm_number"]]);
  const insert = (row: Reservation) => {
    const { guestLastName, ...own } = row;
    const values = {
      hotel_id: own.hotelId,
      start_date: day(own.startDate),
      room_number: own.roomNumber,
      confirm_number: own.confirmNumber,
      end_date: day(own.endDate),
      guest_id: models.uuidFromString(own.guestId) as unknown,
    };
    const queries = [
      new byDate(values),
      new byGuest({ ...values, guest_last_name: guestLastName }),
      new byConfirmation(values),
    ].map((one) => one.save({ return_query: true }));
    return models.doBatchAsync(queries) as Promise<unknown>;
  };
  return {
    name: "express-cassandra",
    insert,
    one: (confirm_number) => byConfirmation.findOneAsync({ confirm_number }, { raw: true }),
    many: (hotel_id, startDate) => byDate.findAsync({ hotel_id, start_date: day(startDate) }, { raw: true }),
    bulk: (rows) => inTurns(rows, insert),
    close: () => models.closeAsync() as Promise<void>,
  };
}

/** Sixteen at once, as `insertMany` is told. */
async function inTurns(rows: readonly Reservation[], insert: (row: Reservation) => Promise<unknown>): Promise<void> {
  const rest = rows.values();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const row of rest) await insert(row);
    }),
  );
}

await onNode(keyspace, async ({ client, db, place }, progress) => {
  const [guestId = ""] = await insertGuests(db, ["Lovelace"]);
  const express = await expressCassandra(place);
  const rivals = [byHand(client), accessors(db), mapper(client), express];
  const reservation = (i: number): Reservation => ({
    confirmNumber: `R${i % 1000}`,
    hotelId: `H${i % 1000}`,
    roomNumber: 101,
    startDate: "2026-12-01",
    endDate: "2026-12-04",
    guestId,
    guestLastName: "Lovelace",
  });
  const day = Array.from({ length: rowsOfADay }, (_, i) => ({
    ...reservation(i),
    confirmNumber: `D${i}`,
    hotelId: "busy",
    roomNumber: i,
  }));
  await inTurns(day, rivals[0]!.insert);
  const bulk = Array.from({ length: rowsOfABulk }, (_, i) => reservation(i));
  let count = 0;
  const works: readonly { readonly title: string; readonly calls: number; readonly of: (rival: Rival) => Way }[] = [
    { title: "insert into three tables", calls: 150, of: (rival) => () => rival.insert(reservation(count++)) },
    { title: "select one row", calls: 300, of: (rival) => () => rival.one("D7") },
    { title: `select ${rowsOfADay} rows`, calls: 20, of: (rival) => () => rival.many("busy", "2026-12-01") },
    { title: `insert ${rowsOfABulk} in bulk, 16 at once`, calls: 1, of: (rival) => () => rival.bulk(bulk) },
  ];
  for (const { title, calls, of } of works) {
    progress.step(title);
    const [first] = rivals;
    const ways = [...rivals, first!].map(of);
    const times = await timesOf(ways, { calls, rounds: 9 });
    const names = [...rivals.map(({ name }) => name), "by hand again (control)"];
    const unit = calls === 1 ? milli : micro;
    printTable(
      `${title}: medians of 9 rounds in which all take turns`,
      ["", `${calls === 1 ? "ms" : "µs"} end to end`, "beside by hand", "client CPU", "beside by hand"],
      times.map(({ wall, cpu }, i) => [
        names[i]!,
        unit(wall),
        ratio(wall, times[0]!.wall),
        unit(cpu),
        ratio(cpu, times[0]!.cpu),
      ]),
    );
  }
  progress.done();
  await express.close();
  return true;
});
