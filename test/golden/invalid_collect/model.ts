import { asWritten, collect, date, entity, keyspace, query, ref, relationship, smallint, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Poi = entity("poi", { attributes: { name: text() }, identity: ["name"] });
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const Near = relationship("near", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } });
export const Sisters = relationship("sisters", { attributes: { older: ref(Hotel), younger: ref(Hotel) } });
export const Uses = relationship("uses", { attributes: { poi: ref(Poi), room: ref(Room) } });
export const Tour = relationship("tour", {
  attributes: { hotel: ref(Hotel), poi: ref(Poi), day: date() },
  identity: ["hotel", "poi", "day"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find hotels near a poi").find(Near.hotel).given(Near.poi).also(collect(Near.poi)),
    query("Q2", "Find a poi").find(Poi).given(Poi.name).also(collect(Sisters.older)),
    query("Q3", "Find a hotel with its sister hotels")
      .find(Hotel)
      .given(Hotel.id)
      .also(collect(Sisters.younger).of(Sisters.younger)),
    query("Q4", "Find a poi with its rooms")
      .find(Poi)
      .given(Poi.name)
      .also(collect(Uses.room))
      .table("pois_with_rooms"),
    query("Q5", "Find a hotel with its tours").find(Hotel).given(Hotel.id).also(collect(Tour.poi)),
    query("Q6", "Find a hotel with its pois")
      .find(Hotel)
      .given(Hotel.id)
      .also(asWritten(collect(Near.poi))),
    // @ts-expect-error an attribute is no ref
    query("Q7", "Find a hotel with the names of pois").find(Hotel).given(Hotel.id).also(collect(Near.poi.name)),
    // @ts-expect-error nor is a text
    query("Q8", "Find a hotel with its pois").find(Hotel).given(Hotel.id).also(collect("near.poi")),
    query("Q9", "Find a hotel with its pois").find(Hotel).given(Hotel.id).also(collect(Near.poi).as("")),
  ],
});
