import type { TableSummary } from "./summarize-table.ts";

/** Where the derived table is another than the published one, and why. */
export interface Correction {
  readonly model: string;
  readonly table: string;
  readonly instead: Partial<TableSummary>;
  readonly difference: string;
  readonly reason: string;
}

export const corrections: readonly Correction[] = [
  {
    model: "orders-lesson",
    table: "orders_by_customer",
    instead: { clustering: ["order_date desc", "order_id asc"] },
    difference: "`order_id` is appended to the clustering columns",
    reason:
      "Without it two orders of one customer at the same instant are one row, and the second overwrites the first; " +
      "the lesson's first version, `PRIMARY KEY (customer_id)`, keeps one order a customer.",
  },
  {
    model: "chebotko-mr-walkthrough",
    table: "videos_by_user",
    instead: { static: ["email", "first_name", "last_name"] },
    difference: "`email`, `first_name` and `last_name` are static",
    reason: "They depend on `user_id`, the partition key: stored once a partition, and not with each video.",
  },
  {
    model: "james-mailbox",
    table: "imapuidtable",
    instead: { static: ["bodystartoctet", "fullcontentoctets", "headercontent", "internaldate"] },
    difference: "what belongs to the message itself (`internaldate` and three more) is static",
    reason:
      "It depends on `messageid`, the partition key: stored once, and not with each mailbox that has the message.",
  },
];

export const correctionOf = (model: string, table: string): Correction | undefined =>
  corrections.find((correction) => correction.model === model && correction.table === table);
