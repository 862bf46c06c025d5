import { entity, keyspace, query, ref, text } from "perquery";

export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Stay = entity("stay", {
  attributes: { id: text(), guest: ref(Guest), guestName: text() },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a stay").find(Stay).given(Stay.id),
    query("Q2", "Find stays by a guest's name").find(Stay).given(Stay.guest.name).returning(Stay.id),
  ],
});
