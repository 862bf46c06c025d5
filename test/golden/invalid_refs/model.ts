import { entity, keyspace, query, ref, smallint, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const Stay = entity("stay", {
  attributes: {
    id: text(),
    // @ts-expect-error a path is no entity
    hotel: ref(Room.hotel),
    // @ts-expect-error nor is nothing
    guest: ref(undefined),
    room: ref(Room).named("room"),
  },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a stay").find(Stay).given(Stay.id)],
});
