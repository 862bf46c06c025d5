import type { Severity } from "./model.ts";

/** A rule of the catalogue: what it says, and what to do about it, given its parameters. */
export interface Rule<TParameters> {
  readonly severity: Severity;
  readonly message: (parameters: TParameters) => string;
  readonly hint?: ((parameters: TParameters) => string) | undefined;
}

export function rule<TParameters = Record<never, never>>(
  severity: Severity,
  message: (parameters: TParameters) => string,
  hint?: (parameters: TParameters) => string,
): Rule<TParameters> {
  return { severity, message, hint };
}
