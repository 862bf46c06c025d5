import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel").find(Hotel).given(Hotel.id).table("find_hotel"),
    query("Q2", "Find hotels by name").find(Hotel).given(Hotel.name),
  ],
});
