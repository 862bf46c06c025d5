import { date, entity, keyspace, month, query, ref, smallint, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text(), opened: date() }, identity: ["id"] });
export const Stay = entity("stay", {
  attributes: { id: text(), hotel: ref(Hotel), from: date(), until: date() },
  identity: ["id"],
});
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), floor: smallint(), number: smallint() },
  identity: ["hotel", "floor", "number"],
});
export const Cleaning = entity("cleaning", {
  attributes: { id: text(), room: ref(Room) },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a day's stays").find(Stay).given(Stay.from).range(Stay.from),
    query("Q2", "Find a hotel's stays").find(Stay).given(Stay.hotel).range(Stay.hotel.opened),
    query("Q3", "Find a day's stays").find(Stay).given(Stay.from).bucketBy(month(Stay.from)).table("stays_by_month"),
    query("Q4", "Find a month's stays").find(Stay).given(Stay.from, month(Stay.from)),
    query("Q5", "Find a hotel's stays").find(Stay).given(Stay.hotel).orderBy(Stay.hotel, Stay.from),
    query("Q6", "Find what is cleaned in a hotel").find(Cleaning).given(Cleaning.room.hotel).orderBy(Cleaning.room),
  ],
});
