import { date, entity, keyspace, query, ref, text } from "perquery";

export const Chain = entity("chain", { attributes: { name: text() }, identity: ["name"] });
export const Hotel = entity("hotel", { attributes: { id: text(), name: text(), chain: ref(Chain) }, identity: ["id"] });
export const Stay = entity("stay", { attributes: { id: text(), hotel: ref(Hotel), from: date() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a stay").find(Stay).given(Stay.id).also(Stay.hotel.name)],
});
