import type { Database } from "./database.ts";
import type { PreparedRead } from "./query-read.ts";

/** The whole text of one statement of a read. */
export function readText(
  read: PreparedRead<unknown>,
  db: Pick<Database, "keyspaces">,
  conditions: readonly string[],
  reverse: boolean,
): string {
  let text = read.cqlFor(db);
  for (const [i, condition] of conditions.entries()) {
    text += i === 0 && !text.includes("\nWHERE ") ? `\nWHERE ${condition}` : ` AND ${condition}`;
  }
  if (!reverse) return text;
  const order = read.order.map(({ cql, isDescending }) => `${cql} ${isDescending ? "ASC" : "DESC"}`);
  return `${text}\nORDER BY ${order.join(", ")}`;
}
