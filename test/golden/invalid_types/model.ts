import {
  counter,
  duration,
  entity,
  float,
  frozen,
  keyspace,
  list,
  map,
  oneOf,
  query,
  set,
  text,
  tuple,
  udt,
  vector,
} from "perquery";

// @ts-expect-error a counter has a table of its own
const Hits = udt("hits", { views: counter() });

export const Hotel = entity("hotel", {
  attributes: {
    id: text(),
    // @ts-expect-error no value is one of none
    stars: oneOf(),
    status: oneOf("open", "closed", "open"),
    short: vector(0),
    long: vector(float(), 8193),
    // @ts-expect-error counters are not in lists
    views: list(counter()),
    // @ts-expect-error a duration has no order
    stays: set(duration()),
    byLength: map(frozen(list(duration())), text()),
    // @ts-expect-error a tuple has elements
    position: tuple(),
    hits: Hits,
    nested: list(map(text(), vector(-1))),
  },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
