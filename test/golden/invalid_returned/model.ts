import { allOf, asWritten, entity, idOf, keyspace, query, ref, text, udt } from "perquery";

const Address = udt("address", { street: text(), city: text() });

export const Hotel = entity("hotel", { attributes: { id: text(), name: text(), address: Address }, identity: ["id"] });
export const Stay = entity("stay", { attributes: { id: text(), hotel: ref(Hotel), guest: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    // @ts-expect-error how much of the hotel?
    query("Q1", "Find a guest's stays").find(Stay).given(Stay.guest).returning(Stay.hotel),
    // @ts-expect-error how much of the stay?
    query("Q2", "Find a guest's stays").find(Stay).given(Stay.guest).returning(Stay),
    query("Q3", "Find a stay")
      .find(Stay)
      .given(Stay.id)
      .also(allOf(Stay.hotel, { except: [Stay.guest, Stay.hotel.address.city] })),
    query("Q4", "Find a stay")
      .find(Stay)
      .given(Stay.id)
      .returning(asWritten(Stay.guest), asWritten(idOf(Stay.hotel))),
    // @ts-expect-error a text is nothing to return
    query("Q5", "Find a stay").find(Stay).given(Stay.id).returning("guest"),
  ],
});
