import { collect, date, entity, keyspace, query, ref, relationship, text } from "perquery";

export const Guest = entity("guest", {
  attributes: { guestId: text(), lastName: text() },
  identity: ["guestId"],
  guarded: true,
});

export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), room: text(), startDate: date(), guest: ref(Guest) },
  identity: ["confirmNumber"],
  keys: [["room", "startDate"]],
  guarded: true,
});

export const Badge = entity("badge", { attributes: { name: text() }, identity: ["name"] });
export const Wears = relationship("wears", { attributes: { guest: ref(Guest), badge: ref(Badge) } });

export const model = keyspace("model", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a guest").find(Guest).given(Guest.guestId).also(collect(Wears.badge).as("badges")),
    query("Q2", "Find a reservation").find(Reservation).given(Reservation.confirmNumber),
    query("Q3", "Find reservations of a room").find(Reservation).given(Reservation.room).orderBy(Reservation.startDate),
    query("Q4", "Find reservations by name").find(Reservation).given(Reservation.guest.lastName),
    query("Q5", "Find who wears a badge").find(Wears).given(Wears.badge),
  ],
});
