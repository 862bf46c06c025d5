import { entity, keyspace, text } from "perquery";

const Unidentified = entity("guest", { attributes: { id: text() } } as never);

export const shop = keyspace("shop", { replication: { development: 1 }, queries: [] });
export { Unidentified };
