import { date, day, entity, keyspace, query, smallint, text } from "perquery";

export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), room: smallint(), startDate: date(), endDate: date() },
  identity: ["confirmNumber"],
  keys: [["room", "startDate"]],
});

export const reservation = keyspace("reservation", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a reservation").find(Reservation).given(Reservation.confirmNumber).orderBy(Reservation.startDate),
    query("Q2", "Find a reservation")
      .find(Reservation)
      .given(Reservation.confirmNumber)
      .range(Reservation.startDate)
      .table("q2"),
    query("Q3", "Find a reservation")
      .find(Reservation)
      .given(Reservation.room, Reservation.startDate)
      .optionally(Reservation.endDate),
    query("Q4", "Find a reservation")
      .find(Reservation)
      .given(Reservation.room, Reservation.startDate)
      .keyedBy("confirmNumber")
      .table("q4"),
    query("Q5", "Find a reservation")
      .find(Reservation)
      .given(Reservation.confirmNumber)
      .bucketBy(day(Reservation.endDate))
      .table("q5"),
  ],
});
