import { counter, counterEntity, entity, keyspace, query, ref, smallint, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text(), views: counter() }, identity: ["id"] });
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint() },
  identity: ["hotel", "number"],
});
export const RoomViews = counterEntity("roomViews", {
  attributes: { room: ref(Room), views: counter(), lastViewer: text(), hotel: ref(Hotel) },
  identity: ["room"],
});
export const HotelCalls = counterEntity("hotelCalls", { attributes: { hotel: ref(Hotel) }, identity: ["hotel"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
