import { entity, keyspace, query, text, udt } from "perquery";

const Address = udt("postal address", { street: text() });
const Date_ = udt("date", { year: text() });

export const Hotel = entity("hotel", { attributes: { id: text(), address: Address, opened: Date_ }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)],
});
