// A user who is found by id or by e-mail address, which is nobody else's.
import { entity, keyspace, query, text, timestamp, uuid } from "perquery";

export const User = entity("user", {
  attributes: { userId: uuid().generated(), email: text(), name: text(), registeredAt: timestamp() },
  identity: ["userId"],
  keys: [["email"]], // the application vouches for it
  estimate: { count: 1_000_000, bytes: { email: 25, name: 20 } },
});

export const accounts = keyspace("accounts", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a user by e-mail address").find(User).given(User.email).entry(),
    query("Q2", "Find a user by id").find(User).given(User.userId).after("Q1"),
  ],
});
