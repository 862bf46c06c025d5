import { entity, keyspace, query, ref, relationship, text } from "perquery";

/** Members are found by club, and not by person: a person who goes stays a member. */
export const Person = entity("person", { attributes: { id: text(), name: text().immutable() }, identity: ["id"] });
export const Club = entity("club", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Member = relationship("member", { attributes: { club: ref(Club), person: ref(Person), role: text() } });

export const clubs = keyspace("clubs", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a person").find(Person).given(Person.id),
    query("Q2", "Find a club").find(Club).given(Club.id),
    query("Q3", "Find the members of a club").find(Member.person).given(Member.club).also(Member.role),
  ],
});
