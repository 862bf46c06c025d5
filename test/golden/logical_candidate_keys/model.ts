import { date, desc, entity, keyspace, query, ref, smallint, text, uuid } from "perquery";

export const Guest = entity("guest", { attributes: { guestId: uuid(), lastName: text() }, identity: ["guestId"] });
export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), hotel: text(), room: smallint(), startDate: date(), guest: ref(Guest) },
  identity: ["confirmNumber"],
  keys: [["hotel", "room", "startDate"]],
});

export const booking = keyspace("booking", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "The key that adds fewest columns; of two, the one that is already there")
      .find(Reservation)
      .given(Reservation.hotel, Reservation.startDate),
    query("Q2", "The same, but the designer says which")
      .find(Reservation)
      .given(Reservation.hotel, Reservation.startDate)
      .keyedBy("confirmNumber")
      .table("reservations_by_hotel"),
    query("Q3", "The identity, where it adds less")
      .find(Reservation)
      .given(Reservation.guest.lastName)
      .orderBy(desc(Reservation.startDate)),
    query("Q4", "One row: no clustering")
      .find(Reservation)
      .given(Reservation.hotel, Reservation.room, Reservation.startDate),
  ],
});
