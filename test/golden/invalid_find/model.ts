import { asWritten, entity, keyspace, named, query, ref, relationship, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Poi = entity("poi", { attributes: { name: text() }, identity: ["name"] });
export const Near = relationship("near", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    // @ts-expect-error nothing is found
    query("Q1", "Find"),
    // @ts-expect-error there is no "inn"
    query("Q2", "Find an inn").find(Near.inn),
    // @ts-expect-error an attribute is no entity
    query("Q3", "Find a hotel's name").find(Hotel.name).given(Hotel.id),
    query("Q4", "Find a hotel").find(named(Hotel, "inns")).given(Hotel.id),
    // @ts-expect-error an entity is no copy
    query("Q5", "Find hotels near a poi").find(asWritten(Near.hotel)).given(Near.poi),
  ],
});
