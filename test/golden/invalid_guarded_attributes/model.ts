import { counterEntity, counter, entity, keyspace, list, query, ref, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Room = entity("room", {
  attributes: { id: text(), hotel: ref(Hotel), number: text(), beds: list(text()) },
  identity: ["id"],
  unique: [
    ["hotel", "number"],
    ["hotel.name", "number"],
  ],
  guarded: true,
});
const guarded = { guarded: true };
export const Views = counterEntity("views", {
  attributes: { room: ref(Room), times: counter() },
  identity: ["room"],
  ...guarded,
});

export const model = keyspace("model", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a room").find(Room).given(Room.id)],
});
