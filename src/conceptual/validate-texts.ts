import { unseenCharacter } from "../cql/unseen-characters.ts";
import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";

/** Refuses a text that would go into generated files and has what a reviewer would not see. `subject` says what it is. */
export function validateText(
  subject: string,
  text: string | undefined,
  location: SourceLocation | undefined,
): readonly Diagnostic[] {
  const character = text === undefined ? undefined : unseenCharacter(text);
  return character === undefined ? [] : [diagnostic("PQ1041", { subject, character }, location)];
}
