import { date, desc, entity, keyspace, query, ref, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Stay = entity("stay", {
  attributes: { id: text(), hotel: ref(Hotel), guest: text(), from: date() },
  identity: ["id"],
  keys: [["hotel", "guest", "from"]],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel's stays").find(Stay).given(Stay.hotel, Stay.hotel.id),
    query("Q2", "Find a hotel's stays").find(Stay).given(Stay.hotel).optionally(Stay.guest, Stay.hotel),
    query("Q3", "Find a hotel's stays").find(Stay).given(Stay.hotel).orderBy(Stay.from, desc(Stay.from)),
    query("Q4", "Find a hotel's stays").find(Stay).given(Stay.hotel).table("stays").table("stays_by_hotel"),
    query("Q5", "Find a hotel's stays").find(Stay).given(Stay.hotel).keyedBy("id").keyedBy("hotel", "guest", "from"),
  ],
});
