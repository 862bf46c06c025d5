import { counter, counterEntity, date, entity, keyspace, query, ref, text } from "perquery";

/** Counters stand beside their key and nothing else, in each of their tables. */
export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const HotelViews = counterEntity("hotelViews", {
  plural: "hotel_views",
  attributes: { hotel: ref(Hotel), day: date(), views: counter(), calls: counter() },
  identity: ["hotel", "day"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel").find(Hotel).given(Hotel.id),
    query("Q2", "Find a hotel's views day by day").find(HotelViews).given(HotelViews.hotel).range(HotelViews.day),
    query("Q3", "Find a day's views").find(HotelViews).given(HotelViews.day).returning(HotelViews.views),
  ],
});
