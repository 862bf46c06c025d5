import { entity, keyspace, query, text } from "perquery";

export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
/** What a type check would refuse. */
const options = { index: "sai", index_analyzer: "\u0007" } as const;

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  accept: { PQ4003: "one\u2029node" },
  queries: [
    query("Q1", "Find a guest\u202E '; DROP").find(Guest).given(Guest.id),
    query("Q2", "Find guests by name\r").find(Guest).given(Guest.name).for("the desk\u0000"),
    query("Q3", "Find guests \uD800").find(Guest).scan().table("all_guests").accept("PQ5110", "few\u2066"),
    query("Q4", "Find guests by name and more").find(Guest).given(Guest.name).table("more").servedBy("Q1", options),
  ],
});
