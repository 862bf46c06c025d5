import { date, entity, keyspace, query, ref, smallint, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
export const Availability = entity("availability", {
  plural: "available_rooms",
  attributes: { hotel: ref(Hotel), room: smallint(), date: date() },
  identity: ["hotel", "room", "date"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find available rooms by hotel / date")
      .find(Availability)
      .given(Availability.hotel)
      .orderBy(Availability.room)
      .range(Availability.date),
  ],
});
