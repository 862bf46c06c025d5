import { allOf, asWritten, collect, idOf, named, query } from "perquery";
import { Hotel, Near, Reservation, Sisters, Stay, Wrong } from "./model.ts";

const reservations = query("Q1", "Find it").find(Reservation);

reservations.returning(
  Reservation.startDate,
  Reservation.guest.lastName,
  Reservation.guest.emails,
  Reservation.room.hotel.address,
  Reservation.room.hotel.address.city,
  allOf(Reservation.guest, { except: [Reservation.guest.title, Reservation.guest.emails] }),
  allOf(Reservation, { except: [Reservation.room] }),
  idOf(Reservation.room.hotel),
  idOf(named(Reservation.guest, "guest")),
  named(idOf(Reservation.guest), "guest"),
  named(Reservation.startDate, "from"),
  asWritten(Reservation.guest.firstName),
  asWritten(named(Reservation.guest.lastName, "booked_by")),
  asWritten(allOf(Reservation.guest)),
);
query("Q2", "Find it").find(Stay).also(Stay.notes, Stay.openAddress, Stay.length);
query("Q3", "Find it").find(Hotel).also(collect(Near.poi), collect(Near.poi).as("pois"));
query("Q4", "Find it").find(Hotel).also(collect(Sisters.younger).of(Sisters.older).as("younger"));

// @ts-expect-error a bare ref
reservations.also(Reservation.guest);
// @ts-expect-error a bare ref, renamed
reservations.also(named(Reservation.guest, "guest"));
// @ts-expect-error a bare entity
reservations.returning(Reservation);
// @ts-expect-error of another entity
reservations.also(Hotel.name);
// @ts-expect-error of another entity
reservations.also(allOf(Near.hotel));
// @ts-expect-error of another entity
reservations.also(idOf(Near.hotel));
// @ts-expect-error the exception is of another entity
allOf(Reservation.guest, { except: [Hotel.name] });
// @ts-expect-error an attribute has no identity
idOf(Reservation.startDate);
// @ts-expect-error an attribute is no entity
allOf(Reservation.startDate);
// @ts-expect-error a bare ref
asWritten(Reservation.guest);
// @ts-expect-error it leads to no entity
collect(Hotel.name);
// @ts-expect-error of another relationship
collect(Sisters.younger).of(Near.hotel);
// @ts-expect-error no attribute
query("Q5", "Find it").find(Wrong).returning(Wrong.name);
