import { entity, keyspace, query, text } from "perquery";

export const Room = entity("room", {
  attributes: { id: text(), floor: text() },
  identity: ["id"],
  guarded: true,
});

export const model = keyspace("model", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a room").find(Room).given(Room.id).options({ defaultTimeToLive: 3600 }),
    query("Q2", "Find rooms of a floor").find(Room).given(Room.floor).options({ gcGraceSeconds: 0 }),
  ],
});
