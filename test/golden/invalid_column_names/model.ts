import { allOf, entity, idOf, keyspace, named, query, ref, smallint, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const Stay = entity("stay", { attributes: { id: text(), room: ref(Room), guest: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a room's stays").find(Stay).given(named(Stay.room, "place")),
    query("Q2", "Find a guest's stays")
      .find(Stay)
      .given(Stay.guest)
      .returning(named(idOf(Stay.room), "place")),
    query("Q3", "Find a stay")
      .find(Stay)
      .given(Stay.id)
      // @ts-expect-error one name for all attributes
      .also(named(allOf(Stay.room), "place")),
    query("Q4", "Find hotels by name").find(Hotel).given(named(Hotel.name, "")),
    query("Q5", "Find all hotels").find(Hotel).inOnePartition({ column: "all\thotels" }),
    query("Q6", "Find stays by guest").find(Stay).given(named(Stay.guest, "who")).also(named(Stay.guest, "guest_name")),
  ],
});
