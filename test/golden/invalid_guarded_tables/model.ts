import { entity, keyspace, query, text } from "perquery";

export const Room = entity("room", {
  attributes: { id: text(), floor: text(), wing: text() },
  identity: ["id"],
  guarded: true,
});

export const Guest = entity("guest", {
  attributes: { id: text(), name: text(), version: text().named("guard_version") },
  identity: ["id"],
  guarded: true,
});

export const Amenity = entity("amenity", {
  attributes: {
    id: text(),
    roomThatItBelongsTo: text(),
    nameThatGuestsKnow: text(),
    holder: text().named("holder_id"),
  },
  identity: ["id"],
  unique: [["roomThatItBelongsTo", "nameThatGuestsKnow"], ["holder"]],
  guarded: true,
});

export const model = keyspace("model", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find rooms of a floor").find(Room).given(Room.floor),
    query("Q2", "Find a guest").find(Guest).given(Guest.id),
    query("Q3", "Find an amenity").find(Amenity).given(Amenity.id),
  ],
});
