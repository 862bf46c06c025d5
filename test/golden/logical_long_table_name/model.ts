import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", {
  attributes: { id: text(), stateOrProvince: text(), postalCode: text(), chainName: text() },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a chain's hotels somewhere")
      .find(Hotel)
      .given(Hotel.stateOrProvince, Hotel.postalCode, Hotel.chainName),
  ],
});
