import { desc, entity, int, keyspace, query, text, timestamp } from "perquery";

/** What a read gives, and where a range has no place yet: behind columns that a caller may leave out. */
export const Event = entity("event", {
  attributes: { id: text(), kind: text(), level: int(), at: timestamp() },
  identity: ["id"],
});

export const events = keyspace("events", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find events of a kind, or of one level, in a time")
      .find(Event)
      .given(Event.kind)
      .optionally(Event.level)
      .range(Event.at),
    query("Q2", "Find all events in a time").find(Event).inOnePartition().range(Event.at).table("all_events"),
    query("Q3", "Find all events, the latest first")
      .find(Event)
      .inOnePartition()
      .orderBy(desc(Event.at))
      .servedBy("Q2")
      .table("latest_events"),
    query("Q4", "Find all events of a level")
      .find(Event)
      .inOnePartition()
      .given(Event.level)
      .servedBy("Q2", { index: "sai" })
      .table("all_events_by_level"),
    query("Q5", "Read everything").find(Event).scan(),
  ],
});
