/** Ways to write a reservation and to read it, each on the same tables. */
import { createRequire } from "node:module";
import { mapping, types, type Client } from "cassandra-driver";
import {
  insertReservation,
  selectReservationsByConfirmation,
  selectReservationsByHotelDate,
  type Database,
} from "../../generated/hotel/index.js";
import { bindTo, connectTo, type Place } from "../../load/rig.ts";
import { insertMany, nextTimestamp } from "../../src/runtime/index.ts";

const tables = ["reservations_by_hotel_date", "reservations_by_guest", "reservations_by_confirmation"] as const;
const columns = {
  reservations_by_hotel_date: "hotel_id, start_date, room_number, confirm_number, end_date, guest_id",
  reservations_by_guest: "guest_last_name, guest_id, confirm_number, hotel_id, room_number, start_date, end_date",
  reservations_by_confirmation: "confirm_number, hotel_id, room_number, start_date, end_date, guest_id",
};
const execution = { prepare: true, isIdempotent: true, consistency: types.consistencies.localQuorum };

export interface Reservation {
  readonly confirmNumber: string;
  readonly hotelId: string;
  readonly roomNumber: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly guestId: string;
  readonly guestLastName: string;
}

/** What each rival does. */
export interface Rival {
  readonly insert: (row: Reservation) => Promise<unknown>;
  readonly one: (confirmNumber: string) => Promise<unknown>;
  /** Of a hotel and a day. */
  readonly many: (hotelId: string, startDate: string) => Promise<unknown>;
  /** Sixteen at once. */
  readonly bulk: (rows: readonly Reservation[]) => Promise<unknown>;
}

export const rivals = {
  "by hand": async (place: Place) => byHand(place, await connectTo(place)),
  "by hand, and a look at the guest": async (place: Place) => byHandWithLook(place, await connectTo(place)),
  accessors: async (place: Place) => accessors(bindTo(place, await connectTo(place))),
  "the driver's Mapper": async (place: Place) => mapper(place, await connectTo(place)),
  "express-cassandra": expressCassandra,
} as const satisfies Readonly<Record<string, (place: Place) => Promise<Rival>>>;

export type RivalName = keyof typeof rivals;

const propertyOf = (column: string): keyof Reservation =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Reservation;

function accessors(db: Database): Rival {
  return {
    insert: (row) => insertReservation(db, row),
    one: (confirmNumber) => selectReservationsByConfirmation(db, { confirmNumber }),
    many: (hotelId, startDate) => selectReservationsByHotelDate(db, { hotelId, startDate }).all(),
    bulk: (rows) => insertMany(db, rows, insertReservation, { concurrency: 16 }),
  };
}

function byHand({ keyspace }: Place, client: Client): Rival {
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
    insert,
    one: async (number) => (await select("reservations_by_confirmation", "confirm_number = ?", [number])).first(),
    many: async (...given) =>
      (await select("reservations_by_hotel_date", "hotel_id = ? AND start_date = ?", given)).rows,
    bulk: (rows) => inTurns(rows, insert),
  };
}

/** With the look at the guest that keeps a reservation from being filed under a name of before: the same requests as the accessors. */
function byHandWithLook(place: Place, client: Client): Rival {
  const plain = byHand(place, client);
  const query = `SELECT last_name, WRITETIME(last_name) FROM ${place.keyspace}.guests WHERE guest_id = ?`;
  const insert = async (row: Reservation): Promise<void> => {
    await plain.insert(row);
    const { rows } = await client.execute(query, [row.guestId], execution);
    if (rows[0]?.["last_name"] !== row.guestLastName) throw new Error("filed under another name");
  };
  return { ...plain, insert, bulk: (rows) => inTurns(rows, insert) };
}

function mapper({ keyspace }: Place, client: Client): Rival {
  const mappings = new mapping.UnderscoreCqlToCamelCaseMappings();
  const models = { Reservation: { tables: [...tables], keyspace, mappings } };
  const reservations = new mapping.Mapper(client, { models }).forModel<Reservation>("Reservation");
  const insert = (row: Reservation) => reservations.insert(row);
  return {
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

async function expressCassandra({ settings, keyspace }: Place): Promise<Rival> {
  const require = createRequire(new URL("../rivals/package.json", import.meta.url));
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
    insert,
    one: (confirm_number) => byConfirmation.findOneAsync({ confirm_number }, { raw: true }),
    many: (hotel_id, startDate) => byDate.findAsync({ hotel_id, start_date: day(startDate) }, { raw: true }),
    bulk: (rows) => inTurns(rows, insert),
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
