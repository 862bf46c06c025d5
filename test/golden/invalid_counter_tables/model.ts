import { counter, counterEntity, entity, keyspace, query, ref, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const HotelViews = counterEntity("hotelViews", {
  attributes: { hotel: ref(Hotel), page: text(), views: counter() },
  identity: ["hotel", "page"],
});
export const Report = entity("report", { attributes: { id: text(), of: ref(HotelViews) }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel's views").find(HotelViews).given(HotelViews.hotel).also(HotelViews.hotel.name),
    query("Q2", "Find viewed hotels of a page").find(HotelViews.hotel).given(HotelViews.page),
    query("Q3", "Find a report").find(Report).given(Report.id).also(Report.of.views),
  ],
});
