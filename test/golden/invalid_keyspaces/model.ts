import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });

export const one = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
export const two = keyspace("hotel", {
  replication: { development: 1 },
  // @ts-expect-error an entity is no query, nor is what a comma too many leaves
  queries: [query("Q2", "Find a hotel").find(Hotel).given(Hotel.id), Hotel, undefined],
});
export const three = keyspace("hotel-3", {
  replication: { development: 1 },
  // @ts-expect-error a text is neither true nor false
  durableWrites: "no",
  queries: [query("Q3", "Find a hotel").find(Hotel).given(Hotel.id)],
});
export const four = keyspace("archive", {
  replication: { development: 1 },
  // @ts-expect-error options of tables go into options
  compaction: { class: "LeveledCompactionStrategy" },
  queries: [query("Q4", "Find a hotel").find(Hotel).given(Hotel.id)],
});
