import { entity, keyspace, query, text, udt } from "perquery";

const HotelsRow = udt("hotels_row", { line: text() });

export const Hotel = entity("hotel", { attributes: { id: text(), name: text(), row: HotelsRow }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
