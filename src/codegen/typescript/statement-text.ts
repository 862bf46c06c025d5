import type { StatementText } from "../cql/statements.ts";
import { inTemplate, member } from "./print.ts";

/** A statement as a template literal, in which `db` is the bound client and `bounds` those of the range. */
export function printStatementText(text: StatementText): string {
  const parts = text.map((part) => {
    if (typeof part === "string") return inTemplate(part);
    return part.kind === "keyspace" ? `\${${member("db.keyspaces", part.name)}}` : "${bounds.cql}";
  });
  return `\`${parts.join("")}\``;
}
