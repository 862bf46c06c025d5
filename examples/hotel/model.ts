import {
  boolean,
  collect,
  date,
  entity,
  keyspace,
  list,
  map,
  query,
  ref,
  relationship,
  set,
  smallint,
  text,
  udt,
  uuid,
} from "perquery";

const Address = udt("address", {
  street: text(),
  city: text(),
  stateOrProvince: text(),
  postalCode: text(),
  country: text(),
});

export const Hotel = entity("hotel", {
  attributes: { id: text(), name: text(), phone: text(), address: Address },
  identity: ["id"],
});
export const Poi = entity("poi", { attributes: { poiName: text(), description: text() }, identity: ["poiName"] });
export const Near = relationship("near", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } }); // many-to-many
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const Availability = entity("availability", {
  plural: "available_rooms",
  attributes: { room: ref(Room), date: date(), isAvailable: boolean() },
  identity: ["room", "date"],
});
export const Amenity = entity("amenity", {
  attributes: { room: ref(Room), amenityName: text(), description: text() },
  identity: ["room", "amenityName"],
});
export const Guest = entity("guest", {
  attributes: {
    guestId: uuid(),
    firstName: text(),
    lastName: text(),
    title: text(),
    emails: set(text()),
    phoneNumbers: list(text()),
    addresses: map(text(), Address),
  },
  identity: ["guestId"],
});
export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), room: ref(Room), startDate: date(), endDate: date(), guest: ref(Guest) },
  identity: ["confirmNumber"],
  keys: [["room", "startDate"]], // a second candidate key
});

export const hotel = keyspace("hotel", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find hotels near given poi")
      .find(Near.hotel)
      .given(Near.poi)
      .also(Near.poi.description)
      .entry()
      .for("guest"),
    query("Q2", "Find information about a hotel")
      .find(Hotel)
      .given(Hotel.id)
      .also(collect(Near.poi).as("pois")) // pois set<text>
      .after("Q1"),
    query("Q3", "Find pois near a hotel").find(Near.poi).given(Near.hotel).after("Q2"),
    query("Q4", "Find available rooms by hotel / date")
      .find(Availability)
      .given(Availability.room.hotel)
      .range(Availability.date)
      .after("Q2"),
    query("Q5", "Find amenities for a room").find(Amenity).given(Amenity.room).after("Q4"),
  ],
});
export const reservation = keyspace("reservation", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q6", "Find reservations by confirmation number")
      .find(Reservation)
      .given(Reservation.confirmNumber)
      .table("reservations_by_confirmation")
      .entry()
      .for("guest", "front desk"),
    query("Q7", "Find reservations by hotel and date")
      .find(Reservation)
      .given(Reservation.room.hotel, Reservation.startDate)
      .table("reservations_by_hotel_date")
      .entry()
      .for("front desk"),
    query("Q8", "Find reservations by guest name")
      .find(Reservation)
      .given(Reservation.guest.lastName)
      .orderBy(Reservation.guest)
      .table("reservations_by_guest")
      .entry()
      .for("front desk"),
    query("Q9", "Find guest by ID").find(Guest).given(Guest.guestId).after("Q6", "Q7", "Q8"),
  ],
});
