import { date, entity, keyspace, list, query, ref, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Stay = entity("stay", {
  attributes: { hotel: ref(Hotel), night: date(), until: date(), notes: list(text()) },
  identity: ["hotel", "night"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    // @ts-expect-error Hotel.name does not start from the rows
    query("Q1", "Find stays by hotel").find(Stay).given(Hotel.name),
    // @ts-expect-error a collection has no place in a key
    query("Q2", "Find stays by notes").find(Stay).given(Stay.notes),
    query("Q3", "Find stays in a time").find(Stay).given(Stay.hotel).range(Stay.night).range(Stay.until),
    query("Q3", "Find all stays").find(Stay),
    // @ts-expect-error a ref says nothing of how much of it is wanted
    query("Q4", "Find a hotel's stays").find(Stay).given(Stay.hotel).also(Stay.hotel),
  ],
});
