import { entity, keyspace, query, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
export const Inn = entity("hotel", { attributes: { code: text(), name: text() }, identity: ["code"] });
export const RoomType = entity("roomType", { attributes: { id: text() }, identity: ["id"] });
export const RoomKind = entity("room_type", { attributes: { id: text() }, identity: ["id"] });
export const Poi = entity("point of interest", { attributes: { name: text() }, identity: ["name"] });
export const Guest = entity("guest", { plural: "guests & visitors", attributes: { id: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
