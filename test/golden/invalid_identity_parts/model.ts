import {
  counter,
  duration,
  entity,
  frozen,
  keyspace,
  list,
  query,
  ref,
  set,
  smallint,
  text,
  udt,
  unfrozen,
} from "perquery";

const Address = udt("address", { street: text(), city: text() });

export const Hotel = entity("hotel", {
  attributes: { id: text(), address: Address, tags: set(text()) },
  identity: ["id"],
});
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel).optional(), number: smallint() },
  identity: ["hotel", "number"],
});
export const Stay = entity("stay", {
  attributes: { id: text(), room: ref(Room), nights: duration() },
  // @ts-expect-error there is no "code"
  identity: ["code", "nights"],
  keys: [
    ["room.hotel.tags", "id"],
    ["room", "room.hotel"],
  ],
});
export const Visit = entity("visit", {
  attributes: { hotel: ref(Hotel), place: unfrozen(Address), stops: frozen(list(duration())), seen: counter() },
  identity: ["hotel", "place", "stops", "seen", "hotel"],
  keys: [["hotel.address.city"]],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
