import {
  date,
  day,
  entity,
  every,
  hash,
  hour,
  keyspace,
  list,
  month,
  named,
  query,
  ref,
  text,
  timestamp,
  year,
} from "perquery";

export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Room = entity("room", { attributes: { hotel: text(), number: text() }, identity: ["hotel", "number"] });
export const Reservation = entity("reservation", {
  attributes: {
    confirmNumber: text(),
    guest: ref(Guest),
    room: ref(Room),
    startDate: date(),
    bookedAt: timestamp(),
    notes: list(text()),
  },
  identity: ["confirmNumber"],
});

export const reservation = keyspace("reservation", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find reservations")
      .find(Reservation)
      .bucketBy(month(Reservation.startDate))
      .bucketBy(hash(Reservation.confirmNumber, 16)),
    query("Q2", "Find a guest's reservations")
      .find(Reservation)
      .given(Reservation.guest)
      // @ts-expect-error a bucket is no clustering column
      .optionally(month(Reservation.startDate)),
    // @ts-expect-error an hour is no date
    query("Q3", "Find reservations").find(Reservation).bucketBy(hour(Reservation.bookedAt).as("hour", "date")),
    // @ts-expect-error nor is the one partition
    query("Q4", "Find reservations").find(Reservation).inOnePartition({ type: "date" }),
    query("Q5", "Find reservations").find(Reservation).bucketBy(every(0, Reservation.bookedAt)),
    query("Q6", "Find reservations").find(Reservation).bucketBy(hash(Reservation.confirmNumber, 2.5)),
    query("Q7", "Find reservations").find(Reservation).bucketBy(day(Reservation.bookedAt).zone("Paris")),
    query("Q8", "Find reservations").find(Reservation).given(year(Reservation.guest.name)),
    query("Q9", "Find reservations").find(Reservation).given(hour(Reservation.startDate)),
    // @ts-expect-error an unfrozen list
    query("Q10", "Find reservations").find(Reservation).bucketBy(hash(Reservation.notes, 4)),
    query("Q11", "Find reservations").find(Reservation).bucketBy(hash(Reservation.room, 4)),
    // @ts-expect-error an attribute is no bucket
    query("Q12", "Find reservations").find(Reservation).bucketBy(Reservation.startDate),
    query("Q13", "Find reservations").find(Reservation).bucketBy(day(Reservation.startDate).zone("Europe/Paris")),
    query("Q14", "Find reservations")
      .find(Reservation)
      .bucketBy(day(named(Reservation.startDate, "first_day"))),
    query("Q15", "Find reservations").find(Reservation).bucketBy(day(Reservation.startDate).as("")),
    query("Q16", "Find reservations").find(Reservation).bucketBy(day(Reservation.bookedAt).since("last year")),
  ],
});
