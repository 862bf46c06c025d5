import { unseenWithin } from "../cql/unseen-characters.ts";
import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { KeyspaceDefinition, QueryCall, QueryDefinition } from "./definition.ts";

/** Refuses texts that would go into the CQL, its comments or the code, and have what a reviewer would not see. */
export function validateTexts(keyspaces: readonly KeyspaceDefinition[]): readonly Diagnostic[] {
  return keyspaces.flatMap(({ name, accept = [], queries, location }) => [
    ...accept.flatMap(({ code, reason }) =>
      validateText(`keyspace "${name}"`, `why it accepts ${code}`, reason, location),
    ),
    ...queries.flatMap(validateQueryTexts),
  ]);
}

function validateQueryTexts({ id, text, calls, location }: QueryDefinition): readonly Diagnostic[] {
  return [
    ...validateText(id, "its text", text, location),
    ...calls.flatMap((call) => textsOf(call).flatMap(([what, value]) => validateText(id, what, value, call.location))),
  ];
}

function textsOf(call: QueryCall): readonly (readonly [what: string, value: unknown])[] {
  switch (call.word) {
    case "for":
      return call.items.map((item) => ["who asks", item]);
    case "accept":
      return call.items.map(({ code, reason }) => [`why it accepts ${code}`, reason]);
    case "servedBy":
      return call.items.map(({ indexOptions }) => ["an option of its index", indexOptions]);
    default:
      return [];
  }
}

function validateText(
  subject: string,
  what: string,
  value: unknown,
  location: SourceLocation | undefined,
): readonly Diagnostic[] {
  const character = unseenWithin(value);
  return character === undefined ? [] : [diagnostic("PQ2055", { subject, what, character }, location)];
}
