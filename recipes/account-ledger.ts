// An account whose transactions are rows that never change, and whose balance is computed. A statement closes each month, so that the
// balance is the sum of one month at most.
import { bigint, date, desc, entity, keyspace, month, query, ref, text, timestamp, uuid } from "perquery";

export const Account = entity("account", {
  attributes: { iban: text(), owner: text() },
  identity: ["iban"],
  estimate: { count: 100_000, bytes: { iban: 22, owner: 30 } },
});
export const Transaction = entity("transaction", {
  attributes: {
    transactionId: uuid().generated(),
    account: ref(Account),
    bookedAt: timestamp(),
    /** Above zero to the account, below zero from it. */
    cents: bigint(),
    purpose: text(),
  },
  identity: ["transactionId"],
  immutable: true,
  estimate: { perDay: { account: { average: 2, worst: 1_000 } }, daysKept: 3_650, bytes: { purpose: 50 } },
});
export const Statement = entity("statement", {
  /** The balance before the first day of a month. */
  attributes: { account: ref(Account), until: date(), cents: bigint() },
  identity: ["account", "until"],
  immutable: true,
  estimate: { per: { account: 120 } },
});

export const bank = keyspace("bank", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find an account").find(Account).given(Account.iban).entry(),
    query("Q2", "Find the statements of an account, the last one first")
      .find(Statement)
      .given(Statement.account)
      .orderBy(desc(Statement.until))
      .after("Q1"),
    query("Q3", "Find the transactions of an account in a time")
      .find(Transaction)
      .given(Transaction.account)
      .range(Transaction.bookedAt)
      .bucketBy(month(Transaction.bookedAt))
      .table("transactions_by_account")
      .after("Q1"),
  ],
});
