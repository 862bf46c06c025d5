import { day, entity, hash, keyspace, query, ref, text, timestamp } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Stay = entity("stay", {
  attributes: { id: text(), hotel: ref(Hotel), at: timestamp() },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find all hotels").find(Hotel),
    query("Q2", "Find all hotels").find(Hotel).given(),
    query("Q3", "Find hotels in an order").find(Hotel).optionally(Hotel.name).range(Hotel.id),
    query("Q4", "Find all hotels").find(Hotel).scan().orderBy(Hotel.name),
    query("Q5", "Find all hotels").find(Hotel).scan().bucketBy(hash(Hotel.id, 16)),
    query("Q6", "Find a hotel's stays").find(Stay).given(Stay.hotel).inOnePartition(),
    query("Q7", "Find a day's stays").find(Stay).given(day(Stay.at)).scan(),
  ],
});
