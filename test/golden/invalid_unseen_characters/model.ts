import { entity, keyspace, oneOf, query, text, udt } from "perquery";

const Address = udt("address", { street: text(), city: text().named("ci\u202Ety") });

export const Guest = entity("guest", {
  attributes: { id: text(), "na\u0085me": text().named("name"), kind: oneOf("one", "two\u0000"), home: Address },
  identity: ["id"],
  accept: { PQ5135: "it is\u001B[2J read elsewhere" },
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
