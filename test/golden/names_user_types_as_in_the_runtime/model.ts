import { entity, int, keyspace, query, set, text, udt } from "perquery";

/** User-defined types that are called as what generated modules use of the runtime: each module gets the one that it means. */
const Statement = udt("statement", { text: text(), page: int() });
const WriteOptions = udt("write_options", { retries: int() });
const Copies = udt("copies", { number: int() });
const DriverRow = udt("driver_row", { row: int() });

export const Report = entity("report", {
  attributes: {
    id: text(),
    statement: Statement,
    options: WriteOptions,
    copies: Copies,
    rows: set(DriverRow),
  },
  identity: ["id"],
});

export const reporting = keyspace("reporting", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a report").find(Report).given(Report.id),
    query("Q2", "Find reports by number of copies").find(Report).given(Report.copies),
  ],
});
