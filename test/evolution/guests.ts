import { entity, hash, keyspace, query, ref, text, udt } from "perquery";

const replication = { development: 1 };

/** Guests and their stays, before something in them gets another name. */
export function guestsBefore(name = "hotel"): Record<string, unknown> {
  const Address = udt("address", { street: text(), city: text() });
  const Guest = entity("guest", {
    attributes: { id: text(), telephone: text(), mail: text(), home: Address },
    identity: ["id"],
  });
  const Stay = entity("stay", { attributes: { id: text(), visitor: ref(Guest), room: text() }, identity: ["id"] });
  const hotel = keyspace(name, {
    replication,
    queries: [
      query("Q1", "Find a guest").find(Guest).given(Guest.id).returning(Guest.mail, Guest.home),
      query("Q2", "Find guests by phone").find(Guest).given(Guest.telephone).table("guests_by_phone"),
      query("Q3", "Find the stays of a guest").find(Stay).given(Stay.visitor).table("stays_of"),
      query("Q4", "Find the stays in a room").find(Stay).given(Stay.room).bucketBy(hash(Stay.visitor, 4)),
    ],
  });
  return { Address, Guest, Stay, hotel };
}

/** The same with other names: of keys and of a field, which Cassandra can rename, and of a value, which keeps its column unless told not to. */
export function guestsAfter(name = "hotel", { keepsColumn = true, says = true } = {}): Record<string, unknown> {
  const Address = udt("address", { road: says ? text().renamedFrom("street") : text(), city: text() });
  const phone = says ? text().renamedFrom("telephone") : text();
  const email = says ? text().renamedFrom("mail") : text();
  const Guest = entity("guest", {
    attributes: {
      id: text(),
      phone: phone.named("phone"),
      email: keepsColumn ? email.named("mail") : email,
      home: Address,
    },
    identity: ["id"],
  });
  const Stay = entity("stay", {
    attributes: { id: text(), guest: says ? ref(Guest).renamedFrom("visitor") : ref(Guest), room: text() },
    identity: ["id"],
  });
  const hotel = keyspace(name, {
    replication,
    queries: [
      query("Q1", "Find a guest").find(Guest).given(Guest.id).returning(Guest.email, Guest.home),
      query("Q2", "Find guests by phone").find(Guest).given(Guest.phone).table("guests_by_phone"),
      query("Q3", "Find the stays of a guest").find(Stay).given(Stay.guest).table("stays_of"),
      query("Q4", "Find the stays in a room").find(Stay).given(Stay.room).bucketBy(hash(Stay.guest, 4)),
    ],
  });
  return { Address, Guest, Stay, hotel };
}
