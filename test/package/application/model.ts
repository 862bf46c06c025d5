import { entity, keyspace, query, text } from "perquery";

export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });

export const shop = keyspace("shop", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
