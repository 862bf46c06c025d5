import { date, entity, keyspace, query, ref, smallint, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const Stay = entity("stay", {
  attributes: { id: text(), room: ref(Room), guest: text(), from: date(), until: date() },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a guest's stays in rooms").find(Stay).given(Stay.guest).range(Stay.room),
    query("Q2", "Find a guest's stays in a time").find(Stay).given(Stay.guest).range(Stay.from).range(Stay.until),
  ],
});
