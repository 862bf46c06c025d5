import { entity, keyspace, query, ref, text, uuid } from "perquery";

export const Person = entity("person", { attributes: { id: uuid(), name: text() }, identity: ["id"] });
export const Letter = entity("letter", {
  attributes: { id: uuid(), sender: ref(Person), senderId: text(), body: text() },
  identity: ["id"],
});

export const post = keyspace("post", {
  replication: { development: 1 },
  queries: [query("Q1", "Find letters by sender").find(Letter).given(Letter.sender)],
});
