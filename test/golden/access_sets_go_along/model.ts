import { collect, entity, keyspace, query, ref, relationship, text } from "perquery";

/** Hotels are filed under the name of their chain, with the set of what is near: when the chain is renamed, the set goes along. */
export const Chain = entity("chain", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Hotel = entity("hotel", {
  attributes: { id: text(), chain: ref(Chain).immutable() },
  identity: ["id"],
});
export const Poi = entity("poi", { attributes: { name: text() }, identity: ["name"] });
export const Near = relationship("near", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } });

export const hotels = keyspace("hotels", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a chain").find(Chain).given(Chain.id),
    query("Q2", "Find a hotel").find(Hotel).given(Hotel.id),
    query("Q3", "Find hotels of a chain").find(Hotel).given(Hotel.chain).table("hotels_of_chain"),
    query("Q4", "Find hotels by the chain's name")
      .find(Hotel)
      .given(Hotel.chain.name)
      .also(collect(Near.poi).as("pois"))
      .table("hotels_by_chain_name"),
    query("Q5", "Find what is near a hotel").find(Near.poi).given(Near.hotel),
  ],
});
