import { entity, keyspace, query, ref, text, udt } from "perquery";

const Address = udt("address", { street: text(), road: text().renamedFrom("street") });

export const Guest = entity("guest", {
  attributes: { id: text(), phone: text().renamedFrom("telephone"), telephone: text(), home: Address },
  identity: ["id"],
});
export const Stay = entity("stay", {
  attributes: { id: text(), visitor: ref(Guest).renamedFrom("visitor"), note: text().renamedFrom("") },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
