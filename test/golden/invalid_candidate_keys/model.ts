import { date, entity, keyspace, query, smallint, text } from "perquery";

export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), room: smallint(), startDate: date() },
  identity: ["confirmNumber"],
  // @ts-expect-error there is no "start"
  keys: [["room", "start"], []],
});
export const Guest = entity("guest", {
  attributes: { id: text(), email: text() },
  identity: ["id"],
  unique: [["email"]],
});

export const Hotel = entity("hotel", {
  attributes: { id: text(), phone: text() },
  identity: ["id"],
  // @ts-expect-error they are called keys
  candidateKeys: [["phone"]],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
