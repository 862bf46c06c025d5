import {
  collect,
  date,
  day,
  entity,
  keyspace,
  month,
  query,
  ref,
  relationship,
  smallint,
  text,
  timestamp,
  udt,
} from "perquery";

const Address = udt("address", { street: text(), city: text() });
export const Hotel = entity("hotel", { attributes: { id: text(), address: Address }, identity: ["id"] });
export const Poi = entity("poi", { attributes: { name: text(), about: text() }, identity: ["name"] });
export const Near = relationship("near", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } });
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const Stay = entity("stay", {
  attributes: { id: text(), room: ref(Room), night: date(), bookedAt: timestamp(), guest: text() },
  identity: ["id"],
  keys: [["room", "night"]],
});

const environments = { production: { datacenter1: 3 }, development: 1 };

export const hotels = keyspace("hotels", {
  replication: environments,
  queries: [
    query("Q1", "Find hotels near a point of interest").find(Near.hotel).given(Near.poi).entry().for("guest"),
    query("Q2", "Find a hotel").find(Hotel).given(Hotel.id).also(collect(Near.poi)).after("Q1", "Q12"),
    query("Q3", "Find a point of interest").find(Poi).given(Poi.name).after("Q2"),
    query("Q4", "Find the hotels of a city").find(Hotel).given(Hotel.address.city).after("Q2"),
    // neither the room nor the night of a hotel is known, and the day is typed in
    query("Q5", "Find the stays in a room").find(Stay).given(Stay.room, Stay.night).after("Q2"),
    query("Q6", "Find the stays that were booked on a day")
      .find(Stay)
      .given(Stay.room.hotel, day(Stay.bookedAt))
      .after("Q2")
      .typedIn(Stay.bookedAt),
    query("Q7", "Find the stays of a guest, whom Q5 returns, in a month")
      .find(Stay)
      .given(Stay.guest, month(Stay.night))
      .after("Q5"),
    query("Q8", "Find the stays of a guest in a room, whose number is missed before")
      .find(Stay)
      .given(Stay.guest, Stay.room)
      .after("Q5"),
    query("Q9", "Find rooms").find(Room).given(Room.hotel),
    query("Q10", "Find a room, as before").find(Room).given(Room.hotel, Room.number).after("Q9").servedBy("Q9"),
    query("Q11", "Find the points of interest near a hotel").find(Near.poi).given(Near.hotel).after("Q13"),
    query("Q13", "Find a hotel near one").find(Near.hotel).given(Near.hotel, Near.poi).after("Q11").table("pairs"),
  ],
});
