import { date, entity, keyspace, query, ref, smallint, text, type QueryEstimate } from "perquery";

/** What a type check would refuse. */
const unchecked = (estimate: object): QueryEstimate => estimate;

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const Stay = entity("stay", { attributes: { room: ref(Room), from: date() }, identity: ["room", "from"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel").find(Hotel).given(Hotel.id).estimate({ readsPerDay: 1 }).estimate({ readsPerDay: 2 }),
    query("Q2", "Find a hotel's rooms")
      .find(Room)
      .given(Room.hotel)
      .estimate(unchecked({ reads: 5, readsPerDay: "5" })),
    query("Q3", "Find a hotel's stays").find(Stay).given(Stay.room.hotel).estimate(unchecked([])),
    query("Q4", "Find the stays again")
      .find(Stay)
      .given(Stay.room.hotel)
      .servedBy("Q3")
      .estimate({ rowsPerPartition: 300 }),
  ],
});
