import {
  asWritten,
  bigint,
  date,
  desc,
  entity,
  int,
  keyspace,
  month,
  oneOf,
  query,
  ref,
  relationship,
  set,
  smallint,
  text,
  timestamp,
  udt,
  uuid,
} from "perquery";

const Address = udt("address", { street: text(), city: text() });

export const Hotel = entity("hotel", { attributes: { id: text().immutable(), name: text() }, identity: ["id"] });
export const Guest = entity("guest", {
  attributes: { guestId: uuid(), name: text(), title: text().immutable() },
  identity: ["guestId"],
});

/** Hidden values: what other tables hold, and the query by identity does not return. */
export const Reservation = entity("reservation", {
  attributes: {
    confirmNumber: text(),
    hotel: ref(Hotel),
    room: smallint(),
    startDate: date(),
    guest: ref(Guest),
    billing: Address.optional(),
    tags: set(text()),
    madeAt: timestamp().immutable(),
  },
  identity: ["confirmNumber"],
  unique: [["hotel", "room", "startDate"]],
  guarded: true,
});

/** No update, and a part of its identity in the clustering. */
export const Entry = entity("entry", {
  plural: "entries",
  attributes: { account: text(), number: int(), transfer: text().optional(), amount: bigint() },
  identity: ["account", "number"],
  unique: [["transfer"]],
  immutable: true,
  guarded: true,
});

export const Stay = relationship("stay", {
  attributes: { guest: ref(Guest), hotel: ref(Hotel), order: oneOf("first", "later") },
  guarded: true,
});

export const guarded = keyspace("guarded", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a reservation").find(Reservation).given(Reservation.confirmNumber).returning(Reservation.room),
    query("Q2", "Find reservations of a day")
      .find(Reservation)
      .given(Reservation.hotel, Reservation.startDate)
      .also(asWritten(Reservation.guest.name), Reservation.guest.title),
    query("Q3", "Find reservations by city").find(Reservation).given(Reservation.billing.city),
    query("Q4", "Find reservations by when they were made")
      .find(Reservation)
      .given(Reservation.hotel)
      .range(Reservation.madeAt)
      .bucketBy(month(Reservation.madeAt)),
    query("Q5", "Find a guest").find(Guest).given(Guest.guestId),
    query("Q6", "Find entries").find(Entry).given(Entry.account).orderBy(desc(Entry.number)),
    query("Q7", "Find the entry of a transfer").find(Entry).given(Entry.transfer),
    query("Q8", "Find stays of a guest").find(Stay).given(Stay.guest),
    query("Q9", "Find stays in a hotel").find(Stay).given(Stay.hotel),
    query("Q10", "Find a hotel").find(Hotel).given(Hotel.id),
  ],
});
