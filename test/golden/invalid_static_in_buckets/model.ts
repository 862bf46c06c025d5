import { date, entity, keyspace, month, query, ref, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Stay = entity("stay", { attributes: { id: text(), hotel: ref(Hotel), from: date() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel's stays")
      .find(Stay)
      .given(Stay.hotel)
      .range(Stay.from)
      .bucketBy(month(Stay.from))
      .also(Stay.hotel.name),
  ],
});
