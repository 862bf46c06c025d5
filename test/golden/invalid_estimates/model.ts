import { date, entity, keyspace, list, query, ref, smallint, text, udt, type EntityEstimate } from "perquery";

/** What a type check would refuse. */
const unchecked = (estimate: object): EntityEstimate<never> => estimate;

const Address = udt("address", { street: text(), city: text() });

export const Chain = entity("chain", {
  attributes: { name: text() },
  identity: ["name"],
  estimate: unchecked({ instances: 40, count: 1e308, growthPerYear: Infinity, deletedAfterReading: "yes" }),
});
export const Hotel = entity("hotel", {
  attributes: { id: text(), chain: ref(Chain), address: Address, photos: list(text()) },
  identity: ["id"],
  estimate: unchecked({
    count: -1,
    growthPerYear: "a fifth",
    bytes: { id: 5, nam: 20, chain: 10, "chain.name": 12, "address.street": 30, "address.town": 20 },
    elements: { photos: { average: 20, worst: 10 }, id: 3 },
    distinct: { "address.city": { values: 400, largestShare: 2 }, chain: 40 },
  }),
});
export const Room = entity("room", {
  attributes: { hotel: ref(Hotel), number: smallint(), floor: smallint() },
  identity: ["hotel", "number"],
  estimate: unchecked({ per: { hotel: { average: 60, worst: 100, best: 3 }, floor: 20 }, bytes: { number: 2 } }),
});
export const Stay = entity("stay", {
  attributes: { room: ref(Room), from: date() },
  identity: ["room", "from"],
  estimate: unchecked(() => 3),
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
