import { decimal, desc, entity, keyspace, query, ref, text, timeuuid } from "perquery";

export const User = entity("user", { attributes: { username: text(), name: text() }, identity: ["username"] });
export const Account = entity("account", {
  attributes: { accountNumber: text(), user: ref(User).prefix(""), cashBalance: decimal() },
  identity: ["accountNumber"],
});
export const Position = entity("position", {
  attributes: { account: ref(Account).named("account"), symbol: text(), quantity: decimal() },
  identity: ["account", "symbol"],
});
export const Trade = entity("trade", {
  attributes: {
    tradeId: timeuuid(), // also its date
    account: ref(Account).named("account"),
    type: text(),
    symbol: text(),
    shares: decimal(),
    price: decimal(),
    amount: decimal(),
  },
  identity: ["tradeId"],
});

const newestFirst = desc(Trade.tradeId);

export const investment = keyspace("investment", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find all investment accounts of a user").find(Account).given(Account.user).also(Account.user.name),
    query("Q2", "Find all positions in an account; order by symbol (asc)")
      .find(Position)
      .given(Position.account)
      .orderBy(Position.symbol),
    query("Q3.1", "Find all trades of an account; order by date (desc)")
      .find(Trade)
      .given(Trade.account)
      .orderBy(newestFirst)
      .servedBy("Q3.2"),
    query("Q3.2", "Find all trades of an account in a date range; order by date (desc)")
      .find(Trade)
      .given(Trade.account)
      .range(Trade.tradeId)
      .orderBy(newestFirst)
      .table("trades_by_a_d"),
    query("Q3.3", "Find all trades by account, date range and type; order by date (desc)")
      .find(Trade)
      .given(Trade.account)
      .optionally(Trade.type)
      .range(Trade.tradeId)
      .orderBy(newestFirst)
      .table("trades_by_a_td"),
    query("Q3.4", "Find all trades by account, date range, type and symbol; order by date (desc)")
      .find(Trade)
      .given(Trade.account)
      .optionally(Trade.symbol, Trade.type)
      .range(Trade.tradeId)
      .orderBy(newestFirst)
      .table("trades_by_a_std"),
    query("Q3.5", "Find all trades by account, date range and symbol; order by date (desc)")
      .find(Trade)
      .given(Trade.account)
      .optionally(Trade.symbol)
      .range(Trade.tradeId)
      .orderBy(newestFirst)
      .table("trades_by_a_sd"),
  ],
});
