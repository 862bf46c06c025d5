import { entity, keyspace, query, ref, relationship, text } from "perquery";

// @ts-expect-error an identity has at least one attribute
export const Hotel = entity("hotel", { attributes: { id: text(), name: text }, identity: [] });
export const Near = relationship("near", { attributes: { distance: text() } });
export const Room = entity("room", {
  attributes: { hotel: Hotel, number: text(), floor: ref(Near) },
  identity: ["number"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
