import { desc, entity, keyspace, list, map, query, ref, text, unfrozen, udt, duration, frozen } from "perquery";

const Address = udt("address", { street: text(), city: text() });

export const Hotel = entity("hotel", {
  attributes: {
    id: text(),
    name: text(),
    address: unfrozen(Address),
    phones: list(text()),
    open: frozen(map(text(), duration())),
  },
  identity: ["id"],
});
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: text() },
  identity: ["hotel", "number"],
});
export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    // @ts-expect-error there is no "naem"
    query("Q1", "Find hotels by name").find(Hotel).given(Hotel.naem),
    // @ts-expect-error a text is no path
    query("Q2", "Find hotels by name").find(Hotel).given("name"),
    // @ts-expect-error the entity itself is no attribute
    query("Q3", "Find a room").find(Room).given(Room),
    // @ts-expect-error the path starts from another entity
    query("Q4", "Find a hotel's rooms").find(Room).given(Hotel.id),
    // @ts-expect-error no ref leads to it
    query("Q5", "Find a guest's rooms").find(Room).given(Room.hotel).orderBy(Guest.name),
    // @ts-expect-error an unfrozen list
    query("Q6", "Find hotels by phones").find(Hotel).given(Hotel.phones),
    // @ts-expect-error an unfrozen UDT
    query("Q7", "Find hotels by address").find(Hotel).given(Hotel.name).orderBy(Hotel.address),
    query("Q8", "Find hotels by when they are open").find(Hotel).given(Hotel.open),
    // @ts-expect-error a direction is for orderBy
    query("Q9", "Find hotels by name, from Z").find(Hotel).given(desc(Hotel.name)),
  ],
});
