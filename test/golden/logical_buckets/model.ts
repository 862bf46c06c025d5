import {
  bigint,
  date,
  day,
  desc,
  entity,
  every,
  hash,
  hour,
  keyspace,
  month,
  query,
  ref,
  text,
  timestamp,
  timeuuid,
  uuid,
  week,
  year,
} from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text(), name: text().immutable() }, identity: ["id"] });
export const Stay = entity("stay", {
  attributes: { hotel: ref(Hotel), night: date(), room: text() },
  identity: ["hotel", "night", "room"],
});
export const Event = entity("event", {
  attributes: { id: timeuuid().generated(), kind: text(), at: timestamp(), millis: bigint(), user: uuid().optional() },
  identity: ["id"],
});

export const buckets = keyspace("buckets", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find stays by hotel in a range of nights, a partition a month")
      .find(Stay)
      .given(Stay.hotel)
      .bucketBy(month(Stay.night).as("month", "int"))
      .range(Stay.night)
      .also(Stay.hotel.name),
    query("Q2", "Find the events of a kind on a day, latest first")
      .find(Event)
      .given(Event.kind, day(Event.at).zone("Europe/Paris"))
      .orderBy(desc(Event.at)),
    query("Q3", "Find events of an hour")
      .find(Event)
      .bucketBy(hour(Event.id).as("hour", "bigint"))
      .orderBy(desc(Event.id))
      .table("events_by_hour"),
    query("Q4", "Find events of a user in a week")
      .find(Event)
      .given(Event.user)
      .bucketBy(week(Event.at))
      .range(Event.at),
    query("Q5", "Find events of a year, spread over partitions")
      .find(Event)
      .given(year(Event.at), hash(Event.id, 16).as("shard"))
      .table("events_by_year"),
    query("Q6", "Find events by ten minutes").find(Event).bucketBy(every(600_000, Event.millis)).range(Event.millis),
    query("Q7", "Find all events").find(Event).inOnePartition().orderBy(Event.kind).table("all_events"),
    query("Q9", "Find the stays of a night, spread by hotel")
      .find(Stay)
      .given(Stay.night)
      .bucketBy(hash(Stay.hotel, 8)),
    query("Q8", "Read everything").find(Event).scan(),
  ],
});
