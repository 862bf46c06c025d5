import { entity, keyspace, query, text, uuid } from "perquery";

export const Guest = entity("guest", {
  attributes: { userId: uuid(), user_id: text(), "": text(), 1: text(), ["__proto__"]: text() },
  identity: ["userId"],
});
export const Hotel = entity("hotel", {
  attributes: { id: text(), name: text().named(""), phone: text().named("id"), fax: text().named("fax\nnumber") },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
