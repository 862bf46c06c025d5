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
  estimate: {
    count: 5_000,
    growthPerYear: 0.1,
    bytes: { id: 5, name: { average: 20, worst: 60 }, phone: 14, address: { average: 80, worst: 200 } },
  },
});
export const Poi = entity("poi", {
  attributes: { poiName: text(), description: text() },
  identity: ["poiName"],
  estimate: {
    count: 20_000,
    bytes: { poiName: { average: 20, worst: 60 }, description: { average: 300, worst: 2_000 } },
  },
});
// many-to-many
export const Near = relationship("near", {
  attributes: { hotel: ref(Hotel), poi: ref(Poi) },
  estimate: { per: { hotel: { average: 20, worst: 100 }, poi: { average: 5, worst: 400 } } },
});
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
  estimate: { per: { hotel: 100 } },
});
export const Availability = entity("availability", {
  plural: "available_rooms",
  attributes: { room: ref(Room), date: date(), isAvailable: boolean() },
  identity: ["room", "date"],
  estimate: { per: { room: 730 }, daysKept: 730 },
});
export const Amenity = entity("amenity", {
  attributes: { room: ref(Room), amenityName: text(), description: text() },
  identity: ["room", "amenityName"],
  estimate: {
    per: { room: { average: 10, worst: 40 } },
    bytes: { amenityName: 12, description: { average: 60, worst: 500 } },
  },
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
  estimate: {
    count: 5_000_000,
    growthPerYear: 0.2,
    bytes: {
      firstName: { average: 8, worst: 40 },
      lastName: { average: 8, worst: 40 },
      title: 4,
      emails: 25,
      phoneNumbers: 14,
      addresses: { average: 90, worst: 220 },
    },
    elements: {
      emails: { average: 1.5, worst: 10 },
      phoneNumbers: { average: 1.5, worst: 10 },
      addresses: { average: 1.2, worst: 10 },
    },
    distinct: { lastName: { values: 500_000, largestShare: 0.001 } },
    changesPerDay: { lastName: 1 / (50 * 365) },
  },
});
export const Reservation = entity("reservation", {
  attributes: { confirmNumber: text(), room: ref(Room), startDate: date(), endDate: date(), guest: ref(Guest) },
  identity: ["confirmNumber"],
  keys: [["room", "startDate"]], // a second candidate key
  estimate: {
    per: { room: { average: 20, worst: 90 }, guest: { average: 2, worst: 30 } },
    daysKept: 90,
    bytes: { confirmNumber: 6 },
  },
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
