import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });

export const one = keyspace("one", {
  replication: {},
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
export const two = keyspace("two", {
  // @ts-expect-error texts are no numbers
  replication: { development: 0, production: { datacenter1: "3", datacenter2: 2.5 }, staging: {}, "qa/1": 1 },
  queries: [query("Q2", "Find a hotel").find(Hotel).given(Hotel.id).table("hotels_two")],
});
export const three = keyspace("three", {
  // @ts-expect-error as CQL writes it
  replication: { production: { class: "NetworkTopologyStrategy", replication_factor: 3 } },
  queries: [query("Q3", "Find a hotel").find(Hotel).given(Hotel.id).table("hotels_three")],
});
