import { collect, entity, keyspace, query, ref, relationship, text } from "perquery";

export const Person = entity("person", { attributes: { id: text() }, identity: ["id"] });
export const Teams = relationship("teams", {
  attributes: { first: ref(Person), second: ref(Person), third: ref(Person) },
});

export const club = keyspace("club", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a person").find(Person).given(Person.id).also(collect(Teams.third))],
});
