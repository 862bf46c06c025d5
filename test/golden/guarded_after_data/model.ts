import { entity, keyspace, query, text } from "perquery";

export const Room = entity("room", {
  attributes: { id: text(), floor: text(), name: text() },
  identity: ["id"],
  unique: [["name"]],
  guarded: true,
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a room").find(Room).given(Room.id).returning(Room.floor),
    query("Q2", "Find rooms of a floor").find(Room).given(Room.floor),
  ],
});
