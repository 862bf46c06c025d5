import type { StatementText } from "../cql/statements.ts";
import { inTemplate, member } from "./print.ts";

/** A statement as a template literal, with an expression for the names of the keyspaces. */
export function printStatementText(text: StatementText, keyspaces = "db.keyspaces"): string {
  const parts = text.map((part) =>
    typeof part === "string" ? inTemplate(part) : `\${${member(keyspaces, part.name)}}`,
  );
  return `\`${parts.join("")}\``;
}
