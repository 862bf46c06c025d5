import { entity, hash, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), country: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find the hotels of a country").find(Hotel).given(Hotel.country).bucketBy(hash(Hotel.id, 16))],
});
