import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
export const archive = keyspace("archive", {
  replication: { development: 1 },
  queries: [query("Q2", "Find a hotel of the past").find(Hotel).given(Hotel.id)],
});
