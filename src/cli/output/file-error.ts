import { getSystemErrorMap } from "node:util";
import type { Diagnostic } from "../../diagnostics/model.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";

/** A failure of the file system as a diagnostic; anything else is our bug and thrown on. */
export function describeFileError(error: unknown, action: string, outcome = "nothing was changed"): Diagnostic {
  const { code, errno } = error as NodeJS.ErrnoException;
  if (code === undefined || errno === undefined) throw error;
  const text = getSystemErrorMap().get(errno)?.[1];
  return diagnostic("PQ0012", { action, reason: text === undefined ? code : `${text} (${code})`, outcome }, undefined);
}
