import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", {
  attributes: { id: text(), name: text(), "the country": text() },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel").find(Hotel).given(Hotel.id).table("all hotels"),
    query("Q2", "Find hotels by name").find(Hotel).given(Hotel.name).table("1st_table"),
    query("Q3", "Find a country's hotels").find(Hotel).given(Hotel["the country"]),
    query("Q4", "Find all hotels").find(Hotel).scan().table("hotels_".repeat(32)),
    // @ts-expect-error a number is no name
    query("Q5", "Find all hotels").find(Hotel).inOnePartition().table(5),
  ],
});
