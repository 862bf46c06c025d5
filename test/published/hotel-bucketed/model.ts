import { keyspace, month, query } from "perquery";
import { Availability } from "../../../examples/hotel/model.ts";

export const hotelBucketed = keyspace("hotel_bucketed", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q4", "Find an available room in a given date range (partition bounded to one month)")
      .find(Availability)
      .given(Availability.room.hotel)
      .range(Availability.date)
      .bucketBy(month(Availability.date).as("month", "int")),
  ],
});
