import type { Diagnostic } from "../diagnostics/model.ts";

/** What a step found, and its result when there was no error. */
export interface Outcome<TValue> {
  readonly diagnostics: readonly Diagnostic[];
  readonly value: TValue | undefined;
}

export function succeeded<TValue>(value: TValue): Outcome<TValue> {
  return { diagnostics: [], value };
}

export function failed(...diagnostics: readonly Diagnostic[]): Outcome<never> {
  return { diagnostics, value: undefined };
}
