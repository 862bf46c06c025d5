import { entity, keyspace, oneOf, query, text, timestamp, uuid } from "perquery";

/** Two docs of one status are two rows. */
export const Doc = entity("doc", {
  attributes: { id: uuid().generated(), status: oneOf("draft", "published"), title: text(), changedAt: timestamp() },
  identity: ["id"],
});

export const docs = keyspace("docs", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find docs by status").find(Doc).given(Doc.status),
    query("Q2", "Find docs by status, as they were changed")
      .find(Doc)
      .given(Doc.status)
      .orderBy(Doc.changedAt)
      .table("docs_by_status_changed_at"),
  ],
});
