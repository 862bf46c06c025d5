import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel").find(Hotel).given(Hotel.id),
    query("Q 2", "Find hotels by name").find(Hotel).given(Hotel.name),
    query("Q3", " ").find(Hotel).scan().table("all_hotels"),
    // @ts-expect-error a number is no text
    query(4, "Find all hotels").find(Hotel).inOnePartition().table("few_hotels"),
    query("Q1", "Find a hotel again").find(Hotel).given(Hotel.id).table("again"),
  ],
});
