// Guests and their stays. Each query becomes a table, and each write reaches every table that holds what it changes.
import { date, desc, entity, int, keyspace, query, ref, text, uuid } from "perquery";

export const Guest = entity("guest", {
  attributes: { guestId: uuid().generated(), name: text(), email: text() },
  identity: ["guestId"],
});

export const Stay = entity("stay", {
  attributes: { stayId: uuid().generated(), guest: ref(Guest), hotel: text(), arrival: date(), nights: int() },
  identity: ["stayId"],
});

export const hotel = keyspace("hotel", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a guest").find(Guest).given(Guest.guestId),
    query("Q2", "Find a stay").find(Stay).given(Stay.stayId),
    query("Q3", "Find the stays of a guest, the latest first").find(Stay).given(Stay.guest).orderBy(desc(Stay.arrival)),
    query("Q4", "Find who arrives at a hotel on a day")
      .find(Stay)
      .given(Stay.hotel, Stay.arrival)
      .also(Stay.guest.name),
  ],
});
