import { double, entity, keyspace, list, oneOf, query, text, timestamp, uuid } from "perquery";

export const Ticket = entity("ticket", {
  attributes: {
    id: uuid(),
    state: oneOf("open", "closed"),
    openedAt: timestamp(),
    labels: list(text()),
    cost: double(),
  },
  identity: ["id"],
  accept: {
    PQ5115: "labels are shown in the order in which they were added",
    PQ5140: "", // no reason: it is found all the same
  },
});
export const Event = entity("event", {
  attributes: { source: text(), at: timestamp(), what: text() },
  identity: ["source", "at"],
  accept: { PQ5113: "a source is switched off after a week" },
});

export const tickets = keyspace("tickets", {
  replication: { production: { datacenter1: 2 }, development: 1 },
  accept: { PQ5131: "a demonstration that may be down", PQ5132: "there are more tables than one would like" },
  queries: [
    query("Q1", "Find a ticket").find(Ticket).given(Ticket.id),
    query("Q2", "Find tickets in a state")
      .find(Ticket)
      .given(Ticket.state)
      .orderBy(Ticket.openedAt)
      .accept("PQ5110", "there are some hundred tickets, and none is ever added to")
      .accept("PQ5111", "misspelt"),
    query("Q3", "Find events").find(Event).given(Event.source).orderBy(Event.at).accept("PQ2001", "is an error"),
    query("Q4", "Find events since")
      .find(Event)
      .given(Event.source)
      .range(Event.at)
      .table("events_by_source_in_the_order_of_the_time_when_they_came")
      .accept("PQ3010", "the name is that of a table that exists")
      .accept("PQ5134", " "),
  ],
});
