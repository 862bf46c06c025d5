import {
  bigint,
  date,
  entity,
  keyspace,
  list,
  map,
  month,
  query,
  set,
  text,
  timestamp,
  udt,
  uuid,
  varint,
} from "perquery";

/** The configuration asks for other TypeScript types: of instants, days and whole numbers, wherever they stand. */
const Span = udt("span", { from: timestamp(), to: timestamp() });

export const Event = entity("event", {
  attributes: {
    id: uuid(),
    kind: text(),
    at: timestamp(),
    day: date(),
    size: bigint(),
    total: varint(),
    seen: list(timestamp()),
    days: set(date()),
    counts: map(bigint(), varint()),
    span: Span,
  },
  identity: ["id"],
});

export const events = keyspace("events", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find an event").find(Event).given(Event.id),
    query("Q2", "Find events of a kind by instant")
      .find(Event)
      .given(Event.kind)
      .bucketBy(month(Event.at))
      .range(Event.at),
    query("Q3", "Find events of a kind by day")
      .find(Event)
      .given(Event.kind)
      .bucketBy(month(Event.day))
      .range(Event.day)
      .table("events_by_kind_day"),
  ],
});
