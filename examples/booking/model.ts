import { bigint, date, desc, entity, int, keyspace, oneOf, query, text, uuid } from "perquery";

/** A night in a room. No room has two for one night, whoever books at once, and whatever dies. */
export const Booking = entity("booking", {
  attributes: {
    id: uuid().generated(),
    room: text(),
    night: date(),
    guest: text(),
    status: oneOf("reserved", "paid"),
    note: text().optional(),
  },
  identity: ["id"],
  unique: [["room", "night"]],
  guarded: true,
});

/** What was put to an account, in order. None is lost, and no transfer counts twice. */
export const Entry = entity("entry", {
  plural: "entries",
  attributes: {
    account: text(),
    number: int(),
    /** What the caller calls it: the same one can't be entered again. */
    transfer: text(),
    amount: bigint(),
    /** Of the account, with this. */
    balance: bigint(),
  },
  identity: ["account", "number"],
  unique: [["transfer"]],
  immutable: true,
  guarded: true,
});

export const booking = keyspace("booking", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("B1", "Find a booking").find(Booking).given(Booking.id),
    query("B2", "Find who has a room, by night").find(Booking).given(Booking.room).range(Booking.night),
    query("B3", "Find the bookings of a guest").find(Booking).given(Booking.guest),
    query("B4", "Find the entries of an account, the last first")
      .find(Entry)
      .given(Entry.account)
      .orderBy(desc(Entry.number)),
    query("B5", "Find the entry of a transfer").find(Entry).given(Entry.transfer),
  ],
});
