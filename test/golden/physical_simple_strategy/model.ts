import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { production: 3, development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
