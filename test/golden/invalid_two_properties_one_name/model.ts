import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", {
  attributes: {
    id: text(),
    name: text().named("hotel_name"),
    title: text().named("hotelName"),
    motto: text().named("__proto__"),
  },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
