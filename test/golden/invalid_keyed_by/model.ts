import { date, entity, keyspace, query, smallint, text } from "perquery";

export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), hotel: text(), room: smallint(), startDate: date() },
  identity: ["confirmNumber"],
  keys: [["hotel", "room", "startDate"]],
});

export const reservation = keyspace("reservation", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel's reservations").find(Reservation).given(Reservation.hotel).keyedBy("room", "startDate"),
  ],
});
