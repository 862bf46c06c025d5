import type { Diagnostic } from "./model.ts";

/** A stage starts only when this is false for all that came before it. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
