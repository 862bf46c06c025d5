import { asc, day, desc, keyspace, named, query, type Query } from "perquery";
import { Guest, Hotel, HotelViews, Near, Reservation, Stay, Wrong } from "./model.ts";

const start = query("Q1", "Find it");

// `find` takes an entity or a ref; the rows are of the entity that the path starts from.
start.find(Reservation) satisfies Query<"reservation">;
start.find(Near.hotel) satisfies Query<"near">;
start.find(Reservation.room.hotel) satisfies Query<"reservation">;
// @ts-expect-error an attribute
start.find(Hotel.name);
// @ts-expect-error not an attribute at all
start.find(Wrong.hotel);

// What may be in a key: values, frozen ones, fields, refs.
start
  .find(Stay)
  .given(Stay.room, Stay.labels, Stay.address, Stay.address.city, Stay.room.hotel.address.city, day(Stay.bookedAt))
  .optionally(Stay.day, named(Stay.sequence, "number"))
  .range(Stay.bookedAt)
  .orderBy(
    Stay.room.hotel,
    desc(Stay.sequence),
    asc(Stay.day),
    named(desc(Stay.labels), "labels"),
    desc(named(Stay.address, "a")),
  )
  .keyedBy("room", "day")
  .table("stays")
  .options({ compression: false, caching: { keys: "ALL", rowsPerPartition: 10 }, readRepair: "NONE" });
start.find(Stay).scan();
start.find(Stay).inOnePartition();
start.find(Stay).inOnePartition({ column: "stay_bucket", type: "int" });
start.find(Stay).servedBy("Q4");
start
  .find(Stay)
  .given(Stay.room, Stay.day)
  .entry()
  .after("Q1", "Q2")
  .typedIn(Stay.room, Stay.room.hotel.address.city)
  .for("guest", "front desk");
// @ts-expect-error after nothing
start.find(Stay).after();
// @ts-expect-error after what is no number of a query
start.find(Stay).after(start.find(Stay));
// @ts-expect-error of another entity
start.find(Stay).typedIn(Hotel.id);
// @ts-expect-error a collection, which nothing can be given by
start.find(Stay).typedIn(Stay.notes);
// @ts-expect-error nobody
start.find(Stay).for();
start.find(Stay).servedBy("Q2", { index: "sai", caseSensitive: false, similarityFunction: "COSINE" });

// @ts-expect-error a collection
start.find(Stay).given(Stay.notes);
// @ts-expect-error an unfrozen UDT
start.find(Stay).given(Stay.openAddress);
// @ts-expect-error a duration
start.find(Stay).range(Stay.length);
// @ts-expect-error a counter
start.find(HotelViews).orderBy(HotelViews.views);
// @ts-expect-error a counter
desc(HotelViews.views);
// @ts-expect-error of another entity
start.find(Near.hotel).given(Hotel.id);
// @ts-expect-error of another entity, below a bucket
start.find(Near.hotel).given(day(Stay.day));
// @ts-expect-error of another entity, with a direction
start.find(Near.hotel).orderBy(desc(Hotel.id));
// @ts-expect-error no such attribute
start.find(Reservation).given(Reservation.guest.lastname);
// @ts-expect-error no such field
start.find(Hotel).given(Hotel.address.town);
// @ts-expect-error an entity
start.find(Hotel).given(Hotel);
// @ts-expect-error an entity where a ref was meant
start.find(Wrong).given(Wrong.hotel);
// @ts-expect-error a type without parentheses
start.find(Wrong).orderBy(Wrong.name);
// @ts-expect-error a number
start.find(Wrong).range(Wrong.number);
// @ts-expect-error a name
start.find(Hotel).given("id");
// @ts-expect-error two ranges
start.find(Stay).range(Stay.day, Stay.bookedAt);
// @ts-expect-error a direction outside of an order
start.find(Stay).given(desc(Stay.day));
// @ts-expect-error a direction outside of an order
start.find(Stay).range(desc(Stay.day));
// @ts-expect-error a bucket in the clustering
start.find(Stay).optionally(day(Stay.day));
// @ts-expect-error a bucket as an order
start.find(Stay).orderBy(day(Stay.day));
// @ts-expect-error no names
start.find(Stay).keyedBy();
// @ts-expect-error no type of a constant
start.find(Stay).inOnePartition({ type: "uuid" });
// @ts-expect-error no such index
start.find(Stay).servedBy("Q2", { index: "lucene" });

start
  .find(Stay)
  .scan()
  .estimate({ rowsPerPartition: { average: 12, worst: 3_000 }, readsPerDay: 2_000 });
// @ts-expect-error no such word
start.find(Stay).scan().estimate({ rows: 12 });

// A keyspace takes complete queries of any entity.
keyspace("hotel", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  durableWrites: true,
  options: { defaultTimeToLive: 60 },
  queries: [start.find(Stay).scan(), start.find(Guest).given(Guest.guestId)],
});
// @ts-expect-error it has found nothing
keyspace("hotel", { replication: { development: 1 }, queries: [query("Q1", "Find it")] });
// @ts-expect-error no replication
keyspace("hotel", { queries: [] });
// @ts-expect-error an entity is no query
keyspace("hotel", { replication: { development: 1 }, queries: [Hotel] });

start.find(Stay).accept("PQ5113", "a room has a hundred at most");
// @ts-expect-error no reason
start.find(Stay).accept("PQ5113");
// @ts-expect-error no code
start.find(Stay).accept("5113", "because");
