import { date, entity, keyspace, query, smallint, text } from "perquery";

export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), hotel: text(), room: smallint(), startDate: date() },
  identity: ["confirmNumber"],
  keys: [["hotel", "room", "startDate"]],
});

export const booking = keyspace("booking", {
  replication: { production: { datacenter1: 3 } },
  queries: [
    query("Q1", "Find reservations by hotel and date")
      .find(Reservation)
      .given(Reservation.hotel, Reservation.startDate),
    query("Q2", "Find a reservation").find(Reservation).given(Reservation.confirmNumber).table("bookings"),
  ],
});
